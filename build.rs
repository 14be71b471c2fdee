//! The table of functions may grow in WebAssembly: compiled loops are called through it (src/js/compiler.rs). Texts of the library
//! go into the module without their comments and indentation, each line in its place.

#![allow(
    clippy::disallowed_methods,
    reason = "a build script is told by its environment, and reads and writes files"
)]

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Where the texts lie, in the folders `m` of their families.
const LIBRARY: &str = "src/builtins";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={LIBRARY}");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo:rustc-link-arg-cdylib=--growable-table");
    }
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default()).join("texts");
    fs::create_dir_all(&out)?;
    for family in fs::read_dir(LIBRARY)? {
        let texts = family?.path().join("m");
        if texts.is_dir() {
            pack(&texts, &out)?;
        }
    }
    Ok(())
}

/// Writes the texts of a folder, and of those within it.
fn pack(folder: &Path, out: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            pack(&path, out)?;
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
