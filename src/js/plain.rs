//! Plain structs → JavaScript objects, by serde.
//! Must not know any of them: what crosses says its own form, next to what it is made of.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// The object of a plain struct: maps are objects, None is null.
pub(super) fn to_js(data: &(impl Serialize + ?Sized)) -> JsValue {
    // Nothing that crosses so can fail: there are no maps with other keys than texts.
    data.serialize(
        &Serializer::new().serialize_maps_as_objects(true).serialize_missing_as_null(true),
    )
    .unwrap_or(JsValue::UNDEFINED)
}
