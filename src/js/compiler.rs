//! Compiled loops in JavaScript's engine: modules that share the memory and the table of functions of this one.
//! Must not know what they compute.

use crate::session::{Compiled, Install};
use js_sys::{Function, Object, Reflect, Uint8Array, WebAssembly};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

/// Places in the table that are free again.
type Free = Rc<RefCell<Vec<u32>>>;

/// What makes modules callable: each has its function in the table, where this module calls it like one of its own.
pub(super) struct Compiler {
    imports: Object,
    table: WebAssembly::Table,
    free: Free,
}

impl Compiler {
    /// None where this module was not made for it.
    pub(super) fn new() -> Option<Compiler> {
        let table: WebAssembly::Table = wasm_bindgen::function_table().dyn_into().ok()?;
        let (imports, shared) = (Object::new(), Object::new());
        Reflect::set(&shared, &"memory".into(), &wasm_bindgen::memory()).ok()?;
        Reflect::set(&shared, &"table".into(), &table).ok()?;
        Reflect::set(&imports, &"m".into(), &shared).ok()?;
        Some(Compiler { imports, table, free: Free::default() })
    }

    /// The function of a module, or what the engine says against it.
    fn function(&self, module: &[u8]) -> Result<Function, JsValue> {
        let module = WebAssembly::Module::new(&Uint8Array::from(module))?;
        let instance = WebAssembly::Instance::new(&module, &self.imports)?;
        Reflect::get(&instance.exports(), &"run".into())?.dyn_into()
    }
}

impl Install for Compiler {
    fn install(&mut self, module: &[u8]) -> Option<Box<dyn Compiled>> {
        let function = self.function(module).ok()?;
        let free = self.free.borrow_mut().pop();
        let at = free.or_else(|| self.table.grow(1).ok())?;
        self.table.set(at, &function).ok()?;
        Some(Box::new(Installed { at, free: self.free.clone() }))
    }
}

/// A function in the table.
struct Installed {
    at: u32,
    free: Free,
}

impl Compiled for Installed {
    fn run(&self, state: &mut [u64]) -> usize {
        // SAFETY: in WebAssembly a function's address is its place in the table, where this one was put with exactly
        // this type (the engine checks it at the call); the region that it was made from reads and writes its locals
        // in `state`, and elements of arrays whose addresses and sizes it found there.
        let run: extern "C" fn(*mut u64) -> u32 = unsafe {
            std::mem::transmute::<usize, extern "C" fn(*mut u64) -> u32>(self.at as usize)
        };
        run(state.as_mut_ptr()) as usize
    }
}

impl Drop for Installed {
    fn drop(&mut self) {
        self.free.borrow_mut().push(self.at);
    }
}
