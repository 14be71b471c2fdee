// pkg/, the package as npm publishes it: the module with its glue, and the compiled TypeScript of js/.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exec } from "../exec.mjs";
import { step } from "../say.mjs";
import { nodeProgram, PKG, ROOT, STATE } from "../setup/paths.mjs";
import { hashOf, Stamps } from "../setup/stamps.mjs";
import { versionOf } from "../setup/system.mjs";
import { writeInline } from "./inline.mjs";
import { writeInstance } from "./instance.mjs";
import { TOOLBOXES, withoutSection } from "./sections.mjs";
import { SITE_INPUTS, writeSite } from "./site.mjs";
import { buildWasm } from "./wasm.mjs";

const stamps = new Stamps();
const RUST_INPUTS = [
  "src",
  "shaders",
  "build.rs",
  "Cargo.toml",
  "Cargo.lock",
  ".cargo",
  "scripts/build/wasm.mjs",
  "scripts/build/instance.mjs",
  "scripts/build/sections.mjs",
];
const SCRIPT_INPUTS = ["js", "package-lock.json", "scripts/build/package.mjs"];
const MADE = ["instance.js", "matgpu_bg.wasm", "toolboxes.txt"];
// The types of the glue are for the compilation of js/ alone, which finds them by "rootDirs".
const GLUE = join(STATE, "glue");
const TYPES = ["instance.d.ts", "matgpu.d.ts"];

/**
 * Builds pkg/ unless it is current. "web" is satisfied by a current release build, not the other way round. What serves a page
 * of its own does without pkg/inline.js, which is for users of the published package.
 */
export async function buildPackage(profile, tools, { inline = true } = {}) {
  const rust = hashOf({ texts: [versionOf("rustc"), JSON.stringify(tools.env)], files: RUST_INPUTS });
  const made = [...MADE.map((name) => join(PKG, name)), ...TYPES.map((name) => join(GLUE, name))];
  const upToDate = (wanted) => stamps.holds("pkg-wasm", `${wanted} ${rust}`, made);
  if (!upToDate("release") && !upToDate(profile)) {
    stamps.clear("pkg-wasm");
    const temporary = join(STATE, "pkg");
    rmSync(temporary, { recursive: true, force: true });
    await buildWasm(profile, temporary, tools);
    writeInstance(temporary);
    writeToolboxes(temporary);
    mkdirSync(PKG, { recursive: true });
    mkdirSync(GLUE, { recursive: true });
    for (const name of MADE) renameSync(join(temporary, name), join(PKG, name));
    for (const name of TYPES) renameSync(join(temporary, name), join(GLUE, name));
    rmSync(temporary, { recursive: true });
    stamps.set("pkg-wasm", `${profile} ${rust}`);
  }
  await compileScripts();
  const site = hashOf({ files: SITE_INPUTS });
  await stamps.once("pkg-site", site, [join(PKG, "site/page.js")], () => writeSite(PKG));
  const all = hashOf({
    texts: [rust],
    files: [...SCRIPT_INPUTS, "scripts/build/inline.mjs", "scripts/build/sections.mjs"],
  });
  if (inline) await stamps.once("pkg-inline", all, [join(PKG, "inline.js")], () => writeInline(PKG));
}

/** Takes the texts that few programs need out of the module, into a file of their own. */
function writeToolboxes(folder) {
  const file = join(folder, "matgpu_bg.wasm");
  const { module, section } = withoutSection(readFileSync(file), TOOLBOXES);
  if (section.length === 0) throw new Error(`the module has no section ${TOOLBOXES}`);
  writeFileSync(file, module);
  writeFileSync(join(folder, "toolboxes.txt"), section);
}

async function compileScripts() {
  const glue = existsSync(join(GLUE, "matgpu.d.ts")) ? readFileSync(join(GLUE, "matgpu.d.ts"), "utf8") : "";
  const hash = hashOf({ texts: [glue], files: SCRIPT_INPUTS });
  await stamps.once("pkg-js", hash, [join(PKG, "index.js"), join(PKG, "index.d.ts")], async () => {
    step("Compiling the TypeScript of js/");
    stamps.clear("pkg-inline");
    // What an earlier version of js/ made must not be published with this one.
    for (const name of readdirSync(PKG)) {
      if (!MADE.includes(name)) rmSync(join(PKG, name), { recursive: true });
    }
    await exec(process.execPath, [nodeProgram("typescript/bin/tsc"), "-p", "js"], { cwd: ROOT, name: "tsc" });
  });
}
