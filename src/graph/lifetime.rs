//! Which captured work somebody still wants, and how nodes come back whose elements are lost.
//! Must not know whose storage that is: who computes nodes says when it is gone.
//!
//! Nodes are kept by those that remember what they were computed from (see `node`). A node that nothing else refers to
//! has no storage: it is *let go* after a flush, as is one that the flush computed without storing it. Where elements
//! are lost, such nodes are pending once more, down to generators, numbers and arrays of the host.

use super::node::{Node, in_order_of_capture};
use super::{Graph, Ids};
use std::rc::{Rc, Weak};

/// Fewer pending nodes, or nodes of host arrays, than this are not looked through.
const SOME: usize = 256;

impl Graph {
    /// The pending nodes that a program still holds, oldest first: what a flush without needs computes.
    pub fn live(&self) -> Vec<Rc<Node>> {
        let mut pending = self.pending();
        pending.retain(|n| n.is_held() && !n.is_free());
        pending
    }

    /// Everything that is pending and still there, in the order of capture.
    pub fn pending(&self) -> Vec<Rc<Node>> {
        let pending = self.pending.borrow();
        let mut nodes: Vec<Rc<Node>> =
            pending.iter().filter_map(Weak::upgrade).filter(|n| !n.is_ready()).collect();
        // Parts of applied Blocks may be found late.
        if !nodes.is_sorted_by_key(|n| n.id) {
            in_order_of_capture(&mut nodes);
        }
        nodes
    }

    /// Forgets pending nodes that nobody holds any more: programs that never ask for what they capture make no
    /// flush. Does something only when the nodes have doubled since, so that it costs little each time; then it gives
    /// what is still wanted, as [`Graph::swept`] does.
    pub fn tidy(&mut self, keep_constants: bool) -> Option<Ids> {
        let (pending, constants) = self.untidy;
        let few = |there: usize, may: usize| there < may.max(SOME);
        if few(self.pending.borrow().len(), pending) && few(self.constants.len(), constants) {
            return None;
        }
        let wanted = self.swept(keep_constants);
        self.weigh();
        Some(wanted)
    }

    /// Counts what is pending anew, the operations of applied Blocks that are no nodes as well: when a flush is due must not
    /// hang on how the same work was captured.
    fn weigh(&mut self) {
        (self.work, self.applied) = (0.0, 0);
        let (mut known, mut nodes) = (Ids::default(), 0);
        for n in self.pending() {
            match n.stands_for() {
                None => self.work += n.numel() as f64,
                Some(apply) => {
                    nodes += 1;
                    if known.insert(apply.base) {
                        self.work += apply.block.work();
                        self.applied += apply.block.solid();
                    }
                }
            }
        }
        self.applied = self.applied.saturating_sub(nodes);
    }

    /// The nodes that the pending nodes which a program holds are made of, and these themselves.
    fn wanted(&self) -> Ids {
        let mut stack = self.live();
        let mut wanted: Ids = stack.iter().map(|n| n.id).collect();
        while let Some(n) = stack.pop() {
            n.each_source(|i| {
                if wanted.insert(i.id) && !i.is_ready() {
                    stack.push(i.clone());
                }
            });
        }
        wanted
    }

    /// Forgets what has been computed. Called after a flush; `keep_constants` says whether host arrays
    /// that programs still hold keep their nodes (and with them their copies on a device). Gives the nodes that are
    /// wanted though no program holds them: what else has storage may be let go.
    pub fn swept(&mut self, keep_constants: bool) -> Ids {
        self.fresh = self.next;
        // A flush that is like another has new nodes throughout.
        self.numbers.clear();
        let wanted = self.wanted();
        let mut pending = self.pending.borrow_mut();
        pending.retain(|w| {
            let Some(n) = w.upgrade().filter(|n| !n.is_ready()) else { return false };
            let stays = wanted.contains(&n.id);
            if !stays {
                n.let_go();
            }
            stays
        });
        self.work = 0.0;
        self.applied = 0;
        if pending.is_empty() {
            // What is computed has let its inputs go, and is never found again.
            self.known.clear();
        } else {
            self.known.retain(|_, nodes| {
                nodes.retain(|w| w.upgrade().is_some_and(|n| wanted.contains(&n.id)));
                !nodes.is_empty()
            });
        }
        // Besides the node's own there is one for every variable of a program, and this.
        let elsewhere = |n: &Node| n.host().is_some_and(|a| Rc::strong_count(&a) > 2);
        if self.subscripts.as_ref().is_some_and(|s| !s.used(elsewhere)) {
            self.subscripts = None;
        }
        self.constants.retain(|_, node| {
            node.kept() > 1
                || node.is_held()
                || wanted.contains(&node.id)
                || keep_constants && elsewhere(node)
        });
        self.untidy = (2 * pending.len(), 2 * self.constants.len());
        drop(pending);
        wanted
    }

    /// Makes computed nodes whose elements lie nowhere any more pending again, and what they are made of, also through
    /// what is pending. Those that remember nothing stay without elements.
    pub fn revive(&mut self, lost: impl IntoIterator<Item = Rc<Node>>) {
        let mut stack: Vec<Rc<Node>> = lost.into_iter().collect();
        let mut seen = Ids::default();
        while let Some(n) = stack.pop() {
            if seen.insert(n.id) && (!n.is_ready() || n.is_gone() && n.unsettle()) {
                n.each_source(|i| stack.push(i.clone()));
                self.pending.borrow_mut().push(Rc::downgrade(&n));
            }
        }
        let mut all = self.pending();
        all.dedup_by(|a, b| Rc::ptr_eq(a, b));
        *self.pending.borrow_mut() = all.iter().map(Rc::downgrade).collect();
    }
}
