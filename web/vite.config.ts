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
    // The cards of the games are shown together: they come in one file.
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [{ name: "games", test: /src\/games\/(index\.ts|[^/]+\/(card\.ts|picture))/i }],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
