// The playground is a page like any user's: it imports the package by its name.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  build: { target: "es2022", chunkSizeWarningLimit: 800 },
  worker: { format: "es" },
  // The package's sources are rebuilt beside the page: it is not a dependency to be bundled ahead.
  optimizeDeps: { exclude: ["matgpu"] },
});
