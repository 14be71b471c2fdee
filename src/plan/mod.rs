//! From captured nodes to a schedule: which nodes run together, in what order, and what is stored.
//! Must not know WGSL, slots or how a group becomes a Kernel.
//!
//! # The rules
//!
//! A *group* becomes one Kernel. It runs over a *space*: the extents of some shape, a set of which may be
//! folded. A node that nobody keeps and that costs little is *fused*: computed wherever it is used,
//! never stored. What is stored, and where groups end, follows from these rules alone:
//!
//! - what a program holds or somebody waits for is stored (but for what costs nothing to make again);
//! - a fold ends a group's body; what is made of folds alone, element for element, is its *tail* (the
//!   epilogue of the Kernel); everything else reads the stored result from the next rank on;
//! - a fold of more than a block of elements into few results is made in parts, one a block, and
//!   finished by a second group, or, where the result is one number, by every reader for itself;
//! - routines and gathers want their arrays stored;
//! - of what is assigned to a region, or joined, each element is chosen where it is read; where that computes too much for
//!   nothing, the array is put together before; what was assigned to a region of an array that is stored is found there;
//! - what is dear, and looked at by a view as well as used elsewhere, is stored; so is what would be computed
//!   too often at other places than its readers';
//! - a group joins values of the same space that do not wait for each other, within the limits on
//!   arrays, instructions and length of text; beyond them something is stored in between;
//! - repeated steps of elementwise work are one group with a loop (`roll`).
//!
//! *Rank* orders groups: a group's rank is above that of every group whose results it reads.

mod cut;
mod group;
mod place;
mod print;
mod roll;

pub use group::plan;
pub use place::{Decision, Offload, Rent, Surroundings, decide};
pub use print::print;
pub use roll::{Loop, Role, Sequence};

use crate::graph::{ById, Node, NodeId, Region, ViewMap};
use crate::routine::Routine;
use smallvec::SmallVec;
use std::rc::Rc;

/// Index of a group in its plan.
pub type GroupId = usize;

/// What bounds groups, and what shapes them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// Arrays read and written by one group, where a device does not allow fewer.
    pub arrays: usize,
    /// Nodes fused into one group.
    pub nodes: usize,
    /// How long one group's shader may get by its expensive functions, in the units of the op table: a double is computed with
    /// integers, and a compiler takes as long over each of these functions as over a whole shader of singles.
    pub text: u32,
    /// Whether long folds into few results are made in parts.
    pub parts: bool,
    /// How many results are few.
    pub few: usize,
    /// The least number of steps worth a loop.
    pub steps: usize,
    /// Whether elements of what is assigned and joined are chosen where they are read.
    pub chosen: bool,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            arrays: 16,
            nodes: 160,
            text: 30_000,
            parts: true,
            few: 512,
            steps: 4,
            chosen: true,
        }
    }
}

/// A schedule.
#[derive(Debug, Default)]
pub struct Plan {
    /// What happens, in order.
    pub steps: Vec<Step>,
    /// The groups.
    pub groups: Vec<Group>,
    /// Where each planned node is made; a node that is not here is fused or was there before.
    pub homes: ById<Home>,
    /// Folds that a group leaves in parts, whoever finishes them.
    pub parts: ById<GroupId>,
    /// What lies in a region of a stored array as well, since it was assigned there: the array, and where in it.
    pub within: ById<(Rc<Node>, ViewMap)>,
    /// Numbers on whose values the schedule hangs: those of loops that were found.
    pub numbers: Vec<Rc<Node>>,
}

/// One thing to do, with what stands for nodes in it.
#[derive(Clone, Debug)]
pub enum Step<N = Rc<Node>> {
    /// Run a group.
    Group(GroupId),
    /// Run a routine on stored inputs; its outputs, where wanted.
    Routine {
        /// What runs.
        routine: Routine,
        /// What it reads.
        inputs: SmallVec<[N; 2]>,
        /// What it makes; None for an output that nobody wants.
        outputs: SmallVec<[Option<N>; 2]>,
    },
    /// Make room for a node whose parts groups write: with the elements of another (which gives its own
    /// storage where nobody else wants it any more), or with whatever is there.
    Open {
        /// The node.
        node: N,
        /// Whose elements it begins with.
        base: Option<N>,
    },
    /// A node that lies where another does, under another shape.
    Alias {
        /// The node.
        node: N,
        /// What it shares storage with.
        of: N,
    },
}

