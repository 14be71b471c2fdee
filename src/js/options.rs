//! The options of a session out of JavaScript, and what it says of its device. All of them are plain structs, which
//! cross by serde; `js/options.ts` and `js/device.ts` have their types.

use super::plain;
use crate::session::{About, Choice, DeviceOptions, Shader};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use wasm_bindgen::JsValue;

/// Numbers by their names.
type Numbers = BTreeMap<String, f64>;

/// The options as engine.ts gives them; options.ts has checked them.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct EngineOptions {
    provider: String,
    precision: String,
    timestamps: bool,
    #[serde(default)]
    beside: bool,
    offload: Offload,
    limits: Numbers,
    seed: Option<f64>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Offload {
    When(String),
    By(Numbers),
}

/// How a session is to compute.
pub(super) fn device_options(
    options: JsValue,
    unreachable: Option<String>,
) -> Result<DeviceOptions, String> {
    let read = serde_wasm_bindgen::from_value(options);
    let options: EngineOptions = read.map_err(|wrong| format!("the options: {wrong}"))?;
    let (offload, constants) = match options.offload {
        Offload::When(when) => (when, Numbers::new()),
        Offload::By(constants) => (String::new(), constants),
    };
    Ok(DeviceOptions {
        choice: match options.provider.as_str() {
            "host" => Choice::Host,
            "webgpu" => Choice::WebGpu,
            _ => Choice::Auto,
        },
        unreachable,
        timestamps: options.timestamps,
        beside: options.beside,
        fast: options.precision == "fast",
        offload,
        constants: constants.into_iter().collect(),
        limits: options.limits.into_iter().collect(),
        seed: options.seed.map(|seed| seed as u64),
    })
}

/// The constants of an earlier calibration; nothing for what is none.
pub(super) fn constants(kept: JsValue) -> Vec<(String, f64)> {
    let read: Result<Numbers, _> = serde_wasm_bindgen::from_value(kept);
    read.map(|constants| constants.into_iter().collect()).unwrap_or_default()
}

/// What a session computes on.
#[derive(Serialize)]
struct Device<'a> {
    kind: &'static str,
    reason: &'a str,
    adapter: Option<&'a str>,
    limits: BTreeMap<&'static str, f64>,
    features: &'a [String],
    quirks: &'a [String],
    losses: u32,
}

pub(super) fn device(about: &About) -> JsValue {
    plain::to_js(&Device {
        kind: if about.device { "webgpu" } else { "host" },
        reason: &about.reason,
        adapter: about.adapter.as_deref(),
        limits: about.limits.iter().copied().collect(),
        features: &about.features,
        quirks: &about.quirks,
        losses: about.losses,
    })
}

/// A shader as it is kept.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Kept {
    text: String,
    read_only: Vec<bool>,
    words: u32,
}

pub(super) fn shaders(shaders: Vec<Shader>) -> JsValue {
    let kept = |shader: Shader| Kept {
        text: shader.text,
        read_only: shader.read_only,
        words: shader.words as u32,
    };
    plain::to_js(&shaders.into_iter().map(kept).collect::<Vec<_>>())
}

/// A shader that was kept; None for what is none.
pub(super) fn kept_shader(kept: JsValue) -> Option<Shader> {
    let Kept { text, read_only, words } = serde_wasm_bindgen::from_value(kept).ok()?;
    Some(Shader { text, read_only, words: words as usize })
}

/// Named numbers as an object.
pub(super) fn numbers(entries: &[(&'static str, f64)]) -> JsValue {
    plain::to_js(&entries.iter().copied().collect::<BTreeMap<_, _>>())
}
