//! What is lost with a device, and how it comes back: which nodes lie there, how to compute them again, and
//! where another device is to be had. Must not know why a device was lost.
//!
//! Recipes (see `graph::Recipe`) grow with every step of a program. Before they get long, or keep many arrays
//! that nobody else wants, the elements themselves are read and the recipes end there.

use super::{DEVICE, Engine, Trouble, slot_of};
use crate::graph::{Graph, Kind, Node, recipe_of};
use crate::plan::Offload;
use crate::provider::{Fault, Provider, data_bytes};
use crate::residency::{HOST, Slot};
use crate::value::Array;
use std::future::Future;
use std::pin::Pin;
use std::rc::{Rc, Weak};

/// A recipe of more steps than this ends with a copy of the elements.
const LONGEST: u32 = 8192;
/// So does one when recipes keep more bytes than this that nobody else holds.
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
    pins: Vec<Weak<Array>>,
    /// Bytes of those that came since they were last looked at.
    new_pins: u64,
    deepest: u32,
}

impl Placed {
    /// Called before these nodes, in the order of capture, are computed.
    pub(super) fn describe(&mut self, nodes: &[Rc<Node>]) {
        let before = self.pins.len();
        for node in nodes {
            recipe_of(node, &mut self.pins);
        }
        self.weigh(before);
    }

    /// Counts the pins from a place on.
    fn weigh(&mut self, before: usize) {
        let arrays = self.pins[before..].iter().filter_map(Weak::upgrade);
        self.new_pins += arrays.map(|a| data_bytes(a.data())).sum::<u64>();
    }

    /// Called before a node is given a slot that was computed rather than uploaded.
    pub(super) fn computed(&mut self, node: &Rc<Node>) {
        let before = self.pins.len();
        let recipe = recipe_of(node, &mut self.pins);
        self.deepest = self.deepest.max(recipe.depth());
        self.weigh(before);
    }

    /// Called when a node is given host elements: its recipe may keep them now.
    pub(super) fn brought(&mut self, node: &Rc<Node>) {
        if let Some(array) = node.recipe().and_then(|r| r.pinned()) {
            self.new_pins += data_bytes(array.data());
            self.pins.push(Rc::downgrade(&array));
        }
    }

    /// Called when a node is given a slot on the device.
    pub(super) fn note(&mut self, node: &Rc<Node>) {
        if self.nodes.len() > 2 * self.tidied + 1024 {
            self.nodes.retain(|n| n.strong_count() > 0);
            self.tidied = self.nodes.len();
        }
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
        all
    }

    /// Whether recipes should end. Arrays that others hold as well cost nothing.
    fn is_long(&mut self) -> bool {
        let mut bytes = 0;
        if self.new_pins > MOST_PINNED / 4 {
            self.new_pins = 0;
            self.pins.retain(|a| a.strong_count() > 0);
            let alone = self.pins.iter().filter(|a| a.strong_count() == 1);
            bytes = alone.filter_map(Weak::upgrade).map(|a| data_bytes(a.data())).sum();
        }
        self.deepest > LONGEST || bytes > MOST_PINNED
    }
}

impl Engine {
    /// Copies elements from the device where recipes have grown long.
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
            } else if let Some(recipe) = n.recipe() {
                recipe.keep(None);
            }
        }
        let arrays = self.residency.read(DEVICE, &slots).await?;
        for (n, array) in nodes.iter().zip(arrays) {
            if let Some(recipe) = n.recipe() {
                recipe.keep(Some(super::shaped(array, &n.shape)?));
            }
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
