//! Where the elements of slots lie: arrays that host values share, and room that nothing has been written to.
//! Must not know what is computed.

use super::{Fault, SlotId, data_bytes, host_bytes};
use crate::op::lanes::{Lanes, LanesMut, with_lanes};
use crate::value::{Array, Data, Shape};
use smallvec::SmallVec;
use std::collections::HashMap;
use std::rc::Rc;

/// The elements of a slot.
pub(super) enum Storage {
    Array(Rc<Array>),
    /// Room for elements. What writes them in order need not overwrite zeros.
    Fresh(Shape, Data),
}

impl Storage {
    pub(super) fn bytes(&self) -> u64 {
        match self {
            Storage::Array(array) => data_bytes(array.data()),
            Storage::Fresh(shape, data) => host_bytes(data.elem_type(), shape.numel()),
        }
    }
}

/// The arrays of some slots, taken out to be written; those that host values share are copied first. They go
/// back when this is dropped, also where the work on them was given up.
pub(super) struct Outputs<'a> {
    slots: &'a mut HashMap<u64, Storage>,
    taken: SmallVec<[(SlotId, Shape); 2]>,
    pub(super) data: SmallVec<[Data; 2]>,
}

impl<'a> Outputs<'a> {
    pub(super) fn of(slots: &'a mut HashMap<u64, Storage>) -> Outputs<'a> {
        Outputs { slots, taken: SmallVec::new(), data: SmallVec::new() }
    }

    /// Takes a slot's elements. What is fresh has zeros, or nothing yet where it is written in order.
    pub(super) fn take(&mut self, slot: SlotId, in_order: bool) -> Result<(), Fault> {
        let (shape, data) = match self.slots.remove(&slot.0) {
            Some(Storage::Array(array)) => {
                Rc::try_unwrap(array).unwrap_or_else(|shared| (*shared).clone()).into_parts()
            }
            Some(Storage::Fresh(shape, mut data)) => {
                if !in_order {
                    data.fill_up(shape.numel());
                }
                (shape, data)
            }
            None => {
                let what = format!("there is no slot {}, or it is for two outputs", slot.0);
                return Err(Fault::Broken(what));
            }
        };
        self.taken.push((slot, shape));
        self.data.push(data);
        Ok(())
    }
}

impl Drop for Outputs<'_> {
    fn drop(&mut self) {
        for ((slot, shape), mut data) in self.taken.drain(..).zip(self.data.drain(..)) {
            data.fill_up(shape.numel());
            self.slots.insert(slot.0, Storage::Array(Rc::new(Array::new(shape, data))));
        }
    }
}

/// Copies `count` elements.
pub(super) fn copy(
    from: &Data,
    from_at: usize,
    to: &mut Data,
    to_at: usize,
    count: usize,
) -> Result<(), Fault> {
    if from_at + count > from.len() || to_at + count > to.len() {
        return Err(Fault::Broken("a copy beyond its arrays".into()));
    }
    with_lanes!(Lanes::of(from, from_at, count), LanesMut::of(to, to_at, count), (x, o) => {
        o.copy_from_slice(x);
        Ok(())
    }, else Err(Fault::Broken("a copy between types".into())))
}
