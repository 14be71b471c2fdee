// The package as its users get it: packed, and installed into an empty project outside the checkout,
// so that nothing of the checkout's own node_modules can stand in for what the package lacks.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { environment } from "../../scripts/exec.mjs";
import { CACHE, ROOT } from "../../scripts/setup/paths.mjs";
import { place } from "../../scripts/setup/place.mjs";

const scratch = mkdtempSync(join(tmpdir(), "matgpu-consumers-"));
after(() => rmSync(scratch, { recursive: true, force: true }));

let tarball;

export function npm(cwd, ...args) {
  return execFileSync("npm", args, {
    cwd,
    encoding: "utf8",
    env: environment(),
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** The packed package. */
export function packed() {
  if (!tarball) {
    npm(ROOT, "pack", "--pack-destination", scratch, "--silent");
    tarball = join(
      scratch,
      readdirSync(scratch).find((name) => name.endsWith(".tgz")),
    );
  }
  return tarball;
}

/**
 * A project outside the checkout with the package installed, with the files of
 * tests/consumers/projects/PROJECT, if one is named; gives its folder.
 */
export function install(name, project) {
  const folder = join(scratch, name);
  mkdirSync(folder);
  if (project) cpSync(join(ROOT, "tests/consumers/projects", project), folder, { recursive: true });
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: `consumer-${name}`, private: true, type: "module" }),
  );
  npm(folder, "install", "--no-audit", "--no-fund", "--silent", packed());
  return folder;
}

const TOOLS = join(ROOT, "tests/consumers/tools");

/**
 * A folder whose node_modules has the tools of tests/consumers/tools and, nearer, the packed package: projects in it find both.
 * The tools are installed once into the shared cache, in the versions of their lock file (`npm ci` refuses it: npm writes no rows for
 * the optional packages of other platforms).
 */
export async function workshop() {
  const key = createHash("sha256");
  for (const file of [join(TOOLS, "package-lock.json"), fileURLToPath(import.meta.url)])
    key.update(readFileSync(file));
  const folder = join(CACHE, `consumers-${key.digest("hex").slice(0, 12)}`);
  await place(folder, async (temporary) => {
    cpSync(TOOLS, temporary, { recursive: true });
    npm(temporary, "install", "--no-audit", "--no-fund", "--silent");
    // What its own script does, where npm is told to run none: it puts the program for this machine in its place.
    execFileSync(process.execPath, ["install.js"], { cwd: join(temporary, "node_modules/bun") });
  });
  const shop = join(folder, `run-${process.pid}`);
  after(() => rmSync(shop, { recursive: true, force: true }));
  const own = join(shop, "node_modules/matgpu");
  mkdirSync(own, { recursive: true });
  execFileSync("tar", ["-xzf", packed(), "-C", own, "--strip-components=1"]);
  return { tools: join(folder, "node_modules"), shop };
}
