//! The table of functions may grow in WebAssembly: compiled loops are called through it (src/js/compiler.rs). Texts of the library
//! go into the module without their comments and indentation, each line in its place, and shaders without their comments.

#![allow(
    clippy::disallowed_methods,
    reason = "a build script is told by its environment, and reads and writes files"
)]

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Where the texts lie, in the folders `m` of their families.
const LIBRARY: &str = "src/builtins";
/// Where the shaders lie, in folders.
const SHADERS: &str = "shaders";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={LIBRARY}");
    println!("cargo:rerun-if-changed={SHADERS}");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo:rustc-link-arg-cdylib=--growable-table");
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    let texts = out.join("texts");
    for family in fs::read_dir(LIBRARY)? {
        let folder = family?.path().join("m");
        if folder.is_dir() {
            pack(&folder, &texts, packed)?;
        }
    }
    for folder in fs::read_dir(SHADERS)? {
        let folder = folder?.path();
        if let Some(name) = folder.file_name().filter(|_| folder.is_dir()) {
            pack(&folder, &out.join("shaders").join(name), shader)?;
        }
    }
    Ok(())
}

/// Writes the texts of a folder, and of those within it.
fn pack(folder: &Path, out: &Path, packed: fn(&str) -> String) -> io::Result<()> {
    fs::create_dir_all(out)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            pack(&path, out, packed)?;
        } else if let Some(name) = path.file_name() {
            let packed = packed(&fs::read_to_string(&path)?);
            let to = out.join(name);
            // What has not changed is not compiled again.
            if fs::read_to_string(&to).ok().as_deref() != Some(&packed) {
                fs::write(to, packed)?;
            }
        }
    }
    Ok(())
}

/// A text without lines of comments, and without the blanks around a line; nothing that has a meaning goes over several lines.
fn packed(text: &str) -> String {
    let lines =
        text.lines().map(str::trim).map(|line| if line.starts_with('%') { "" } else { line });
    let mut packed: String = lines.flat_map(|line| [line, "\n"]).collect();
    packed.truncate(packed.trim_end().len());
    packed.push('\n');
    packed
}

/// A shader without comments but what its first line says of it; `//-` marks a place for other text.
fn shader(text: &str) -> String {
    let is_kept = |(at, line): &(usize, &str)| *at == 0 || !line.trim_start().starts_with("// ");
    text.lines().enumerate().filter(is_kept).flat_map(|(_, line)| [line, "\n"]).collect()
}
