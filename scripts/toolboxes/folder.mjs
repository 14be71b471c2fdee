// What a checkout or an unpacked package holds: where its code begins, how its own instructions set the path, and its tests by kind.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { blocksOfFile } from "./blocks.mjs";
import { kindOf, testsOf } from "./kinds.mjs";
import { quoted } from "./program.mjs";

/** Files that set a toolbox's path when they are run in their folder, the best first. */
const SETUPS = [/_project_startup\.m$/, /_set_path\.m$/, /^startup\.m$/, /^setup[A-Z_]\w*\.m$/];
/** Folders of a checkout that are not on the path of whoever uses it. */
const APART = /^(tests?|checks|demos?|examples?|docs?|releases|resources|tools|private|[@+.].*)$/i;

/** The toolboxes of a folder: the packages that an unpacked Debian package holds, else the folder. */
export function toolboxes(folder) {
  const packages = join(folder, "usr/share/octave/packages");
  const inner = list(packages).filter((entry) => entry.isDirectory());
  return inner.length > 0 ? inner.map(({ name }) => toolbox(join(packages, name))) : [toolbox(folder)];
}

function toolbox(root) {
  const files = codeBelow(root);
  const described = [join(root, "packinfo/DESCRIPTION"), join(root, "DESCRIPTION")].map(text).join("\n");
  const needs = /^Depends:(.*)$/m.exec(described)?.[1] ?? "";
  return {
    name: basename(root).replace(/-\d[\w.]*$/, ""),
    root,
    files,
    needs: needs.split(",").map((need) => need.trim().split(/[\s(]/)[0]),
    setup: setupOf(root, files),
  };
}

/** The program that makes a toolbox known: what the toolbox itself has for it, or its folders. */
export function setupOf(root, files) {
  const held = list(root).map(({ name }) => name);
  if (held.includes("PKG_ADD"))
    return `addpath(${quoted(root)});\nsource(${quoted(join(root, "PKG_ADD"))});\n`;
  const near = files.filter((file) => !APART.test(file.split("/")[0]) && file.split("/").length <= 2);
  for (const pattern of SETUPS) {
    const found = near.find((file) => pattern.test(basename(file)));
    if (found) return `cd(${quoted(join(root, dirname(found)))});\n${basename(found, ".m")};\n`;
  }
  if (held.some((name) => name.endsWith(".m"))) return `addpath(${quoted(root)});\n`;
  const folders = new Set(
    files.map(dirname).filter((path) => !path.split("/").some((part) => APART.test(part))),
  );
  return [...folders].map((path) => `addpath(${quoted(join(root, path))});\n`).join("");
}

/**
 * The jobs of some toolboxes: { toolbox, file, kind, folder, setup, tests }. A job is a file; whoever runs it starts afresh,
 * runs the set-up, goes to the folder, and runs the tests one after the other. No folder is a new empty one.
 */
export function jobsOf(boxes) {
  const byName = new Map(boxes.map((box) => [box.name, box]));
  const runner = boxes.find(({ files }) => files.some((file) => basename(file) === "moxunit_runtests.m"));
  return boxes.flatMap((box) => {
    const needed = [...box.needs.map((name) => byName.get(name)), runner].filter(
      (other) => other && other !== box,
    );
    const setup = [...new Set([...needed, box])].map((each) => each.setup).join("");
    const sources = box.files.map((file) => [file, readFileSync(join(box.root, file), "utf8")]);
    const jobs = sources.flatMap(([file, source]) =>
      jobsOfFile(box, file, source, setup, runner !== undefined),
    );
    // Demonstrations are tests where there are no others.
    return jobs.some(({ kind }) => kind !== "demo") ? jobs.filter(({ kind }) => kind !== "demo") : jobs;
  });
}

function jobsOfFile(box, file, source, setup, hasMoxunit) {
  const job = { toolbox: box.name, root: box.root, file, setup };
  const jobs = [];
  const blocks = blocksOfFile(source);
  if (blocks.length > 0) jobs.push({ ...job, kind: "blocks", folder: undefined, tests: blocks });
  const kind = kindOf(file, source, hasMoxunit);
  if (kind) {
    const path = join(box.root, file);
    // Scripts and functions of a folder are called from where they lie.
    jobs.push({ ...job, kind, folder: dirname(path), tests: testsOf(kind, path, source) });
  }
  return jobs;
}

const text = (path) => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

function list(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

const codeBelow = (root) =>
  readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".m"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => !path.split("/").some((part) => part.startsWith(".")))
    .sort();
