//! Groups to Kernels: a group's nodes as a scalar program, their places as views.
//! Must not know slots or devices.
//!
//! A group is lowered twice: first to learn which places are read and written, so that axes that always
//! walk together become one; then for good, over the axes that are left. Where a reshape needs an axis to be
//! two, lowering begins anew with the axis split; where no split helps, the reshape's input has to be
//! stored, and [`Unfit`] says so.

mod emit;
mod position;
mod views;

use super::{Kernel, Launch};
use crate::graph::{Kind, Node, NodeId};
use crate::op::FOLD_BLOCK;
use crate::plan::{Group, GroupId, Plan, Stage};
use crate::value::{Array, ElemType};
use emit::Emitter;
use position::{Axis, Misfit};
use smallvec::SmallVec;
use std::rc::Rc;

/// A group as a Kernel, with the numbers of this run and what it reads and writes.
#[derive(Debug)]
pub struct Lowered {
    /// What runs.
    pub kernel: Rc<Kernel>,
    /// The numbers of this run.
    pub launch: Launch,
    /// One for each of `Kernel::inputs`.
    pub inputs: Vec<Source>,
    /// One for each of `Kernel::outputs`.
    pub outputs: Vec<Target>,
}

/// What a Kernel reads.
#[derive(Clone, Debug)]
pub enum Source {
    /// A stored node.
    Node(Rc<Node>),
    /// The parts of a fold that another group left.
    Parts(NodeId),
    /// Numbers that were in the program.
    Table(Rc<Array>),
}

/// What a Kernel writes.
#[derive(Clone, Debug)]
pub enum Target {
    /// All elements of a node, which has no storage yet.
    Whole(Rc<Node>),
    /// A region of a node that has been opened.
    Region(Rc<Node>),
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
