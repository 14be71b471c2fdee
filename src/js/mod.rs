//! The session for JavaScript: one class that the package's TypeScript (engine.ts) drives, conversions of
//! values and errors, and the owner that the session talks to.
//! Must not know anything deeper than session, value and diag.

mod compiler;
mod error;
mod from_js;
mod host;
mod options;
mod plain;
mod remote_call;
mod to_js;
mod workspace;

use crate::diag::Error;
use crate::session::{About, Compiling, Failure, Interrupt, Options, Session};
use crate::value::{Class, Value};
use host::{EngineHost, JsClock, JsFiles, JsHost, message_of};
use js_sys::{Array, Float64Array, Object, Uint8Array};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::{Arc, Mutex};
use to_js::put;
use wasm_bindgen::prelude::*;

/// Instructions between two looks at the clock.
const TICK: u32 = 4096;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
import type { Calibration, Device, Shader, Stage, Variable } from "./device.js";
import type { WireEvent } from "./events.js";
import type { SyncFiles } from "./files/provider.js";
import type { EngineOptions } from "./options.js";
import type { Crossing, RemoteCallReport, FileChange } from "./protocol.js";
import type { Stats } from "./stats.js";
import type { MatValue } from "./values.js";

/** What the module asks of engine.ts. No promise rejects. */
export interface EngineHost {
  emit(event: WireEvent): void;
  yieldNow(): Promise<void>;
  sleep(milliseconds: number): Promise<void>;
  input(prompt: string): Promise<string | null>;
  /** Whether there may be another instance to make calls of builtins that run long. */
  helped(): boolean;
  /** Has it make one; null: there is none. */
  remoteCall(name: string, args: Crossing[], outputs: number): Promise<RemoteCallReport | null>;
  now(): number;
  /** How long a program runs before others get their turn, in milliseconds. */
  readonly turn: number;
  readonly files: SyncFiles | undefined;
  /** The texts of builtins that are not in the module; throws where they cannot be read. */
  toolboxes(): string;
}
"#;

/// A session. Its methods are called one after the other, but for `interrupt`, `lastWords` and `dispose`.
#[wasm_bindgen]
pub struct WasmSession {
    session: Cell<Option<Box<Session>>>,
    disposed: Cell<bool>,
    interrupt: Rc<Interrupt>,
    files: JsFiles,
    last_words: Arc<Mutex<String>>,
    /// What was last said of the device: it is asked after every call, and hardly ever changes.
    device: RefCell<Option<(About, JsValue)>>,
    /// What was last said of the variables.
    short: RefCell<Vec<workspace::Short>>,
}

/// Keeps a value as it is, and with it the buffer that was handed out, until it is freed.
#[wasm_bindgen]
pub struct WasmHold {
    value: Value,
}

#[wasm_bindgen]
impl WasmSession {
    /// A session with an empty workspace.
    #[wasm_bindgen(constructor)]
    pub fn new(host: EngineHost) -> WasmSession {
        let last_words = Arc::new(Mutex::new(String::new()));
        let words = last_words.clone();
        std::panic::set_hook(Box::new(move |panic| {
            // Development builds show where it was, on the console.
            #[cfg(debug_assertions)]
            console_error_panic_hook::hook(panic);
            if let Ok(mut words) = words.lock() {
                *words = panic.to_string();
            }
        }));
        let engine = Rc::new(host);
        let files = JsFiles::new(&engine);
        let of_toolboxes = engine.clone();
        let mut session = Session::new(Options {
            host: Box::new(JsHost::new(engine.clone())),
            clock: Box::new(JsClock(engine)),
            files: Box::new(files.clone()),
            toolboxes: Box::new(move || {
                of_toolboxes.toolboxes().map_err(|thrown| message_of(&thrown))
            }),
            tick: TICK,
            // The events have it.
            collects: false,
        });
        if let Some(compiler) = compiler::Compiler::new() {
            session.compile_loops(Compiling::Installed(Box::new(compiler)), None);
        }
        let interrupt = session.interrupt();
        let session = Cell::new(Some(Box::new(session)));
        let (device, short) = (RefCell::new(None), RefCell::default());
        let disposed = Cell::new(false);
        WasmSession { session, disposed, interrupt, files, last_words, device, short }
    }

