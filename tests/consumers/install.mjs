// The package as its users get it: packed, and installed into an empty project outside the checkout,
// so that nothing of the checkout's own node_modules can stand in for what the package lacks.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { environment } from "../../scripts/exec.mjs";
import { ROOT } from "../../scripts/setup/paths.mjs";

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
