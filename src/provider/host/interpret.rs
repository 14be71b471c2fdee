//! Runs a Kernel on host arrays: tiles of points, one buffer of elements a value, one loop an
//! instruction. **What this computes is what a Kernel means.** Must not know slots.

use super::folds::seeks_place;
use super::program::{self, Block, Buffers, When};
use super::walk::{Order, Walk};
use crate::kernel::{Instr, Kernel, Launch, Param, Val};
use crate::op::lanes::{Lanes, LanesMut, with_lanes};
use crate::op::pace::Pace;
use crate::op::sums::{self, Factor, Term};
use crate::op::{FOLD_BLOCK, FOLD_LANES, cast, fold, host_loops, operand_type, random};
use crate::provider::Fault;
use crate::value::{Array, Data, ElemType, Scalar};
use num_complex::{Complex32, Complex64};
use smallvec::SmallVec;
use std::rc::Rc;

/// Where an input comes from.
#[derive(Debug)]
pub(super) enum Input {
    /// An array of its own.
    Array(Rc<Array>),
    /// The array that this output overwrites.
    Output(usize),
}

/// Where the elements of a value are at the moment.
#[derive(Clone, Copy, Debug)]
pub(super) enum Place {
    Buffer(usize),
    /// In an input, from this element on.
    Input(usize, usize),
}

/// Points that are computed together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Points {
    /// The first of the flattened points.
    pub(super) from: usize,
    /// How many.
    pub(super) count: usize,
    /// The reduced element, where it is the same for all.
    pub(super) reduced: usize,
}

/// A run of a Kernel.
pub(super) struct Run<'a> {
    pub(super) kernel: &'a Kernel,
    pub(super) launch: &'a Launch,
    pub(super) order: Order,
    /// Elements of a tile.
    pub(super) tile: usize,
    /// Points that are computed together: a tile, or many where nothing is written before the folds.
    pub(super) step: usize,
    inputs: &'a [Input],
    pub(super) outputs: &'a mut [Data],
    pub(super) walks: Vec<Walk>,
    after: Vec<Walk>,
    body: Block,
    epilogue: Block,
    places: Vec<Place>,
    buffers: Vec<Option<Data>>,
    /// For each carried value, the buffer that `Carried` reads, and one to exchange it with: the same where the next
    /// value takes the place of the one before.
    carried: Vec<(usize, usize)>,
    /// For each reduction, the results of a tile of kept elements, and where arg-folds found them.
    pub(super) reduced: Vec<Data>,
    pub(super) reduced_at: Vec<Vec<u32>>,
    cost_of_point: u64,
    pace: Pace,
}

/// Bytes that a tile may write: little enough for a near cache, and enough that the way from one instruction to the next
/// is rarely dropped, for that costs most where inputs come from far memory.
const NEAR: usize = 32 << 10;

/// The same over many steps of time, each of which comes from elsewhere in far memory: the way there is longer.
const NEAR_OVER_TIME: usize = 128 << 10;

/// Points that are folded together where they are read in their inputs. Far memory is read fastest where nothing else
/// is done in between.
const BARE: usize = 512 * FOLD_BLOCK;

/// Runs a Kernel, giving way between its tiles.
pub(super) async fn run(
    kernel: &Kernel,
    launch: &Launch,
    inputs: &[Input],
    outputs: &mut [Data],
) -> Result<(), Fault> {
    if launch.kept_count == 0 {
        return Ok(());
    }
    if launch.views.len() != kernel.views.len() || launch.params.len() != kernel.params.len() {
        return Err(Fault::Broken(
            "a launch with other views or parameters than its kernel".into(),
        ));
    }
    let order = program::order(kernel, launch);
    let mut run = Run::new(kernel, launch, order, inputs, outputs)?;
    run.once()?;
    if kernel.reductions.is_empty() { run.points(total(launch)).await } else { run.folds().await }
}

