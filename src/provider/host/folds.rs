//! Folds of a Kernel: along rows where reduced elements are neighbours, or of whole tiles of kept
//! elements at once where those are. Both follow `op::fold` to the bit. Must not know slots.

use super::interpret::{Place, Points, Run};
use super::walk::Order;
use crate::kernel::{Instr, Reduction};
use crate::op::lanes::Lanes;
use crate::op::{FOLD_BLOCK, FOLD_IN_ORDER, FOLD_LANES, fold};
use crate::provider::Fault;
use crate::value::Data;
use smallvec::SmallVec;

const NOWHERE: u32 = u32::MAX;

/// Bytes of accumulators that are written again and again without the far memory.
const ACCUMULATORS: usize = 8 << 20;

pub(super) fn seeks_place(r: &Reduction) -> bool {
    r.op.finds_place()
}

fn done(ok: bool) -> Result<(), Fault> {
    if ok { Ok(()) } else { Err(Fault::Broken("a fold that does not exist".into())) }
}

impl Run<'_> {
    /// All folds of the Kernel, and its epilogue.
    pub(super) async fn folds(&mut self) -> Result<(), Fault> {
        let kept = self.launch.kept_count as usize;
        let n = self.launch.reduced_count as usize;
        if n == 0 {
            return self.folds_of_nothing(kept);
        }
        if self.order == Order::Kept {
            return self.columns(kept, n).await;
        }
        if self.kernel.reductions.iter().any(|r| r.partial) {
            return self.partial_rows(kept, n).await;
        }
        let mut first = 0;
        while first < kept {
            let count = self.tile.min(kept - first);
            if n <= self.step / 2 {
                self.short_rows(first, count, n).await?;
            } else {
                for i in 0..count {
                    self.row(first + i, i, n).await?;
                }
            }
            self.finish(first, count)?;
            first += count;
        }
        Ok(())
    }

    fn folds_of_nothing(&mut self, kept: usize) -> Result<(), Fault> {
        for (r, data) in self.kernel.reductions.iter().zip(&mut self.reduced) {
            done(seeks_place(r) || fold::fill_identity(r.op, data))?;
        }
        let mut first = 0;
        while first < kept {
            let count = self.tile.min(kept - first);
            self.finish(first, count)?;
            first += count;
        }
        Ok(())
    }

    /// Several whole rows in a tile.
    async fn short_rows(&mut self, first: usize, count: usize, n: usize) -> Result<(), Fault> {
        let most = self.step / n;
        let mut at = 0;
        while at < count {
            let rows = most.min(count - at);
            let points = Points { from: (first + at) * n, count: rows * n, reduced: 0 };
            self.tile_of(points)?;
            self.store(points, 0, false)?;
            for k in 0..self.kernel.reductions.len() {
                let r = self.kernel.reductions[k];
                let mut out = std::mem::replace(&mut self.reduced[k], Data::Bool(Vec::new()));
                let mut places = std::mem::take(&mut self.reduced_at[k]);
                let folded = self.lanes(r.value as usize, rows * n).and_then(|x| {
                    if !seeks_place(&r) {
                        return done(fold::runs_into(r.op, x, (n, rows), &mut out, at));
                    }
                    for (i, place) in places[at..at + rows].iter_mut().enumerate() {
                        *place = NOWHERE;
                        done(fold::seek(r.op, x.part(i * n, n), 0, &mut out, place, at + i))?;
                    }
                    settle(&r, &mut out, &mut places[at..at + rows], at);
                    Ok(())
                });
                self.reduced[k] = out;
                self.reduced_at[k] = places;
                folded?;
            }
            at += rows;
            self.give_way(rows * n).await;
        }
        Ok(())
    }

    /// One row into result `slot`.
    async fn row(&mut self, kept: usize, slot: usize, n: usize) -> Result<(), Fault> {
        let blocks = self.blocks_of_row(kept, n).await?;
        for (k, blocks) in blocks.into_iter().enumerate() {
            let r = self.kernel.reductions[k];
            if seeks_place(&r) {
                let (value, place) = blocks;
                copy_one(&value, 0, &mut self.reduced[k], slot);
                self.reduced_at[k][slot] = place[0];
                settle(&r, &mut self.reduced[k], &mut self.reduced_at[k][slot..slot + 1], slot);
            } else {
                let count = n.div_ceil(FOLD_BLOCK);
                done(fold::run_into(
                    r.op,
                    Lanes::of(&blocks.0, 0, count),
                    &mut self.reduced[k],
                    slot,
                ))?;
            }
        }
        Ok(())
    }

    /// For each reduction the results of a row's blocks; for an arg-fold the one element and its place.
    async fn blocks_of_row(
        &mut self,
        kept: usize,
        n: usize,
    ) -> Result<Vec<(Data, Vec<u32>)>, Fault> {
        let count = n.div_ceil(FOLD_BLOCK);
        let mut results: Vec<(Data, Vec<u32>)> = self
            .kernel
            .reductions
            .iter()
            .map(|r| match seeks_place(r) {
                true => (Data::zeros(r.ty, 1), vec![NOWHERE]),
                false => (Data::zeros(r.ty, count), Vec::new()),
            })
            .collect();
        if self.step > self.tile && n > FOLD_IN_ORDER {
            self.steps_of_row(kept, n, &mut results).await?;
            return Ok(results);
        }
        let mut lanes: Vec<Data> =
            self.kernel.reductions.iter().map(|r| Data::zeros(r.ty, FOLD_LANES)).collect();
        for block in 0..count {
            let length = FOLD_BLOCK.min(n - block * FOLD_BLOCK);
            for (r, acc) in self.kernel.reductions.iter().zip(&mut lanes) {
                done(seeks_place(r) || fold::fill_identity(r.op, acc))?;
            }
            let mut at = 0;
            while at < length {
                let within = block * FOLD_BLOCK + at;
                let points = Points {
                    from: kept * n + within,
                    count: self.tile.min(length - at),
                    reduced: 0,
                };
                self.tile_of(points)?;
                self.store(points, 0, false)?;
                for (k, r) in self.kernel.reductions.iter().enumerate() {
                    let x = self.lanes(r.value as usize, points.count)?;
                    let result = &mut results[k];
                    if seeks_place(r) {
                        done(fold::seek(
                            r.op,
                            x,
                            within as u32,
                            &mut result.0,
                            &mut result.1[0],
                            0,
                        ))?;
                    } else if n <= FOLD_IN_ORDER {
                        done(fold::run_into(r.op, x, &mut result.0, 0))?;
                    } else {
                        done(fold::rows(r.op, &mut lanes[k], x))?;
                    }
                }
                at += points.count;
                self.give_way(points.count).await;
            }
            if n > FOLD_IN_ORDER {
                for (k, r) in self.kernel.reductions.iter().enumerate() {
                    if !seeks_place(r) {
                        done(fold::tree(r.op, &mut lanes[k], length))?;
                        copy_one(&lanes[k], 0, &mut results[k].0, block);
                    }
                }
            }
        }
        Ok(results)
    }

    /// The same where a step takes whole blocks.
    async fn steps_of_row(
        &mut self,
        kept: usize,
        n: usize,
        results: &mut [(Data, Vec<u32>)],
    ) -> Result<(), Fault> {
        let most = self.step / FOLD_BLOCK * FOLD_BLOCK;
        for within in (0..n).step_by(most) {
            let count = most.min(n - within);
            self.tile_of(Points { from: kept * n + within, count, reduced: 0 })?;
            for (r, (values, places)) in self.kernel.reductions.iter().zip(&mut *results) {
                let x = self.lanes(r.value as usize, count)?;
                done(match seeks_place(r) {
                    true => fold::seek(r.op, x, within as u32, values, &mut places[0], 0),
                    false => fold::blocks_into(r.op, x, values, within / FOLD_BLOCK),
                })?;
            }
            self.give_way(count).await;
        }
        Ok(())
    }

    /// Each block of each row gives a result of its own.
    async fn partial_rows(&mut self, kept: usize, n: usize) -> Result<(), Fault> {
        let count = n.div_ceil(FOLD_BLOCK);
        for row in 0..kept {
            let blocks = self.blocks_of_row(row, n).await?;
            if self.kernel.reductions.iter().any(seeks_place) {
                return Err(Fault::Unsupported("partial results of an arg-fold".into()));
            }
            let mut from = 0;
            while from < count {
                let some = self.tile.min(count - from);
                for (k, (data, _)) in blocks.iter().enumerate() {
                    for i in 0..some {
                        copy_one(data, from + i, &mut self.reduced[k], i);
                    }
                }
                self.finish(row * count + from, some)?;
                from += some;
            }
        }
        Ok(())
    }

    /// All reduced elements of many kept ones, in the order in which they lie in memory: it is read much faster so
    /// than tile by tile. As many kept elements at a time as there may be accumulators for.
    async fn columns(&mut self, kept: usize, n: usize) -> Result<(), Fault> {
        let lanes = if n <= FOLD_IN_ORDER { 1 } else { n.min(FOLD_LANES) };
        let point: usize = self.kernel.reductions.iter().map(|r| r.ty.bytes()).sum();
        let most = ACCUMULATORS / (lanes * point);
        let tile = self.tile.min(most.next_multiple_of(FOLD_LANES));
        let mut first = 0;
        while first < kept {
            let count = (most / tile).max(1) * tile;
            let count = count.min(kept - first);
            self.band(first, count, tile, n, lanes).await?;
            first += count;
        }
        Ok(())
    }

    async fn band(
        &mut self,
        first: usize,
        count: usize,
        tile: usize,
        n: usize,
        lanes: usize,
    ) -> Result<(), Fault> {
        let kernel = self.kernel;
        let mut columns: Vec<Columns> = (0..count.div_ceil(tile))
            .map(|t| Columns::new(&kernel.reductions, tile.min(count - t * tile), lanes))
            .collect::<Result<_, _>>()?;
        let neighbours = if columns.len() == 1 { self.lanes_at_once(count).min(lanes) } else { 1 };
        let blocks = n.div_ceil(FOLD_BLOCK);
        for b in 0..blocks {
            let from = b * FOLD_BLOCK;
            let length = FOLD_BLOCK.min(n - from);
            for columns in &mut columns {
                columns.begin(&kernel.reductions)?;
            }
            // Some rows of one lane together, and lanes whose rows lie one after the other.
            for start in (0..length).step_by(lanes * fold::ROWS) {
                let end = length.min(start + lanes * fold::ROWS);
                let most = if end - start == lanes * fold::ROWS { neighbours } else { 1 };
                for lane in (0..lanes).step_by(most) {
                    let some = most.min(lanes - lane);
                    for (t, columns) in columns.iter_mut().enumerate() {
                        let rows = (from + start + lane..from + end).step_by(lanes);
                        self.fold_in(first + t * tile, rows, columns, lane, some)?;
                        self.give_way(columns.count * fold::ROWS * some).await;
                    }
                }
            }
            for columns in &mut columns {
                columns.end(&kernel.reductions, length, blocks == 1)?;
            }
        }
        for (t, columns) in columns.iter_mut().enumerate() {
            for (k, r) in kernel.reductions.iter().enumerate() {
                let values = &mut self.reduced[k];
                if seeks_place(r) {
                    std::mem::swap(values, &mut columns.acc[k]);
                    settle(r, values, &mut columns.places[k], 0);
                    self.reduced_at[k][..columns.count].copy_from_slice(&columns.places[k]);
                } else {
                    std::mem::swap(values, &mut columns.total[k]);
                }
            }
            self.finish(first + t * tile, columns.count)?;
        }
        Ok(())
    }

    /// Lanes whose accumulators and rows follow each other in memory, and are folded as if they were one: many where
    /// rows of so many kept elements are read where they lie.
    fn lanes_at_once(&self, count: usize) -> usize {
        let follow = |r: &Reduction| match self.kernel.body[r.value as usize] {
            Instr::Load { view, .. } if !seeks_place(r) => {
                self.walks[view as usize].rows_follow(count)
            }
            _ => false,
        };
        let bare = self.step > self.tile;
        match bare && self.kernel.reductions.iter().all(follow) {
            true => (4 * FOLD_BLOCK / count).max(1),
            false => 1,
        }
    }

    /// Folds some reduced elements of a tile of kept elements into their accumulators of a lane, or of several lanes at
    /// once. What lies in an input is folded together at the end.
    fn fold_in(
        &mut self,
        first: usize,
        rows: impl Iterator<Item = usize>,
        columns: &mut Columns,
        lane: usize,
        lanes: usize,
    ) -> Result<(), Fault> {
        let count = columns.count;
        let at = lane * count;
        let mut waiting: SmallVec<[Waiting; 1]> =
            self.kernel.reductions.iter().map(|_| Waiting::new()).collect();
        for r in rows {
            let points = Points { from: first, count, reduced: r };
            self.tile_of(points)?;
            self.store(points, 0, false)?;
            for (k, reduction) in self.kernel.reductions.iter().enumerate() {
                let v = reduction.value as usize;
                if seeks_place(reduction) {
                    let (best, places) = (&mut columns.acc[k], &mut columns.places[k]);
                    let x = self.lanes(v, count)?;
                    done(fold::seek_each(reduction.op, x, r as u32, best, places))?;
                } else if let Some(place) = self.place_in_input(v) {
                    waiting[k].push(place);
                } else {
                    let x = self.lanes(v, count)?;
                    done(fold::combine(reduction.op, &mut columns.acc[k], at, x))?;
                }
            }
        }
        for (k, places) in waiting.iter().enumerate() {
            let rows: SmallVec<[Lanes<'_>; fold::ROWS]> = places
                .iter()
                .map(|&p| self.lanes_at(p, count * lanes))
                .collect::<Result<_, _>>()?;
            let op = self.kernel.reductions[k].op;
            done(rows.is_empty() || fold::combine_rows(op, &mut columns.acc[k], at, &rows))?;
        }
        Ok(())
    }
}

