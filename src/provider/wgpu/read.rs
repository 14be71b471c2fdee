//! Reads: what is asked for goes through one staging buffer and one map, and waits for nothing else.
//! Must not know who asks.

use super::{WgpuProvider, elements, spoiled, tasks};
use crate::provider::{Fault, Pending, SlotId};
use crate::value::{Array, Shape};
use std::rc::Rc;
use std::sync::{Arc, Mutex, PoisonError};

impl WgpuProvider {
    /// Whole slots, or one element of each, as many at a time as fit into one staging buffer.
    pub(super) fn start_reads(
        &mut self,
        parts: &[(SlotId, Option<u64>)],
    ) -> Pending<Vec<Rc<Array>>> {
        let fault = |fault| -> Pending<Vec<Rc<Array>>> { Box::pin(std::future::ready(Err(fault))) };
        let mut reading = Vec::new();
        let (mut begin, mut bytes) = (0, 0u64);
        for (k, (id, place)) in parts.iter().enumerate() {
            let slot = match self.slot(*id) {
                Ok(slot) => slot,
                Err(why) => return fault(why),
            };
            let count = if place.is_some() { 1 } else { slot.shape.numel() };
            let own = elements::bytes(slot.ty, count, self.info.fast).next_multiple_of(8);
            if k > begin && bytes + own > self.info.limits.slot_bytes {
                match self.start_read(&parts[begin..k]) {
                    Ok(read) => reading.push(read),
                    Err(why) => return fault(why),
                }
                (begin, bytes) = (k, 0);
            }
            bytes += own;
        }
        let last = match self.start_read(&parts[begin..]) {
            Ok(last) if reading.is_empty() => return last,
            Ok(last) => last,
            Err(why) => return fault(why),
        };
        reading.push(last);
        Box::pin(async move {
            let mut arrays = Vec::new();
            for read in reading {
                arrays.append(&mut read.await?);
            }
            Ok(arrays)
        })
    }

    /// Whole slots, or one element of each.
    fn start_read(
        &mut self,
        parts: &[(SlotId, Option<u64>)],
    ) -> Result<Pending<Vec<Rc<Array>>>, Fault> {
        self.check()?;
        let fast = self.info.fast;
        let mut wanted = Vec::with_capacity(parts.len());
        let mut begins = Vec::with_capacity(parts.len());
        let mut total = 0u64;
        for &(id, place) in parts {
            let slot = self.slot(id)?;
            let shape = if place.is_some() { Shape::scalar() } else { slot.shape.clone() };
            let bytes = elements::bytes(slot.ty, shape.numel(), fast);
            begins.push(place.unwrap_or(0) * elements::bytes(slot.ty, 1, fast));
            wanted.push((slot.buffer.clone(), slot.ty, shape, total, bytes));
            // Offsets of copies are multiples of 4; of 8 suits doubles.
            total += bytes.next_multiple_of(8);
        }
        self.counters.reads += 1;
        let began = self.now();
        let short = self.short.clone();
        let staging = self.staging.borrow_mut().take(total, move |b| short.set(Some(b)))?;
        let batch = self.batch;
        let recording = self.record();
        recording.pass = None;
        for ((buffer, _, _, at, bytes), begin) in wanted.iter().zip(begins) {
            if *bytes > 0 {
                recording.encoder.copy_buffer_to_buffer(
                    &buffer.raw,
                    begin,
                    &staging.raw,
                    *at,
                    Some(*bytes),
                );
                buffer.batch.set(batch);
            }
        }
        self.flush();
        self.counters.dispatch_ms += 1e3 * (self.now() - began);
        let (giver, promise) = tasks::promise(&self.device);
        staging.raw.slice(..total.max(8)).map_async(wgpu::MapMode::Read, move |result| {
            giver.give(result.is_ok());
        });
        let (pool, failure, lost) = (self.staging.clone(), self.failure.clone(), self.lost.clone());
        let (downloaded, short) = (self.downloaded.clone(), self.short.clone());
        Ok(Box::pin(async move {
            let mapped = promise.await;
            let text = |m: &Arc<Mutex<Option<String>>>| {
                m.lock().unwrap_or_else(PoisonError::into_inner).clone()
            };
            if let Some(why) = text(&lost) {
                return Err(Fault::Lost(why));
            }
            if let Some(bytes) = short.take() {
                return Err(spoiled(bytes));
            }
            let mut broken = failure.lock().unwrap_or_else(PoisonError::into_inner).take();
            let mut arrays = Vec::with_capacity(wanted.len());
            if mapped && broken.is_none() {
                match staging.raw.slice(..total.max(8)).get_mapped_range() {
                    Ok(view) => {
                        for (_, ty, shape, at, bytes) in &wanted {
                            let part =
                                view.get(*at as usize..(*at + *bytes) as usize).unwrap_or(&[]);
                            downloaded.set(downloaded.get() + *bytes);
                            match elements::unpack(*ty, shape, part, fast) {
                                Some(array) => arrays.push(Rc::new(array)),
                                None => broken = Some("a read came back short".to_owned()),
                            }
                        }
                    }
                    Err(e) => broken = Some(e.to_string()),
                }
            }
            if mapped {
                staging.raw.unmap();
                pool.borrow_mut().give(staging);
            }
            match broken {
                Some(why) => Err(Fault::Spoiled(why)),
                // A device that is gone may say so later than what waits for it.
                None if !mapped => Err(Fault::Lost("a buffer could not be mapped".to_owned())),
                None => Ok(arrays),
            }
        }))
    }
}
