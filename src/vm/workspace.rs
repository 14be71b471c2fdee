//! Variables across frames: scripts and `eval` borrow those of the frame below, globals and
//! persistent variables live in the machine while their frame does not run.

use super::Vm;
use super::frame::{Activation, Frame, Link, Place};
use crate::bytecode::Reg;
use crate::value::Value;
use std::rc::Rc;

impl Vm {
    /// The names of the workspace's variables.
    pub fn workspace_names(&self) -> Vec<Rc<str>> {
        let own = self.root().map(Frame::variable_names).unwrap_or_default();
        own.into_iter().chain(self.global_names.iter().cloned()).collect()
    }

    /// Puts a frame on the stack; one that shares variables borrows them.
    pub(super) fn push(&mut self, mut frame: Box<Frame>) {
        if frame.shared {
            self.borrow(&mut frame);
        } else if !frame.links.is_empty() {
            self.recall(&mut frame);
        }
        self.stack.push(Activation::Code(frame));
    }

    /// Takes the variables that a frame mentions out of their owner.
    fn borrow(&mut self, frame: &mut Frame) {
        let chunk = frame.code.chunk.clone();
        // Not a builtin's that makes the call for it (`cellfun(@eval, …)`).
        let running = || self.stack.iter().rposition(|a| matches!(a, Activation::Code(_)));
        let owner = frame.owner.or_else(running).unwrap_or(0);
        frame.owner = Some(owner);
        let owners = self.owners(frame);
        if owners.last() == Some(&0) {
            for name in &self.global_names {
                if let Some(&slot) = chunk.slot_of.get(name) {
                    frame.links.push(Link { slot, place: Place::Global(name.clone()) });
                }
            }
        }
        // A frame that shares its variables itself holds those alone that its own text mentions: others are further down.
        for at in owners {
            let Some(Activation::Code(below)) = self.stack.get_mut(at) else { continue };
            let linked = below.links.iter().filter_map(|link| {
                let name = below.code.chunk.slots.get(link.slot as usize)?;
                Some((name, link.place.clone()))
            });
            let global = below.globals.iter().map(|name| (name, Place::Global(name.clone())));
            for (name, place) in linked.chain(global) {
                let Some(&slot) = chunk.slot_of.get(name) else { continue };
                let known = frame.regs[slot as usize].is_some()
                    || frame.links.iter().any(|link| link.slot == slot);
                if !known {
                    frame.links.push(Link { slot, place });
                }
            }
            for (slot, name) in chunk.slots.iter().enumerate() {
                if frame.regs[slot].is_none()
                    && !frame.links.iter().any(|link| link.slot as usize == slot)
                    && let Some(value) = below.remove_variable(name)
                {
                    frame.regs[slot] = Some(value);
                }
            }
        }
        self.recall(frame);
    }

    /// Gives the variables of a shared frame back to their owner.
    fn give_back(&mut self, frame: &mut Frame) {
        self.store_links(frame);
        let chunk = frame.code.chunk.clone();
        let owner = frame.owner.unwrap_or(self.stack.len().saturating_sub(1));
        let linked: Vec<(Reg, Place)> =
            frame.links.iter().map(|l| (l.slot, l.place.clone())).collect();
        let Some(Activation::Code(below)) = self.stack.get_mut(owner) else { return };
        for (slot, name) in chunk.slots.iter().enumerate() {
            let place = linked.iter().find(|(s, _)| *s as usize == slot).map(|(_, p)| p);
            if let Some(place) = place {
                link_to(&mut self.global_names, below, owner, name, place);
                continue;
            }
            if let Some(value) = frame.regs[slot].take() {
                below.set_variable(name, value);
            }
        }
        for (name, value) in frame.extra.take().into_iter().flat_map(|extra| *extra) {
            below.set_variable(&name, value);
        }
        for name in frame.globals.drain(..) {
            link_to(&mut self.global_names, below, owner, &name, &Place::Global(name.clone()));
        }
    }

    /// What happens to variables when a frame ends, however it ends. The frame is off the stack.
    pub(super) fn leave(&mut self, frame: &mut Frame) {
        if frame.shared {
            self.give_back(frame);
        } else {
            self.store_links(frame);
        }
    }

    /// Puts the linked variables of a frame where they live, because something else will run.
    pub(super) fn store_links(&mut self, frame: &mut Frame) {
        for link in &frame.links {
            let value = frame.regs.get_mut(link.slot as usize).and_then(Option::take);
            self.put_away(&link.place, value);
        }
    }

    /// Puts a value where a linked variable lives, or leaves nothing there.
    pub(super) fn put_away(&mut self, place: &Place, value: Option<Value>) {
        match (place, value) {
            (Place::Shared(home, index), value) => home.put(*index, value),
            (place, Some(value)) => {
                self.places.insert(place.clone(), value);
            }
            (place, None) => {
                self.places.remove(place);
            }
        }
    }