/// Places of rows of an input that are still to be folded.
type Waiting = SmallVec<[Place; fold::ROWS]>;

/// Accumulators of a tile of kept elements.
struct Columns {
    count: usize,
    lanes: usize,
    /// For each reduction its lanes, one after the other; one that seeks a place has its best element here.
    acc: Vec<Data>,
    /// What the blocks gave so far, where there are several: at most 32 come here, so they fold in order.
    total: Vec<Data>,
    /// For each reduction that seeks a place, where it found its best.
    places: Vec<Vec<u32>>,
}

impl Columns {
    fn new(reductions: &[Reduction], count: usize, lanes: usize) -> Result<Columns, Fault> {
        let acc =
            |r: &Reduction| Data::zeros(r.ty, if seeks_place(r) { count } else { count * lanes });
        let places = |r| if seeks_place(r) { vec![NOWHERE; count] } else { Vec::new() };
        let mut total: Vec<Data> = reductions.iter().map(|r| Data::zeros(r.ty, count)).collect();
        for (r, total) in reductions.iter().zip(&mut total) {
            done(seeks_place(r) || fold::fill_identity(r.op, total))?;
        }
        Ok(Columns {
            count,
            lanes,
            acc: reductions.iter().map(acc).collect(),
            total,
            places: reductions.iter().map(places).collect(),
        })
    }

