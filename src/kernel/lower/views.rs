//! Places to views: which axes walk together, and how a place is written over those that are left.
//! Must not know nodes.

use super::position::{Affine, Axis};
use crate::kernel::{View, ViewKind};
use smallvec::SmallVec;

/// Axes that walk together, as lists of axes, fastest first; axes of extent 1 are in none.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Merged {
    pub(super) kept: Vec<Walk>,
    pub(super) reduced: Vec<Walk>,
}

/// Some axes as one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Walk {
    /// The fastest of the axes, whose stride is that of all.
    pub(super) lead: usize,
    /// The product of their extents.
    pub(super) extent: usize,
}

/// Merges neighbours that every place walks as one.
pub(super) fn merge(axes: &[Axis], places: &[Affine]) -> Merged {
    let side = |reduced: bool| {
        let mut walks: Vec<Walk> = Vec::new();
        for (k, axis) in axes.iter().enumerate().filter(|(_, a)| a.reduced == reduced) {
            if axis.extent == 1 {
                continue;
            }
            let joins = walks.last().is_some_and(|w| {
                places.iter().all(|p| p.strides[k] == p.strides[w.lead] * w.extent as i64)
            });
            match walks.last_mut() {
                Some(w) if joins => w.extent *= axis.extent,
                _ => walks.push(Walk { lead: k, extent: axis.extent }),
            }
        }
        walks
    };
    Merged { kept: side(false), reduced: side(true) }
}

/// A place as a view. `epilogue` says that only kept coordinates count.
pub(super) fn view(
    place: &Affine,
    merged: &Merged,
    epilogue: bool,
    strided: bool,
) -> (ViewKind, View) {
    let along = |walks: &[Walk]| {
        walks.iter().map(|w| place.strides[w.lead]).collect::<SmallVec<[i64; 4]>>()
    };
    let kept = along(&merged.kept);
    let reduced = if epilogue {
        SmallVec::from_elem(0, merged.reduced.len())
    } else {
        along(&merged.reduced)
    };
    let dense = |walks: &[Walk], strides: &[i64], mut next: i64| {
        walks.iter().zip(strides).all(|(w, &s)| {
            let fits = s == next;
            next *= w.extent as i64;
            fits
        })
    };
    let still = kept.iter().chain(&reduced).all(|&s| s == 0) && place.time == 0;
    let folded: i64 = merged.reduced.iter().map(|w| w.extent as i64).product();
    let first = if epilogue { 1 } else { folded };
    let linear = place.offset == 0
        && place.time == 0
        && dense(&merged.kept, &kept, first)
        && (epilogue || dense(&merged.reduced, &reduced, 1));
    let kind = match (strided, linear, still) {
        (true, ..) => ViewKind::Strided,
        (_, true, _) => ViewKind::Linear,
        (_, _, true) => ViewKind::Uniform,
        _ => ViewKind::Strided,
    };
    (kind, View { offset: place.offset, kept, reduced, time: place.time })
}
