//! The JavaScript form that docs/values.md describes → values. The package's own TypeScript has checked it
//! (encode.ts); what is still wrong here gives a message, never a panic.

use crate::value::{
    Array, CellArray, Class, Data, Function, MapKey, MapState, Object, ObjectState, Shape,
    StructArray, TextArray, Unit, Value,
};
use indexmap::IndexMap;
use js_sys::Reflect;
use num_complex::{Complex32, Complex64};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};

/// Why a value could not be read.
pub(super) type Wrong = String;

/// What is made of the text of an anonymous function: only the session can compile it.
pub(super) type Compile<'a> = &'a dyn Fn(&str) -> Result<Value, Wrong>;

/// The value of a JavaScript form.
pub(super) fn from_js(form: &JsValue, compile: Compile<'_>) -> Result<Value, Wrong> {
    let class = string(&get(form, "class")?)?;
    let shape = shape(&get(form, "shape")?)?;
    let data = get(form, "data")?;
    match class.as_str() {
        "string" => texts(shape, &data),
        "cell" => {
            let cells = list(&data)?
                .iter()
                .map(|cell| from_js(&cell, compile))
                .collect::<Result<Vec<_>, _>>()?;
            filled(&shape, cells.len())?;
            Ok(Value::Cell(Rc::new(CellArray { shape, cells })))
        }
        "struct" => structs(form, shape, &data, compile),
        "function_handle" => {
            let text = string(&data)?;
            match text.strip_prefix('@') {
                Some(name) if !name.starts_with('(') => {
                    Ok(Value::Function(Rc::new(Function::named(name))))
                }
                _ => compile(&text),
            }
        }
        "containers.Map" => map(form, &data, compile),
        name => {
            let class = Class::from_name(name)
                .ok_or_else(|| format!("a value of class {name} cannot be set"))?;
            array(class, shape, &data, &get(form, "imag")?)
        }
    }
}

fn array(class: Class, shape: Shape, data: &JsValue, imag: &JsValue) -> Result<Value, Wrong> {
    macro_rules! typed {
        ($js:ident, $variant:ident) => {
            Data::$variant(
                data.dyn_ref::<js_sys::$js>()
                    .ok_or(concat!("expected a ", stringify!($js)))?
                    .to_vec(),
            )
        };
    }
    let real = match class {
        Class::Double => typed!(Float64Array, F64),
        Class::Single => typed!(Float32Array, F32),
        Class::Int8 => typed!(Int8Array, I8),
        Class::Int16 => typed!(Int16Array, I16),
        Class::Int32 => typed!(Int32Array, I32),
        Class::Int64 => typed!(BigInt64Array, I64),
        Class::UInt8 => typed!(Uint8Array, U8),
        Class::UInt16 => typed!(Uint16Array, U16),
        Class::UInt32 => typed!(Uint32Array, U32),
        Class::UInt64 => typed!(BigUint64Array, U64),
        Class::Logical => {
            let bytes =
                data.dyn_ref::<js_sys::Uint8Array>().ok_or("expected a Uint8Array")?.to_vec();
            Data::Bool(bytes.into_iter().map(|byte| byte != 0).collect())
        }
        // From another instance of the module the units themselves.
        Class::Char if data.is_instance_of::<js_sys::Uint16Array>() => {
            let units = data.unchecked_ref::<js_sys::Uint16Array>().to_vec();
            Data::Char(units.into_iter().map(Unit).collect())
        }
        Class::Char => {
            let text = data.dyn_ref::<js_sys::JsString>().ok_or("expected a string")?;
            Data::Char(text.iter().map(Unit).collect())
        }
    };
    filled(&shape, real.len())?;
    let data = if imag.is_undefined() { real } else { complex(real, imag)? };
    Ok(Value::from(Array::new(shape, data)))
}

