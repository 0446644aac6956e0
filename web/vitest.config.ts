import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";

import pages from "./vite.config.ts";

export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ["browser"] }, // Svelte's browser build, though tests run in jsdom
    // vmThreads: jsdom is made once for each worker, not for each file.
    test: {
      pool: "vmThreads",
      environment: "jsdom",
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/testing.ts"],
    },
  }),
);
