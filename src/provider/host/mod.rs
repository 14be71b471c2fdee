//! The host as a provider: interprets Kernels in tiles and runs Routines, at once, on arrays that
//! host values share. Must not know graphs or devices.

mod folds;
mod interpret;
mod program;
mod storage;
#[cfg(test)]
mod tests;
mod walk;

use super::{
    Command, Counters, DeviceInfo, DeviceKind, Fault, Limits, Pending, Provider, SlotId, Steps,
    Work, data_bytes, host_bytes,
};
use crate::kernel::Launch;
use crate::op::pace::at_once;
use crate::routine::{HostFault, Routine};
use crate::value::room::has_room;
use crate::value::{Array, Data, ElemType, Shape};
use interpret::Input;
use smallvec::SmallVec;
use std::collections::HashMap;
use std::rc::Rc;
use storage::{Outputs, Storage};

/// Freed storage that is kept for the next array of the same type and length, in bytes.
const KEEP: u64 = 256 << 20;
/// What is smaller than this is not worth keeping.
const WORTH_KEEPING: u64 = 64 << 10;

/// The host.
pub struct Host {
    info: DeviceInfo,
    slots: HashMap<u64, Storage>,
    next: u64,
    pool: Vec<Data>,
    counters: Counters,
}

/// Computes a routine of these arrays into others; false where it cannot.
pub fn routine_at_once(routine: &Routine, inputs: &[Rc<Array>], outputs: &mut [Data]) -> bool {
    at_once(routine.host(inputs, outputs)).is_ok()
}

impl From<HostFault> for Fault {
    fn from(failure: HostFault) -> Fault {
        match failure {
            HostFault::OutOfMemory { bytes } => Fault::OutOfMemory { bytes },
            HostFault::Unsupported(what) => Fault::Unsupported(what),
            HostFault::Broken(what) => Fault::Broken(what.to_owned()),
        }
    }
}

impl Default for Host {
    fn default() -> Host {
        Host::new()
    }
}

impl Host {
    /// A host without slots.
    pub fn new() -> Host {
        Host {
            info: DeviceInfo {
                kind: DeviceKind::Host,
                adapter: "host".to_owned(),
                software: false,
                exact: true,
                fast: false,
                limits: Limits {
                    arrays_a_kernel: 64,
                    slot_bytes: 1 << 40,
                    instructions: 4096,
                    ..Limits::NONE
                },
                features: Vec::new(),
                quirks: Vec::new(),
            },
            slots: HashMap::new(),
            next: 1,
            pool: Vec::new(),
            counters: Counters::default(),
        }
    }

    fn insert(&mut self, storage: Storage) -> SlotId {
        self.counters.slots_made += 1;
        self.counters.live_bytes += storage.bytes();
        let id = self.next;
        self.next += 1;
        self.slots.insert(id, storage);
        SlotId(id)
    }

    fn array(&self, slot: SlotId) -> Result<&Rc<Array>, Fault> {
        match self.slots.get(&slot.0) {
            Some(Storage::Array(array)) => Ok(array),
            Some(Storage::Fresh(..)) => {
                Err(Fault::Broken(format!("slot {} is read before it is written", slot.0)))
            }
            None => Err(Fault::Broken(format!("there is no slot {}", slot.0))),
        }
    }

