// Where Octave's tests are: an installed Octave, or Debian's package of its library unpacked into the
// shared cache. Nothing of it is run.
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { capture, exec } from "../exec.mjs";
import { Problem, step } from "../say.mjs";
import { CACHE } from "../setup/paths.mjs";
import { place } from "../setup/place.mjs";
import { findProgram } from "../setup/system.mjs";

const INSTALLED = "/usr/share/octave";
const PACKAGE = "octave-common";

let found;

/** Octave's share folder (m/ and etc/tests/) and the version of that Octave. Looked for once: layers run beside each other. */
export const octaveLibrary = () => {
  found ??= library();
  return found;
};

async function library() {
  const share = newest(INSTALLED) ?? (await unpacked());
  return { share, version: basename(share) };
}

/** The folder of the newest version in a folder of versions. */
function newest(folder) {
  if (!existsSync(folder)) return undefined;
  const number = (name) => name.split(".").map(Number);
  const later = (a, b) =>
    number(b)
      .map((n, i) => n - (number(a)[i] ?? 0))
      .find((d) => d !== 0) ?? 0;
  const versions = readdirSync(folder).filter((name) => existsSync(join(folder, name, "etc/tests")));
  const version = versions.sort(later)[0];
  return version && join(folder, version);
}

async function unpacked() {
  const candidate = () => /Candidate: (\d\S*)/.exec(capture("apt-cache", ["policy", PACKAGE]) ?? "")?.[1];
  if (!findProgram("apt-get") || !findProgram("dpkg"))
    throw new Problem("No Octave is installed, whose test blocks are read: install GNU Octave.");
  if (!candidate() && process.getuid?.() === 0) capture("apt-get", ["update"]);
  const version = candidate();
  if (!version)
    throw new Problem(`No Octave is installed, and apt-get knows no ${PACKAGE}: install GNU Octave.`);
  const folder = join(CACHE, "octave", version.replace(/[^\w.-]/g, "_"));
  await place(folder, async (temporary) => {
    step(`Unpacking ${PACKAGE} ${version} for its test blocks (once)`);
    const packages = join(temporary, "packages");
    mkdirSync(packages, { recursive: true });
    await exec("apt-get", ["download", PACKAGE], { cwd: packages, name: "octave-download" });
    for (const file of readdirSync(packages))
      await exec("dpkg", ["-x", join(packages, file), temporary], { name: "octave-unpack" });
    rmSync(packages, { recursive: true });
  });
  return newest(join(folder, INSTALLED));
}