/// Whether a Kernel stores every element of an output, one after the other: then the output may begin without any.
pub(super) fn stores_in_order(kernel: &Kernel, launch: &Launch, output: usize) -> bool {
    let Some(o) = kernel.outputs.get(output) else { return false };
    let (Some(kind), Some(view)) =
        (kernel.views.get(o.view as usize), launch.views.get(o.view as usize))
    else {
        return false;
    };
    let walk = Walk::new(*kind, view, launch, Order::Reduced);
    kernel.reductions.is_empty()
        && !o.every_step
        && walk.time == 0
        && walk.dense(0, total(launch), 0, 0) == Some(0)
}

/// The points of a launch.
fn total(launch: &Launch) -> usize {
    (launch.kept_count as usize).saturating_mul(launch.reduced_count.max(1) as usize)
}

fn broken<T>(what: &str) -> Result<T, Fault> {
    Err(Fault::Broken(what.to_owned()))
}

impl<'a> Run<'a> {
    fn new(
        kernel: &'a Kernel,
        launch: &'a Launch,
        order: Order,
        inputs: &'a [Input],
        outputs: &'a mut [Data],
    ) -> Result<Run<'a>, Fault> {
        let types = program::types(kernel)?;
        let walk = |order| -> Vec<Walk> {
            let count = kernel.views.len().min(launch.views.len());
            (0..count).map(|k| Walk::of(kernel, launch, k, order)).collect()
        };
        // Without folds, linear views count all points.
        let walks = walk(if kernel.reductions.is_empty() { Order::Reduced } else { order });
        let after = walk(Order::Epilogue);
        let mut pool = Buffers::default();
        let grows = |k: usize| outputs[k].is_empty() && stores_in_order(kernel, launch, k);
        let mut body = program::body(kernel, launch, &walks, &types, grows, &mut pool);
        let epilogue = program::epilogue(kernel, &after, &types, &body, &mut pool);
        let mut carried: Vec<(usize, usize)> = Vec::with_capacity(kernel.carried.len());
        for (k, c) in kernel.carried.iter().enumerate() {
            let buffer = pool.take(c.ty);
            carried.push(if program::takes_the_place(kernel, &body, k) {
                body.buffer[c.next as usize] = buffer;
                (buffer, buffer)
            } else {
                (buffer, pool.take(c.ty))
            });
        }
        for (i, instr) in kernel.body.iter().enumerate() {
            if let Instr::Carried(k) = instr {
                body.buffer[i] = carried[*k as usize].0;
            }
        }
        let total = total(launch);
        // A load whose elements follow each other as the points do.
        let flat = if order == Order::Kept { launch.kept_count as usize } else { total };
        let stays = |i: usize| match &kernel.body[i] {
            Instr::Load { input, view } => {
                matches!(inputs.get(*input as usize), Some(Input::Array(_)))
                    && walks[*view as usize].dense(0, flat, 0, 0).is_some()
            }
            _ => false,
        };
        let point = program::bytes_of_point(&body, &carried, &pool, stays);
        let bare = point == 0
            && kernel.outputs.iter().all(|o| o.value as usize >= epilogue.first)
            && kernel.reductions.iter().all(|r| stays(r.value as usize));
        // What a tile writes stays in a near cache; a multiple of the lanes of a fold.
        let near = if kernel.looped { NEAR_OVER_TIME } else { NEAR };
        let tile = (near / point.max(1)).next_power_of_two().clamp(512, FOLD_BLOCK);
        let tile = tile.min(total.next_multiple_of(FOLD_LANES));
        let step = if bare { BARE } else { tile };
        // They get room when something is written to them.
        let buffers = pool.types.iter().map(|&ty| Some(Data::zeros(ty, 0))).collect();
        let places =
            body.buffer.iter().chain(&epilogue.buffer).map(|&b| Place::Buffer(b)).collect();
        let results = match kernel.reductions.iter().any(|r| r.partial) {
            true => tile,
            false => tile.min(launch.kept_count as usize),
        };
        let reduced = kernel.reductions.iter().map(|r| Data::zeros(r.ty, results)).collect();
        let found = |r| vec![0; if seeks_place(r) { results } else { 0 }];
        let reduced_at = kernel.reductions.iter().map(found).collect();
        Ok(Run {
            kernel,
            launch,
            order,
            tile,
            step,
            inputs,
            outputs,
            walks,
            after,
            body,
            epilogue,
            places,
            buffers,
            carried,
            reduced,
            reduced_at,
            cost_of_point: kernel.cost_of_point(launch),
            pace: Pace::default(),
        })
    }

    fn input(&self, k: usize) -> Result<&Data, Fault> {
        match self.inputs.get(k) {
            Some(Input::Array(a)) => Ok(a.data()),
            Some(Input::Output(o)) => Ok(&self.outputs[*o]),
            None => broken("an input that was not given"),
        }
    }

    /// The first `count` elements of a value.
    pub(super) fn lanes(&self, v: usize, count: usize) -> Result<Lanes<'_>, Fault> {
        self.lanes_at(self.places[v], count)
    }

    /// Where a value lies in an input, if it does: it stays there while other points are computed.
    pub(super) fn place_in_input(&self, v: usize) -> Option<Place> {
        Some(self.places[v]).filter(|place| matches!(place, Place::Input(..)))
    }

    /// The first `count` elements of what lies there.
    pub(super) fn lanes_at(&self, place: Place, count: usize) -> Result<Lanes<'_>, Fault> {
        match place {
            Place::Buffer(b) => match &self.buffers[b] {
                Some(data) => Ok(Lanes::of(data, 0, count)),
                None => broken("a value that is read while it is written"),
            },
            Place::Input(k, at) => {
                let data = self.input(k)?;
                if at + count > data.len() {
                    return broken("a view beyond its input");
                }
                Ok(Lanes::of(data, at, count))
            }
        }
    }

    /// An operand of a sum or product.
    fn term(&self, v: Val, n: usize) -> Result<Term<'_>, Fault> {
        let (block, code, k) = match (v as usize).checked_sub(self.epilogue.first) {
            Some(k) => (&self.epilogue, &self.kernel.epilogue, k),
            None => (&self.body, &self.kernel.body, v as usize),
        };
        match &code[k] {
            Instr::Op { args, .. } if block.within[k] => {
                Ok(Term::Product(self.factor(args[0], n)?, self.factor(args[1], n)?))
            }
            _ => Ok(Term::Plain(self.factor(v, n)?)),
        }
    }

    /// The elements of a value, or the one that all of them are.
    fn factor(&self, v: Val, n: usize) -> Result<Factor<'_>, Fault> {
        let v = v as usize;
        let when = match v.checked_sub(self.epilogue.first) {
            Some(k) => self.epilogue.when[k],
            None => self.body.when[v],
        };
        if matches!(self.places[v], Place::Buffer(b) if self.buffers[b].is_none()) {
            return Ok(Factor::Replaced);
        }
        self.lanes(v, if when == When::Once { 1 } else { n }).map(Factor::Lanes)
    }

    /// Computes what is the same for every point and time.
    fn once(&mut self) -> Result<(), Fault> {
        let points = Points { from: 0, count: self.tile, reduced: 0 };
        for i in 0..self.kernel.body.len() {
            if self.body.when[i] == When::Once {
                self.instr(i, points, 0, false)?;
            }
        }
        for i in 0..self.kernel.epilogue.len() {
            if self.epilogue.when[i] == When::Once {
                self.instr(self.epilogue.first + i, points, 0, true)?;
            }
        }
        Ok(())
    }

    /// All points of a Kernel without folds.
    async fn points(&mut self, total: usize) -> Result<(), Fault> {
        let mut from = 0;
        while from < total {
            let points = Points { from, count: self.tile.min(total - from), reduced: 0 };
            self.tile_of(points)?;
            self.store(points, 0, false)?;
            from += points.count;
            self.give_way(points.count).await;
        }
        Ok(())
    }

    /// Lets others do something, after so many points.
    pub(super) async fn give_way(&mut self, points: usize) {
        self.pace.spend((points as u64).saturating_mul(self.cost_of_point)).await;
    }

    /// Computes the body for some points, all steps of time. Outputs of each step are stored.
    pub(super) fn tile_of(&mut self, points: Points) -> Result<(), Fault> {
        for i in 0..self.kernel.body.len() {
            if self.body.when[i] == When::Tile {
                self.instr(i, points, 0, false)?;
            }
        }
        let trips = if self.kernel.looped { self.launch.trips.max(1) as usize } else { 1 };
        for k in 0..self.carried.len() {
            let init = self.kernel.carried[k].init as usize;
            self.copy(init, self.carried[k].0, points.count)?;
        }
        let stores = self.kernel.outputs.iter().any(|o| o.every_step);
        for time in 0..trips {
            let last = time + 1 == trips;
            for i in 0..self.kernel.body.len() {
                let when = self.body.when[i];
                if when == When::Step || (when == When::LastStep && last) {
                    self.instr(i, points, time, false)?;
                }
            }
            if stores {
                self.store_where(points, time, false, |o| o.every_step)?;
            }
            if !last {
                self.next_step(points.count)?;
            }
        }
        Ok(())
    }

    /// Every carried value becomes what the step gave, all at once.
    fn next_step(&mut self, count: usize) -> Result<(), Fault> {
        for k in 0..self.carried.len() {
            let next = self.kernel.carried[k].next as usize;
            let (buffer, spare) = self.carried[k];
            if buffer == spare {
                continue;
            }
            let swappable = self.body.when[next] == When::Step
                && !matches!(self.kernel.body[next], Instr::Carried(_) | Instr::Load { .. })
                && self.kernel.carried.iter().filter(|c| c.next as usize == next).count() == 1;
            match self.places[next] {
                // The value is computed anew in the next step, so its buffer can be had.
                Place::Buffer(b) if swappable => self.buffers.swap(b, spare),
                _ => self.copy(next, spare, count)?,
            }
        }
        for &(buffer, spare) in &self.carried {
            self.buffers.swap(buffer, spare);
        }
        Ok(())
    }

    fn copy(&mut self, value: usize, to: usize, count: usize) -> Result<(), Fault> {
        let Some(mut data) = self.buffers[to].take() else { return broken("a buffer in use") };
        data.fill_up(count);
        let copied = match self.lanes(value, count) {
            Ok(from) => with_lanes!(from, LanesMut::of(&mut data, 0, count), (x, o) => {
                o.copy_from_slice(x);
                Ok(())
            }, else broken("a carried value of another type")),
            Err(e) => Err(e),
        };
        self.buffers[to] = Some(data);
        copied
    }

    /// Computes the epilogue for results of the folds, the first being that of kept element `from`.
    pub(super) fn finish(&mut self, from: usize, count: usize) -> Result<(), Fault> {
        let points = Points { from, count, reduced: 0 };
        for i in 0..self.kernel.epilogue.len() {
            if self.epilogue.when[i] != When::Once {
                self.instr(self.epilogue.first + i, points, 0, true)?;
            }
        }
        self.store(points, 0, true)
    }

    /// Stores the outputs of the body, or of the epilogue.
    pub(super) fn store(&mut self, points: Points, time: usize, after: bool) -> Result<(), Fault> {
        let trips = if self.kernel.looped { self.launch.trips.max(1) as usize } else { 1 };
        let time = if after { time } else { trips - 1 };
        self.store_where(points, time, after, |o| !o.every_step)
    }

    fn store_where(
        &mut self,
        points: Points,
        time: usize,
        after: bool,
        which: impl Fn(&crate::kernel::Output) -> bool,
    ) -> Result<(), Fault> {
        for k in 0..self.kernel.outputs.len() {
            let o = self.kernel.outputs[k];
            if !which(&o) || (o.value as usize >= self.epilogue.first) != after {
                continue;
            }
            if !after && self.body.straight[o.value as usize] == Some(k) {
                continue;
            }
            let mut data = std::mem::replace(&mut self.outputs[k], Data::Bool(Vec::new()));
            let walks = if after { &self.after } else { &self.walks };
            let stored =
                match (self.lanes(o.value as usize, points.count), walks.get(o.view as usize)) {
                    // One that is written in order, and has come so far.
                    (Ok(lanes), _) if data.len() == points.from => match lanes.append_to(&mut data)
                    {
                        true => Ok(()),
                        false => broken("an output of another type than declared"),
                    },
                    (Ok(lanes), Some(walk)) => {
                        walk.store(lanes, points.from, points.reduced, time, &mut data)
                    }
                    (Err(e), _) => Err(e),
                    (_, None) => broken("an output without its view"),
                };
            self.outputs[k] = data;
            stored?;
        }
        Ok(())
    }

    /// Computes one instruction for some points.
    fn instr(&mut self, v: usize, points: Points, time: usize, after: bool) -> Result<(), Fault> {
        let kernel = self.kernel;
        let (block, code, i) = match v.checked_sub(self.epilogue.first) {
            Some(i) => (&self.epilogue, &kernel.epilogue, i),
            None => (&self.body, &kernel.body, v),
        };
        let (instr, b) = (&code[i], block.buffer[i]);
        if block.within[i] || matches!(instr, Instr::Carried(_)) {
            return Ok(());
        }
        if let Some(k) = block.straight[i] {
            let mut out = std::mem::replace(&mut self.outputs[k], Data::Bool(Vec::new()));
            let result = self.compute(instr, v, points, time, after, &mut out, points.from);
            self.outputs[k] = out;
            return result;
        }
        if let Instr::Load { input, view } = instr {
            let walk =
                if after { &self.after[*view as usize] } else { &self.walks[*view as usize] };
            // An array that is being overwritten is copied before.
            let stays = matches!(self.inputs.get(*input as usize), Some(Input::Array(_)));
            if stays
                && !walk.is_uniform()
                && let Some(at) = walk.dense(points.from, points.count, points.reduced, time)
            {
                self.places[v] = Place::Input(*input as usize, at);
                return Ok(());
            }
            self.places[v] = Place::Buffer(b);
        }
        let Some(mut out) = self.buffers[b].take() else { return broken("a buffer in use") };
        let result = self.compute(instr, v, points, time, after, &mut out, 0);
        self.buffers[b] = Some(out);
        result
    }

    /// The elements of an instruction, an operation's from element `at` of `out` on.
    #[allow(
        clippy::too_many_arguments,
        reason = "one instruction, and where and when it is computed"
    )]
    fn compute(
        &self,
        instr: &Instr,
        v: usize,
        points: Points,
        time: usize,
        after: bool,
        out: &mut Data,
        at: usize,
    ) -> Result<(), Fault> {
        let n = points.count;
        if let Instr::Op { op, ty, args } = instr
            && args.len() == 2
            && sums::computes(*op, *ty)
        {
            let (left, right) = (self.term(args[0], n)?, self.term(args[1], n)?);
            return match sums::run(*op, left, right, n, out, at) {
                true => Ok(()),
                false => broken("a sum of other types than declared"),
            };
        }
        out.fill_up(at + n);
        match instr {
            Instr::Load { input, view } => {
                let walks = if after { &self.after } else { &self.walks };
                walks[*view as usize].load(
                    self.input(*input as usize)?,
                    points.from,
                    n,
                    points.reduced,
                    time,
                    out,
                )
            }
            Instr::Gather { input, index } => {
                let data = self.input(*input as usize)?;
                let Lanes::U32(index) = self.lanes(*index as usize, n)? else {
                    return broken("a gather whose index is not uint32");
                };
                with_lanes!(Lanes::all(data), LanesMut::of(out, 0, n), (x, o) => {
                    for (o, &i) in o.iter_mut().zip(index) {
                        match x.get(i as usize) {
                            Some(&x) => *o = x,
                            None => return broken("a gather beyond its input"),
                        }
                    }
                    Ok(())
                }, else broken("an input of another type than declared"))
            }
            Instr::Param(k) => fill(out, &self.launch.params[*k as usize]),
            Instr::Const(bits) => fill(out, &Param::Real(scalar_of(bits.ty, bits.bits))),
            Instr::KeptIndex => {
                count_up(out, n, points.from, (self.points_of_kept(after), usize::MAX))
            }
            Instr::KeptCoord(k) => {
                let (inner, extent) = extents(&self.launch.kept, *k);
                count_up(out, n, points.from, (inner * self.points_of_kept(after), extent))
            }
            Instr::ReducedIndex | Instr::ReducedCoord(_) => {
                let (inner, extent) = match instr {
                    Instr::ReducedCoord(k) => extents(&self.launch.reduced, *k),
                    _ => (1, self.launch.reduced_count.max(1) as usize),
                };
                match self.order {
                    Order::Reduced => count_up(out, n, points.from, (inner, extent)),
                    _ => all_one(out, n, points.reduced / inner % extent),
                }
            }
            Instr::Time => all_one(out, n, time),
            Instr::Carried(_) => Ok(()),
            Instr::Random { draw, key, counter, index } => {
                let Lanes::U32(index) = self.lanes(*index as usize, n)? else {
                    return broken("a draw whose index is not uint32");
                };
                let (key, counter) = (self.word(*key)?, self.word(*counter)?);
                match random::fill(*draw, key, counter, index, LanesMut::of(out, 0, n)) {
                    true => Ok(()),
                    false => broken("a draw of another type than declared"),
                }
            }
            Instr::Op { op, ty, args } => {
                let lanes: SmallVec<[Lanes<'_>; 3]> =
                    args.iter().map(|&a| self.lanes(a as usize, n)).collect::<Result<_, _>>()?;
                if host_loops::run(*op, &lanes, LanesMut::of(out, at, n)) {
                    return Ok(());
                }
                let expected: Vec<String> =
                    (0..args.len()).map(|k| operand_type(*op, k, *ty).to_string()).collect();
                Err(Fault::Broken(format!(
                    "value {v}: {} of {} for {}",
                    op.row().name,
                    lanes.iter().map(|l| l.elem_type().to_string()).collect::<Vec<_>>().join(", "),
                    expected.join(", ")
                )))
            }
            Instr::Cast { arg, .. } => {
                match cast::lanes(self.lanes(*arg as usize, n)?, LanesMut::of(out, 0, n)) {
                    true => Ok(()),
                    false => broken("a conversion that does not exist"),
                }
            }
            Instr::Reduced(k) => {
                let from = Lanes::of(&self.reduced[*k as usize], 0, n);
                with_lanes!(from, LanesMut::of(out, 0, n), (x, o) => {
                    o.copy_from_slice(x);
                    Ok(())
                }, else broken("a reduction of another type than declared"))
            }
            Instr::ReducedAt(k) => match out {
                Data::U32(o) => {
                    o[..n].copy_from_slice(&self.reduced_at[*k as usize][..n]);
                    Ok(())
                }
                _ => broken("a place that is not uint32"),
            },
            Instr::Finish { input, op, ty: _, count } => {
                let data = self.input(*input as usize)?;
                let Some(Param::Real(count)) = self.launch.params.get(*count as usize) else {
                    return broken("a count that is not a parameter");
                };
                let count = count.to_f64() as usize;
                if count > data.len() {
                    return broken("a fold beyond its input");
                }
                if !fold::run_into(*op, Lanes::of(data, 0, count), out, 0) {
                    return broken("a fold that does not exist");
                }
                let len = out.len();
                let one = Lanes::of(out, 0, 1).to_data();
                with_lanes!(Lanes::all(&one), LanesMut::of(out, 0, len), (x, o) => o.fill(x[0]), else ());
                Ok(())
            }
        }
    }

    /// How many flattened points a kept element has.
    fn points_of_kept(&self, after: bool) -> usize {
        match self.order {
            Order::Reduced if !after && !self.kernel.reductions.is_empty() => {
                self.launch.reduced_count.max(1) as usize
            }
            _ => 1,
        }
    }

    fn word(&self, param: u16) -> Result<u64, Fault> {
        match self.launch.params.get(param as usize) {
            Some(Param::Real(Scalar::U64(x))) => Ok(*x),
            _ => broken("a key or counter that is not a uint64 parameter"),
        }
    }
}