    /// Takes the linked variables of a frame from where they live, because it runs again.
    pub(super) fn recall(&mut self, frame: &mut Frame) {
        for link in &frame.links {
            let value = match &link.place {
                Place::Shared(home, index) => home.take(*index),
                place => self.places.get(place).cloned(),
            };
            if let Some(reg) = frame.regs.get_mut(link.slot as usize) {
                *reg = value;
            }
        }
        // The frame has the only reference while it runs, so that it can write in place.
        for link in &frame.links {
            if !matches!(link.place, Place::Shared(..)) {
                self.places.insert(link.place.clone(), Value::from(0.0));
            }
        }
    }

    /// Links a variable of the running frame to its place. Whether the place had a value already.
    pub(super) fn link(&mut self, frame: &mut Frame, slot: Reg, place: Place) -> bool {
        if frame.links.iter().any(|l| l.slot == slot) {
            return true;
        }
        let known = self.places.get(&place).cloned();
        let had = known.is_some();
        let value = known.unwrap_or_else(Value::empty);
        self.places.insert(place.clone(), Value::from(0.0));
        frame.set(slot, value);
        frame.links.push(Link { slot, place });
        had
    }

    /// The frames whose variables a frame shares, nearest first.
    fn owners(&self, frame: &Frame) -> Vec<usize> {
        let mut out = Vec::new();
        let mut next = frame.shared.then(|| frame.owner.unwrap_or(0));
        while let Some(at) = next {
            out.push(at);
            next = match self.stack.get(at) {
                // An owner is always further down, so this ends.
                Some(Activation::Code(f)) if f.shared => f.owner.filter(|&below| below < at),
                _ => None,
            };
        }
        out
    }

    /// A variable that the running frame sees by name.
    pub(super) fn seen(&self, frame: &Frame, name: &str) -> Option<Value> {
        if let Some(value) = frame.variable(name) {
            return Some(value.clone());
        }
        let owners = self.owners(frame);
        for &at in &owners {
            if let Some(Activation::Code(below)) = self.stack.get(at)
                && let Some(value) = below.variable(name)
            {
                return Some(value.clone());
            }
        }
        let mut declared = owners.iter().filter_map(|&at| match self.stack.get(at) {
            Some(Activation::Code(below)) => Some(&below.globals),
            _ => None,
        });
        if frame.globals.iter().any(|n| &**n == name)
            || declared.any(|globals| globals.iter().any(|n| &**n == name))
            || owners.last() == Some(&0) && self.global_names.iter().any(|n| &**n == name)
        {
            return self.places.get(&Place::Global(name.into())).cloned();
        }
        None
    }

    /// The names of all variables that the running frame sees, sorted.
    pub(super) fn seen_names(&self, frame: &Frame) -> Vec<Rc<str>> {
        let mut names = frame.variable_names();
        let owners = self.owners(frame);
        for &at in &owners {
            if let Some(Activation::Code(below)) = self.stack.get(at) {
                names.extend(below.variable_names());
            }
        }
        if owners.last() == Some(&0) {
            names.extend(self.global_names.iter().cloned());
        }
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Removes a variable that the running frame sees.
    pub(super) fn forget(&mut self, frame: &mut Frame, name: &str) {
        if let Some(slot) = frame.slot(name) {
            // A global that is cleared is only let go of here: its value lives on.
            if let Some(at) = frame.links.iter().position(|l| l.slot as usize == slot) {
                let link = frame.links.swap_remove(at);
                if let Some(value) = frame.regs[slot].take() {
                    self.put_away(&link.place, Some(value));
                }
            }
        }
        frame.remove_variable(name);
        let owners = self.owners(frame);
        for &at in &owners {
            if let Some(Activation::Code(below)) = self.stack.get_mut(at) {
                below.remove_variable(name);
                below.globals.retain(|n| &**n != name);
                if let Some(slot) = below.slot(name) {
                    below.links.retain(|l| l.slot as usize != slot);
                }
            }
        }
        if owners.last() == Some(&0) {
            self.global_names.retain(|n| &**n != name);
        }
    }
}

/// A linked variable of a frame that ends is its owner's: by the slot that the owner has for it, or by its name. `base` are
/// the names of the lowest frame.
fn link_to(base: &mut Vec<Rc<str>>, owner: &mut Frame, at: usize, name: &str, place: &Place) {
    let by_name = match place {
        Place::Global(name) => Some(name),
        _ => None,
    };
    match (at, by_name, owner.slot(name)) {
        (0, Some(name), _) if !base.contains(name) => base.push(name.clone()),
        (_, _, Some(slot)) => {
            let slot = slot as Reg;
            if !owner.links.iter().any(|l| l.slot == slot) {
                owner.links.push(Link { slot, place: place.clone() });
            }
        }
        (1.., Some(name), None) if !owner.globals.contains(name) => {
            owner.globals.push(name.clone())
        }
        _ => {}
    }
}