impl<N> Step<N> {
    /// The same with something else in the place of each node.
    pub fn map<M>(&self, to: &impl Fn(&N) -> M) -> Step<M> {
        match self {
            Step::Group(g) => Step::Group(*g),
            Step::Routine { routine, inputs, outputs } => Step::Routine {
                routine: *routine,
                inputs: inputs.iter().map(to).collect(),
                outputs: outputs.iter().map(|o| o.as_ref().map(to)).collect(),
            },
            Step::Open { node, base } => Step::Open { node: to(node), base: base.as_ref().map(to) },
            Step::Alias { node, of } => Step::Alias { node: to(node), of: to(of) },
        }
    }
}

/// Where a node is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Home {
    /// Stored by a group's body.
    Body(GroupId),
    /// A fold of a group.
    Fold(GroupId),
    /// Made of a group's folds.
    Tail(GroupId),
    /// A fold into one number that a group leaves in parts; readers finish it.
    Parts(GroupId),
    /// Stored by something that is no group, or in pieces.
    Made,
}

/// What one Kernel will compute.
#[derive(Debug, Default)]
pub struct Group {
    /// Extents of the space.
    pub dims: SmallVec<[usize; 4]>,
    /// The folded ones, as a set of bits.
    pub reduced: u32,
    /// Values stored from the body.
    pub body: Vec<Store>,
    /// Folds of body values.
    pub folds: Vec<Rc<Node>>,
    /// Whether the folds are left in parts, one for each block, or are made of such parts.
    pub stage: Stage,
    /// Stored values of the tail, folds among them.
    pub tail: Vec<Rc<Node>>,
    /// The loop, if there is one.
    pub time: Option<Loop>,
    /// Above the ranks of what it reads.
    pub rank: u32,
    /// The arrays it reads or writes, by node.
    arrays: SmallVec<[NodeId; 8]>,
    /// The nodes fused into it, roughly.
    size: usize,
    /// How long its shader is, likewise.
    text: u32,
    /// Words of each thread of a workgroup for its folds, likewise.
    shared: usize,
    /// Whether others may join.
    closed: bool,
}

/// How a group's folds stand to the whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// They are whole.
    #[default]
    Whole,
    /// They are one part a block.
    Parts,
    /// They fold the parts that another group left: extent 0 is the block.
    Finish,
}

/// A value that a body stores.
#[derive(Clone, Debug)]
pub struct Store {
    /// What is computed.
    pub node: Rc<Node>,
    /// The array and the region that it is stored into; None for a whole array of its own.
    pub into: Option<(Rc<Node>, Region)>,
}

impl Group {
    /// The number of points of the space.
    pub fn points(&self) -> usize {
        self.dims.iter().fold(1, |n, &d| n.saturating_mul(d))
    }

    /// How many results each fold has.
    pub fn kept(&self) -> usize {
        self.extents(false)
    }

    /// How many elements each result is folded from.
    pub fn folded(&self) -> usize {
        self.extents(true)
    }

    fn extents(&self, reduced: bool) -> usize {
        self.dims
            .iter()
            .enumerate()
            .filter(|(k, _)| (self.reduced >> k & 1 == 1) == reduced)
            .fold(1, |n, (_, &d)| n.saturating_mul(d))
    }
}

impl Plan {
    /// Whether group `g` computes a node for itself where it uses it, rather than reading it: because
    /// it is fused, or is stored by this group, or by one that is not done before.
    pub fn computes(&self, g: GroupId, node: &Node) -> bool {
        if node.is_ready() {
            return false;
        }
        match self.homes.get(&node.id) {
            None | Some(Home::Parts(_)) => true,
            Some(Home::Body(h)) => *h == g || self.groups[*h].rank >= self.groups[g].rank,
            Some(Home::Fold(_) | Home::Tail(_) | Home::Made) => false,
        }
    }

    /// The array in whose region group `g` finds a node that it would compute, and where in it.
    pub fn found(&self, g: GroupId, node: &Node) -> Option<&(Rc<Node>, ViewMap)> {
        self.within.get(&node.id).filter(|(array, _)| !self.computes(g, array))
    }
}
