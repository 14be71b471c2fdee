//! A launch over arrays that are larger than a device binds, or over more work than a dispatch may take, as launches
//! over pieces: the same Kernel with its coordinates and addresses counted from a piece's beginning.
//! Must not know buffers: in come the numbers of a launch and what there is room for, out come numbers.
//!
//! A piece is a box of kept coordinates (or, for folds in parts, a run of whole blocks). Of each array it binds a
//! *window*: the stretch that the piece's addresses lie in. The box is halved where that helps most until every window
//! fits. What fits in no piece (an array that is gathered from anywhere, one fold of more than a binding) is refused.
//! Folds that only take long need no pieces: their groups of work are dispatched in [`ranges`].

use super::{Carried, Instr, Kernel, Launch, Output, Param, Reduction, Val, View, ViewKind};
use crate::op::{FOLD_BLOCK, Op};
use crate::value::{Class, ElemType, Scalar};
use smallvec::{SmallVec, smallvec};
use std::ops::Range;
use std::rc::Rc;

/// Pieces of one launch at most: more would take longer than the host.
const MOST_PIECES: usize = 1 << 14;
const INDEX: ElemType = ElemType::real(Class::UInt32);

/// An array of a launch.
#[derive(Clone, Copy, Debug)]
pub struct Stored {
    /// How many elements it has.
    pub elements: u64,
    /// Bytes of an element where it is bound.
    pub bytes: u64,
    /// Of an input: the output in whose storage it lies.
    pub same: Option<u16>,
}

/// What a piece has to keep to.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// Bytes of a binding.
    pub bytes: u64,
    /// Windows begin at multiples of so many bytes.
    pub align: u64,
    /// Points of the index space, time steps included.
    pub points: u64,
}

/// A stretch of an array's elements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// The first element.
    pub first: u64,
    /// How many there are.
    pub count: u64,
}

/// One piece of a launch.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Its numbers.
    pub launch: Launch,
    /// What it binds: of each input, then of each output.
    pub windows: SmallVec<[Window; 8]>,
}

/// A launch in pieces.
#[derive(Clone, Debug)]
pub struct Tiling {
    /// What every piece runs.
    pub kernel: Rc<Kernel>,
    /// The pieces; none reads what another writes.
    pub pieces: Vec<Piece>,
}

/// What a point and time step of a kernel takes of the work of a dispatch, in the units of the op table: doubles are as
/// expensive as `plan` takes them to be, unless they are computed as singles (`fast`).
pub fn work(kernel: &Kernel, fast: bool) -> u64 {
    let of = |instr: &Instr| match instr {
        Instr::Op { op, ty, .. } if ty.class == Class::Double && !fast || ty.complex => {
            40 * u64::from(op.row().cost)
        }
        Instr::Op { op, .. } => u64::from(op.row().cost),
        Instr::Random { .. } => 20_000,
        _ => 100,
    };
    kernel.body.iter().map(|i| of(i).max(1)).sum::<u64>().max(1)
}

/// Points of a launch's index space.
pub fn points(launch: &Launch) -> u64 {
    let all = u64::from(launch.kept_count) * u64::from(launch.reduced_count.max(1));
    all.saturating_mul(u64::from(launch.trips.max(1)))
}

/// The points that a piece may have where a dispatch may take so much work. Of folds any number: they are dispatched in
/// ranges.
pub fn most_points(kernel: &Kernel, work_of_point: u64, budget: u64) -> u64 {
    if folds(kernel) { u64::MAX } else { budget / work_of_point.max(1) }
}

/// Whether a kernel folds.
pub fn folds(kernel: &Kernel) -> bool {
    !kernel.reductions.is_empty() || kernel.reduced_rank > 0
}

/// The groups of work `0..todo` of a launch that takes so much work in all, a range a dispatch: as many as come nearest to
/// what a dispatch may take. Of what does not fold, and is cut into pieces, one.
pub fn ranges(
    kernel: &Kernel,
    todo: u32,
    work: u64,
    budget: u64,
) -> impl Iterator<Item = Range<u32>> {
    let budget = budget.max(1);
    let count = match folds(kernel) {
        true => work.saturating_add(budget / 2) / budget,
        false => 1,
    };
    let each = todo.div_ceil(count.clamp(1, u64::from(todo.max(1))) as u32).max(1);
    (0..todo).step_by(each as usize).map(move |first| first..todo.min(first.saturating_add(each)))
}