fn extents(extents: &[u32], k: u8) -> (usize, usize) {
    let inner = extents.iter().take(k as usize).map(|&e| e as usize).product::<usize>().max(1);
    (inner, extents.get(k as usize).map_or(1, |&e| e as usize).max(1))
}

/// `point / inner % extent` of the points from `from` on, without a division for each.
fn count_up(
    out: &mut Data,
    n: usize,
    from: usize,
    (inner, extent): (usize, usize),
) -> Result<(), Fault> {
    let Data::U32(o) = out else { return broken("an index that is not uint32") };
    let mut rest = &mut o[..n];
    let (mut at, mut left) = (from / inner % extent, inner - from % inner);
    if inner == 1 {
        while !rest.is_empty() {
            let (run, others) = rest.split_at_mut((extent - at).min(rest.len()));
            run.iter_mut().zip(at as u32..).for_each(|(o, k)| *o = k);
            (rest, at) = (others, 0);
        }
        return Ok(());
    }
    while !rest.is_empty() {
        let (run, others) = rest.split_at_mut(left.min(rest.len()));
        run.fill(at as u32);
        (rest, left, at) = (others, inner, if at + 1 == extent { 0 } else { at + 1 });
    }
    Ok(())
}

/// One index, of all points.
fn all_one(out: &mut Data, n: usize, index: usize) -> Result<(), Fault> {
    let Data::U32(o) = out else { return broken("an index that is not uint32") };
    o[..n].fill(index as u32);
    Ok(())
}

