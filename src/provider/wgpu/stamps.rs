//! What passes take by the device's own clock. Must not know what they do.
//!
//! Each pass writes its two stamps into a set; the end of a batch copies them to a buffer, which is read when the
//! device is done. Nobody waits for that: a time is added whenever it comes.

use std::sync::{Arc, Mutex, PoisonError};

/// Passes of a batch that are timed at most.
const PASSES: u32 = 256;
const BYTES: u64 = 2 * 8 * PASSES as u64;

/// The stamps of a batch, and the sum of all before.
pub(super) struct Stamps {
    device: wgpu::Device,
    set: wgpu::QuerySet,
    resolved: wgpu::Buffer,
    /// Nanoseconds of a tick.
    period: f64,
    passes: u32,
    milliseconds: Arc<Mutex<f64>>,
}

/// Stamps on their way.
pub(super) struct Copied {
    buffer: wgpu::Buffer,
    bytes: u64,
}

impl Stamps {
    pub(super) fn new(device: &wgpu::Device, queue: &wgpu::Queue) -> Stamps {
        let set = device.create_query_set(&wgpu::QuerySetDescriptor {
            label: Some("stamps"),
            ty: wgpu::QueryType::Timestamp,
            count: 2 * PASSES,
        });
        let resolved = device.create_buffer(&wgpu::BufferDescriptor {
            label: Some("stamps"),
            size: BYTES,
            usage: wgpu::BufferUsages::QUERY_RESOLVE | wgpu::BufferUsages::COPY_SRC,
            mapped_at_creation: false,
        });
        Stamps {
            device: device.clone(),
            set,
            resolved,
            period: f64::from(queue.get_timestamp_period()),
            passes: 0,
            milliseconds: Arc::default(),
        }
    }

    /// Where the next pass writes its stamps.
    pub(super) fn next(&mut self) -> Option<wgpu::ComputePassTimestampWrites<'_>> {
        if self.passes == PASSES {
            return None;
        }
        self.passes += 1;
        Some(wgpu::ComputePassTimestampWrites {
            query_set: &self.set,
            beginning_of_pass_write_index: Some(2 * self.passes - 2),
            end_of_pass_write_index: Some(2 * self.passes - 1),
        })
    }

    /// Ends a batch.
    pub(super) fn copy(&mut self, encoder: &mut wgpu::CommandEncoder) -> Option<Copied> {
        let count = 2 * std::mem::take(&mut self.passes);
        if count == 0 {
            return None;
        }
        let bytes = 8 * u64::from(count);
        let buffer = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: Some("stamps"),
            size: bytes,
            usage: wgpu::BufferUsages::MAP_READ | wgpu::BufferUsages::COPY_DST,
            mapped_at_creation: false,
        });
        encoder.resolve_query_set(&self.set, 0..count, &self.resolved, 0);
        encoder.copy_buffer_to_buffer(&self.resolved, 0, &buffer, 0, Some(bytes));
        Some(Copied { buffer, bytes })
    }

    /// Adds the times of a batch that was submitted, when it is done.
    pub(super) fn read(&self, Copied { buffer, bytes }: Copied) {
        let (kept, sum, period) = (buffer.clone(), self.milliseconds.clone(), self.period);
        buffer.slice(..bytes).map_async(wgpu::MapMode::Read, move |mapped| {
            if mapped.is_err() {
                return;
            }
            if let Ok(view) = kept.slice(..bytes).get_mapped_range() {
                let ticks = |word: &[u8]| word.try_into().map_or(0, u64::from_le_bytes);
                let pass = |pair: &[u8]| ticks(&pair[8..]).saturating_sub(ticks(&pair[..8])) as f64;
                let all: f64 = view.chunks_exact(16).map(pass).sum();
                *sum.lock().unwrap_or_else(PoisonError::into_inner) += all * period * 1e-6;
            }
            kept.destroy();
        });
    }

    /// The milliseconds of all passes whose times have come.
    pub(super) fn milliseconds(&self) -> f64 {
        *self.milliseconds.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
