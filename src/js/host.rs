//! What the session asks of its owner, answered by engine.ts: events, pauses, time, files.
//! Must not know values or the session's API.

use crate::diag::Error;
use crate::session::{Answer, Clock, Datum, Errand, Event, Files, Host, Later};
use js_sys::{Object, Promise, Uint8Array};
use std::cell::RefCell;
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
    #[wasm_bindgen(method)]
    fn breathe(this: &EngineHost) -> Promise;
    #[wasm_bindgen(method)]
    fn sleep(this: &EngineHost, milliseconds: f64) -> Promise;
    /// A line of input, or null.
    #[wasm_bindgen(method)]
    fn input(this: &EngineHost, prompt: &str) -> Promise;
    #[wasm_bindgen(method)]
    fn helped(this: &EngineHost) -> bool;
    /// What came of a call that another instance makes, or null.
    #[wasm_bindgen(method)]
    fn errand(this: &EngineHost, name: &str, args: js_sys::Array, outputs: usize) -> Promise;
    /// Milliseconds since 1970.
    #[wasm_bindgen(method)]
    fn now(this: &EngineHost) -> f64;
    /// How long a program runs before others get their turn, in milliseconds.
    #[wasm_bindgen(method, getter)]
    fn turn(this: &EngineHost) -> f64;
    #[wasm_bindgen(method, getter)]
    fn files(this: &EngineHost) -> Option<SyncFiles>;

    /// Files that need no waiting (files/provider.ts).
    pub type SyncFiles;
    #[wasm_bindgen(method, catch)]
    fn list(this: &SyncFiles) -> Result<Vec<String>, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn read(this: &SyncFiles, path: &str) -> Result<Option<Uint8Array>, JsValue>;
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

/// Figures have no class and no shape: numbers, texts, lists and objects.
fn plain(datum: &Datum) -> JsValue {
    match datum {
        Datum::Flag(flag) => (*flag).into(),
        Datum::Number(x) => (*x).into(),
        Datum::Text(text) => text.into(),
        Datum::Numbers(numbers) => js_sys::Float64Array::from(&numbers[..]).into(),
        Datum::List(all) => all.iter().map(plain).collect::<js_sys::Array>().into(),
        Datum::Fields(fields) => {
            let made = Object::new();
            for (name, value) in fields {
                super::to_js::put(&made, name, &plain(value));
            }
            made.into()
        }
    }
}

impl Host for JsHost {
    fn event(&mut self, event: Event) {
        let made = Object::new();
        let put = |name: &str, value: &str| super::to_js::put(&made, name, &value.into());
        match &event {
            Event::Text(text) => {
                put("type", "output");
                put("text", text);
            }
            Event::ErrorText(text) => {
                put("type", "error-output");
                put("text", text);
            }
            Event::Warning(identifier, message) => {
                put("type", "warning");
                put("identifier", identifier);
                put("message", message);
            }
            Event::Clear => put("type", "clear"),
            Event::Figure(figure) => {
                put("type", "figure");
                super::to_js::put(&made, "figure", &plain(figure));
            }
            Event::Progress(part, text) => {
                put("type", "progress");
                put("text", text);
                super::to_js::put(&made, "part", &(*part).into());
            }
        }
        self.engine.emit(&made);
    }

    fn tick(&mut self) -> Option<Later<()>> {
        let now = self.engine.now();
        if now - self.turn_began < self.turn {
            return None;
        }
        let breath = JsFuture::from(self.engine.breathe());
        self.turn_began = now;
        Some(Box::pin(async move {
            let _ = breath.await;
        }))
    }

    fn sleep(&mut self, seconds: f64) -> Later<()> {
        later(self.engine.sleep(seconds * 1000.0))
    }

    fn input(&mut self, prompt: &str) -> Later<Option<String>> {
        let promise = self.engine.input(prompt);
        Box::pin(async move { JsFuture::from(promise).await.ok()?.as_string() })
    }

    fn errand(&mut self, errand: Errand) -> Later<Answer> {
        let args = if self.engine.helped() { super::errand::args_to_js(&errand) } else { None };
        let Some(args) = args else { return Box::pin(async { Answer::Here }) };
        let promise = self.engine.errand(&errand.name, args, errand.nargout);
        Box::pin(async move {
            let report = JsFuture::from(promise).await;
            report.map_or(Answer::Here, |report| super::errand::answer_from_js(&report))
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
}

impl JsFiles {
    pub(super) fn new(engine: &EngineHost) -> JsFiles {
        JsFiles { direct: Rc::new(engine.files()), copies: Rc::default() }
    }

    /// Takes a file of the page; None: it is gone.
    pub(super) fn put(&self, path: &str, bytes: Option<Vec<u8>>) {
        self.copies.borrow_mut().insert(path.to_owned(), Held { bytes, changed: false });
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

fn failed(what: &str, path: &str, why: &JsValue) -> Error {
    let why = js_sys::Reflect::get(why, &"message".into())
        .ok()
        .and_then(|message| message.as_string())
        .unwrap_or_else(|| format!("{why:?}"));
    Error::new("matgpu:files", format!("cannot {what} {path}: {why}"))
}

impl Files for JsFiles {
    fn read(&self, path: &str) -> Option<Vec<u8>> {
        match &*self.direct {
            // Whatever keeps a file from being read, the program sees that it cannot have it.
            Some(files) => files.read(path).ok().flatten().map(|bytes| bytes.to_vec()),
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
                self.copies.borrow_mut().insert(path, copy);
                Ok(())
            }
        }
    }

    fn remove(&mut self, path: &str) -> bool {
        match &*self.direct {
            Some(files) => files.remove(path).unwrap_or(false),
            None => {
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
                let mut paths = files.list().unwrap_or_default();
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
}
