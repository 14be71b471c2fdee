// Programs and libraries of the system: finds them, installs the missing ones where apt and root
// make that possible, and else names them in one message with the command that installs them.
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { capture, exec } from "../exec.mjs";
import { Problem, step } from "../say.mjs";

const MAC_CHROME = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The first of these programs on the PATH, with its path, or null. */
export function findProgram(...names) {
  for (const folder of (process.env.PATH || "").split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      if (folder && existsSync(path)) return path;
    }
  }
  return null;
}

/** Chromium or Chrome; MATGPU_CHROMIUM names another one. */
export function findChromium() {
  if (process.env.MATGPU_CHROMIUM) {
    return existsSync(process.env.MATGPU_CHROMIUM) ? process.env.MATGPU_CHROMIUM : null;
  }
  return (
    findProgram("chromium", "chromium-browser", "google-chrome") ??
    (existsSync(MAC_CHROME) ? MAC_CHROME : null)
  );
}

export const findChromedriver = () => process.env.CHROMEDRIVER || findProgram("chromedriver");

function vulkanDriver() {
  const folder = "/usr/share/vulkan/icd.d";
  if (process.platform !== "linux") return "of the system";
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith(".json")) ? folder : null;
}

/** What is needed of the system: how to see it, Debian's package, and the word for other systems. */
export const NEEDS = {
  compiler: {
    find: () => findProgram("cc", "gcc", "clang"),
    debian: ["gcc", "libc6-dev"],
    other: "a C compiler and linker",
  },
  chromium: {
    find: findChromium,
    debian: ["chromium"],
    other: "Chromium or Chrome (MATGPU_CHROMIUM names its path)",
  },
  chromedriver: {
    find: findChromedriver,
    debian: ["chromium-driver"],
    other: "chromedriver of the browser's version (CHROMEDRIVER names its path)",
  },
  vulkan: {
    find: vulkanDriver,
    debian: ["mesa-vulkan-drivers"],
    other: "a Vulkan driver (Mesa's lavapipe will do)",
  },
  octave: { find: () => findProgram("octave-cli", "octave"), debian: ["octave"], other: "GNU Octave" },
};

/** Makes sure that the named needs are met. `system` is replaced in tests. */
export async function ensureSystem(names, system = thisSystem()) {
  const missing = names.filter((name) => !NEEDS[name].find());
  if (missing.length === 0) return;
  const packages = missing.flatMap((name) => NEEDS[name].debian);
  if (!system.hasApt)
    throw new Problem(
      `Missing: ${missing.map((name) => NEEDS[name].other).join("; ")}. Install it and run the same command again.`,
    );
  const byHand = `apt-get install -y --no-install-recommends ${packages.join(" ")}`;
  if (!system.isRoot) throw new Problem(`Missing: ${missing.join(", ")}. Install with: sudo ${byHand}`);
  step(`Installing ${packages.join(", ")} (apt-get)`);
  await system.install(packages);
  const still = missing.filter((name) => !NEEDS[name].find());
  if (still.length > 0)
    throw new Problem(`apt-get has run, and ${still.join(", ")} is still missing. By hand: ${byHand}`);
}

function thisSystem() {
  return { hasApt: findProgram("apt-get") !== null, isRoot: process.getuid?.() === 0, install: aptInstall };
}

async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  // An interrupted first run can leave packages half configured; without this apt refuses to go on.
  await exec("dpkg", ["--configure", "-a"], { env, name: "dpkg-configure", mayFail: true });
  await exec("apt-get", ["update"], { env, name: "apt-update", mayFail: true });
  await exec("apt-get", ["install", "-y", "--no-install-recommends", ...packages], {
    env,
    name: "apt-install",
  });
}

/** The version text of a program, for hashes and messages. */
export const versionOf = (program) => capture(program, ["--version"]) ?? "none";