/// Whether a launch needs no pieces.
pub fn fits(launch: &Launch, arrays: &[Stored], room: &Room) -> bool {
    arrays.iter().all(|a| a.elements.saturating_mul(a.bytes) <= room.bytes)
        && points(launch) <= room.points
}

/// The pieces of a launch, or why there are none. `arrays` are its inputs, then its outputs.
pub fn split(
    kernel: &Kernel,
    launch: &Launch,
    arrays: &[Stored],
    room: &Room,
) -> Result<Tiling, String> {
    let moved = Moved::new(kernel, launch);
    let whole = Area {
        kept: moved.launch.kept.iter().map(|&count| Run { first: 0, count }).collect(),
        reduced: Run { first: 0, count: launch.reduced_count.max(1) },
    };
    let mut pieces = Vec::new();
    let mut open = vec![whole];
    while let Some(at) = open.pop() {
        let windows = moved.windows(&at, arrays, room);
        if excess(&at, moved.launch.trips, &windows, arrays, room) == 0 {
            pieces.push(Piece { launch: moved.piece(&at, &windows), windows });
        } else {
            let left = |half: &Area| {
                let windows = moved.windows(half, arrays, room);
                excess(half, moved.launch.trips, &windows, arrays, room)
            };
            match moved.halves(&at).into_iter().min_by_key(|(first, _)| left(first)) {
                Some((first, second)) => open.extend([second, first]),
                None if over(&windows, arrays, room) > 0 => {
                    return Err("too large for a device, and it cannot be cut".to_owned());
                }
                // One point, and a long loop.
                None => pieces.push(Piece { launch: moved.piece(&at, &windows), windows }),
            }
        }
        if pieces.len() + open.len() > MOST_PIECES {
            return Err("too many pieces for a device".to_owned());
        }
    }
    Ok(Tiling { kernel: Rc::new(moved.kernel), pieces })
}

#[derive(Clone, Copy, Debug)]
struct Run {
    first: u32,
    count: u32,
}

/// A part of the index space.
#[derive(Clone, Debug)]
struct Area {
    kept: SmallVec<[Run; 4]>,
    reduced: Run,
}

impl Area {
    fn kept_count(&self) -> u32 {
        self.kept.iter().fold(1, |n: u32, r| n.saturating_mul(r.count))
    }
}

/// By how many bytes windows are longer than a binding.
fn over(windows: &[Window], arrays: &[Stored], room: &Room) -> u64 {
    let over = |(w, a): (&Window, &Stored)| (w.count * a.bytes).saturating_sub(room.bytes);
    windows.iter().zip(arrays).map(over).fold(0, u64::saturating_add)
}

/// How far an area is from fitting: 0 where it does.
fn excess(at: &Area, trips: u32, windows: &[Window], arrays: &[Stored], room: &Room) -> u64 {
    let bytes = over(windows, arrays, room);
    let points = u64::from(at.kept_count())
        .saturating_mul(u64::from(at.reduced.count))
        .saturating_mul(u64::from(trips.max(1)));
    bytes.saturating_add(points.saturating_sub(room.points))
}

/// A view of the moved kernel: what it was made of, and what it reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Use {
    array: usize,
    old: u16,
    epilogue: bool,
}

/// A kernel whose coordinates and addresses all begin where its launch says, with the numbers of the whole launch.
struct Moved {
    kernel: Kernel,
    launch: Launch,
    /// One for each view of the kernel.
    uses: Vec<Use>,
    /// Arrays that are read from anywhere.
    anywhere: Vec<usize>,
    /// The first parameter that was added: the first of each kept coordinate, their strides in the whole, and the first
    /// reduced element.
    added: usize,
    partial: bool,
}

/// Strides of a dense array of these extents.
fn dense(extents: &[u32], mut stride: i64) -> SmallVec<[i64; 4]> {
    let mut strides = SmallVec::new();
    for &e in extents {
        strides.push(stride);
        stride = stride.saturating_mul(i64::from(e));
    }
    strides
}

