//! The table of functions may grow in WebAssembly: compiled loops are called through it (src/js/compiler.rs).

#![allow(clippy::disallowed_methods, reason = "a build script is told by its environment")]

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo:rustc-link-arg-cdylib=--growable-table");
    }
}
