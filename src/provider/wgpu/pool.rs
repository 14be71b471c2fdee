//! Buffers of a device, kept for reuse by size class: up to a cap, and beyond it as long as free and used ones together are no
//! more than what was used at once lately, and a quarter.
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
    /// The number of returns to the pool when it was returned.
    returned: Cell<u64>,
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
    /// The bytes that were used at once lately: the most of them, and from one submission to the next a little less.
    peak: u64,
    /// The bytes of a buffer at most.
    most: u64,
    /// The size of the largest buffer so far.
    largest: u64,
    next: u64,
    returns: u64,
    pub(super) pooled: u64,
    pub(super) live: u64,
    pub(super) created: u64,
    pub(super) destroyed: u64,
}

/// One in so many of the bytes that are used no more is forgotten with each submission.
const FADES: u64 = 256;

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
            peak: 0,
            most,
            largest: 0,
            next: 0,
            returns: 0,
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
            self.use_more(buffer.size);
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
        self.use_more(size);
        Ok(Rc::new(Buffer {
            id: self.next,
            raw,
            size,
            batch: Cell::new(0),
            returned: Cell::new(0),
            foreign: false,
        }))
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
        Rc::new(Buffer {
            id: self.next,
            raw,
            size,
            batch: Cell::new(0),
            returned: Cell::new(0),
            foreign: true,
        })
    }

    fn use_more(&mut self, bytes: u64) {
        self.live += bytes;
        self.peak = self.peak.max(self.live);
    }

    /// Destroys what there is no room for. Everything recorded has been submitted: a browser would keep the storage until it
    /// collects its garbage. True where something was destroyed that could still be had.
    pub(super) fn bury(&mut self) -> bool {
        self.peak -= (self.peak - self.live) / FADES;
        let any = self.make_room();
        for buffer in self.doomed.drain(..) {
            buffer.raw.destroy();
            self.destroyed += 1;
        }
        any
    }

    /// Takes a buffer back. True where others, or this one, are to be destroyed instead of being kept.
    pub(super) fn give(&mut self, buffer: Rc<Buffer>) -> bool {
        if buffer.foreign {
            return true;
        }
        self.live -= buffer.size;
        self.pooled += buffer.size;
        self.returns += 1;
        buffer.returned.set(self.returns);
        self.free.entry(buffer.size).or_default().insert(buffer.id, buffer);
        self.make_room()
    }

    /// Dooms what there is no room to keep, first what has been free for longest: what is recorded but not submitted may still use it.
    fn make_room(&mut self) -> bool {
        // A program that works with large arrays makes the same ones again: making one anew takes milliseconds.
        let cap = self.cap.max(2 * self.largest);
        let mut any = false;
        let most = self.peak + self.peak / 4;
        while self.pooled > cap && self.pooled + self.live > most {
            let free = self.free.iter().flat_map(|(size, list)| list.values().map(|b| (*size, b)));
            let Some((size, id)) =
                free.min_by_key(|(_, b)| b.returned.get()).map(|(size, b)| (size, b.id))
            else {
                break;
            };
            let list = self.free.get_mut(&size);
            self.doomed.extend(list.and_then(|list| list.remove(&id)));
            self.pooled -= size;
            any = true;
        }
        any
    }

    /// Destroys free buffers, the largest first, until at most `keep` bytes are left.
    pub(super) fn trim(&mut self, keep: u64) -> bool {
        self.peak = self.live;
        let mut any = !self.doomed.is_empty();
        any |= self.bury();
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
