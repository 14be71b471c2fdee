//! Groups to Kernels: a group's nodes as a scalar program, their places as views.
//! Must not know slots or devices.
//!
//! A group is lowered twice: first to learn which places are read and written, so that axes that always
//! walk together become one; then for good, over the axes that are left. Where a reshape needs an axis to be
//! two, lowering begins anew with the axis split; where no split helps, the reshape's input has to be
//! stored, and [`Unfit`] says so.

mod choose;
mod emit;
mod position;
mod views;

use super::{Kernel, Launch, Param};
use crate::graph::{Kind, Node, NodeId, Number};
use crate::op::FOLD_BLOCK;
use crate::plan::{Group, GroupId, Plan, Stage};
use crate::value::{Array, ElemType, Scalar};
use emit::Emitter;
use position::{Axis, Misfit};
use smallvec::SmallVec;
use std::rc::Rc;

/// A group as a Kernel, with the numbers of this run and what it reads and writes.
#[derive(Debug)]
pub struct Lowered<N = Rc<Node>> {
    /// What runs.
    pub kernel: Rc<Kernel>,
    /// The numbers of this run.
    pub launch: Launch,
    /// Where each of `Launch::params` comes from.
    pub origins: Vec<Origin<N>>,
    /// Numbers whose values are in what is read.
    pub tables: Vec<N>,
    /// One for each of `Kernel::inputs`.
    pub inputs: Vec<Source<N>>,
    /// One for each of `Kernel::outputs`.
    pub outputs: Vec<Target<N>>,
}

/// Where a parameter comes from.
#[derive(Clone, Debug)]
pub enum Origin<N = Rc<Node>> {
    /// From the structure of what was captured.
    Structure,
    /// It is a number from the host.
    Number(N),
    /// It is the key of a random draw.
    Key(N),
    /// It is the counter of a random draw.
    Counter(N),
}

/// What a Kernel reads.
#[derive(Clone, Debug)]
pub enum Source<N = Rc<Node>> {
    /// A stored node.
    Node(N),
    /// The parts of a fold that another group left.
    Parts(NodeId),
    /// Numbers that were in the program.
    Table(Rc<Array>),
}

/// What a Kernel writes.
#[derive(Clone, Debug)]
pub enum Target<N = Rc<Node>> {
    /// All elements of a node, which has no storage yet.
    Whole(N),
    /// A region of a node that has been opened.
    Region(N),
    /// The parts of a fold.
    Parts {
        /// The fold.
        fold: NodeId,
        /// Their type.
        ty: ElemType,
        /// How many there are.
        count: usize,
    },
}

impl<N> Lowered<N> {
    /// The same with something else in the place of each node.
    pub fn map<M>(&self, to: &impl Fn(&N) -> M) -> Lowered<M> {
        let origin = |o: &Origin<N>| match o {
            Origin::Structure => Origin::Structure,
            Origin::Number(n) => Origin::Number(to(n)),
            Origin::Key(n) => Origin::Key(to(n)),
            Origin::Counter(n) => Origin::Counter(to(n)),
        };
        let source = |s: &Source<N>| match s {
            Source::Node(n) => Source::Node(to(n)),
            Source::Parts(fold) => Source::Parts(*fold),
            Source::Table(array) => Source::Table(array.clone()),
        };
        let target = |t: &Target<N>| match t {
            Target::Whole(n) => Target::Whole(to(n)),
            Target::Region(n) => Target::Region(to(n)),
            Target::Parts { fold, ty, count } => {
                Target::Parts { fold: *fold, ty: *ty, count: *count }
            }
        };
        Lowered {
            kernel: self.kernel.clone(),
            launch: self.launch.clone(),
            origins: self.origins.iter().map(origin).collect(),
            tables: self.tables.iter().map(to).collect(),
            inputs: self.inputs.iter().map(source).collect(),
            outputs: self.outputs.iter().map(target).collect(),
        }
    }
}

