//! Values → the JavaScript form that docs/values.md describes: typed arrays, column-major, copies.
//! Must not know the session: the values that come here have all their elements on the host.

use crate::value::{
    Array, CellArray, Data, Function, MapKey, Object, ObjectState, Shape, StructArray, TextArray,
    Unit, Value,
};
use js_sys::{Object as JsObject, Reflect};
use wasm_bindgen::JsValue;

/// Deeper values than this end with an error in place of the wasm stack.
const DEEPEST: usize = 500;

/// The JavaScript form of a value; None where it is nested too deep or has elements on the device.
pub(super) fn to_js(value: &Value) -> Option<JsValue> {
    nested(value, 0)
}

fn nested(value: &Value, depth: usize) -> Option<JsValue> {
    if depth > DEEPEST {
        return None;
    }
    let inner = |value: &Value| nested(value, depth + 1);
    Some(match value {
        Value::Text(text) => text_array(text),
        Value::Cell(cell) => cell_array(cell, inner)?,
        Value::Struct(structs) => struct_array(structs, inner)?,
        Value::Function(function) => function_handle(function),
        Value::Object(object) => self::object(object, inner)?,
        Value::Scalar(_) | Value::Array(_) | Value::Range(_) | Value::Lazy(_) => {
            array(value.host_array()?.as_ref())
        }
    })
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
    let real: JsValue = match data {
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

fn text_array(text: &TextArray) -> JsValue {
    let data = js_sys::Array::new();
    for text in &text.texts {
        data.push(&text.as_deref().map_or(JsValue::NULL, JsValue::from_str));
    }
    form("string", &text.shape, &data).into()
}

fn cell_array(cell: &CellArray, inner: impl Fn(&Value) -> Option<JsValue>) -> Option<JsValue> {
    let data = js_sys::Array::new();
    for element in &cell.cells {
        data.push(&inner(element)?);
    }
    Some(form("cell", &cell.shape, &data).into())
}

fn struct_array(
    structs: &StructArray,
    inner: impl Fn(&Value) -> Option<JsValue>,
) -> Option<JsValue> {
    let data = js_sys::Array::new();
    for i in 0..structs.shape.numel() {
        let element = JsObject::new();
        for (name, values) in &structs.fields {
            put(&element, name, &inner(values.get(i)?)?);
        }
        data.push(&element);
    }
    let names: js_sys::Array = structs.fields.keys().map(|name| JsValue::from_str(name)).collect();
    let made = form("struct", &structs.shape, &data);
    put(&made, "fields", &names);
    Some(made.into())
}

fn function_handle(function: &Function) -> JsValue {
    let text = match function {
        Function::Named { name, .. } => format!("@{name}"),
        Function::Anonymous { text, .. } => text.to_string(),
    };
    form("function_handle", &Shape::scalar(), &text.into()).into()
}

fn object(object: &Object, inner: impl Fn(&Value) -> Option<JsValue>) -> Option<JsValue> {
    Some(match &*object.state.borrow() {
        ObjectState::Fields(fields) => {
            let data = JsObject::new();
            for (name, value) in fields {
                put(&data, name, &inner(value)?);
            }
            let made = form("object", &Shape::scalar(), &data);
            put(&made, "className", &object.class.into());
            made.into()
        }
        ObjectState::Map(map) => {
            let data = js_sys::Array::new();
            for (key, value) in &map.entries {
                let key = match key {
                    MapKey::Number(number) => JsValue::from_f64(*number),
                    MapKey::Text(text) => JsValue::from_str(text),
                };
                data.push(&js_sys::Array::of2(&key, &inner(value)?));
            }
            let made = form(object.class, &Shape::matrix(map.entries.len(), 1), &data);
            put(&made, "keyType", &(&*map.key_type).into());
            put(&made, "valueType", &(&*map.value_type).into());
            made.into()
        }
    })
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
