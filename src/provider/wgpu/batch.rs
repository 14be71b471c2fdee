//! The batch that is recorded: dispatches and their numbers, writes that come between, and when it is submitted.
//! Must not know what is dispatched.

use super::WgpuProvider;
use super::pipelines::{Bound, Pipeline};
use super::pool::Buffer;
use super::stamps::Stamps;
use smallvec::SmallVec;
use std::rc::Rc;

/// Bytes of numbers in one batch, and with it the dispatches (each takes 256 or a few times that).
pub(super) const NUMBERS: u64 = 256 * 1024;
/// Offsets of uniform bindings are multiples of this on every device.
const ALIGN: usize = 256;
/// Dispatches after which a batch is submitted though nobody waits, so that the device starts.
const BATCH: u32 = 64;
/// Long dispatches that are submitted at once at most: some watchdogs look at whole submissions.
const SUBMISSION: u64 = 4;

/// What is recorded but not submitted.
pub(super) struct Recording {
    pub(super) encoder: wgpu::CommandEncoder,
    pub(super) pass: Option<wgpu::ComputePass<'static>>,
    dispatches: u32,
    /// What the dispatches take, as [`Limits::dispatch_work`](crate::provider::Limits) counts it.
    work: u64,
}

impl WgpuProvider {
    /// Records one dispatch over whole arrays.
    pub(super) fn dispatch(
        &mut self,
        pipeline: &Pipeline,
        words: &[u32],
        arrays: &[Rc<Buffer>],
        groups: (u32, u32),
        work: u64,
    ) {
        let arrays: SmallVec<[Bound; 8]> = arrays.iter().map(Bound::from).collect();
        self.dispatch_parts(pipeline, words, &arrays, groups, work);
    }

    /// Records one dispatch that takes so much work.
    pub(super) fn dispatch_parts(
        &mut self,
        pipeline: &Pipeline,
        words: &[u32],
        arrays: &[Bound],
        groups: (u32, u32),
        work: u64,
    ) {
        let most = self.info.limits.dispatch_work.saturating_mul(SUBMISSION);
        if self.recording.as_ref().is_some_and(|r| r.work > 0 && r.work.saturating_add(work) > most)
        {
            self.flush();
        }
        let room = words.len().div_ceil(ALIGN / 4) * (ALIGN / 4);
        if (self.words.len() + room) as u64 * 4 > NUMBERS {
            self.flush();
        }
        let offset = self.words.len() as u32 * 4;
        self.words.extend_from_slice(words);
        self.words.resize(offset as usize / 4 + room, 0);
        let group = self.pipelines.group(pipeline, &self.numbers, arrays);
        let batch = self.batch;
        for array in arrays {
            array.buffer.batch.set(batch);
        }
        self.record();
        let Some(recording) = &mut self.recording else { return };
        if recording.pass.is_none() {
            let timestamp_writes = self.stamps.as_mut().and_then(Stamps::next);
            let about = wgpu::ComputePassDescriptor { label: None, timestamp_writes };
            let pass = recording.encoder.begin_compute_pass(&about);
            recording.pass = Some(pass.forget_lifetime());
        }
        if let Some(pass) = &mut recording.pass {
            pass.set_pipeline(pipeline.raw(&self.device));
            pass.set_bind_group(0, Some(&*group), &[offset]);
            pass.dispatch_workgroups(groups.0, groups.1, 1);
        }
        recording.dispatches += 1;
        recording.work = recording.work.saturating_add(work);
        let full = recording.dispatches >= BATCH;
        self.counters.dispatches += 1;
        if full {
            self.flush();
        }
    }

    pub(super) fn record(&mut self) -> &mut Recording {
        let device = &self.device;
        self.recording.get_or_insert_with(|| Recording {
            encoder: device.create_command_encoder(&wgpu::CommandEncoderDescriptor::default()),
            pass: None,
            dispatches: 0,
            work: 0,
        })
    }

    /// Submits what is recorded.
    pub(super) fn flush(&mut self) {
        let Some(mut recording) = self.recording.take() else { return self.bury() };
        recording.pass = None;
        self.send_numbers();
        let copied = self.stamps.as_mut().and_then(|s| s.copy(&mut recording.encoder));
        self.queue.submit([recording.encoder.finish()]);
        if let (Some(stamps), Some(copied)) = (&self.stamps, copied) {
            stamps.read(copied);
        }
        self.counters.submits += 1;
        self.batch += 1;
        self.bury();
    }

    fn bury(&mut self) {
        if self.pool.bury() {
            self.pipelines.forget_groups();
        }
        self.staging.borrow_mut().bury();
    }

    /// Writes the numbers of a batch where they are others than those of the batch before. That one has been
    /// submitted, so it has had its own.
    fn send_numbers(&mut self) {
        let known = self.sent.len().min(self.words.len());
        let differ = |i: &usize| self.words[*i] != self.sent[*i];
        let first = (0..known).find(differ).unwrap_or(known);
        let end = if known < self.words.len() {
            self.words.len()
        } else {
            (first..known).rev().find(differ).map_or(first, |last| last + 1)
        };
        if first < end {
            let part = bytemuck::cast_slice(&self.words[first..end]);
            self.queue.write_buffer(&self.numbers, 4 * first as u64, part);
            self.sent.resize(self.sent.len().max(end), 0);
            self.sent[first..end].copy_from_slice(&self.words[first..end]);
        }
        self.words.clear();
    }

    /// Writes bytes to the beginning of a buffer, after every command given before.
    pub(super) fn write(&mut self, buffer: &Rc<Buffer>, bytes: &[u8]) {
        if buffer.batch.get() == self.batch {
            self.flush();
        }
        let whole = bytes.len() / 4 * 4;
        if whole > 0 {
            self.queue.write_buffer(&buffer.raw, 0, &bytes[..whole]);
        }
    }
}