    /// Finds the device that is asked for.
    pub async fn start(
        &self,
        #[wasm_bindgen(unchecked_param_type = "EngineOptions & { beside?: boolean }")]
        options: JsValue,
        unreachable: Option<String>,
    ) -> Result<(), JsValue> {
        let mut session = self.take()?;
        let given = match options::device_options(options, unreachable) {
            Ok(options) => {
                session.choose(options).await.map_err(|e| error::to_js(&e, session.sources()))
            }
            Err(wrong) => Err(JsError::new(&wrong).into()),
        };
        self.give_back(session);
        given
    }

    /// What the session computes on.
    #[wasm_bindgen(unchecked_return_type = "Device")]
    pub fn device(&self) -> Result<JsValue, JsValue> {
        self.with(|session| {
            let about = session.about();
            let mut said = self.device.borrow_mut();
            match &*said {
                Some((known, object)) if *known == about => object.clone(),
                _ => {
                    let object = options::device(&about);
                    *said = Some((about, object.clone()));
                    object
                }
            }
        })
    }

    /// Writes the counters, in the order of their names.
    pub fn stats(&self, into: &Float64Array) -> Result<(), JsValue> {
        self.with(|session| {
            let values: Vec<f64> = session.counters().iter().map(|(_, value)| *value).collect();
            into.copy_from(&values);
        })
    }

    /// The names of the counters.
    #[wasm_bindgen(js_name = statNames, unchecked_return_type = "(keyof Stats)[]")]
    pub fn stat_names(&self) -> Result<Array, JsValue> {
        self.with(|session| {
            session.counters().iter().map(|(name, _)| JsValue::from_str(name)).collect()
        })
    }

    /// Measures the constants of the placement's cost, and goes on with them.
    pub async fn calibrate(&self) -> Result<(), JsValue> {
        let mut session = self.take()?;
        let measured = session.calibrate().await;
        let given = measured.map_err(|error| error::to_js(&error, session.sources()));
        self.give_back(session);
        given
    }

    /// The constants of the placement's cost.
    #[wasm_bindgen(unchecked_return_type = "Calibration")]
    pub fn constants(&self) -> Result<JsValue, JsValue> {
        self.with(|session| options::numbers(&session.constants()))
    }

    /// Goes on with constants that were measured before; what is unknown among them is left out.
    #[wasm_bindgen(js_name = useConstants)]
    pub fn use_constants(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Calibration")] constants: JsValue,
    ) -> Result<(), JsValue> {
        self.with(|session| session.use_constants(&options::constants(constants)))
    }

    /// The shaders that programs have used, to be kept for later sessions on the same device.
    #[wasm_bindgen(unchecked_return_type = "Shader[]")]
    pub fn shaders(&self) -> Result<JsValue, JsValue> {
        self.with(|session| options::shaders(session.shaders()))
    }

    /// Starts compiling a shader that programs may need; false where there was nothing to do.
    pub fn warm(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Shader")] shader: JsValue,
    ) -> Result<bool, JsValue> {
        let shader = options::kept_shader(shader);
        self.with(|session| shader.is_some_and(|shader| session.warm(&shader)))
    }

    /// What a panic said. The session cannot be used after one.
    #[wasm_bindgen(js_name = lastWords)]
    pub fn last_words(&self) -> String {
        self.last_words.lock().map(|words| words.clone()).unwrap_or_default()
    }

    /// Runs a program, or a whole file; gives the milliseconds that it took.
    pub async fn run(&self, source: String, name: String, file: bool) -> Result<f64, JsValue> {
        let mut session = self.take()?;
        let result = match file {
            true => session.run_file(&source, &name).await,
            false => session.run(&source, &name).await,
        };
        let given = match result {
            Ok(output) => Ok(output.elapsed * 1000.0),
            Err(failure) => Err(thrown(&failure, &session)),
        };
        self.give_back(session);
        given
    }

    /// Calls a function.
    #[wasm_bindgen(unchecked_return_type = "Crossing[]")]
    pub async fn call(
        &self,
        name: String,
        #[wasm_bindgen(unchecked_param_type = "MatValue[]")] args: Array,
        outputs: usize,
    ) -> Result<Array, JsValue> {
        let mut session = self.take()?;
        let given = call(&mut session, &name, &args, outputs).await;
        self.give_back(session);
        given
    }

    /// Makes a call for another instance.
    #[wasm_bindgen(js_name = remoteCall, unchecked_return_type = "RemoteCallReport")]
    pub async fn remote_call(
        &self,
        name: String,
        #[wasm_bindgen(unchecked_param_type = "Crossing[]")] args: Array,
        outputs: usize,
    ) -> Result<Object, JsValue> {
        let asked = remote_call::from_parts(&name, &args, outputs);
        let asked = asked.map_err(|wrong| JsValue::from(JsError::new(&wrong)))?;
        let mut session = self.take()?;
        let report = session.remote_call(&asked).await;
        self.give_back(session);
        Ok(remote_call::report_to_js(&report))
    }

