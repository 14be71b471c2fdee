//! Values → the JavaScript form that docs/values.md describes: typed arrays, column-major, copies. What holds other
//! values crosses as one stream of bytes, of which js/unpack.ts makes that form.
//! Must not know the session: the values that come here have all their elements on the host.

use crate::value::pack::Packer;
use crate::value::{Array, Data, Shape, Unit, Value};
use js_sys::{Object as JsObject, Reflect};
use wasm_bindgen::JsValue;

/// Deeper values than this end with an error in place of the stack of whoever looks at them.
const DEEPEST: usize = 500;

/// The JavaScript form of a value, or its stream; None where it is nested too deep or has elements on the device.
pub(super) fn to_js(value: &Value) -> Option<JsValue> {
    match value {
        Value::Scalar(_) | Value::Array(_) | Value::Range(_) | Value::Lazy(_) => {
            Some(array(value.here()?.as_ref()))
        }
        _ => stream(value).map(Into::into),
    }
}

fn stream(value: &Value) -> Option<js_sys::Uint8Array> {
    let (mut packer, mut bytes) = (Packer::to_show(DEEPEST), Vec::new());
    packer.begin(value, &mut bytes).ok()?;
    while !packer.step(usize::MAX, &mut bytes).ok()? {}
    packer.captured.is_empty().then(|| js_sys::Uint8Array::from(bytes.as_slice()))
}

fn array(array: &Array) -> JsValue {
    let (data, imag) = elements(array.data());
    let made = form(array.class().name(), array.shape(), &data);
    if let Some(imag) = imag {
        put(&made, "imag", &imag);
    }
    made.into()
}

/// The elements, and the imaginary parts of complex ones.
fn elements(data: &Data) -> (JsValue, Option<JsValue>) {
    let data = data.one_nan();
    let real: JsValue = match &*data {
        Data::F64(v) => js_sys::Float64Array::from(v.as_slice()).into(),
        Data::F32(v) => js_sys::Float32Array::from(v.as_slice()).into(),
        Data::I8(v) => js_sys::Int8Array::from(v.as_slice()).into(),
        Data::I16(v) => js_sys::Int16Array::from(v.as_slice()).into(),
        Data::I32(v) => js_sys::Int32Array::from(v.as_slice()).into(),
        Data::I64(v) => js_sys::BigInt64Array::from(v.as_slice()).into(),
        Data::U8(v) => js_sys::Uint8Array::from(v.as_slice()).into(),
        Data::U16(v) => js_sys::Uint16Array::from(v.as_slice()).into(),
        Data::U32(v) => js_sys::Uint32Array::from(v.as_slice()).into(),
        Data::U64(v) => js_sys::BigUint64Array::from(v.as_slice()).into(),
        Data::Bool(v) => js_sys::Uint8Array::from(bytemuck::cast_slice::<bool, u8>(v)).into(),
        Data::Char(v) => text(v),
        Data::C64(v) => {
            let parts: Vec<f64> = v.iter().map(|z| z.im).collect();
            let reals: Vec<f64> = v.iter().map(|z| z.re).collect();
            let imag = js_sys::Float64Array::from(parts.as_slice()).into();
            return (js_sys::Float64Array::from(reals.as_slice()).into(), Some(imag));
        }
        Data::C32(v) => {
            let parts: Vec<f32> = v.iter().map(|z| z.im).collect();
            let reals: Vec<f32> = v.iter().map(|z| z.re).collect();
            let imag = js_sys::Float32Array::from(parts.as_slice()).into();
            return (js_sys::Float32Array::from(reals.as_slice()).into(), Some(imag));
        }
    };
    (real, None)
}

/// A string of exactly these code units: UTF-8 on the way would lose half a surrogate pair.
fn text(units: &[Unit]) -> JsValue {
    // Each unit is an argument of one call in JavaScript, so a long text goes in pieces.
    const PIECE: usize = 4096;
    let mut made = js_sys::JsString::from("");
    for piece in bytemuck::cast_slice::<Unit, u16>(units).chunks(PIECE) {
        made = made.concat(&js_sys::JsString::from_char_code(piece));
    }
    made.into()
}

pub(super) fn form(class: &str, shape: &Shape, data: &JsValue) -> JsObject {
    let made = JsObject::new();
    put(&made, "class", &class.into());
    put(&made, "shape", &dims(shape));
    put(&made, "data", data);
    made
}

/// A shape as a list of numbers.
pub(super) fn dims(shape: &Shape) -> JsValue {
    shape
        .dims()
        .iter()
        .map(|&extent| JsValue::from_f64(extent as f64))
        .collect::<js_sys::Array>()
        .into()
}

/// Sets a property of an object that was made here.
pub(super) fn put(object: &JsObject, name: &str, value: &JsValue) {
    // Setting a property of a plain, unfrozen object cannot fail.
    let _ = Reflect::set(object, &name.into(), value);
}
