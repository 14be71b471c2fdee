// Puts the service worker beside what is built, with the list of the files that it keeps.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

export const offline = {
  name: "offline",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      const files = [
        ...new Set(["index.html", ...readdirSync(here("public")), ...Object.keys(bundle)]),
      ].sort();
      const hash = createHash("sha256").update(files.join("\n"));
      hash.update(String(bundle["index.html"]?.source ?? ""));
      const source = readFileSync(here("service-worker.js"), "utf8")
        .replace("matgpu-VERSION", `matgpu-${hash.digest("hex").slice(0, 16)}`)
        .replace("const FILES = [];", `const FILES = ${JSON.stringify(files)};`);
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  },
};