    /// The elements of some slots, to be written: all of them in order where `in_order` says so of the slot's place.
    fn outputs(
        &mut self,
        slots: &[SlotId],
        in_order: impl Fn(usize) -> bool,
    ) -> Result<Outputs<'_>, Fault> {
        let mut taken = Outputs::of(&mut self.slots);
        for (k, s) in slots.iter().enumerate() {
            taken.take(*s, in_order(k))?;
        }
        Ok(taken)
    }

    async fn command(&mut self, command: &Command) -> Result<(), Fault> {
        match command {
            Command::Kernel { kernel, launch, inputs, outputs } => {
                self.counters.dispatches += 1;
                let mut sources: SmallVec<[Input; 4]> = SmallVec::new();
                for s in inputs {
                    sources.push(match outputs.iter().position(|o| o == s) {
                        Some(k) => Input::Output(k),
                        None => Input::Array(self.array(*s)?.clone()),
                    });
                }
                let in_order = |k| interpret::stores_in_order(kernel, launch, k);
                let mut outputs = self.outputs(outputs, in_order)?;
                interpret::run(kernel, launch, &sources, &mut outputs.data).await
            }
            Command::Joined(joined) => {
                for command in joined.apart() {
                    Box::pin(self.command(&command)).await?;
                }
                Ok(())
            }
            Command::Routine { routine, inputs, outputs } => {
                self.counters.dispatches += 1;
                let sources: SmallVec<[Rc<Array>; 4]> =
                    inputs.iter().map(|s| self.array(*s).cloned()).collect::<Result<_, _>>()?;
                let mut outputs = self.outputs(outputs, |_| false)?;
                Ok(routine.host(&sources, &mut outputs.data).await?)
            }
            Command::Copy { from, from_at, to, to_at, count } => {
                let source = self.array(*from)?.clone();
                let (from_at, to_at, count) = (*from_at as usize, *to_at as usize, *count as usize);
                let mut outputs = self.outputs(&[*to], |_| false)?;
                match outputs.data.first_mut() {
                    Some(data) => storage::copy(source.data(), from_at, data, to_at, count),
                    None => Ok(()),
                }
            }
        }
    }
}

impl Provider for Host {
    fn info(&self) -> &DeviceInfo {
        &self.info
    }

    fn supports(&self, work: &Work) -> Result<(), String> {
        match work {
            Work::Kernel(kernel) => program::types(kernel).map(|_| ()).map_err(|f| f.to_string()),
            Work::Routine(_) => Ok(()),
        }
    }

    fn ready(&mut self, _: &Work, _: Option<&Launch>, _: bool) -> bool {
        true
    }

    fn upload(&mut self, array: Rc<Array>) -> Result<SlotId, Fault> {
        Ok(self.insert(Storage::Array(array)))
    }

    fn alloc(&mut self, ty: ElemType, shape: &Shape) -> Result<SlotId, Fault> {
        let n = shape.numel();
        let kept = self.pool.iter().position(|d| d.len() == n && d.elem_type() == ty);
        let data = match kept {
            Some(k) => {
                let data = self.pool.swap_remove(k);
                self.counters.pooled_bytes -= data_bytes(&data);
                data
            }
            None => {
                let bytes = host_bytes(ty, n);
                if !usize::try_from(bytes).is_ok_and(has_room) {
                    return Err(Fault::OutOfMemory { bytes });
                }
                self.counters.buffers_created += 1;
                if bytes >= WORTH_KEEPING {
                    let fresh = Storage::Fresh(shape.clone(), Data::with_room(ty, n));
                    return Ok(self.insert(fresh));
                }
                Data::zeros(ty, n)
            }
        };
        Ok(self.insert(Storage::Array(Rc::new(Array::new(shape.clone(), data)))))
    }

    fn free(&mut self, slot: SlotId) {
        let Some(storage) = self.slots.remove(&slot.0) else { return };
        let bytes = storage.bytes();
        self.counters.live_bytes = self.counters.live_bytes.saturating_sub(bytes);
        if let Storage::Array(array) = storage
            && let Ok(array) = Rc::try_unwrap(array)
            && bytes >= WORTH_KEEPING
            && self.counters.pooled_bytes + bytes <= KEEP
        {
            self.counters.pooled_bytes += bytes;
            self.pool.push(array.into_parts().1);
        }
    }

    fn submit(&mut self, commands: &[Command]) -> Result<(), Fault> {
        at_once(self.submit_in_steps(commands))
    }

    fn submit_in_steps<'a>(&'a mut self, commands: &'a [Command]) -> Steps<'a> {
        self.counters.submits += 1;
        Box::pin(async move {
            for c in commands {
                self.command(c).await?;
            }
            Ok(())
        })
    }

    fn read(&mut self, slots: &[SlotId]) -> Pending<Vec<Rc<Array>>> {
        self.counters.reads += 1;
        let arrays: Result<Vec<Rc<Array>>, Fault> =
            slots.iter().map(|s| self.array(*s).cloned()).collect();
        Box::pin(std::future::ready(arrays))
    }

    fn trim(&mut self, keep: u64) {
        while self.counters.pooled_bytes > keep {
            let Some(data) = self.pool.pop() else { break };
            self.counters.pooled_bytes =
                self.counters.pooled_bytes.saturating_sub(data_bytes(&data));
        }
    }

    fn counters(&self) -> Counters {
        self.counters
    }
}
