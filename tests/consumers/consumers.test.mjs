// The packed package in the projects of its users, none of which configures anything for it.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { nodeProgram } from "../../scripts/setup/paths.mjs";
import { install, npm, packed } from "./install.mjs";
import { works, worksFrom } from "./page.mjs";

const node = (cwd, ...args) => execFileSync(process.execPath, args, { cwd, encoding: "utf8" });

test("the tarball holds what it should and nothing else", () => {
  const files = execFileSync("tar", ["-tzf", packed()], { encoding: "utf8" }).trim().split("\n");
  for (const name of [
    "pkg/index.js",
    "pkg/index.d.ts",
    "pkg/node.js",
    "pkg/cli.js",
    "pkg/matgpu_bg.wasm",
    "pkg/toolboxes.txt",
    "README.md",
    "LICENSE-MIT",
    "NOTICE",
    "SECURITY.md",
  ]) {
    assert.ok(files.includes(`package/${name}`), `${name} is missing`);
  }
  const strange = files.filter(
    (name) => !/^package\/(pkg\/|package\.json$|README|CHANGELOG|LICENSE|NOTICE$|SECURITY)/.test(name),
  );
  assert.deepEqual(strange, []);
});

test("Vite, as a production build", async () => {
  const folder = install("vite", "vite");
  node(folder, nodeProgram("vite/bin/vite.js"), "build", "--logLevel", "warn");
  await worksFrom(join(folder, "dist"));
});

test("Vite, as a development server", async () => {
  const folder = install("vite-dev", "vite");
  const { createServer } = await import(nodeProgram("vite/dist/node/index.js"));
  const server = await createServer({
    root: folder,
    configFile: false,
    server: { host: "127.0.0.1", port: 0 },
    logLevel: "error",
  });
  try {
    await server.listen();
    await works(server.resolvedUrls.local[0]);
  } finally {
    await server.close();
  }
});

test("webpack", async () => {
  const folder = install("webpack", "webpack");
  const { default: webpack } = await import(nodeProgram("webpack/lib/index.js"));
  const compiler = webpack({
    context: folder,
    mode: "production",
    entry: "./main.js",
    output: { path: join(folder, "dist"), filename: "main.js" },
    performance: { hints: false },
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done))),
  );
  assert.equal(stats.hasErrors(), false, stats.toString("errors-only"));
  await worksFrom(folder);
});

test("esbuild", async () => {
  // esbuild copies no files that a module names by URL: its users put them beside the bundle.
  const folder = install("esbuild", "esbuild");
  const esbuild = await import(nodeProgram("esbuild/lib/main.js"));
  const entries = { main: "main.js", worker: "node_modules/matgpu/pkg/worker.js" };
  await esbuild.build({
    absWorkingDir: folder,
    entryPoints: entries,
    bundle: true,
    format: "esm",
    outdir: "dist",
    logLevel: "silent",
  });
  for (const name of ["matgpu_bg.wasm", "toolboxes.txt"])
    copyFileSync(join(folder, "node_modules/matgpu/pkg", name), join(folder, "dist", name));
  await worksFrom(folder);
});

test("a page without a bundler", async () => {
  await worksFrom(install("script", "script"));
});

test("a page with a strict content security policy", async () => {
  const policy =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";
  await worksFrom(install("csp", "csp"), { headers: { "content-security-policy": policy } });
});

test("a page that is isolated", async () => {
  const headers = {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
  };
  await worksFrom(install("script-isolated", "script"), { headers });
});

test("Node, as an ES module", () => {
  const folder = install("node", "node");
  const { text, device } = JSON.parse(node(folder, "main.mjs"));
  assert.match(text, /x =\s+2/);
  assert.equal(device, "host");
});

const asModule = (text) => `data:text/javascript,${encodeURIComponent(text)}`;

test("the command", () => {
  const folder = install("command");
  assert.equal(npm(folder, "exec", "--", "matgpu", "-e", "disp(1 + 1)").trim(), "2");
  const failed = spawnSync(process.execPath, ["node_modules/matgpu/pkg/cli.js", "-e", "nonsense(1)"], {
    cwd: folder,
    encoding: "utf8",
  });
  assert.equal(failed.status, 1);
  assert.match(failed.stderr, /nonsense/);
  const run = (...args) =>
    spawnSync(process.execPath, ["node_modules/matgpu/pkg/cli.js", ...args], {
      cwd: folder,
      encoding: "utf8",
    });
  // Without the npm package webgpu there is no device, which only matters to whoever insists on one. A folder above may have
  // one, which is hidden.
  const hooks = `export const resolve = (name, about, next) => name === "webgpu"
    ? Promise.reject(Object.assign(new Error("hidden"), { code: "ERR_MODULE_NOT_FOUND" })) : next(name, about);`;
  const hiding = `import { register } from "node:module"; register(${JSON.stringify(asModule(hooks))});`;
  const cli = join(folder, "node_modules/matgpu/pkg/cli.js");
  const without = spawnSync(
    process.execPath,
    ["--import", asModule(hiding), cli, "--provider", "webgpu", "-e", "disp(1)"],
    { cwd: folder, encoding: "utf8" },
  );
  assert.equal(without.status, 2);
  assert.match(without.stderr, /--provider webgpu needs the npm package webgpu \(npm install webgpu\)/);
  assert.equal(run("--provider", "auto", "-e", "disp(1)").stdout.trim(), "1");
});

test("what it publishes is well-formed (publint)", async () => {
  const { publint } = await import(nodeProgram("publint/src/index-node.js"));
  const folder = install("lint");
  const { messages } = await publint({ pkgDir: join(folder, "node_modules/matgpu"), strict: true });
  assert.deepEqual(
    messages.map(({ code, path }) => `${code} ${path?.join(".")}`),
    [],
  );
});

test("its types are right for every resolution (are the types wrong)", () => {
  const run = spawnSync(
    process.execPath,
    [
      nodeProgram("@arethetypeswrong/cli/dist/index.js"),
      packed(),
      "--profile",
      "esm-only",
      "--format",
      "ascii",
    ],
    { encoding: "utf8" },
  );
  assert.equal(run.status, 0, run.stdout + run.stderr);
});
