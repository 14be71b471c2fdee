//! The options of a session out of JavaScript, and what it says of its device and its counters.

use super::from_js::get;
use super::to_js::put;
use crate::session::{About, Choice, Shader, Wish};
use js_sys::{Array, Object};
use wasm_bindgen::{JsCast, JsValue};

/// The options as engine.ts gives them; options.ts has checked their types.
pub(super) fn wish(options: &JsValue, unreachable: Option<String>) -> Wish {
    let text = |name: &str| get(options, name).ok().and_then(|value| value.as_string());
    let pairs = |name: &str| entries(&get(options, name).unwrap_or(JsValue::UNDEFINED));
    Wish {
        choice: match text("provider").as_deref() {
            Some("host") => Choice::Host,
            Some("webgpu") => Choice::WebGpu,
            _ => Choice::Auto,
        },
        unreachable,
        timestamps: get(options, "timestamps").ok().and_then(|v| v.as_bool()) == Some(true),
        fast: text("precision").as_deref() == Some("fast"),
        offload: text("offload").unwrap_or_default(),
        constants: pairs("offload"),
        limits: pairs("limits"),
        seed: get(options, "seed").ok().and_then(|seed| seed.as_f64()).map(|seed| seed as u64),
    }
}

/// The numbers of an object, by name; nothing for what is no object.
pub(super) fn entries(object: &JsValue) -> Vec<(String, f64)> {
    let Some(object) = object.dyn_ref::<Object>() else { return Vec::new() };
    let pairs = Object::entries(object);
    let pairs = pairs.iter().filter_map(|pair| pair.dyn_into::<Array>().ok());
    pairs.filter_map(|pair| Some((pair.get(0).as_string()?, pair.get(1).as_f64()?))).collect()
}

/// What a session computes on.
pub(super) fn device(about: &About) -> Object {
    let made = Object::new();
    put(&made, "kind", &if about.device { "webgpu" } else { "host" }.into());
    put(&made, "reason", &about.reason.as_str().into());
    put(&made, "adapter", &about.adapter.as_deref().map_or(JsValue::NULL, JsValue::from_str));
    put(&made, "limits", &numbers(&about.limits));
    put(&made, "features", &texts(&about.features));
    put(&made, "quirks", &texts(&about.quirks));
    made
}

/// A shader as it is kept.
pub(super) fn shader(shader: &Shader) -> JsValue {
    let made = Object::new();
    put(&made, "text", &shader.text.as_str().into());
    let read_only: Array = shader.read_only.iter().map(|&r| JsValue::from_bool(r)).collect();
    put(&made, "readOnly", &read_only);
    put(&made, "words", &(shader.words as f64).into());
    made.into()
}

/// A shader that was kept; None for what is none.
pub(super) fn kept_shader(kept: &JsValue) -> Option<Shader> {
    let text = get(kept, "text").ok()?.as_string()?;
    let read_only = get(kept, "readOnly").ok()?.dyn_into::<Array>().ok()?;
    let words = get(kept, "words").ok()?.as_f64()?;
    let read_only = read_only.iter().map(|r| r.as_bool()).collect::<Option<Vec<bool>>>()?;
    Some(Shader { text, read_only, words: words as usize })
}

fn texts(texts: &[String]) -> Array {
    texts.iter().map(|text| JsValue::from_str(text)).collect()
}

/// Named numbers as an object.
pub(super) fn numbers(entries: &[(&'static str, f64)]) -> Object {
    let made = Object::new();
    for (name, value) in entries {
        put(&made, name, &(*value).into());
    }
    made
}
