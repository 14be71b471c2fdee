//! gpuArray and its relatives. Where array work runs is decided by its cost, so these functions ask for
//! no more than that an array is captured, and say what the session runs on.
//! Must not know graphs' insides or devices.

use super::Example::{Equal, Fails};
use super::arguments::{array, none, number, one, refuse};
use super::declare::{Captures, builtins, compose, host};
use super::{Call, Cx, Flow, Values};
use crate::value::{Shape, StructArray, Value};
use indexmap::IndexMap;
use std::rc::Rc;

const SESSION: &str = "it asks the session";

builtins! {
    /// Arrays and the device.
    ARRAYS, Device;
    "gpuArray" [1 1; 1] ["g = gpuArray(x)"]
        compose(Captures::All, gpu_array), "An array whose work is captured for the device. Large arrays are so anyway."
        [Equal("gather(gpuArray([1 2]) + 1)", "[2 3]"), Fails("gpuArray({1})", "numeric or logical")];
    "gather" [1 255; 255] ["x = gather(g)", "[x, y, ...] = gather(g, h, ...)"]
        host(gather, "its purpose is the host"), "Arrays on the host: what was captured is computed now."
        [Equal("gather(gpuArray(3) * 2)", "6"), Fails("gather()", "arguments")];
    "isgpuarray" [1 1; 1] ["tf = isgpuarray(x)"]
        compose(Captures::Never("it asks where an array lies"), |_, call| one(matches!(call.args[0], Value::Lazy(_)))), "Whether an array is captured for the device, or lies there."
        [Equal("isgpuarray([1 2])", "false"), Fails("isgpuarray()", "arguments")];
    "existsOnGPU" [1 1; 1] ["tf = existsOnGPU(x)"]
        compose(Captures::Never("it asks where an array lies"), |_, call| one(matches!(call.args[0], Value::Lazy(_)))), "Whether an array is captured for the device, or lies there."
        [Equal("existsOnGPU([1 2])", "false"), Fails("existsOnGPU()", "arguments")];
    "gpuDeviceCount" [0 1; 1] ["n = gpuDeviceCount"]
        host(|cx, _| one(if cx.world.adapter.is_some() { 1.0 } else { 0.0 }), SESSION), "1 where the session runs on a device, else 0."
        [Equal("gpuDeviceCount <= 1", "true"), Fails("gpuDeviceCount(1, 2)", "arguments")];
    "canUseGPU" [0 0; 1] ["tf = canUseGPU"]
        host(|cx, _| one(cx.world.adapter.is_some()), SESSION), "Whether the session runs on a device."
        [Equal("canUseGPU == (gpuDeviceCount == 1)", "true"), Fails("canUseGPU(1)", "arguments")];
    "gpuDevice" [0 1; 1] ["d = gpuDevice", "d = gpuDevice(1)"]
        host(gpu_device, SESSION), "What is known of the device; an error where there is none."
        [Fails("gpuDevice(2)", "1")];
}

fn gpu_array(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let x = &call.args[0];
    if x.elem_type().is_none() || x.is_char() {
        return Err(refuse(
            "gpuArray",
            "invalidType",
            format!("expected a numeric or logical array, found {}", x.class_name()),
        ));
    }
    if let Value::Lazy(_) = x {
        return one(x.clone());
    }
    let elements = array("gpuArray", x)?;
    one(cx.graph.constant(&elements))
}

fn gather(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let host = |x: &Value| match x {
        Value::Lazy(_) => Ok(Value::from(array("gather", x)?.as_ref().clone())),
        other => Ok(other.clone()),
    };
    call.args.iter().map(host).collect()
}

fn gpu_device(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if let Some(index) = call.args.first()
        && number("gpuDevice", index)? != 1.0
    {
        return Err(refuse("gpuDevice", "invalidIndex", "the only device is number 1"));
    }
    let Some(adapter) = cx.world.adapter.clone() else {
        return Err(refuse(
            "gpuDevice",
            "noDevice",
            "this session runs on the host; open it with provider 'webgpu' where there is WebGPU",
        ));
    };
    if call.nargout == 0 && !call.args.is_empty() {
        return none();
    }
    let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
    fields.insert("Name".into(), vec![Value::from(adapter.as_str())]);
    fields.insert("Index".into(), vec![Value::from(1.0)]);
    fields.insert("SupportsDouble".into(), vec![Value::from(true)]);
    fields.insert("DeviceAvailable".into(), vec![Value::from(true)]);
    fields.insert("DeviceSelected".into(), vec![Value::from(true)]);
    one(Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields })))
}
