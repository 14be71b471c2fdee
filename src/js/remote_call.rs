//! Calls that another instance of the module makes, in their JavaScript form: what is asked, and what came of it.
//! Must not know who makes them (js/helper.ts).

use super::from_js::{from_js, get};
use super::to_js::{form, put, to_js};
use crate::diag::Error;
use crate::session::{Answer, RemoteCall, Report};
use crate::value::pack::{Read, Reader};
use crate::value::room::room;
use crate::value::{Data, Unit, Value};
use js_sys::{Array, Object, Reflect, Uint8Array, Uint16Array};
use wasm_bindgen::{JsCast, JsValue};

/// The arguments of a remote call; None where one has no JavaScript form.
pub(super) fn args_to_js(remote_call: &RemoteCall) -> Option<Array> {
    remote_call.args.iter().map(form_of).collect()
}

/// A value as it crosses to another worker: as pages see it, but that long texts are units and no string, for
/// those can be handed over.
fn form_of(value: &Value) -> Option<JsValue> {
    match value {
        Value::Array(array) => match array.data() {
            Data::Char(units) => {
                let data = Uint16Array::from(bytemuck::cast_slice::<Unit, u16>(units));
                Some(form("char", array.shape(), &data).into())
            }
            _ => to_js(value),
        },
        _ => to_js(value),
    }
}

/// An remote call of another instance, for this one.
pub(super) fn from_parts(name: &str, args: &Array, nargout: usize) -> Result<RemoteCall, String> {
    let args = args.iter().map(|form| value(&form)).collect::<Result<_, _>>()?;
    Ok(RemoteCall { name: name.into(), args, nargout })
}

/// What came of a remote call: warnings as pairs, printed text, and the values or an error.
pub(super) fn report_to_js(report: &Report) -> Object {
    let made = Object::new();
    let pair = |(identifier, message): &(String, String)| {
        Array::of2(&identifier.as_str().into(), &message.as_str().into())
    };
    put(&made, "warnings", &report.warnings.iter().map(pair).collect::<Array>());
    put(&made, "printed", &report.printed.as_str().into());
    let values = report.results.as_ref().map(|values| values.iter().map(form_of).collect());
    match values {
        Ok(Some::<Array>(values)) => put(&made, "values", &values),
        Ok(None) => put(&made, "error", &error_to_js(&no_form())),
        Err(error) => put(&made, "error", &error_to_js(error)),
    }
    made
}

/// What came of a remote call that somebody else was asked to make; null: nobody made it.
pub(super) fn answer_from_js(form: &JsValue) -> Answer {
    if !form.is_object() {
        return Answer::Here;
    }
    let parts = (get(form, "warnings"), get(form, "error"), get(form, "values"));
    let (Ok(warnings), Ok(error), Ok(values)) = parts else { return Answer::Here };
    let results =
        if error.is_undefined() { values_from_js(&values) } else { Err(error_from_js(&error)) };
    let text = |pair: &JsValue, k: u32| {
        Reflect::get_u32(pair, k).ok().and_then(|text| text.as_string()).unwrap_or_default()
    };
    let warnings = warnings
        .dyn_ref::<Array>()
        .map(|all| all.iter().map(|pair| (text(&pair, 0), text(&pair, 1))).collect::<Vec<_>>());
    let printed = get(form, "printed").ok().and_then(|text| text.as_string()).unwrap_or_default();
    Answer::Made(Report { warnings: warnings.unwrap_or_default(), printed, results })
}

fn values_from_js(values: &JsValue) -> Result<Vec<Value>, Error> {
    let Some(values) = values.dyn_ref::<Array>() else { return Err(no_form()) };
    let bytes = |form: &JsValue| {
        if let Some(stream) = form.dyn_ref::<Uint8Array>() {
            return f64::from(stream.byte_length());
        }
        let data = get(form, "data").ok();
        data.and_then(|data| get(&data, "byteLength").ok()).and_then(|n| n.as_f64()).unwrap_or(0.0)
    };
    // Of complex values both parts are there, and the pairs made of them.
    room(4 * values.iter().map(|form| bytes(&form) as usize).sum::<usize>())?;
    values
        .iter()
        .map(|form| value(&form))
        .collect::<Result<_, _>>()
        .map_err(|wrong| Error::new("matgpu:internal", wrong))
}

/// Plain data holds no function to compile.
fn value(form: &JsValue) -> Result<Value, String> {
    if let Some(stream) = form.dyn_ref::<Uint8Array>() {
        return unpacked(stream);
    }
    from_js(form, &|_| Err("a function has no place here".to_owned()))
}

/// The one value of a stream.
fn unpacked(stream: &Uint8Array) -> Result<Value, String> {
    let mut once = Some(stream.to_vec());
    let mut reader = Reader::new(move || once.take());
    loop {
        match reader.step(usize::MAX).map_err(|error| error.message().to_owned())? {
            Read::More => {}
            Read::Done => return reader.top().ok_or_else(|| "expected a value".to_owned()),
            _ => return Err("a function has no place here".to_owned()),
        }
    }
}

fn error_to_js(error: &Error) -> JsValue {
    let made = Object::new();
    put(&made, "identifier", &error.identifier().into());
    put(&made, "message", &error.message().into());
    let hints: Array = error.hints().iter().map(|hint| JsValue::from_str(hint)).collect();
    put(&made, "hints", &hints);
    made.into()
}

fn error_from_js(error: &JsValue) -> Error {
    let text = |name: &str| get(error, name).ok().and_then(|text| text.as_string());
    let hints = get(error, "hints").ok().and_then(|hints| hints.dyn_into::<Array>().ok());
    let error =
        Error::new(text("identifier").unwrap_or_default(), text("message").unwrap_or_default());
    let hints = hints.iter().flat_map(Array::iter).filter_map(|hint| hint.as_string());
    hints.fold(error, Error::hint)
}

fn no_form() -> Error {
    Error::new(
        "matgpu:noJavaScriptForm",
        "the value has no form in which it crosses to another worker",
    )
}
