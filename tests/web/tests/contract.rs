//! The one suite of what providers promise, in a browser: on the host in both runs, on WebGPU where there is one.
#![cfg(target_arch = "wasm32")]

#[path = "../../contract/mod.rs"]
mod contract;

use contract::Report;
use matgpu::op::Row;
use matgpu::provider::Limits;
use matgpu::provider::host::Host;
use matgpu::provider::webgpu::{Opening, WgpuProvider, open};
use matgpu::value::ElemType;
use matgpu_web_tests::{Gpu, gpu};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_dedicated_worker);

/// Of so many commands one is compared on WebGPU: a CPU that poses as a device compiles for a second or more each.
/// Natively, all are.
const EVERY: usize = 17;

/// Elements of each primitive: every combination of specials, and as many others.
const ELEMENTS: usize = 2_400;

/// The device of this run; none where the run has none.
async fn device(limits: Option<Limits>) -> Option<WgpuProvider> {
    match gpu() {
        Gpu::None => None,
        Gpu::WebGpu => {
            let opening = Opening { limits, ..Opening::default() };
            Some(open(opening).await.unwrap_or_else(|why| panic!("no device: {why}")))
        }
    }
}

fn holds(report: &Report, least: usize) {
    let said = format!("{} of {}", report.wrong.len(), report.compared);
    assert!(report.wrong.is_empty(), "{said}:\n{}", report.wrong.join("\n"));
    let refused = report.refusals.join("\n");
    assert!(report.compared >= least, "{} compared, refused:\n{refused}", report.compared);
}

#[wasm_bindgen_test]
async fn the_host_keeps_the_contract() {
    gpu();
    let report = contract::all(&mut Host::new(), 2_000, |_, _| true, 1).await;
    holds(&report, 600);
    // The same bits as natively.
    let digest = report.digest();
    assert_eq!(digest, contract::DIGEST, "{digest:#x}\n{}", report.lines());
}

#[wasm_bindgen_test]
async fn storage_folds_loops_and_routines_are_those_of_the_host() {
    let Some(mut p) = device(None).await else { return };
    holds(&contract::beyond_primitives(&mut p, EVERY).await, 10);
}

/// With the least limits of WebGPU, and with arrays of a few pages: everything in pieces.
#[wasm_bindgen_test]
async fn limits_change_no_result() {
    let tiny = Limits {
        arrays_a_kernel: 4,
        binding_bytes: 4096,
        slot_bytes: 4 << 20,
        groups: 3,
        ..Limits::LEAST
    };
    for (limits, least) in [(Limits::LEAST, 10), (tiny, 4)] {
        let Some(mut p) = device(Some(limits)).await else { return };
        holds(&contract::beyond_primitives(&mut p, EVERY).await, least);
        // Without the dear ones, which are compiled once more for pieces.
        let cheap = |row: &Row, ty: ElemType| !ty.complex && row.cost <= 1_200;
        holds(&contract::primitives(&mut p, EVERY, ELEMENTS, cheap).await, 5);
    }
}

#[wasm_bindgen_test]
async fn primitives_of_singles_and_integers_are_those_of_the_host() {
    let Some(mut p) = device(None).await else { return };
    let wanted = |_: &Row, ty: ElemType| ty != ElemType::DOUBLE && !ty.complex;
    holds(&contract::primitives(&mut p, EVERY, ELEMENTS, wanted).await, 10);
}

/// All but the special functions, which are compiled for too long here, and compared natively.
#[wasm_bindgen_test]
async fn primitives_of_doubles_are_those_of_the_host() {
    let Some(mut p) = device(None).await else { return };
    let wanted = |row: &Row, ty: ElemType| ty == ElemType::DOUBLE && row.cost <= 9_000;
    holds(&contract::primitives(&mut p, EVERY, ELEMENTS, wanted).await, 1);
}

/// The arithmetic of complex numbers; their functions are compiled for too long here, and compared natively.
#[wasm_bindgen_test]
async fn primitives_of_complex_numbers_are_those_of_the_host() {
    let Some(mut p) = device(None).await else { return };
    let wanted =
        |row: &Row, ty: ElemType| ty.complex && row.cost <= 800 && contract::is_quick(row, ty);
    holds(&contract::primitives(&mut p, EVERY, ELEMENTS, wanted).await, 1);
}
