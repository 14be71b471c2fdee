//! A device for tests: it takes what a device of WebGPU says it can run, and runs it on the host. With it sessions plan, place, store
//! and read as they do with a GPU, in a thousandth of the time that a GPU in software takes.

use matgpu::kernel::{Kernel, Launch};
use matgpu::provider::host::Host;
use matgpu::provider::webgpu::supports;
use matgpu::provider::{
    Command, Counters, DeviceInfo, DeviceKind, Fault, Limits, Pending, Provider, SlotId, Work,
};
use matgpu::value::{Array, ElemType, Shape};
use matgpu::wgsl::{Library, Singles};
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// Arrays that a session adopts, by their keys.
pub(crate) type Given = Rc<RefCell<HashMap<String, Rc<Array>>>>;

/// Runs on the host what a device of WebGPU could run.
pub(crate) struct Simulated {
    inner: Host,
    info: DeviceInfo,
    library: Library,
    /// What was said about Kernels.
    known: RefCell<HashMap<Rc<Kernel>, Result<(), String>>>,
    given: Given,
}

impl Simulated {
    /// With the least limits that a device may have.
    pub(crate) fn new(given: Given) -> Simulated {
        let inner = Host::new();
        let info = DeviceInfo {
            kind: DeviceKind::WebGpu,
            software: false,
            exact: true,
            limits: Limits { instructions: inner.info().limits.instructions, ..Limits::LEAST },
            ..inner.info().clone()
        };
        Simulated {
            inner,
            info,
            library: Library::new(Singles::Plain),
            known: RefCell::default(),
            given,
        }
    }
}

impl Provider for Simulated {
    fn info(&self) -> &DeviceInfo {
        &self.info
    }
    fn supports(&self, work: &Work) -> Result<(), String> {
        let Work::Kernel(kernel) = work else { return supports(&self.info, &self.library, work) };
        let answer = || supports(&self.info, &self.library, work);
        self.known.borrow_mut().entry(kernel.clone()).or_insert_with(answer).clone()
    }
    fn ready(&mut self, _: &Work, _: Option<&Launch>, _: bool) -> bool {
        true
    }
    fn upload(&mut self, array: Rc<Array>) -> Result<SlotId, Fault> {
        self.inner.upload(array)
    }
    fn alloc(&mut self, ty: ElemType, shape: &Shape) -> Result<SlotId, Fault> {
        self.inner.alloc(ty, shape)
    }
    fn adopt(&mut self, key: &str, _: ElemType, _: &Shape) -> Result<SlotId, Fault> {
        let array = self.given.borrow().get(key).cloned();
        self.inner.upload(array.ok_or_else(|| Fault::Unsupported(key.to_owned()))?)
    }
    fn free(&mut self, slot: SlotId) {
        self.inner.free(slot);
    }
    fn submit(&mut self, commands: &[Command]) -> Result<(), Fault> {
        self.inner.submit(commands)
    }
    fn read(&mut self, slots: &[SlotId]) -> Pending<Vec<Rc<Array>>> {
        self.inner.read(slots)
    }
    fn trim(&mut self, keep: u64) {
        self.inner.trim(keep);
    }
    fn counters(&self) -> Counters {
        self.inner.counters()
    }
}