impl<N: Clone> Lowered<N> {
    /// The same for those who need not know which numbers are in what is read.
    pub fn untabled(&self) -> Lowered<N> {
        Lowered {
            kernel: self.kernel.clone(),
            launch: self.launch.clone(),
            origins: self.origins.clone(),
            tables: Vec::new(),
            inputs: self.inputs.clone(),
            outputs: self.outputs.clone(),
        }
    }
}

impl Lowered {
    /// Takes the numbers of this run from the nodes that they come from.
    pub fn refresh(&mut self) {
        for (param, origin) in self.launch.params.iter_mut().zip(&self.origins) {
            let node = match origin {
                Origin::Structure => continue,
                Origin::Number(n) | Origin::Key(n) | Origin::Counter(n) => n,
            };
            *param = match (&node.kind, origin) {
                (Kind::Scalar(number), _) => Param::of(*number),
                (Kind::Random { key, .. }, Origin::Key(_)) => Param::Real(Scalar::U64(*key)),
                (Kind::Random { counter, .. }, _) => Param::Real(Scalar::U64(*counter)),
                _ => *param,
            };
        }
    }
}

impl Param {
    fn of(number: Number) -> Param {
        match number {
            Number::Real(s) => Param::Real(s),
            Number::Complex(re, im) => Param::Complex(re, im),
        }
    }
}

/// A node that has to be stored before the group can be lowered.
#[derive(Debug)]
pub enum Unfit {
    /// This one.
    Store(Rc<Node>),
    /// None would help: the space has more points than a Kernel can count.
    TooLarge,
}

/// The Kernel of a group.
pub fn lower(plan: &Plan, g: GroupId) -> Result<Lowered, Unfit> {
    let group = &plan.groups[g];
    if group.points() > u32::MAX as usize {
        return Err(Unfit::TooLarge);
    }
    let mut axes = axes_of(group);
    // Every round splits an axis; extents are below 2^32, so that ends.
    loop {
        match lower_over(plan, g, &axes) {
            Ok(lowered) => return Ok(lowered),
            Err(Failure::Split { axis, inner }) => {
                let whole = axes[axis];
                let outer =
                    Axis { extent: whole.extent / inner, stride: whole.stride * inner, ..whole };
                axes[axis].extent = inner;
                axes.insert(axis + 1, outer);
            }
            Err(Failure::Unfit(u)) => return Err(u),
        }
    }
}

fn lower_over(plan: &Plan, g: GroupId, axes: &[Axis]) -> Result<Lowered, Failure> {
    let mut scout = Emitter::new(plan, g, axes, None);
    scout.run()?;
    let merged = views::merge(axes, &scout.places);
    let mut emitter = Emitter::new(plan, g, axes, Some(&merged));
    emitter.run()?;
    Ok(emitter.finish())
}

enum Failure {
    Split { axis: usize, inner: usize },
    Unfit(Unfit),
}

impl Failure {
    /// What to do about a place without coordinates, on the way into this node.
    fn of(misfit: Misfit, node: &Rc<Node>) -> Failure {
        match misfit {
            Misfit::Split { axis, inner } => Failure::Split { axis, inner },
            Misfit::Never => Failure::Unfit(Unfit::Store(node.clone())),
        }
    }
}

fn axes_of(group: &Group) -> Vec<Axis> {
    group
        .dims
        .iter()
        .enumerate()
        .map(|(dim, &extent)| Axis {
            extent,
            reduced: group.reduced >> dim & 1 == 1,
            dim,
            stride: 1,
        })
        .collect()
}

/// The number of blocks that a group's folds are left in.
fn blocks(group: &Group) -> usize {
    match group.stage {
        Stage::Parts => group.folded().div_ceil(FOLD_BLOCK),
        _ => 1,
    }
}

/// Whether a node is one number spread over a shape.
fn spread_number(node: &Node) -> Option<Rc<Node>> {
    match &node.kind {
        Kind::View(_) => node.input(0).filter(|i| matches!(i.kind, Kind::Scalar(_))),
        Kind::Scalar(_) => None,
        _ => None,
    }
}

type Extents = SmallVec<[u32; 4]>;