impl Moved {
    fn new(old: &Kernel, from: &Launch) -> Moved {
        let kept: SmallVec<[u32; 4]> = match old.kept_rank {
            0 => smallvec![from.kept_count],
            r => from.kept.iter().copied().take(r as usize).collect(),
        };
        let folds = !old.reductions.is_empty() || old.reduced_rank > 0;
        let reduced: SmallVec<[u32; 4]> = match (folds, old.reduced_rank) {
            (false, _) => SmallVec::new(),
            (true, 0) => smallvec![from.reduced_count],
            (true, r) => from.reduced.iter().copied().take(r as usize).collect(),
        };
        let mut kernel = Kernel {
            kept_rank: kept.len() as u8,
            reduced_rank: reduced.len() as u8,
            looped: old.looped,
            reaches: old.reaches,
            inputs: old.inputs.clone(),
            params: old.params.clone(),
            ..Kernel::default()
        };
        let added = kernel.params.len();
        kernel.params.extend(std::iter::repeat_n(INDEX, 2 * kept.len() + 1));
        let launch = Launch { kept, reduced, views: Vec::new(), ..from.clone() };
        let partial = old.reductions.iter().any(|r| r.partial);
        let (uses, anywhere) = (Vec::new(), Vec::new());
        let mut moved = Moved { kernel, launch, uses, anywhere, added, partial };
        moved.translate(old, from);
        moved
    }

    fn translate(&mut self, old: &Kernel, from: &Launch) {
        let mut names: Vec<Val> = Vec::new();
        let mut text: Vec<Instr> = Vec::new();
        for (k, instr) in old.body.iter().chain(&old.epilogue).enumerate() {
            if k == old.body.len() {
                self.kernel.body = std::mem::take(&mut text);
            }
            self.instr(old, from, instr, k >= old.body.len(), &names, &mut text);
            names.push((self.kernel.body.len() + text.len() - 1) as Val);
        }
        match old.epilogue.is_empty() {
            true => self.kernel.body = text,
            false => self.kernel.epilogue = text,
        }
        let named = |v: Val| names[v as usize];
        for (k, o) in old.outputs.iter().enumerate() {
            let epilogue = o.value as usize >= old.body.len();
            let view = self.view(old, from, old.inputs.len() + k, o.view, epilogue);
            self.kernel.outputs.push(Output { value: named(o.value), view, ..*o });
        }
        for r in &old.reductions {
            self.kernel.reductions.push(Reduction { value: named(r.value), ..*r });
        }
        for c in &old.carried {
            let (init, next) = (named(c.init), named(c.next));
            self.kernel.carried.push(Carried { init, next, ..*c });
        }
    }

    /// Appends what an instruction becomes; its value is that of the last.
    fn instr(
        &mut self,
        old: &Kernel,
        from: &Launch,
        instr: &Instr,
        epilogue: bool,
        names: &[Val],
        text: &mut Vec<Instr>,
    ) {
        let rank = self.launch.kept.len();
        let next = |text: &Vec<Instr>, body: usize| (body + text.len()) as Val;
        let body = if epilogue { self.kernel.body.len() } else { 0 };
        // Adds the parameter to the value that was appended last.
        let shift = |text: &mut Vec<Instr>, param: usize| {
            let (value, first) = (next(text, body) - 1, next(text, body));
            text.push(Instr::Param(param as u16));
            text.push(Instr::Op { op: Op::Add, ty: INDEX, args: smallvec![value, first] });
        };
        let mut new = instr.clone();
        match &mut new {
            Instr::Load { input, view } => {
                *view = self.view(old, from, *input as usize, *view, epilogue);
            }
            Instr::Gather { input, index } => {
                *index = names[*index as usize];
                self.anywhere.push(*input as usize);
            }
            Instr::Finish { input, .. } => self.anywhere.push(*input as usize),
            Instr::Random { index, .. } => *index = names[*index as usize],
            Instr::Op { args, .. } => args.iter_mut().for_each(|a| *a = names[*a as usize]),
            Instr::Cast { arg, .. } => *arg = names[*arg as usize],
            Instr::KeptCoord(d) => {
                text.push(Instr::KeptCoord(*d));
                return shift(text, self.added + *d as usize);
            }
            Instr::KeptIndex => {
                // Σ (first + coordinate)·stride, over the extents of the whole.
                let mut sum: Option<Val> = None;
                for d in 0..rank {
                    text.push(Instr::KeptCoord(d as u8));
                    shift(text, self.added + d);
                    let (value, stride) = (next(text, body) - 1, next(text, body));
                    text.push(Instr::Param((self.added + rank + d) as u16));
                    text.push(Instr::Op { op: Op::Mul, ty: INDEX, args: smallvec![value, stride] });
                    if let Some(sum) = sum {
                        let value = next(text, body) - 1;
                        text.push(Instr::Op {
                            op: Op::Add,
                            ty: INDEX,
                            args: smallvec![sum, value],
                        });
                    }
                    sum = Some(next(text, body) - 1);
                }
                return;
            }
            // Only a fold in parts is cut along what it folds, and there it has one coordinate.
            Instr::ReducedIndex | Instr::ReducedCoord(_) if self.partial && !epilogue => {
                text.push(new);
                return shift(text, self.added + 2 * rank);
            }
            _ => {}
        }
        text.push(new);
    }