/// All elements set to a parameter's value.
fn fill(out: &mut Data, param: &Param) -> Result<(), Fault> {
    match (param, out) {
        (Param::Complex(re, im), Data::C64(o)) => o.fill(Complex64::new(*re, *im)),
        (Param::Complex(re, im), Data::C32(o)) => o.fill(Complex32::new(*re as f32, *im as f32)),
        (Param::Real(s), out) => {
            let len = out.len();
            let one = s.to_array();
            let done = with_lanes!(Lanes::all(one.data()), LanesMut::of(out, 0, len), (x, o) => {
                o.fill(x[0]);
                true
            }, else false);
            if !done {
                return broken("a parameter of another class than declared");
            }
        }
        _ => return broken("a complex parameter where a real one is declared"),
    }
    Ok(())
}

/// The scalar that constant bits stand for.
fn scalar_of(ty: ElemType, bits: u64) -> Scalar {
    use crate::value::{Class, Unit};
    match ty.class {
        Class::Double => Scalar::F64(f64::from_bits(bits)),
        Class::Single => Scalar::F32(f32::from_bits(bits as u32)),
        Class::Int8 => Scalar::I8(bits as i8),
        Class::Int16 => Scalar::I16(bits as i16),
        Class::Int32 => Scalar::I32(bits as i32),
        Class::Int64 => Scalar::I64(bits as i64),
        Class::UInt8 => Scalar::U8(bits as u8),
        Class::UInt16 => Scalar::U16(bits as u16),
        Class::UInt32 => Scalar::U32(bits as u32),
        Class::UInt64 => Scalar::U64(bits),
        Class::Logical => Scalar::Bool(bits != 0),
        Class::Char => Scalar::Char(Unit(bits as u16)),
    }
}
