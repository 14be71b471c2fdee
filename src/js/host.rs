//! What the session asks of its owner, answered by engine.ts: events, pauses, time, files.
//! Must not know values or the session's API.

use crate::diag::Error;
use crate::session::{
    Answer, Clock, Datum, Entry, Event, Files, Host, Later, RemoteCall, entries_of,
};
use js_sys::{Promise, Uint8Array};
use serde::{Serialize, Serializer};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// The object of engine.ts.
    #[wasm_bindgen(typescript_type = "EngineHost")]
    pub type EngineHost;
    #[wasm_bindgen(method)]
    fn emit(this: &EngineHost, event: &JsValue);
    #[wasm_bindgen(method, js_name = yieldNow)]
    fn yield_now(this: &EngineHost) -> Promise;
    #[wasm_bindgen(method)]
    fn sleep(this: &EngineHost, milliseconds: f64) -> Promise;
    /// A line of input, or null.
    #[wasm_bindgen(method)]
    fn input(this: &EngineHost, prompt: &str) -> Promise;
    #[wasm_bindgen(method)]
    fn helped(this: &EngineHost) -> bool;
    /// What came of a call that another instance makes, or null.
    #[wasm_bindgen(method, js_name = remoteCall)]
    fn remote_call(this: &EngineHost, name: &str, args: js_sys::Array, outputs: usize) -> Promise;
    /// Milliseconds since 1970.
    #[wasm_bindgen(method)]
    fn now(this: &EngineHost) -> f64;
    /// How long a program runs before others get their turn, in milliseconds.
    #[wasm_bindgen(method, getter)]
    fn turn(this: &EngineHost) -> f64;
    #[wasm_bindgen(method, getter)]
    fn files(this: &EngineHost) -> Option<SyncFiles>;
    /// The texts of toolboxes.
    #[wasm_bindgen(method, catch)]
    pub(super) fn toolboxes(this: &EngineHost) -> Result<String, JsValue>;

    /// Files that need no waiting (files/provider.ts).
    pub type SyncFiles;
    #[wasm_bindgen(method, getter)]
    fn home(this: &SyncFiles) -> JsValue;
    #[wasm_bindgen(method, catch)]
    fn list(this: &SyncFiles) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn read(this: &SyncFiles, path: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn write(this: &SyncFiles, path: &str, bytes: Uint8Array) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch, js_name = delete)]
    fn remove(this: &SyncFiles, path: &str) -> Result<bool, JsValue>;
}

/// The session's owner.
pub(super) struct JsHost {
    engine: Rc<EngineHost>,
    turn: f64,
    turn_began: f64,
}

impl JsHost {
    pub(super) fn new(engine: Rc<EngineHost>) -> JsHost {
        let (turn, turn_began) = (engine.turn(), engine.now());
        JsHost { engine, turn, turn_began }
    }
}

/// A promise that nobody rejects, awaited.
fn later(promise: Promise) -> Later<()> {
    Box::pin(async move {
        // The engine's promises do not reject; were one to, the program would go on.
        let _ = JsFuture::from(promise).await;
    })
}

/// A figure as it crosses: numbers, texts, lists and objects, without class or shape; many numbers as a typed array.
struct Figure<'a>(&'a Datum);

impl Serialize for Figure<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Datum::Flag(flag) => serializer.serialize_bool(*flag),
            Datum::Number(x) => serializer.serialize_f64(*x),
            Datum::Text(text) => serializer.serialize_str(text),
            Datum::Numbers(numbers) => {
                let array = js_sys::Float64Array::from(&numbers[..]);
                serde_wasm_bindgen::preserve::serialize(&array, serializer)
            }
            Datum::List(all) => serializer.collect_seq(all.iter().map(Figure)),
            Datum::Fields(fields) => {
                let crosses = fields.iter().filter(|(_, value)| !matches!(value, Datum::Kept(_)));
                serializer.collect_map(crosses.map(|(name, value)| (name, Figure(value))))
            }
            Datum::Kept(_) => serializer.serialize_unit(),
        }
    }
}

