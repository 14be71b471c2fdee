//! Walks: how a view's addresses follow from points of a Kernel's space. A walk is a list of extents and
//! strides over the flattened points, merged where neighbours continue each other, so that a dense
//! array is one run. Must not know what is computed.

use crate::kernel::{Kernel, Launch, View, ViewKind};
use crate::op::lanes::{Lanes, LanesMut, with_lanes};
use crate::provider::Fault;
use crate::value::Data;
use smallvec::SmallVec;

/// Which points are next to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// Kept elements follow each other; the reduced element is the same for all (or there is none).
    Kept,
    /// The reduced elements of a kept element follow each other, then those of the next.
    Reduced,
    /// After the folds: kept elements follow each other, and linear views count them alone.
    Epilogue,
}

/// The addresses of a view.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    /// Address of the first point at time 0.
    pub(super) offset: i64,
    /// Extents and strides over the flattened points, fastest first; at least one.
    dims: SmallVec<[(usize, i64); 4]>,
    /// Extents and strides of the reduced coordinates where they are not flattened.
    reduced: SmallVec<[(usize, i64); 4]>,
    /// Stride over time.
    pub(super) time: i64,
    /// Whether it may go beyond the array.
    reaches: bool,
}

impl Walk {
    /// The walk of view `k` of a Kernel.
    pub(super) fn of(kernel: &Kernel, launch: &Launch, k: usize, order: Order) -> Walk {
        let kind = kernel.views[k];
        let reaches = kernel.reaches && kind == ViewKind::Strided;
        Walk { reaches, ..Walk::new(kind, &launch.views[k], launch, order) }
    }

    pub(super) fn new(kind: ViewKind, view: &View, launch: &Launch, order: Order) -> Walk {
        let kept_count = launch.kept_count as usize;
        let reduced_count = launch.reduced_count as usize;
        let mut dims: SmallVec<[(usize, i64); 4]> = SmallVec::new();
        let mut reduced: SmallVec<[(usize, i64); 4]> = SmallVec::new();
        let zip = |e: &[u32], s: &[i64]| -> SmallVec<[(usize, i64); 4]> {
            e.iter()
                .enumerate()
                .map(|(k, &e)| (e as usize, s.get(k).copied().unwrap_or(0)))
                .collect()
        };
        match (kind, order) {
            (ViewKind::Uniform, _) => dims.push((usize::MAX, 0)),
            (ViewKind::Linear, Order::Kept) => {
                dims.push((kept_count, reduced_count as i64));
                reduced.push((reduced_count, 1));
            }
            (ViewKind::Linear, Order::Reduced) => dims.push((kept_count * reduced_count, 1)),
            (ViewKind::Linear, Order::Epilogue) => dims.push((usize::MAX, 1)),
            (ViewKind::Strided, order) => {
                let kept = zip(&launch.kept, &view.kept);
                let folded = zip(&launch.reduced, &view.reduced);
                match order {
                    Order::Reduced => {
                        dims.extend(folded);
                        dims.extend(kept);
                    }
                    Order::Kept => {
                        dims = kept;
                        reduced = folded;
                    }
                    Order::Epilogue => dims = kept,
                }
            }
        }
        let (dims, reduced) = (merge(dims), merge(reduced));
        Walk { offset: view.offset, dims, reduced, time: view.time, reaches: false }
    }

    /// Whether all points have one address at a time.
    pub(super) fn is_uniform(&self) -> bool {
        self.dims.iter().all(|d| d.1 == 0 || d.0 <= 1)
            && self.reduced.iter().all(|d| d.1 == 0 || d.0 <= 1)
    }

    /// Whether a neighbour in the order of points is a neighbour in memory.
    pub(super) fn first_stride(&self) -> i64 {
        self.dims[0].1
    }

    /// Whether the points of a reduced element, so many, lie where those of the one before end.
    pub(super) fn rows_follow(&self, count: usize) -> bool {
        self.time == 0
            && self.dims[..] == [(count, 1)]
            && matches!(self.reduced[..], [(_, stride)] if stride == count as i64)
    }

    /// The part of the address that the reduced element and the time give.
    fn base(&self, reduced: usize, time: usize) -> i64 {
        let mut at = self.offset + self.time * time as i64;
        let mut rest = reduced;
        for &(extent, stride) in &self.reduced {
            at += (rest % extent.max(1)) as i64 * stride;
            rest /= extent.max(1);
        }
        at
    }

