//! The table of functions may grow in WebAssembly: compiled loops are called through it (src/js/compiler.rs). Texts of the library
//! go into the module without their comments and indentation, each line in its place, and shaders without their comments. Those of
//! toolboxes go into one text, which the package has beside the module (src/builtins/in_the_language.rs).

#![allow(
    clippy::disallowed_methods,
    reason = "a build script is told by its environment, and reads and writes files"
)]

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Where the texts lie, in the folders `m` of their families.
const LIBRARY: &str = "src/builtins";
/// Families that most programs need nothing of: in MATLAB most of each is a toolbox, or a class.
const TOOLBOXES: [&str; 6] =
    ["classes", "finance", "fourier_and_filters", "geometry", "images", "optimisation"];
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
    let (mut beside, mut inside) = (BTreeMap::new(), BTreeMap::new());
    for family in fs::read_dir(LIBRARY)? {
        let family = family?;
        let is_toolbox = TOOLBOXES.iter().any(|name| family.file_name() == *name);
        let texts = if is_toolbox { &mut beside } else { &mut inside };
        collect(&family.path().join("m"), texts, packed)?;
    }
    let together = beside.iter().map(|(name, text)| format!("\u{1}{name}\n{text}")).collect();
    write(&out, "toolboxes.txt", together)?;
    for (name, text) in inside {
        write(&out.join("module"), &name, text.clone())?;
        write(&out.join("texts"), &name, text)?;
    }
    for (name, text) in beside {
        write(&out.join("module"), &name, String::new())?;
        write(&out.join("texts"), &name, text)?;
    }
    for folder in fs::read_dir(SHADERS)? {
        let folder = folder?.path();
        if let Some(name) = folder.file_name().filter(|_| folder.is_dir()) {
            let mut texts = BTreeMap::new();
            collect(&folder, &mut texts, shader)?;
            let out = out.join("shaders").join(name);
            texts.into_iter().try_for_each(|(name, text)| write(&out, &name, text))?;
        }
    }
    Ok(())
}

/// The packed texts of a folder, where there is one, and of those within it, by the names of their files.
fn collect(
    folder: &Path,
    texts: &mut BTreeMap<String, String>,
    packed: fn(&str) -> String,
) -> io::Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if path.is_dir() {
            collect(&path, texts, packed)?;
        } else {
            let name = entry.file_name().to_string_lossy().into_owned();
            texts.insert(name, packed(&fs::read_to_string(&path)?));
        }
    }
    Ok(())
}

fn write(folder: &Path, name: &str, text: String) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let to = folder.join(name);
    // What has not changed is not compiled again.
    match fs::read_to_string(&to).ok().as_deref() == Some(&text) {
        true => Ok(()),
        false => fs::write(to, text),
    }
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
