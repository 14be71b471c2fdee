//! What is lost with a device, and how it comes back: which nodes lie there, how to compute them again, and
//! where another device is to be had. Must not know why a device was lost.
//!
//! What computed nodes remember (see `graph::node`) grows with every step of a program. Before that gets long, or keeps
//! many arrays that nobody else wants, the elements themselves are read and the memory ends there.

use super::{DEVICE, Engine, Trouble, slot_of};
use crate::graph::{Graph, Ids, Kind, Node, in_order_of_capture};
use crate::plan::Offload;
use crate::provider::{Fault, Provider, data_bytes};
use crate::residency::{HOST, Slot};
use std::future::Future;
use std::pin::Pin;
use std::rc::{Rc, Weak};

/// What is remembered through more steps than this ends with a copy of the elements.
const LONGEST: u32 = 8192;
/// So does everything when nodes that are only remembered keep more bytes than this.
const MOST_PINNED: u64 = 256 << 20;
/// Copies take at most so many bytes; what has no room is lost with the device.
const MOST_COPIED: u64 = 512 << 20;

/// How to come by another device; an error says why there is none.
pub type Reopen = Box<dyn Fn() -> Pin<Box<dyn Future<Output = Result<Box<dyn Provider>, String>>>>>;

/// The nodes that lie on the device.
#[derive(Default)]
pub(super) struct Placed {
    nodes: Vec<Weak<Node>>,
    /// Those whose storage is somebody else's: nothing but the end of the device takes it away.
    adopted: Vec<Weak<Node>>,
    /// How many there were when those that are gone were last left out.
    tidied: usize,
    /// Those with elements on the host that are only remembered.
    pinned: Vec<Weak<Node>>,
    /// Bytes of those that came since they were last looked at.
    new_pinned: u64,
    deepest: u32,
}

impl Placed {
    /// Called when a node is given a slot on the device, or is read there or on the host by a flush.
    pub(super) fn note(&mut self, node: &Rc<Node>) {
        if self.nodes.len() > 2 * self.tidied + 64 {
            once(&mut self.nodes);
            self.tidied = self.nodes.len();
        }
        self.deepest = self.deepest.max(node.depth());
        self.nodes.push(Rc::downgrade(node));
    }

    /// Called when a node is given a slot in storage of somebody else.
    pub(super) fn adopted(&mut self, node: &Rc<Node>) {
        self.adopted.retain(|n| n.strong_count() > 0);
        self.adopted.push(Rc::downgrade(node));
    }

    fn there(&self) -> Vec<Rc<Node>> {
        let mut all: Vec<Rc<Node>> = self.nodes.iter().filter_map(Weak::upgrade).collect();
        all.retain(|n| n.slot(DEVICE).is_some());
        in_order_of_capture(&mut all);
        all.dedup_by(|a, b| Rc::ptr_eq(a, b));
        all
    }

    /// Lets the storage go of nodes that nobody keeps and that are not `wanted`.
    pub(super) fn sweep(&mut self, wanted: impl Fn(&Node) -> bool) {
        let (pinned, bytes) = (&mut self.pinned, &mut self.new_pinned);
        let mut stays = |weak: &Weak<Node>| {
            let Some(n) = weak.upgrade() else { return false };
            let stays = n.is_kept() || wanted(&n);
            if !stays {
                n.let_go();
                if let Some(array) = n.on_host() {
                    *bytes += data_bytes(array.data());
                    pinned.push(Rc::downgrade(&n));
                }
            }
            stays
        };
        self.nodes.retain(&mut stays);
        self.adopted.retain(&mut stays);
    }

    /// Whether what is remembered should end. Arrays that others hold as well cost nothing.
    fn is_long(&mut self) -> bool {
        let mut bytes = 0;
        if self.new_pinned > MOST_PINNED / 4 {
            self.new_pinned = 0;
            once(&mut self.pinned);
            let arrays = self.pinned.iter().filter_map(Weak::upgrade).filter_map(|n| n.on_host());
            // The node's own, and this one.
            let alone = arrays.filter(|a| Rc::strong_count(a) <= 2);
            bytes = alone.map(|a| data_bytes(a.data())).sum();
        }
        self.deepest > LONGEST || bytes > MOST_PINNED
    }
}

/// Leaves out nodes that are gone, and all but one of each.
fn once(nodes: &mut Vec<Weak<Node>>) {
    nodes.retain(|n| n.strong_count() > 0);
    nodes.sort_by_key(Weak::as_ptr);
    nodes.dedup_by(|a, b| a.ptr_eq(b));
}

