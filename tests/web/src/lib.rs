//! What the browser tests share: which of the two runs this is. `npm test` starts Chromium once with
//! WebGPU and once without, and says which in the user agent, so that one build serves both.
#![cfg(target_arch = "wasm32")]

use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// What this run of the browser has to offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gpu {
    /// `navigator.gpu` gives an adapter; a test that finds none has failed.
    WebGpu,
    /// There is no `navigator.gpu`.
    None,
}

/// Reads the run from the user agent. In the run without WebGPU it takes `navigator.gpu` away first:
/// Chromium has no switch for that. Every test of the browser begins with this.
///
/// # Panics
/// When the browser was not started by `npm test`: a test must not guess what it should find.
pub fn gpu() -> Gpu {
    let agent = property(&navigator(), "userAgent").as_string().unwrap_or_default();
    match agent.split_whitespace().last() {
        Some("gpu=webgpu") => Gpu::WebGpu,
        Some("gpu=none") => {
            let prototype: Object = property(&navigator(), "__proto__").unchecked_into();
            Reflect::delete_property(&prototype, &"gpu".into()).expect("an object");
            Gpu::None
        }
        _ => panic!("run the browser tests through `npm test`; the user agent is {agent:?}"),
    }
}

/// `navigator` of the page or worker.
pub fn navigator() -> JsValue {
    property(&js_sys::global(), "navigator")
}

/// A property of a JavaScript object, undefined where there is none.
pub fn property(object: &JsValue, name: &str) -> JsValue {
    Reflect::get(object, &name.into()).unwrap_or(JsValue::UNDEFINED)
}
