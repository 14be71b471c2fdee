//! matgpu: MATLAB-syntax programs, captured lazily, fused, and run on WebGPU or on the host.
//! ARCHITECTURE.md is the map.

pub mod builtins;
pub mod bytecode;
pub mod diag;
pub mod graph;
pub mod jit;
#[cfg(target_arch = "wasm32")]
pub mod js;
pub mod kernel;
pub mod op;
#[cfg(target_arch = "wasm32")]
mod pages;
pub mod plan;
pub mod provider;
pub mod residency;
pub mod routine;
pub mod session;
pub mod syntax;
pub mod value;
pub mod vm;
pub mod wgsl;

#[cfg(target_arch = "wasm32")]
#[global_allocator]
static MEMORY: pages::Pages = pages::Pages::new();

// The tests of the whole crate see it as others do.
#[cfg(all(test, not(target_arch = "wasm32")))]
extern crate self as matgpu;
#[cfg(all(test, not(target_arch = "wasm32")))]
#[path = "../tests/native.rs"]
mod native;

#[cfg(all(test, target_arch = "wasm32"))]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_dedicated_worker);
