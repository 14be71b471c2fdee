//! Random programs in a browser: at once and captured give the same bits, and the browser's own compiler of shaders
//! takes every shader that they are captured into.
#![cfg(target_arch = "wasm32")]

#[path = "../../contract/mod.rs"]
mod contract;
#[path = "../../programs/mod.rs"]
mod programs;

use js_sys::{Array, Function, Object, Promise, Reflect};
use matgpu::plan::Offload;
use matgpu::session::engine::Stage;
use matgpu_web_tests::{Gpu, gpu, navigator, property};
use programs::program;
use programs::run::{at_once, compare, run, session, shaders};
use std::collections::BTreeSet;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

// Not in the page: it would be held for longer than a driver of browsers waits.
wasm_bindgen_test_configure!(run_in_dedicated_worker);

/// A deep run has all that there are. Whether the browser has WebGPU changes nothing on the host, so where it has none a share of
/// them is enough.
const PROGRAMS: u64 = if option_env!("MATGPU_FULL").is_some() { 2_000 } else { 600 };
const SHARE: u64 = 200;

/// Calls a method and waits for what it promises.
async fn ask(of: &JsValue, method: &str, arguments: &Array) -> JsValue {
    let function: Function = property(of, method).dyn_into().expect("a method");
    let answer = function.apply(of, arguments).expect("an answer");
    match answer.dyn_into::<Promise>() {
        Ok(promise) => JsFuture::from(promise).await.expect("what was promised"),
        Err(at_once) => at_once,
    }
}

/// What the browser says against a shader.
async fn complaints(device: &JsValue, text: &str) -> Vec<String> {
    let wanted = Object::new();
    Reflect::set(&wanted, &"code".into(), &text.into()).expect("a property");
    let module = ask(device, "createShaderModule", &Array::of1(&wanted)).await;
    let info = ask(&module, "getCompilationInfo", &Array::new()).await;
    let messages: Array = property(&info, "messages").dyn_into().expect("messages");
    let errors = messages.iter().filter(|m| property(m, "type") == JsValue::from("error"));
    errors.filter_map(|m| property(&m, "message").as_string()).collect()
}

#[wasm_bindgen_test]
async fn random_programs_give_the_same_bits_and_shaders_that_compile() {
    let run_with = gpu();
    let (mut eager, mut captured) = (at_once(), session(None, Offload::Always));
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let programs = if run_with == Gpu::None { SHARE } else { PROGRAMS };
    for seed in 0..programs {
        let p = program(seed);
        captured.engine().trace = Some((Stage::Wgsl, String::new()));
        let (here, there) = (run(&mut eager, &p).await, run(&mut captured, &p).await);
        if let Some(differs) = compare(&p, &here, &there) {
            panic!("seed {seed}: {differs}\n{}", p.text);
        }
        if let Some((_, text)) = captured.engine().trace.take() {
            seen.extend(shaders(&text).map(str::to_owned));
        }
    }
    if run_with == Gpu::None {
        return;
    }
    assert!(seen.len() as u64 > PROGRAMS / 2, "{} shaders", seen.len());
    let adapter = ask(&property(&navigator(), "gpu"), "requestAdapter", &Array::new()).await;
    let device = ask(&adapter, "requestDevice", &Array::new()).await;
    for text in seen {
        let errors = complaints(&device, &text).await;
        assert!(errors.is_empty(), "{}\n{text}", errors.join("\n"));
    }
}
