import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// While developing, `engawa serve --no-open` answers what is asked of the server.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/engawa/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy knows no inline fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // What the start page shows comes in few files: the cards of the games, and parts of many pages.
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            { name: "games", test: /src\/games\/(index\.ts|[^/]+\/(card\.ts|picture))/i },
            { name: "parts", test: /src\/parts\//, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