    /// A block begins.
    fn begin(&mut self, reductions: &[Reduction]) -> Result<(), Fault> {
        for (r, acc) in reductions.iter().zip(&mut self.acc) {
            done(seeks_place(r) || fold::fill_identity(r.op, acc))?;
        }
        Ok(())
    }

    /// A block of this length ends: the tree over its lanes, and the block's result joins those before, unless it is
    /// the only one.
    fn end(&mut self, reductions: &[Reduction], length: usize, only: bool) -> Result<(), Fault> {
        let lanes = self.lanes.min(length);
        for (k, r) in reductions.iter().enumerate() {
            if !seeks_place(r) {
                done(fold::tree_of_rows(r.op, &mut self.acc[k], self.count, lanes))?;
                if only {
                    std::mem::swap(&mut self.acc[k], &mut self.total[k]);
                } else {
                    let block = Lanes::of(&self.acc[k], 0, self.count);
                    done(fold::combine(r.op, &mut self.total[k], 0, block))?;
                }
            }
        }
        Ok(())
    }
}

/// An arg-fold that found nothing but NaN gives NaN, at the first place.
fn settle(r: &Reduction, values: &mut Data, places: &mut [u32], at: usize) {
    if !seeks_place(r) {
        return;
    }
    for (i, p) in places.iter_mut().enumerate() {
        if *p == NOWHERE {
            *p = 0;
            fold::put_nan(values, at + i);
        }
    }
}

fn copy_one(from: &Data, i: usize, to: &mut Data, j: usize) {
    use crate::op::lanes::{LanesMut, with_lanes};
    with_lanes!(Lanes::of(from, i, 1), LanesMut::of(to, j, 1), (x, o) => o[0] = x[0], else ());
}