    /// A variable.
    #[wasm_bindgen(unchecked_return_type = "Crossing")]
    pub async fn get(&self, name: String) -> Result<JsValue, JsValue> {
        let mut session = self.take()?;
        let given = match session.get(&name).await {
            Ok(Some(value)) => js_value(&value, &session),
            Ok(None) => {
                let message = format!("Unrecognized function or variable '{name}'.");
                Err(error::to_js(
                    &Error::new("MATLAB:UndefinedFunction", message),
                    session.sources(),
                ))
            }
            Err(error) => Err(error::to_js(&error, session.sources())),
        };
        self.give_back(session);
        given
    }

    /// Gives a variable a value.
    pub async fn set(
        &self,
        name: String,
        #[wasm_bindgen(unchecked_param_type = "MatValue")] value: JsValue,
    ) -> Result<(), JsValue> {
        let mut session = self.take()?;
        let given = own_value(&mut session, &value).await.map(|value| session.set(&name, value));
        self.give_back(session);
        given
    }

    /// Gives a variable the elements in a buffer of the page, which hands it over under a name.
    #[wasm_bindgen(js_name = setBuffer)]
    pub fn set_buffer(
        &self,
        name: &str,
        key: &str,
        class: &str,
        dims: JsValue,
    ) -> Result<(), JsValue> {
        let wrong = |why: String| JsValue::from(JsError::new(&why));
        let shape = from_js::shape(&dims).map_err(wrong)?;
        let class = Class::from_name(class).ok_or_else(|| wrong(format!("no class {class}")))?;
        self.with(|session| {
            let made = session.adopt(name, key, class, &shape);
            made.map_err(|error| error::to_js(&error, session.sources()))
        })?
    }

    /// A variable as it is now.
    pub fn hold(&self, name: &str) -> Result<Option<WasmHold>, JsValue> {
        self.with(|session| session.hold(name).map(|value| WasmHold { value }))
    }

    /// A variable as it is now, computed and brought to the device.
    pub async fn place(&self, name: String) -> Result<Option<WasmHold>, JsValue> {
        let mut session = self.take()?;
        let placed = session.place(&name).await;
        let given = placed.map_err(|error| error::to_js(&error, session.sources()));
        self.give_back(session);
        Ok(given?.map(|value| WasmHold { value }))
    }

    /// Hands out the buffer that has a value's elements under a name; false where there is none.
    pub fn share(&self, held: &WasmHold, key: &str) -> Result<bool, JsValue> {
        self.with(|session| session.share(&held.value, key))
    }

    /// Every variable; without their elements brought from a device.
    #[wasm_bindgen(unchecked_return_type = "Variable[]")]
    pub fn workspace(&self) -> Result<JsValue, JsValue> {
        self.with(|session| workspace::to_js(session))
    }

    /// Every variable in short, as JSON, if anything is other than the last time.
    #[wasm_bindgen(js_name = inShort)]
    pub fn in_short(&self) -> Result<Option<String>, JsValue> {
        self.with(|session| {
            let now = workspace::in_short(session);
            let known = *self.short.borrow() == now;
            (!known).then(|| {
                let text = workspace::to_json(&now);
                self.short.replace(now);
                text
            })
        })
    }

    /// What a stage makes of a program.
    pub async fn inspect(
        &self,
        source: String,
        #[wasm_bindgen(unchecked_param_type = "Stage")] stage: String,
    ) -> Result<String, JsValue> {
        let mut session = self.take()?;
        let given = session
            .inspect_run(&source, &stage)
            .await
            .map_err(|failure| thrown(&failure, &session));
        self.give_back(session);
        given
    }

    /// Writes a copy of the workspace to the end of a list of `Uint8Array`s; gives the names of variables that it leaves
    /// out, or nothing where it was interrupted.
    #[wasm_bindgen(unchecked_return_type = "string[] | undefined")]
    pub async fn checkpoint(
        &self,
        limit: usize,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array[]")] pieces: Array,
    ) -> Result<Option<Array>, JsValue> {
        let mut session = self.take()?;
        let mut give = |piece: &[u8]| {
            pieces.push(&Uint8Array::from(piece));
        };
        let made = session.checkpoint(limit, &mut give).await;
        let given = made.map_err(|error| error::to_js(&error, session.sources()));
        self.give_back(session);
        Ok(given?.map(|left| left.iter().map(|name| JsValue::from_str(name)).collect()))
    }