    /// The runs of points `from..from+count`: address, length and stride of each.
    fn runs(
        &self,
        from: usize,
        count: usize,
        base: i64,
        mut run: impl FnMut(usize, i64, usize, i64) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let mut at: SmallVec<[usize; 4]> = SmallVec::new();
        let mut rest = from;
        let mut address = base;
        for &(extent, stride) in &self.dims {
            let c = rest % extent.max(1);
            rest /= extent.max(1);
            at.push(c);
            address += c as i64 * stride;
        }
        let (extent, stride) = self.dims[0];
        let mut done = 0;
        while done < count {
            let n = (extent - at[0]).min(count - done);
            if n == 0 {
                return Err(Fault::Broken("a view with an empty extent".into()));
            }
            run(done, address, n, stride)?;
            done += n;
            at[0] += n;
            address += n as i64 * stride;
            let mut k = 0;
            while at[k] == self.dims[k].0 && k + 1 < self.dims.len() {
                address -= at[k] as i64 * self.dims[k].1;
                at[k] = 0;
                k += 1;
                at[k] += 1;
                address += self.dims[k].1;
            }
        }
        Ok(())
    }

    /// Where the points lie one after the other without a gap: the address of the first.
    pub(super) fn dense(
        &self,
        from: usize,
        count: usize,
        reduced: usize,
        time: usize,
    ) -> Option<usize> {
        let (extent, stride) = self.dims[0];
        if stride != 1 && count > 1 || self.reaches {
            return None;
        }
        let first = from % extent.max(1);
        if first + count > extent {
            return None;
        }
        let mut address = self.base(reduced, time);
        let mut rest = from;
        for &(extent, stride) in &self.dims {
            address += (rest % extent.max(1)) as i64 * stride;
            rest /= extent.max(1);
        }
        usize::try_from(address).ok()
    }

    /// Loads the elements of points `from..from+count`.
    pub(super) fn load(
        &self,
        data: &Data,
        from: usize,
        count: usize,
        reduced: usize,
        time: usize,
        out: &mut Data,
    ) -> Result<(), Fault> {
        let base = self.base(reduced, time);
        with_lanes!(Lanes::all(data), LanesMut::of(out, 0, count), (x, o) => {
            self.runs(from, count, base, |done, address, n, stride| {
                let within = check(address, n, stride, x.len());
                if self.reaches && within.is_err() && !x.is_empty() {
                    let last = x.len() as i64 - 1;
                    for (k, o) in o[done..done + n].iter_mut().enumerate() {
                        *o = x[(address + k as i64 * stride).clamp(0, last) as usize];
                    }
                    return Ok(());
                }
                within?;
                let (o, a) = (&mut o[done..done + n], address as usize);
                match stride {
                    0 => o.fill(x[a]),
                    1 => o.copy_from_slice(&x[a..a + n]),
                    _ => {
                        let mut a = address;
                        for o in o {
                            *o = x[a as usize];
                            a += stride;
                        }
                    }
                }
                Ok(())
            })
        }, else Err(Fault::Broken("an input of another type than declared".into())))
    }

    /// Stores elements at the addresses of points `from..from+count`.
    pub(super) fn store(
        &self,
        value: Lanes<'_>,
        from: usize,
        reduced: usize,
        time: usize,
        data: &mut Data,
    ) -> Result<(), Fault> {
        let base = self.base(reduced, time);
        let len = data.len();
        with_lanes!(value, LanesMut::of(data, 0, len), (v, x) => {
            self.runs(from, v.len(), base, |done, address, n, stride| {
                check(address, n, stride, x.len())?;
                let v = &v[done..done + n];
                if stride == 1 {
                    x[address as usize..address as usize + n].copy_from_slice(v);
                } else {
                    let mut a = address;
                    for &v in v {
                        x[a as usize] = v;
                        a += stride;
                    }
                }
                Ok(())
            })
        }, else Err(Fault::Broken("an output of another type than declared".into())))
    }
}

/// A run must lie within its array: both ends are enough.
fn check(address: i64, n: usize, stride: i64, len: usize) -> Result<(), Fault> {
    let last = address + (n as i64 - 1) * stride;
    if address < 0 || last < 0 || address.max(last) >= len as i64 {
        return Err(Fault::Broken(format!("a view reaches {address}..{last} of {len} elements")));
    }
    Ok(())
}

/// Extents that continue each other become one; extents of one point are dropped.
fn merge(dims: SmallVec<[(usize, i64); 4]>) -> SmallVec<[(usize, i64); 4]> {
    let mut out: SmallVec<[(usize, i64); 4]> = SmallVec::new();
    for (extent, stride) in dims {
        if extent == 1 {
            continue;
        }
        match out.last_mut() {
            Some(last) if last.1.checked_mul(last.0 as i64) == Some(stride) => {
                last.0 = last.0.saturating_mul(extent);
            }
            _ => out.push((extent, stride)),
        }
    }
    if out.iter().all(|d| d.1 == 0) {
        // One address for however many points are asked for.
        out.clear();
        out.push((usize::MAX, 0));
    }
    out
}
