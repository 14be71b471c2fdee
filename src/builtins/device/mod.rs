//! gpuArray and its relatives. Where array work runs is decided by its cost, so these functions ask for
//! no more than that an array is captured, and say what the session runs on.
//! Must not know graphs' insides or devices.

use super::Example::{Equal, Fails, Prints};
use super::arguments::{array, none, number, one, refuse};
use super::declare::{Captures, builtins, compose, host};
use super::in_the_language::source_builtins;
use super::{Arity, Builtin, Call, Cx, Flow, Group, Run, Traits, Values};
use crate::value::{Array, Marks, Shape, StructArray, Value};
use indexmap::IndexMap;
use std::rc::Rc;

const SESSION: &str = "it asks the session";

builtins! {
    /// Arrays and the device.
    ARRAYS, Device;
    "gpuArray" [1 1; 1] ["g = gpuArray(x)"]
        compose(Captures::All, gpu_array), "An array whose work is captured for the device, and what is computed of it. Large arrays are so anyway."
        [Equal("gather(gpuArray([1 2]) + 1)", "[2 3]"), Equal("class(gpuArray(1))", "'gpuArray'"), Equal("isa(sum(gpuArray([1 2])), 'gpuArray')", "true"), Fails("gpuArray({1})", "numeric or logical")];
    "gather" [1 255; 255] ["x = gather(g)", "[x, y, ...] = gather(g, h, ...)"]
        host(gather, "its purpose is the host"), "Arrays on the host: what was captured is computed now."
        [Equal("class(gather(gpuArray(single(1))))", "'single'"), Equal("gather(gpuArray(3) * 2)", "6"), Fails("gather()", "arguments")];
    "isgpuarray" [1 1; 1] ["tf = isgpuarray(x)"]
        compose(Captures::All, |_, call| one(call.args[0].is_on_gpu())), "Whether an array is a gpuArray: made by that name, or computed of one that was."
        [Equal("isgpuarray([1 2])", "false"), Equal("isgpuarray(2 * gpuArray(1))", "true"), Fails("isgpuarray()", "arguments")];
    "existsOnGPU" [1 1; 1] ["tf = existsOnGPU(x)"]
        compose(Captures::All, |_, call| one(call.args[0].is_on_gpu())), "Whether an array is a gpuArray, which always exists here."
        [Equal("existsOnGPU([1 2])", "false"), Equal("existsOnGPU(gpuArray(1))", "true"), Fails("existsOnGPU()", "arguments")];
    "gpuDeviceCount" [0 1; 1] ["n = gpuDeviceCount"]
        host(|cx, _| one(if cx.world.adapter.is_some() { 1.0 } else { 0.0 }), SESSION), "1 where the session runs on a device, else 0."
        [Equal("gpuDeviceCount <= 1", "true"), Fails("gpuDeviceCount(1, 2)", "arguments")];
    "canUseGPU" [0 0; 1] ["tf = canUseGPU"]
        host(|cx, _| one(cx.world.adapter.is_some()), SESSION), "Whether the session runs on a device."
        [Equal("canUseGPU == (gpuDeviceCount == 1)", "true"), Fails("canUseGPU(1)", "arguments")];
    "gpuDevice" [0 1; 1] ["d = gpuDevice", "d = gpuDevice(1)"]
        host(gpu_device, SESSION), "What is known of the device; an error where there is none."
        [Fails("gpuDevice(2)", "1")];
    "wait" [0 1; 0] ["wait(gpuDevice)", "wait"]
        Run::Vm, "Waits until the device has computed what the variables of the program stand for."
        [Prints("x = gpuArray([1 2]) + 1; wait; disp(x)", "2     3"), Fails("wait(1, 2)", "arguments")];
}

source_builtins! {
    /// The device, in the language.
    IN_THE_LANGUAGE, Device;
    "gputimeit" [1 2; 1] ["t = gputimeit(f)", "t = gputimeit(f, outputs)"] "The seconds that a call of a function takes until the device has computed its results."
        [Equal("gputimeit(@() gpuArray([1 2]) + 1) >= 0", "true"), Fails("gputimeit(1)", "expected a function handle")];
    "gpurng" [0 2; 1] ["gpurng(seed)", "gpurng(seed, generator)", "s = gpurng"] "The generator of random numbers, which is the same for all arrays: as rng."
        [Prints("gpurng(1); a = rand; gpurng(1); disp(a == rand)", "1"), Fails("gpurng({})", "")];
    "reset" [1 1; 0] ["reset(gpuDevice)"] "Arrays on the device stay what they are; memory that nobody uses is given back without it."
        [Fails("reset(1)", "expected a device")];
}

/// Functions that make arrays, as `gpuArray` has them: with elements of the same names.
macro_rules! makes {
    ($($name:literal of $base:literal;)*) => {
        /// `gpuArray.zeros` and its like.
        pub const MAKERS: &[&Builtin] = &[$(&Builtin {
            name: $name,
            group: Group::Device,
            forms: &[concat!("g = ", $name, "(...)")],
            args: Arity::from(0),
            outs: Arity::upto(1),
            run: Run::Source(concat!(
                "function x = made(varargin)\n  x = gpuArray(", $base, "(varargin{:}));\nend\n"
            )),
            traits: Traits::NONE.keeps_gpu(),
            summary: concat!("As ", $base, ", and the result is a gpuArray."),
            examples: crate::builtins::Examples::of(&[
                Equal(concat!("isgpuarray(", $name, "(1, 1))"), "true"),
                Fails(concat!($name, "({})"), ""),
            ]),
        }),*];
    };
}

makes! {
    "gpuArray.colon" of "colon";
    "gpuArray.eye" of "eye";
    "gpuArray.false" of "false";
    "gpuArray.inf" of "inf";
    "gpuArray.Inf" of "Inf";
    "gpuArray.linspace" of "linspace";
    "gpuArray.logspace" of "logspace";
    "gpuArray.nan" of "nan";
    "gpuArray.NaN" of "NaN";
    "gpuArray.ones" of "ones";
    "gpuArray.rand" of "rand";
    "gpuArray.randi" of "randi";
    "gpuArray.randn" of "randn";
    "gpuArray.randperm" of "randperm";
    "gpuArray.true" of "true";
    "gpuArray.zeros" of "zeros";
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
    one(cx.graph.marked(x.clone(), Marks { on_gpu: true, ..x.marks() })?)
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
    let most = Value::from(adapter.bytes as f64);
    fields.insert("Name".into(), vec![Value::from(adapter.name.as_str())]);
    fields.insert("Index".into(), vec![Value::from(1.0)]);
    fields.insert("SupportsDouble".into(), vec![Value::from(true)]);
    // WebGPU does not say how much memory there is; no array can be larger than this.
    fields.insert("TotalMemory".into(), vec![most.clone()]);
    fields.insert("AvailableMemory".into(), vec![most]);
    fields.insert(
        "MaxGridSize".into(),
        vec![Value::from(Array::row(vec![f64::from(adapter.groups); 3]))],
    );
    fields.insert("DeviceAvailable".into(), vec![Value::from(true)]);
    fields.insert("DeviceSelected".into(), vec![Value::from(true)]);
    one(Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields })))
}
