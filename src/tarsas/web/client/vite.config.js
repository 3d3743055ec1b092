// Builds the client into ../static, with a manifest from which the pages take the names of files.
import { defineConfig } from "vite";

export default defineConfig({
  base: "/static/",
  test: { testTimeout: 120_000 }, // milliseconds; a busy machine is slow, not broken
  build: {
    outDir: "../static",
    emptyOutDir: true,
    manifest: true,
    license: true, // of what is bundled: it is shipped with it
    target: "es2022",
    // No data: addresses for fonts and scripts: the pages' security policy forbids them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { input: { main: "main.ts", table: "tablepage.ts", style: "style.css", icon: "icon.svg", worker: "worker.ts" } },
  },
});