    /// The view with which an array is reached as the old view says.
    fn view(
        &mut self,
        old: &Kernel,
        from: &Launch,
        array: usize,
        view: u16,
        epilogue: bool,
    ) -> u16 {
        let wanted = Use { array, old: view, epilogue };
        if let Some(known) = self.uses.iter().position(|u| *u == wanted) {
            return known as u16;
        }
        let (kind, mut numbers) = (old.views[view as usize], from.views[view as usize].clone());
        let kind = match kind {
            // The places of parts are counted by the fold itself.
            ViewKind::Linear if epilogue && self.partial => ViewKind::Linear,
            ViewKind::Linear => {
                let each = if epilogue { 1 } else { i64::from(from.reduced_count.max(1)) };
                numbers = View {
                    offset: 0,
                    kept: dense(&self.launch.kept, each),
                    reduced: dense(&self.launch.reduced, 1),
                    time: 0,
                };
                ViewKind::Strided
            }
            other => other,
        };
        self.uses.push(wanted);
        self.kernel.views.push(kind);
        self.launch.views.push(numbers);
        (self.uses.len() - 1) as u16
    }

    /// The two halves of an area along each dimension in which it can be cut, the slowest first.
    fn halves(&self, at: &Area) -> Vec<(Area, Area)> {
        let cut = |run: Run, unit: u32| {
            let first = (run.count / 2).next_multiple_of(unit);
            (first > 0 && first < run.count).then(|| {
                let rest = Run { first: run.first + first, count: run.count - first };
                (Run { first: run.first, count: first }, rest)
            })
        };
        let mut all = Vec::new();
        if self.partial {
            // Whole blocks, so many that their results begin at a multiple of any alignment.
            let unit = 64 * FOLD_BLOCK as u32;
            if at.kept_count() == 1
                && self.launch.reduced.len() == 1
                && let Some((a, b)) = cut(at.reduced, unit)
            {
                all.push((Area { reduced: a, ..at.clone() }, Area { reduced: b, ..at.clone() }));
            }
            return all;
        }
        for d in (0..at.kept.len()).rev() {
            if let Some((a, b)) = cut(at.kept[d], 1) {
                let (mut first, mut second) = (at.clone(), at.clone());
                (first.kept[d], second.kept[d]) = (a, b);
                all.push((first, second));
            }
        }
        all
    }

