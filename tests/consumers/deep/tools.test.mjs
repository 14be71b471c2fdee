// The packed package with the tools of its users: bundlers, frameworks, runtimes and versions of TypeScript, which
// tests/consumers/tools names. A tool that cannot be installed is a failure. Nothing is configured but what docs/frameworks.md says.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../../scripts/setup/paths.mjs";
import { serve } from "../../serve.mjs";
import { workshop } from "../install.mjs";
import { resultOf, works, worksFrom } from "../page.mjs";

const { tools, shop } = await workshop();
const PROJECTS = join(ROOT, "tests/consumers/projects");
const tool = (path) => import(pathToFileURL(join(tools, path)).href);
const bin = (name) => join(tools, ".bin", name);
const MINUTES_4 = 240_000;

/** A folder of the workshop with the files of a project, and further ones. */
function project(name, from, files = {}) {
  const folder = join(shop, name);
  mkdirSync(folder);
  if (from) cpSync(join(PROJECTS, from), folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

function run(cwd, program, ...args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    timeout: MINUTES_4,
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, NEXT_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
  });
  assert.equal(status, 0, `${error ?? ""}${stdout}${stderr}`);
  return stdout;
}

const blocks = (language) => {
  const text = readFileSync(join(ROOT, "docs/frameworks.md"), "utf8");
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))].map(
    ([, code]) => code,
  );
};

for (const version of ["5.4", "5.9", "6.0"]) {
  for (const [resolution, module] of [
    ["node16", "node16"],
    ["bundler", "esnext"],
  ]) {
    test(`TypeScript ${version} with moduleResolution ${resolution}, every declaration checked`, () => {
      // Neither skipLibCheck nor any @types: what the package's types need they bring with them.
      const compilerOptions = {
        target: "es2022",
        module,
        moduleResolution: resolution,
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        lib: ["es2022", "dom"],
        types: [],
      };
      const folder = project(`types-${version}-${resolution}`, "types", {
        "package.json": '{ "type": "module" }',
        "tsconfig.json": JSON.stringify({ compilerOptions, files: ["main.ts"] }),
      });
      const typescript = join(tools, `typescript-${version}`);
      assert.match(
        JSON.parse(readFileSync(join(typescript, "package.json"), "utf8")).version,
        new RegExp(`^${version}`),
      );
      run(folder, process.execPath, join(typescript, "bin/tsc"), "-p", ".");
    });
  }
}

test("Rollup, with matgpu/inline", async () => {
  const { rollup } = await tool("rollup/dist/es/rollup.js");
  const { nodeResolve } = await tool("@rollup/plugin-node-resolve/dist/es/index.js");
  const folder = project("rollup", "inline");
  const bundle = await rollup({ input: join(folder, "main.js"), plugins: [nodeResolve({ browser: true })] });
  await bundle.write({ file: join(folder, "bundle.js"), format: "es" });
  await worksFrom(folder);
});

test("esbuild, with matgpu/inline", async () => {
  const esbuild = await import("esbuild");
  const folder = project("esbuild-inline", "inline");
  await esbuild.build({
    absWorkingDir: folder,
    entryPoints: ["main.js"],
    bundle: true,
    format: "esm",
    outfile: "bundle.js",
    logLevel: "silent",
  });
  await worksFrom(folder);
});

test("Parcel", async () => {
  const folder = project("parcel", "vite", {
    "package.json": "{}",
    "index.html": '<!doctype html><body><script type="module" src="./main.js"></script></body>',
  });
  run(folder, bin("parcel"), "build", "index.html", "--no-cache", "--no-source-maps", "--public-url", "./");
  await worksFrom(join(folder, "dist"));
});

test("Next", async () => {
  const folder = project("next", "next", {
    "package.json": "{}",
    // So that this test can serve it as files.
    "next.config.mjs": 'export default { output: "export" };\n',
  });
  run(folder, bin("next"), "build");
  await worksFrom(join(folder, "out"));
});

