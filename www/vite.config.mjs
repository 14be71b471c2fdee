// The playground is a page like any user's: it imports the package by its name.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { offline } from "./offline.mjs";

// What the page may load and run: its own files, and the module. It may fetch files that somebody asks for by their address,
// as data: what is fetched cannot become a script. Styles are the editor's too, which writes them into the page. Serving with Vite needs more; what is built has this.
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self' https:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const policy = {
  name: "content-security-policy",
  apply: "build",
  transformIndexHtml: () => [
    {
      tag: "meta",
      attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
      injectTo: "head-prepend",
    },
  ],
};

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  plugins: [policy, offline],
  root: here("."),
  base: "./",
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 800,
    rollupOptions: {
      input: [here("index.html"), here("src/mat-playground.ts")],
      output: {
        // Other pages name the element's file.
        entryFileNames: ({ name }) => (name === "mat-playground" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  worker: { format: "es" },
  // The package's sources are rebuilt beside the page: it is not a dependency to be bundled ahead.
  optimizeDeps: { exclude: ["matgpu"] },
});
