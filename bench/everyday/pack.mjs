// node bench/everyday/pack.mjs FOLDER: what device.sh wants on a machine that has no Node and cannot fetch anything.
// Wants `npm run build` before it, and xz. A machine without a Vulkan loader also wants the Debian packages libvulkan1,
// libegl1, libglvnd0, libopengl0, libgl1, libglx0 and libgles2 in that folder (`apt-get download`).
import { execFileSync } from "node:child_process";
import { closeSync, cpSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const folder = process.argv[2];
if (!folder) {
  console.error("expected a folder: node bench/everyday/pack.mjs FOLDER");
  process.exit(2);
}

function compress(from, name) {
  const to = join(folder, name);
  if (existsSync(to)) return;
  const file = openSync(to, "w");
  execFileSync("xz", ["-6", "-c", from], { stdio: ["ignore", file, "inherit"] });
  closeSync(file);
}

mkdirSync(folder, { recursive: true });
compress(process.execPath, "node.xz");
compress(join(ROOT, "node_modules/webgpu/dist/linux-x64/dawn.node"), "dawn.xz");
for (const path of [
  "pkg",
  "package.json",
  "bench/everyday",
  "node_modules/webgpu/index.js",
  "node_modules/webgpu/package.json",
])
  cpSync(join(ROOT, path), join(folder, path), { recursive: true });