for (const [name, args] of [
  ["deno", ["run", "--allow-read", "--allow-env", "--allow-sys"]],
  ["bun", ["run"]],
]) {
  test(`${name}, as in Node`, () => {
    const folder = project(name, "node", { "package.json": '{ "type": "module" }' });
    const { text } = JSON.parse(run(folder, bin(name), ...args, "main.mjs"));
    assert.match(text, /x =\s+2/);
  });
}

const MAIN = {
  jsx: `import { createRoot } from "react-dom/client";
import { createElement } from "react";
import App from "./App.jsx";
createRoot(document.getElementById("app")).render(createElement(App));`,
  vue: `import { createApp } from "vue";
import App from "./App.vue";
createApp(App).mount("#app");`,
  svelte: `import { mount } from "svelte";
import App from "./App.svelte";
mount(App, { target: document.getElementById("app") });`,
};
const PLUGIN = {
  jsx: async () => (await tool("@vitejs/plugin-react/dist/index.js")).default(),
  vue: async () => (await tool("@vitejs/plugin-vue/dist/index.mjs")).default(),
  svelte: async () => (await tool("@sveltejs/vite-plugin-svelte/src/index.js")).svelte({ configFile: false }),
};

for (const [language, name] of [
  ["jsx", "React"],
  ["vue", "Vue"],
  ["svelte", "Svelte"],
]) {
  test(`the lines of the documentation for ${name}`, async () => {
    const [code, ...others] = blocks(language);
    assert.equal(others.length, 0);
    const folder = project(language, undefined, {
      [`App.${language}`]: code,
      "main.js": MAIN[language],
      "index.html":
        '<!doctype html><div id="app"></div><script type="module" src="./main.js"></script><script>new MutationObserver(() => { const text = document.querySelector("pre")?.textContent; if (text) Object.assign(document.body.dataset, { result: text }); }).observe(document, { subtree: true, childList: true, characterData: true });</script>',
    });
    const { build } = await tool("vite/dist/node/index.js");
    await build({ root: folder, configFile: false, logLevel: "error", plugins: [await PLUGIN[language]()] });
    const server = await serve({ "/": join(folder, "dist") });
    try {
      assert.match((await resultOf(`${server.url}/index.html`, "none")).result, /x =\s+2/);
    } finally {
      await server.close();
    }
  });
}

test("from a CDN: another origin, with and without a policy that forbids blobs", async () => {
  const pkg = join(shop, "node_modules/matgpu/pkg");
  const cdn = await serve({ "/": pkg }, { headers: { "access-control-allow-origin": "*" } });
  const page = (options) => `<!doctype html><body><script type="module">
    const { createSession } = await import("${cdn.url}/index.js");
    createSession(${options}).then(async (session) => {
      document.body.dataset.device = session.device.kind;
      document.body.dataset.result = (await session.run("x = 1 + 1")).text;
      session.dispose();
    }, (error) => { document.body.dataset.result = error.message; });
  </script>`;
  const own = { "/own/": pkg };
  const pages = {
    "/plain.html": page(""),
    "/url.html": page('{ worker: new URL("/own/worker.js", location.href) }'),
    "/function.html": page('{ worker: () => new Worker("/own/worker.js", { type: "module" }) }'),
    "/thread.html": page("{ worker: false }"),
  };
  const policy = `default-src 'none'; script-src 'unsafe-inline' 'self' ${cdn.url} 'wasm-unsafe-eval'; worker-src 'self'; connect-src ${cdn.url} 'self'`;
  const open = await serve(own, { pages });
  const strict = await serve(own, { pages, headers: { "content-security-policy": policy } });
  try {
    await works(`${open.url}/plain.html`);
    for (const how of ["url", "function", "thread"])
      assert.match((await resultOf(`${strict.url}/${how}.html`, "none")).result, /x =\s+2/, how);
    const refused = (await resultOf(`${strict.url}/plain.html`, "none")).result;
    assert.match(refused, /worker\.js.*option worker.*worker: false/);
  } finally {
    for (const server of [cdn, open, strict]) await server.close();
  }
});
