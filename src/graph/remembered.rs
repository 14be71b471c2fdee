//! What a graph remembers of calls: what one that waits for numbers has captured, and what was found out about subscripts.
//! Must not know who asks for them.

use super::node::{Hold, Node};
use crate::value::{Lazy, Value};
use smallvec::SmallVec;
use std::rc::{Rc, Weak};

/// What a call has asked, and what it has made so far.
#[derive(Debug)]
pub(super) struct Asked {
    pub(super) about: SmallVec<[Hold; 2]>,
    pub(super) what: &'static str,
    /// What was made, as a program would hold it: what nobody holds is stored nowhere.
    pub(super) made: SmallVec<[Value; 4]>,
    /// The numbers that it wants.
    pub(super) answers: SmallVec<[Result<f64, Rc<Lazy>>; 2]>,
}

/// What was found out about the subscripts that were used last: a loop's steps use the same again and again.
#[derive(Debug)]
pub(super) struct Subscripts {
    pub(super) of: Weak<Node>,
    /// The greatest of each column; NaN if any is no place.
    pub(super) reach: Option<Vec<f64>>,
    /// As zero-based places.
    pub(super) places: Option<Value>,
    /// In order, and where they come from, if so many places are asked for.
    pub(super) order: Option<(usize, Value, Value)>,
}

impl Subscripts {
    /// Whether a program still has them; `elsewhere` says so of arrays of the host.
    pub(super) fn used(&self, elsewhere: impl Fn(&Node) -> bool) -> bool {
        self.of.upgrade().is_some_and(|of| of.is_held() || elsewhere(&of))
    }
}