fn complex(real: Data, imag: &JsValue) -> Result<Data, Wrong> {
    let uneven = || "expected as many imaginary parts as real ones".to_owned();
    match real {
        Data::F64(re) => {
            let im =
                imag.dyn_ref::<js_sys::Float64Array>().ok_or("expected a Float64Array")?.to_vec();
            if im.len() != re.len() {
                return Err(uneven());
            }
            Ok(Data::C64(re.into_iter().zip(im).map(|(re, im)| Complex64::new(re, im)).collect()))
        }
        Data::F32(re) => {
            let im =
                imag.dyn_ref::<js_sys::Float32Array>().ok_or("expected a Float32Array")?.to_vec();
            if im.len() != re.len() {
                return Err(uneven());
            }
            Ok(Data::C32(re.into_iter().zip(im).map(|(re, im)| Complex32::new(re, im)).collect()))
        }
        _ => Err("only double and single can be complex".to_owned()),
    }
}

fn texts(shape: Shape, data: &JsValue) -> Result<Value, Wrong> {
    let texts = list(data)?
        .iter()
        .map(|text| if text.is_null() { Ok(None) } else { Ok(Some(string(&text)?.into())) })
        .collect::<Result<Vec<Option<Rc<str>>>, Wrong>>()?;
    filled(&shape, texts.len())?;
    Ok(Value::Text(Rc::new(TextArray { shape, texts })))
}

fn structs(
    form: &JsValue,
    shape: Shape,
    data: &JsValue,
    compile: Compile<'_>,
) -> Result<Value, Wrong> {
    let elements = list(data)?;
    filled(&shape, elements.length() as usize)?;
    let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
    for name in list(&get(form, "fields")?)?.iter() {
        let name = string(&name)?;
        let values = elements
            .iter()
            .map(|element| from_js(&get(&element, &name)?, compile))
            .collect::<Result<Vec<_>, _>>()?;
        fields.insert(name.into(), values);
    }
    Ok(Value::Struct(Rc::new(StructArray { shape, fields })))
}

fn map(form: &JsValue, data: &JsValue, compile: Compile<'_>) -> Result<Value, Wrong> {
    let mut entries = BTreeMap::new();
    for pair in list(data)?.iter() {
        let pair = list(&pair)?;
        let key = pair.get(0);
        let key = match key.as_f64() {
            Some(number) => MapKey::Number(number),
            None => MapKey::Text(string(&key)?.into()),
        };
        entries.insert(key, from_js(&pair.get(1), compile)?);
    }
    let state = MapState {
        key_type: string(&get(form, "keyType")?)?.into(),
        value_type: string(&get(form, "valueType")?)?.into(),
        entries,
    };
    let object = Object {
        class: "containers.Map".into(),
        of: None,
        handle: true,
        state: RefCell::new(ObjectState::Map(state)),
        at_end: None,
    };
    Ok(Value::Object(Rc::new(object)))
}

/// A list of extents.
pub(super) fn shape(dims: &JsValue) -> Result<Shape, Wrong> {
    let extents = list(dims)?
        .iter()
        .map(|extent| match extent.as_f64() {
            Some(n) if n >= 0.0 && n.fract() == 0.0 && n <= u32::MAX as f64 => Ok(n as usize),
            _ => Err("expected a shape of whole numbers".to_owned()),
        })
        .collect::<Result<Vec<usize>, Wrong>>()?;
    Ok(Shape::new(&extents))
}

fn filled(shape: &Shape, found: usize) -> Result<(), Wrong> {
    let expected = shape.numel();
    if expected == found {
        Ok(())
    } else {
        Err(format!("expected {expected} elements, found {found}"))
    }
}

/// A property; undefined where there is none.
pub(super) fn get(form: &JsValue, name: &str) -> Result<JsValue, Wrong> {
    Reflect::get(form, &name.into())
        .map_err(|_| format!("expected an object with the property {name}"))
}

fn list(value: &JsValue) -> Result<&js_sys::Array, Wrong> {
    value.dyn_ref::<js_sys::Array>().ok_or_else(|| "expected a list".to_owned())
}

fn string(value: &JsValue) -> Result<String, Wrong> {
    value.as_string().ok_or_else(|| "expected a string".to_owned())
}
