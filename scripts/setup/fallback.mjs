// Rust for the browser without `rustup target add`: Debian's security suite keeps a current compiler
// for its browsers (rustc-web) and its sources. They are unpacked, without root, into the shared
// cache, the standard library is built once for wasm, and rustup gets a link to the result.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture, exec } from "../exec.mjs";
import { detail, Problem, step } from "../say.mjs";
import { CACHE } from "./paths.mjs";
import { place } from "./place.mjs";
import { findProgram } from "./system.mjs";

const WASM = "wasm32-unknown-unknown";
const NAME = "matgpu-web";
const STD_CRATES = "std,panic_abort,panic_unwind,proc_macro,test";

/** The name of a rustup toolchain that compiles for the browser; made from Debian's packages if needed. */
export async function ensureFallback() {
  const version = debianVersion();
  const prefix = join(CACHE, "toolchains", `rustc-web-${version.replace(/[^\w.-]/g, "_")}`);
  await place(prefix, async (temporary) => {
    step(`Making a Rust toolchain for ${WASM} from Debian's rustc-web ${version} (once; about two minutes)`);
    mkdirSync(temporary, { recursive: true });
    await unpackPackages(temporary);
    linkLibraries(join(temporary, "usr"));
    await buildStandardLibrary(temporary);
  });
  // The link names the folder's last place, so it is made after the folder has moved there.
  if (capture("rustc", [`+${NAME}`, "--print", "sysroot"]) !== join(prefix, "usr")) {
    await exec("rustup", ["toolchain", "link", NAME, join(prefix, "usr")], { name: "rustup-link" });
  }
  return NAME;
}

function debianVersion() {
  const help = "install rustup's target by hand: rustup target add wasm32-unknown-unknown";
  if (!findProgram("apt-get") || !findProgram("dpkg")) {
    throw new Problem(`No Rust library for the browser, and no Debian packages to build it from: ${help}`);
  }
  const candidate = () => /Candidate: (\S+)/.exec(capture("apt-cache", ["policy", "rustc-web"]) ?? "")?.[1];
  if (!usable(candidate()) && process.getuid?.() === 0) capture("apt-get", ["update"]);
  if (!usable(candidate()))
    throw new Problem(
      `Debian's rustc-web is not among the known packages (\`apt-get update\` may help); or ${help}`,
    );
  return candidate();
}

const usable = (version) => version !== undefined && version !== "(none)";

/** rustc-web, its sources, and the libraries of the compiler itself; their names hold version numbers. */
function packageNames() {
  const found = new Set(["rustc-web", "rust-web-src"]);
  for (const name of found) {
    for (const [, dependency] of (capture("apt-cache", ["depends", name]) ?? "").matchAll(
      /^\s*(?:Pre)?Depends: (\S+)/gm,
    )) {
      if (/^(libstd-rust-web|libllvm\d)/.test(dependency)) found.add(dependency);
    }
  }
  return [...found];
}

async function unpackPackages(prefix) {
  const packages = packageNames();
  const folder = join(prefix, "packages");
  mkdirSync(folder);
  detail(`downloading ${packages.join(", ")}`);
  await exec("apt-get", ["download", ...packages], { cwd: folder, name: "fallback-download" });
  for (const file of readdirSync(folder)) {
    await exec("dpkg", ["-x", join(folder, file), prefix], { name: "fallback-unpack" });
  }
  rmSync(folder, { recursive: true });
}

function linkLibraries(usr) {
  // Debian's cargo wants libraries that may not be there; without it rustup takes its own.
  rmSync(join(usr, "bin/cargo"), { force: true });
  const host = /host: (\S+)/.exec(capture("rustc", ["-vV"]))[1];
  const multiarch = `${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`;
  const lib = join(usr, "lib");
  const llvms = readdirSync(lib)
    .filter((name) => /^llvm-\d+$/.test(name))
    .map((name) => `${name}/lib`);
  for (const folder of [multiarch, ...llvms].filter((name) => existsSync(join(lib, name)))) {
    for (const name of readdirSync(join(lib, folder)).filter((file) => file.includes(".so"))) {
      if (!existsSync(join(lib, name))) symlinkSync(join(folder, name), join(lib, name));
    }
  }
  const linker = join(capture("rustc", ["--print", "sysroot"]), "lib/rustlib", host, "bin/rust-lld");
  const bin = join(lib, "rustlib", host, "bin");
  mkdirSync(bin, { recursive: true });
  if (!existsSync(join(bin, "rust-lld"))) symlinkSync(linker, join(bin, "rust-lld"));
}

async function buildStandardLibrary(prefix) {
  const crate = join(prefix, "std-build");
  mkdirSync(join(crate, "src"), { recursive: true });
  writeFileSync(
    join(crate, "Cargo.toml"),
    '[package]\nname = "std-build"\nversion = "0.0.0"\nedition = "2021"\n[workspace]\n',
  );
  writeFileSync(join(crate, "src/lib.rs"), "");
  const linked = `${NAME}-${process.pid}`;
  await exec("rustup", ["toolchain", "link", linked, join(prefix, "usr")], { name: "rustup-link" });
  try {
    await exec("cargo", ["build", "--release", "--target", WASM, `-Zbuild-std=${STD_CRATES}`], {
      cwd: crate,
      name: "fallback-std",
      env: {
        RUSTUP_TOOLCHAIN: linked,
        RUSTC_BOOTSTRAP: "1",
        RUSTFLAGS: "",
        CARGO_TARGET_DIR: join(crate, "target"),
      },
    });
  } finally {
    capture("rustup", ["toolchain", "uninstall", linked]);
  }
  const built = join(crate, "target", WASM, "release/deps");
  const library = join(prefix, "usr/lib/rustlib", WASM, "lib");
  mkdirSync(library, { recursive: true });
  for (const name of readdirSync(built).filter(
    (file) => file.endsWith(".rlib") && !file.startsWith("libstd_build"),
  )) {
    cpSync(join(built, name), join(library, name));
  }
  rmSync(crate, { recursive: true });
}