    /// The stretch of each array that an area reaches.
    fn windows(&self, at: &Area, arrays: &[Stored], room: &Room) -> SmallVec<[Window; 8]> {
        let mut reached: SmallVec<[Option<(i64, i64)>; 8]> = smallvec![None; arrays.len()];
        let mut reach = |array: usize, low: i64, high: i64| {
            let r = &mut reached[array];
            *r = Some(r.map_or((low, high), |(l, h)| (l.min(low), h.max(high))));
        };
        for (view, u) in self.uses.iter().enumerate() {
            let (low, high) = self.stretch(view, at);
            reach(u.array, low, high);
            // An input in an output's storage is bound with it.
            if let Some(Some(k)) = arrays.get(u.array).map(|a| a.same) {
                reach(self.kernel.inputs.len() + k as usize, low, high);
            }
        }
        for &array in &self.anywhere {
            reach(array, 0, arrays[array].elements as i64);
        }
        let mut windows: SmallVec<[Window; 8]> = reached
            .iter()
            .zip(arrays)
            .map(|(r, a)| {
                let (low, high) = r.unwrap_or((0, 0));
                let most = (a.elements as i64 - 1).max(0);
                let unit = (room.align / a.bytes).max(1);
                let first = low.clamp(0, most) as u64 / unit * unit;
                Window { first, count: (high.clamp(0, most) as u64 + 1).saturating_sub(first) }
            })
            .collect();
        for (i, a) in arrays.iter().enumerate() {
            if let Some(k) = a.same {
                windows[i] = windows[self.kernel.inputs.len() + k as usize];
            }
        }
        windows
    }

    /// The least and the greatest address of a view over an area.
    fn stretch(&self, view: usize, at: &Area) -> (i64, i64) {
        let (kind, numbers, u) =
            (self.kernel.views[view], &self.launch.views[view], self.uses[view]);
        match kind {
            ViewKind::Uniform => (numbers.offset, numbers.offset),
            ViewKind::Linear => {
                let blocks = |n: u32| i64::from(n.div_ceil(FOLD_BLOCK as u32));
                let first = i64::from(at.reduced.first) / FOLD_BLOCK as i64;
                (first, first + blocks(at.reduced.count) * i64::from(at.kept_count()) - 1)
            }
            ViewKind::Strided => {
                let (mut low, mut high) = (self.offset(view, at), self.offset(view, at));
                let mut along = |stride: i64, count: u32| {
                    let far = stride.saturating_mul(i64::from(count) - 1);
                    low = low.saturating_add(far.min(0));
                    high = high.saturating_add(far.max(0));
                };
                for (&s, run) in numbers.kept.iter().zip(&at.kept) {
                    along(s, run.count);
                }
                if !u.epilogue {
                    let extents: SmallVec<[u32; 4]> = match self.partial {
                        true if self.launch.reduced.len() == 1 => smallvec![at.reduced.count],
                        _ => self.launch.reduced.clone(),
                    };
                    for (&s, &count) in numbers.reduced.iter().zip(&extents) {
                        along(s, count);
                    }
                    along(numbers.time, self.launch.trips.max(1));
                }
                (low, high)
            }
        }
    }

    /// The address of a view at the beginning of an area.
    fn offset(&self, view: usize, at: &Area) -> i64 {
        let (numbers, u) = (&self.launch.views[view], self.uses[view]);
        if self.kernel.views[view] != ViewKind::Strided {
            return numbers.offset;
        }
        let kept: i64 =
            numbers.kept.iter().zip(&at.kept).map(|(s, r)| s * i64::from(r.first)).sum();
        let along = numbers.reduced.first().copied().unwrap_or(0);
        let reduced = if u.epilogue { 0 } else { along * i64::from(at.reduced.first) };
        numbers.offset + kept + reduced
    }

    /// The numbers of a piece.
    fn piece(&self, at: &Area, windows: &[Window]) -> Launch {
        let mut launch = self.launch.clone();
        launch.kept = at.kept.iter().map(|r| r.count).collect();
        launch.kept_count = at.kept_count();
        if self.partial && launch.reduced.len() == 1 {
            launch.reduced = smallvec![at.reduced.count];
            launch.reduced_count = at.reduced.count;
        }
        for (view, u) in self.uses.iter().enumerate() {
            if self.kernel.views[view] != ViewKind::Linear {
                launch.views[view].offset = self.offset(view, at) - windows[u.array].first as i64;
            }
        }
        let number = |x: u32| Param::Real(Scalar::U32(x));
        launch.params.truncate(self.added);
        launch.params.extend(at.kept.iter().map(|r| number(r.first)));
        let strides = dense(&self.launch.kept, 1);
        launch.params.extend(strides.iter().map(|&s| number(s as u32)));
        launch.params.push(number(at.reduced.first));
        launch
    }
}