impl Engine {
    /// Gives back what nobody needs any more.
    pub(super) fn sweep(&mut self, wanted: &Ids) {
        self.placed.sweep(|n| wanted.contains(&n.id));
        self.residency.sweep();
    }

    /// Copies elements from the device where what is remembered has grown long.
    pub(super) async fn keep(&mut self) -> Result<(), Trouble> {
        if !self.placed.is_long() {
            return Ok(());
        }
        let mut nodes: Vec<Rc<Node>> = Vec::new();
        let mut slots: Vec<Rc<Slot>> = Vec::new();
        let mut bytes = 0;
        for n in self.placed.there().into_iter().filter(|n| n.host().is_none()) {
            let Some(slot) = slot_of(&n, DEVICE) else { continue };
            let own = (n.ty.bytes() as u64).saturating_mul(n.numel() as u64);
            if bytes + own <= MOST_COPIED {
                bytes += own;
                nodes.push(n);
                slots.push(slot);
            } else {
                n.keep(None);
            }
        }
        let arrays = self.residency.read(DEVICE, &slots).await?;
        for (n, array) in nodes.iter().zip(arrays) {
            n.keep(Some(super::shaped(array, &n.shape)?));
        }
        let old = std::mem::take(&mut self.placed);
        let Placed { nodes, adopted, tidied, .. } = old;
        self.placed = Placed { nodes, adopted, tidied, ..Placed::default() };
        Ok(())
    }

    /// Makes room on the device: what lies on the host as well is dropped there, the rest copied and dropped, up to a bound.
    /// False where nothing was gained.
    pub(super) async fn spill(&mut self) -> bool {
        let mut gained = false;
        let (mut nodes, mut slots, mut bytes) = (Vec::new(), Vec::new(), 0);
        for n in self.placed.there() {
            // Somebody else's storage is no room for anything.
            let Some(slot) =
                slot_of(&n, DEVICE).filter(|_| n.kind != Kind::Constant || n.host().is_some())
            else {
                continue;
            };
            let own = (n.ty.bytes() as u64).saturating_mul(n.numel() as u64);
            if n.host().is_some() {
                n.drop_slot(DEVICE);
                gained = true;
            } else if bytes + own <= MOST_COPIED {
                bytes += own;
                nodes.push(n);
                slots.push(slot);
            }
        }
        // A device that is short of storage may be short of it for reading too: then everything stays.
        if let Ok(arrays) = self.residency.read(DEVICE, &slots).await {
            for (n, array) in nodes.iter().zip(arrays) {
                let Ok(array) = super::shaped(array, &n.shape) else { break };
                n.set_host(array);
                n.drop_slot(DEVICE);
                gained = true;
            }
        }
        drop(slots);
        self.residency.make_room(DEVICE);
        gained
    }

    /// After a fault: makes pending again what was lost with it, and opens another device where the device
    /// itself is gone. `again` says that this is not the first fault of a flush: the host goes on alone.
    pub(super) async fn recover(&mut self, graph: &mut Graph, fault: &Fault, again: bool) {
        let lost = match fault {
            Fault::Lost(_) | Fault::Spoiled(_) => {
                let all = self.placed.there();
                all.iter().for_each(|n| n.drop_slot(DEVICE));
                self.placed.nodes.clear();
                all
            }
            Fault::OutOfMemory { .. } | Fault::Unsupported(_) | Fault::Broken(_) => Vec::new(),
        };
        graph.revive(lost);
        self.plans.forget();
        if matches!(fault, Fault::Lost(_)) {
            for n in self.placed.adopted.drain(..).filter_map(|n| n.upgrade()) {
                n.drop_slot(DEVICE);
            }
            self.residency.lose_device();
            self.losses += 1;
            if let (false, Some(reopen)) = (again, &self.reopen)
                && let Ok(device) = reopen().await
            {
                self.residency.add_device(device);
                self.tune(self.tiles);
                self.time_by(self.now.clone());
            }
        } else {
            self.residency.make_room(DEVICE);
        }
    }

    /// What was queued and never ran has given its nodes no elements, or not all.
    pub(super) fn undo(graph: &mut Graph, unfinished: Vec<Rc<Node>>) {
        for n in &unfinished {
            n.drop_slot(HOST);
            n.drop_slot(DEVICE);
        }
        graph.revive(unfinished);
    }

    /// When work goes to the device in attempt number `k` at a flush.
    pub(super) fn offload_of(&self, attempt: usize) -> Offload {
        if attempt < 2 { self.offload } else { Offload::Never }
    }
}
