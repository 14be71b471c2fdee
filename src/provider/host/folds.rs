//! Folds of a Kernel: along rows where reduced elements are neighbours, or of whole tiles of kept
//! elements at once where those are. Both follow `op::fold` to the bit. Must not know slots.

use super::interpret::{Points, Run};
use super::walk::Order;
use crate::kernel::Reduction;
use crate::op::lanes::Lanes;
use crate::op::{FOLD_BLOCK, FOLD_IN_ORDER, FOLD_LANES, ReduceOp, fold};
use crate::provider::Fault;
use crate::value::Data;

const NOWHERE: u32 = u32::MAX;

fn seeks_place(r: &Reduction) -> bool {
    matches!(r.op, ReduceOp::ArgMin | ReduceOp::ArgMax)
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
            if n <= self.tile / 2 {
                self.short_rows(first, count, n)?;
                self.give_way(count * n).await;
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
    fn short_rows(&mut self, first: usize, count: usize, n: usize) -> Result<(), Fault> {
        let most = self.tile / n;
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
                    for i in 0..rows {
                        let x = x.part(i * n, n);
                        if seeks_place(&r) {
                            places[at + i] = NOWHERE;
                            done(fold::seek(r.op, x, 0, &mut out, &mut places[at + i], at + i))?;
                        } else {
                            done(fold::run_into(r.op, x, &mut out, at + i))?;
                        }
                    }
                    Ok(())
                });
                settle(&r, &mut out, &mut places[at..at + rows], at);
                self.reduced[k] = out;
                self.reduced_at[k] = places;
                folded?;
            }
            at += rows;
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

    /// Tiles of kept elements, each folded over all reduced elements side by side.
    async fn columns(&mut self, kept: usize, n: usize) -> Result<(), Fault> {
        let mut stack: Vec<Vec<Data>> = (0..10).map(|_| self.accumulators()).collect();
        let mut first = 0;
        while first < kept {
            let count = self.tile.min(kept - first);
            for (k, r) in self.kernel.reductions.iter().enumerate() {
                if seeks_place(r) {
                    self.reduced_at[k].fill(NOWHERE);
                }
            }
            let blocks = n.div_ceil(FOLD_BLOCK);
            if n <= FOLD_IN_ORDER {
                self.identity(&mut stack[0])?;
                for r in 0..n {
                    self.fold_in(first, count, r, &mut stack[0]).await?;
                }
            } else if blocks == 1 {
                self.node(first, count, 0, n, 0, 1, &mut stack).await?;
            } else {
                // At most 32 blocks come here, so their results fold in order.
                let mut total = self.accumulators();
                self.identity(&mut total)?;
                for b in 0..blocks {
                    let length = FOLD_BLOCK.min(n - b * FOLD_BLOCK);
                    self.node(first, count, b * FOLD_BLOCK, length, 0, 1, &mut stack).await?;
                    self.join(&mut total, &stack[0], count)?;
                }
                stack[0] = total;
            }
            for k in 0..self.kernel.reductions.len() {
                let r = self.kernel.reductions[k];
                if seeks_place(&r) {
                    let mut places = std::mem::take(&mut self.reduced_at[k]);
                    settle(&r, &mut self.reduced[k], &mut places[..count], 0);
                    self.reduced_at[k] = places;
                } else {
                    std::mem::swap(&mut self.reduced[k], &mut stack[0][k]);
                }
            }
            self.finish(first, count)?;
            first += count;
        }
        Ok(())
    }

    fn accumulators(&self) -> Vec<Data> {
        self.kernel.reductions.iter().map(|r| Data::zeros(r.ty, self.tile)).collect()
    }

    fn identity(&self, acc: &mut [Data]) -> Result<(), Fault> {
        for (r, acc) in self.kernel.reductions.iter().zip(acc) {
            done(seeks_place(r) || fold::fill_identity(r.op, acc))?;
        }
        Ok(())
    }

    fn join(&self, acc: &mut [Data], with: &[Data], count: usize) -> Result<(), Fault> {
        for ((r, acc), with) in self.kernel.reductions.iter().zip(acc).zip(with) {
            done(seeks_place(r) || fold::combine(r.op, acc, Lanes::of(with, 0, count)))?;
        }
        Ok(())
    }

    /// Folds reduced element `r` of a tile of kept elements into accumulators.
    async fn fold_in(
        &mut self,
        first: usize,
        count: usize,
        r: usize,
        acc: &mut [Data],
    ) -> Result<(), Fault> {
        let points = Points { from: first, count, reduced: r };
        self.tile_of(points)?;
        self.store(points, 0, false)?;
        for k in 0..self.kernel.reductions.len() {
            let reduction = self.kernel.reductions[k];
            if seeks_place(&reduction) {
                let mut best = std::mem::replace(&mut self.reduced[k], Data::Bool(Vec::new()));
                let mut places = std::mem::take(&mut self.reduced_at[k]);
                let sought = self.lanes(reduction.value as usize, count).and_then(|x| {
                    done(fold::seek_each(reduction.op, x, r as u32, &mut best, &mut places))
                });
                self.reduced[k] = best;
                self.reduced_at[k] = places;
                sought?;
            } else {
                let x = self.lanes(reduction.value as usize, count)?;
                done(fold::combine(reduction.op, &mut acc[k], x))?;
            }
        }
        self.give_way(count).await;
        Ok(())
    }

    /// What the tree has in lane `j` once all steps from 128 down to `s` are done, into `stack[0]`; with
    /// s = 256 the lane itself. So the tree needs a handful of tiles, not 256.
    #[allow(clippy::too_many_arguments, reason = "a recursion over two numbers in a fixed setting")]
    async fn node(
        &mut self,
        first: usize,
        count: usize,
        start: usize,
        length: usize,
        j: usize,
        s: usize,
        stack: &mut [Vec<Data>],
    ) -> Result<(), Fault> {
        let deep = || Fault::Broken("a tree deeper than its lanes".into());
        if s == FOLD_LANES {
            let lane = stack.first_mut().ok_or_else(deep)?;
            self.identity(lane)?;
            let mut r = j;
            while r < length {
                self.fold_in(first, count, start + r, lane).await?;
                r += FOLD_LANES;
            }
            return Ok(());
        }
        Box::pin(self.node(first, count, start, length, j, 2 * s, stack)).await?;
        if j + s < length {
            let (mine, rest) = stack.split_first_mut().ok_or_else(deep)?;
            Box::pin(self.node(first, count, start, length, j + s, 2 * s, rest)).await?;
            self.join(mine, rest.first().ok_or_else(deep)?, count)?;
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
