//! The browser is what the run says it is: with an adapter in the one run, without `navigator.gpu` in
//! the other. Without this, a GPU test could fall back to the host and pass quietly.
#![cfg(target_arch = "wasm32")]

use js_sys::{Function, Promise};
use matgpu_web_tests::{Gpu, gpu, navigator, property};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_dedicated_worker);

#[wasm_bindgen_test]
async fn webgpu_is_there_exactly_where_it_should_be() {
    let run = gpu();
    let entry = property(&navigator(), "gpu");
    match run {
        Gpu::None => assert!(entry.is_undefined(), "navigator.gpu exists"),
        Gpu::WebGpu => {
            let request: Function =
                property(&entry, "requestAdapter").dyn_into().expect("a function");
            let promise: Promise =
                request.call0(&entry).expect("a call").dyn_into().expect("a promise");
            let adapter = JsFuture::from(promise).await.expect("an answer");
            assert!(!adapter.is_null(), "there is no adapter");
        }
    }
}
