//! Buffers of a device, kept for reuse by size class up to a cap.
//! Must not know slots or what is in a buffer.

use crate::provider::Fault;
use std::cell::Cell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// A buffer of the device.
pub(super) struct Buffer {
    /// A number of its own, for the keys of caches.
    pub(super) id: u64,
    pub(super) raw: wgpu::Buffer,
    pub(super) size: u64,
    /// The batch of commands that used it last.
    pub(super) batch: Cell<u64>,
    /// Whether it is somebody else's: neither kept nor destroyed.
    pub(super) foreign: bool,
}

/// Free buffers by size, and the sums that counters show.
pub(super) struct Pool {
    device: wgpu::Device,
    usage: wgpu::BufferUsages,
    /// By their numbers: of two that would do, a program that runs again is given the same one, and finds the bind groups
    /// that it made.
    free: BTreeMap<u64, BTreeMap<u64, Rc<Buffer>>>,
    /// What there is no room to keep, until nothing that is recorded can use it any more.
    doomed: Vec<Rc<Buffer>>,
    cap: u64,
    /// The bytes of a buffer at most.
    most: u64,
    /// The size of the largest buffer so far.
    largest: u64,
    next: u64,
    pub(super) pooled: u64,
    pub(super) live: u64,
    pub(super) created: u64,
    pub(super) destroyed: u64,
}

/// The size of the class that `bytes` belongs to: four classes a power of two, so that at most a
/// fifth of a buffer is unused.
pub(super) fn class(bytes: u64) -> u64 {
    let bytes = bytes.max(256);
    let step = (bytes.next_power_of_two() / 8).max(64);
    bytes.div_ceil(step) * step
}

impl Pool {
    pub(super) fn new(device: &wgpu::Device, usage: wgpu::BufferUsages, cap: u64) -> Pool {
        let most = device.limits().max_buffer_size;
        Pool {
            device: device.clone(),
            usage,
            free: BTreeMap::new(),
            doomed: Vec::new(),
            cap,
            most,
            largest: 0,
            next: 0,
            pooled: 0,
            live: 0,
            created: 0,
            destroyed: 0,
        }
    }

    /// A buffer of at least `bytes`. An allocation that fails says so at once natively; on the web it
    /// says so through `failed`, later.
    pub(super) fn take(
        &mut self,
        bytes: u64,
        failed: impl FnOnce(u64) + 'static,
    ) -> Result<Rc<Buffer>, Fault> {
        // Unused space is given up before what can be had.
        let size = class(bytes).min(self.most / 16 * 16).max(bytes);
        self.largest = self.largest.max(size);
        if let Some(list) = self.free.get_mut(&size)
            && let Some((_, buffer)) = list.pop_first()
        {
            self.pooled -= buffer.size;
            self.live += buffer.size;
            return Ok(buffer);
        }
        let scope = self.device.push_error_scope(wgpu::ErrorFilter::OutOfMemory);
        let raw = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size,
            usage: self.usage,
            mapped_at_creation: false,
        });
        if super::tasks::soon(scope.pop(), move |e| {
            if e.is_some() {
                failed(size)
            }
        }) == Some(true)
        {
            return Err(Fault::OutOfMemory { bytes: size });
        }
        self.next += 1;
        self.created += 1;
        self.live += size;
        Ok(Rc::new(Buffer { id: self.next, raw, size, batch: Cell::new(0), foreign: false }))
    }

    /// A buffer of somebody else. Its owner puts it in the place of the one that this asks for by name.
    pub(super) fn adopt(&mut self, key: &str, size: u64) -> Rc<Buffer> {
        let raw = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: Some(key),
            size,
            usage: self.usage,
            mapped_at_creation: false,
        });
        self.next += 1;
        Rc::new(Buffer { id: self.next, raw, size, batch: Cell::new(0), foreign: true })
    }

    /// Destroys what there was no room for. Everything recorded has been submitted: a browser would keep the storage
    /// until it collects its garbage.
    pub(super) fn bury(&mut self) {
        for buffer in self.doomed.drain(..) {
            buffer.raw.destroy();
            self.destroyed += 1;
        }
    }

    /// Takes a buffer back. True when it is to be destroyed instead, the pool being full.
    pub(super) fn give(&mut self, buffer: Rc<Buffer>) -> bool {
        if buffer.foreign {
            return true;
        }
        self.live -= buffer.size;
        // A program that works with large arrays makes the same ones again: making one anew takes milliseconds.
        if self.pooled + buffer.size > self.cap.max(2 * self.largest) {
            // What is recorded but not submitted may still use it.
            self.doomed.push(buffer);
            return true;
        }
        self.pooled += buffer.size;
        self.free.entry(buffer.size).or_default().insert(buffer.id, buffer);
        false
    }

    /// Destroys free buffers, the largest first, until at most `keep` bytes are left.
    pub(super) fn trim(&mut self, keep: u64) -> bool {
        let mut any = !self.doomed.is_empty();
        self.bury();
        while self.pooled > keep {
            let Some(mut entry) = self.free.last_entry() else { break };
            match entry.get_mut().pop_last() {
                Some((_, buffer)) => {
                    self.pooled -= buffer.size;
                    buffer.raw.destroy();
                    self.destroyed += 1;
                    any = true;
                }
                None => {
                    entry.remove();
                }
            }
        }
        any
    }
}

#[cfg(test)]
mod tests {
    use super::class;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn classes_hold_what_they_are_asked_for_and_little_more() {
        for bytes in [1u64, 255, 256, 257, 1000, 4096, 4097, 1 << 20, (1 << 20) + 4, 123_456_789] {
            let c = class(bytes);
            assert!(c >= bytes && c.is_multiple_of(64));
            assert!(c <= 256 || c <= bytes + bytes / 3, "{bytes} in {c}");
            assert_eq!(class(c), c);
        }
    }
}