    /// Gives the workspace what such a copy holds.
    pub async fn restore(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array[]")] pieces: Array,
    ) -> Result<(), JsValue> {
        let mut session = self.take()?;
        let mut pieces = pieces.iter();
        let next = || Some(pieces.next()?.dyn_into::<Uint8Array>().ok()?.to_vec());
        let done = session.restore(next).await;
        let given = done.map_err(|error| error::to_js(&error, session.sources()));
        self.give_back(session);
        given
    }

    /// Forgets everything but files.
    pub fn reset(&self) -> Result<(), JsValue> {
        self.with(Session::reset)
    }

    /// Stops the program that runs, at its next tick.
    pub fn interrupt(&self) {
        self.interrupt.raise();
    }

    /// Takes a file of the page; without bytes it is gone.
    #[wasm_bindgen(js_name = putFile)]
    pub fn put_file(&self, path: &str, bytes: Option<Vec<u8>>) {
        self.files.put(path, bytes);
    }

    /// The files that programs have changed since the last time.
    #[wasm_bindgen(js_name = takeFiles, unchecked_return_type = "FileChange[] | undefined")]
    pub fn take_files(&self) -> Option<Array> {
        let taken = self.files.take_changes();
        let changes = (!taken.is_empty()).then(Array::new)?;
        for (path, bytes) in taken {
            let change = Object::new();
            put(&change, "path", &path.into());
            let bytes = bytes.map_or(JsValue::NULL, |b| Uint8Array::from(b.as_slice()).into());
            put(&change, "bytes", &bytes);
            changes.push(&change);
        }
        Some(changes)
    }

    /// Ends the session; a program that runs stops at its next tick, and what it held is let go then.
    pub fn dispose(&self) {
        self.disposed.set(true);
        self.interrupt.raise();
        self.session.set(None);
    }
}

impl WasmSession {
    fn take(&self) -> Result<Box<Session>, JsValue> {
        self.session.take().ok_or_else(|| JsError::new("the session is busy or disposed").into())
    }

    fn give_back(&self, session: Box<Session>) {
        if !self.disposed.get() {
            self.session.set(Some(session));
        }
    }

    fn with<T>(&self, work: impl FnOnce(&mut Session) -> T) -> Result<T, JsValue> {
        let mut session = self.take()?;
        let given = work(&mut session);
        self.give_back(session);
        Ok(given)
    }
}

/// The first error as it is thrown, and what else the parser found.
fn thrown(failure: &Failure, session: &Session) -> JsValue {
    let none = || JsError::new("the run failed without an error").into();
    error::all_to_js(&failure.errors, session.sources()).unwrap_or_else(none)
}

async fn call(
    session: &mut Session,
    name: &str,
    args: &Array,
    outputs: usize,
) -> Result<Array, JsValue> {
    let mut values = Vec::new();
    for argument in args.iter() {
        values.push(own_value(session, &argument).await?);
    }
    let results = session.call(name, values, outputs).await;
    let results = results.map_err(|failure| thrown(&failure, session))?;
    results.iter().map(|value| js_value(value, session)).collect()
}

fn js_value(value: &Value, session: &Session) -> Result<JsValue, JsValue> {
    to_js::to_js(value).ok_or_else(|| {
        let error =
            Error::new("matgpu:noJavaScriptForm", "the value is nested too deep for JavaScript");
        error::to_js(&error, session.sources())
    })
}

/// A JavaScript form as a value. The session itself makes the anonymous functions in it, from their texts.
async fn own_value(session: &mut Session, form: &JsValue) -> Result<Value, JsValue> {
    let mut functions: HashMap<String, Value> = HashMap::new();
    loop {
        let wanted = RefCell::new(None);
        let find = |text: &str| {
            functions.get(text).cloned().ok_or_else(|| {
                *wanted.borrow_mut() = Some(text.to_owned());
                String::new()
            })
        };
        let wrong = match from_js::from_js(form, &find) {
            Ok(value) => return Ok(value),
            Err(wrong) => wrong,
        };
        let Some(text) = wanted.take() else {
            return Err(error::to_js(&Error::new("matgpu:badValue", wrong), session.sources()));
        };
        let made = session.call("str2func", vec![Value::from(text.as_str())], 1).await;
        let made = made.map_err(|failure| thrown(&failure, session))?;
        functions.extend(made.into_iter().next().map(|value| (text, value)));
    }
}