/// What a program gives off, as engine.ts takes it (`WireEvent` of js/events.ts).
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Told<'a> {
    Output { text: &'a str },
    ErrorOutput { text: &'a str },
    Warning { identifier: &'a str, message: &'a str },
    Clear,
    Figure { figure: Figure<'a> },
    Progress { part: f64, text: &'a str },
}

impl Host for JsHost {
    fn event(&mut self, event: Event) {
        let told = match &event {
            Event::Text(text) => Told::Output { text },
            Event::ErrorText(text) => Told::ErrorOutput { text },
            Event::Warning(identifier, message) => Told::Warning { identifier, message },
            Event::Clear => Told::Clear,
            Event::Figure(figure) => Told::Figure { figure: Figure(figure) },
            Event::Progress(part, text) => Told::Progress { part: *part, text },
        };
        self.engine.emit(&super::plain::to_js(&told));
    }

    fn tick(&mut self) -> Option<Later<()>> {
        let now = self.engine.now();
        if now - self.turn_began < self.turn {
            return None;
        }
        self.yield_now()
    }

    fn yield_now(&mut self) -> Option<Later<()>> {
        let breath = self.engine.yield_now();
        self.turn_began = self.engine.now();
        Some(later(breath))
    }

    fn sleep(&mut self, seconds: f64) -> Later<()> {
        later(self.engine.sleep(seconds * 1000.0))
    }

    fn input(&mut self, prompt: &str) -> Later<Option<String>> {
        let promise = self.engine.input(prompt);
        Box::pin(async move { JsFuture::from(promise).await.ok()?.as_string() })
    }

    fn remote_call(&mut self, remote_call: RemoteCall) -> Later<Answer> {
        let args =
            if self.engine.helped() { super::remote_call::args_to_js(&remote_call) } else { None };
        let Some(args) = args else { return Box::pin(async { Answer::Here }) };
        let promise = self.engine.remote_call(&remote_call.name, args, remote_call.nargout);
        Box::pin(async move {
            let report = JsFuture::from(promise).await;
            report.map_or(Answer::Here, |report| super::remote_call::answer_from_js(&report))
        })
    }
}

/// The time of the browser or of Node.
pub(super) struct JsClock(pub(super) Rc<EngineHost>);

impl Clock for JsClock {
    fn now(&self) -> f64 {
        self.0.now() / 1000.0
    }

    fn zone_minutes(&self, at: f64) -> f64 {
        -js_sys::Date::new(&JsValue::from_f64(at * 1000.0)).get_timezone_offset()
    }
}

/// A file of the session: its bytes, and whether the program has changed it.
struct Held {
    bytes: Option<Vec<u8>>,
    changed: bool,
}

/// The session's files: those of the page directly where they need no waiting, else copies of them.
#[derive(Clone)]
pub(super) struct JsFiles {
    direct: Rc<Option<SyncFiles>>,
    copies: Rc<RefCell<BTreeMap<String, Held>>>,
    /// How often a copy came or was written.
    version: Rc<Cell<u64>>,
}

impl JsFiles {
    pub(super) fn new(engine: &EngineHost) -> JsFiles {
        JsFiles { direct: Rc::new(engine.files()), copies: Rc::default(), version: Rc::default() }
    }

    /// Takes a file of the page; None: it is gone.
    pub(super) fn put(&self, path: &str, bytes: Option<Vec<u8>>) {
        self.keep(path.to_owned(), Held { bytes, changed: false });
    }

    fn keep(&self, path: String, copy: Held) {
        self.version.set(self.version.get() + 1);
        self.copies.borrow_mut().insert(path, copy);
    }

    /// What the program has changed since the last time.
    pub(super) fn take_changes(&self) -> Vec<(String, Option<Vec<u8>>)> {
        let mut copies = self.copies.borrow_mut();
        let changes = copies
            .iter_mut()
            .filter_map(|(path, copy)| {
                let changed = std::mem::take(&mut copy.changed);
                changed.then(|| (path.clone(), copy.bytes.clone()))
            })
            .collect();
        copies.retain(|_, copy| copy.bytes.is_some());
        changes
    }
}

/// The one form of a path among the copies, as the page's side has it (files/provider.ts).
fn normal(path: &str) -> Option<String> {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split(['/', '\\']) {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// A method that a page's own object need not have.
fn method(files: &SyncFiles, name: &str) -> Option<js_sys::Function> {
    js_sys::Reflect::get(files.as_ref(), &JsValue::from_str(name)).ok()?.dyn_into().ok()
}

/// What something that was thrown says.
pub(super) fn message_of(thrown: &JsValue) -> String {
    js_sys::Reflect::get(thrown, &"message".into())
        .ok()
        .and_then(|message| message.as_string())
        .unwrap_or_else(|| format!("{thrown:?}"))
}

fn failed(what: &str, path: &str, why: &JsValue) -> Error {
    Error::new("matgpu:files", format!("cannot {what} {path}: {}", message_of(why)))
}

impl Files for JsFiles {
    fn read(&self, path: &str) -> Option<Vec<u8>> {
        match &*self.direct {
            // Whatever keeps a file from being read, the program sees that it cannot have it.
            Some(files) => Some(files.read(path).ok()?.dyn_into::<Uint8Array>().ok()?.to_vec()),
            None => self.copies.borrow().get(&normal(path)?)?.bytes.clone(),
        }
    }

    fn write(&mut self, path: &str, contents: &[u8]) -> Result<(), Error> {
        match &*self.direct {
            Some(files) => files
                .write(path, Uint8Array::from(contents))
                .map_err(|why| failed("write", path, &why)),
            None => {
                let path = normal(path).filter(|path| !path.is_empty()).ok_or_else(|| {
                    let message = format!("the path '{path}' leads out of the session's files");
                    Error::new("matgpu:files", message)
                })?;
                let copy = Held { bytes: Some(contents.to_vec()), changed: true };
                self.keep(path, copy);
                Ok(())
            }
        }
    }

    fn remove(&mut self, path: &str) -> bool {
        match &*self.direct {
            Some(files) => files.remove(path).unwrap_or(false),
            None => {
                self.version.set(self.version.get() + 1);
                let mut copies = self.copies.borrow_mut();
                let Some(copy) = normal(path).and_then(|path| copies.get_mut(&path)) else {
                    return false;
                };
                copy.changed = true;
                copy.bytes.take().is_some()
            }
        }
    }

    fn list(&self) -> Vec<String> {
        match &*self.direct {
            Some(files) => {
                // What a page's own object gives need be neither a list nor one of texts.
                let listed =
                    files.list().ok().and_then(|list| list.dyn_into::<js_sys::Array>().ok());
                let mut paths: Vec<String> = listed
                    .iter()
                    .flat_map(|list| list.iter().filter_map(|path| path.as_string()))
                    .collect();
                paths.sort();
                paths
            }
            None => {
                let copies = self.copies.borrow();
                let there = copies.iter().filter(|(_, copy)| copy.bytes.is_some());
                there.map(|(path, _)| path.clone()).collect()
            }
        }
    }

    fn home(&self) -> String {
        match &*self.direct {
            // A page's own files need not say where they lie.
            Some(files) => files.home().as_string().unwrap_or_else(|| ".".to_owned()),
            None => "/".to_owned(),
        }
    }

    fn version(&self) -> Option<u64> {
        match &*self.direct {
            Some(files) => {
                let version = method(files, "version")?.call0(files.as_ref()).ok()?.as_f64()?;
                Some(version as u64)
            }
            None => Some(self.version.get()),
        }
    }

    fn entries(&self, folder: &str) -> Option<Vec<Entry>> {
        let Some(files) = &*self.direct else { return entries_of(&self.list(), folder) };
        let Some(call) = method(files, "entries") else {
            return entries_of(&self.list(), folder);
        };
        let names = call.call1(files.as_ref(), &JsValue::from_str(folder)).ok()?;
        let names = names.dyn_into::<js_sys::Array>().ok()?;
        let names = names.iter().filter_map(|name| name.as_string());
        let entry = |name: String| match name.strip_suffix('/') {
            Some(folder) => Entry { name: folder.to_owned(), folder: true },
            None => Entry { name, folder: false },
        };
        Some(names.map(entry).collect())
    }
}
