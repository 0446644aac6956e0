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
    // What every page says of the games comes in one file a language.
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            { test: /card\.ftl/, name: (file) => `cards-${/(\w+)\/card\.ftl/.exec(file)![1]}` },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
