//! What a Kernel needs to run on the host: the types of its values, what changes when, and which
//! buffer each value uses. Must not know slots.

use super::walk::{Order, Walk};
use crate::kernel::{Draw, Instr, Kernel, Launch, Val};
use crate::op::{Op, result_type, sums};
use crate::provider::Fault;
use crate::value::{Class, ElemType};
use smallvec::SmallVec;

/// The buffer of what has none.
const NOWHERE: usize = usize::MAX;

const INDEX: ElemType = ElemType::real(Class::UInt32);

/// When a value has to be computed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum When {
    /// Once: the same for every point and time.
    Once,
    /// For every tile of points.
    Tile,
    /// For every step of time.
    Step,
    /// At the last step of time, for nothing before needs it.
    LastStep,
}

/// One block of instructions, ready to run.
#[derive(Debug)]
pub(super) struct Block {
    /// The number of the first value.
    pub(super) first: usize,
    /// When each value is computed.
    pub(super) when: Vec<When>,
    /// The buffer of each value.
    pub(super) buffer: Vec<usize>,
    /// The products that nothing is written of: the sum that alone reads one computes it.
    pub(super) within: Vec<bool>,
    /// The output that a value is computed into, where nothing else reads it.
    pub(super) straight: Vec<Option<usize>>,
}

/// The types of all values, of the body and then of the epilogue.
pub(super) fn types(kernel: &Kernel) -> Result<Vec<ElemType>, Fault> {
    let mut types: Vec<ElemType> = Vec::with_capacity(kernel.body.len() + kernel.epilogue.len());
    for instr in kernel.body.iter().chain(&kernel.epilogue) {
        let broken = |what: &str| Fault::Broken(format!("a kernel without {what}"));
        let ty = match instr {
            Instr::Load { input, .. } | Instr::Gather { input, .. } => {
                *kernel.inputs.get(*input as usize).ok_or_else(|| broken("its input"))?
            }
            Instr::Param(k) => {
                *kernel.params.get(*k as usize).ok_or_else(|| broken("its parameter"))?
            }
            Instr::Const(b) => b.ty,
            Instr::KeptIndex
            | Instr::KeptCoord(_)
            | Instr::ReducedIndex
            | Instr::ReducedCoord(_)
            | Instr::Time
            | Instr::ReducedAt(_) => INDEX,
            Instr::Carried(k) => {
                kernel.carried.get(*k as usize).ok_or_else(|| broken("its carried value"))?.ty
            }
            Instr::Random { draw, .. } => match draw {
                Draw::Uniform | Draw::Normal => ElemType::DOUBLE,
                Draw::UniformSingle | Draw::NormalSingle => ElemType::SINGLE,
                Draw::Bits => INDEX,
            },
            Instr::Op { op, ty, .. } => result_type(*op, *ty),
            Instr::Cast { to, .. } => *to,
            Instr::Reduced(k) => {
                kernel.reductions.get(*k as usize).ok_or_else(|| broken("its reduction"))?.ty
            }
            Instr::Finish { ty, .. } => *ty,
        };
        if operands(instr).iter().any(|&v| v as usize >= types.len()) {
            return Err(broken("an operand before its use"));
        }
        types.push(ty);
    }
    Ok(types)
}

/// The values that an instruction reads.
pub(super) fn operands(instr: &Instr) -> SmallVec<[Val; 3]> {
    match instr {
        Instr::Gather { index, .. } | Instr::Random { index, .. } => smallvec::smallvec![*index],
        Instr::Op { args, .. } => args.clone(),
        Instr::Cast { arg, .. } => smallvec::smallvec![*arg],
        _ => SmallVec::new(),
    }
}

/// Plans the body. `grows` tells of an output whether it is written in order from nothing on.
pub(super) fn body(
    kernel: &Kernel,
    launch: &Launch,
    walks: &[Walk],
    types: &[ElemType],
    grows: impl Fn(usize) -> bool,
    pool: &mut Buffers,
) -> Block {
    let n = kernel.body.len();
    let mut when = vec![When::Once; n];
    for (i, instr) in kernel.body.iter().enumerate() {
        let own = match instr {
            Instr::Load { view, .. } => {
                let w = &walks[*view as usize];
                if w.time != 0 && kernel.looped && launch.trips > 1 {
                    When::Step
                } else if w.is_uniform() {
                    When::Once
                } else {
                    When::Tile
                }
            }
            Instr::Param(_) | Instr::Const(_) | Instr::Finish { .. } => When::Once,
            Instr::Time | Instr::Carried(_) => When::Step,
            Instr::Op { .. } | Instr::Cast { .. } | Instr::Gather { .. } | Instr::Random { .. } => {
                When::Once
            }
            _ => When::Tile,
        };
        when[i] = operands(instr).iter().map(|&v| when[v as usize]).fold(own, When::max);
    }
    // What a step needs: everything that the next step or an output of each step depends on.
    let mut each = vec![false; n];
    for c in &kernel.carried {
        mark(&mut each, c.next);
    }
    for o in kernel.outputs.iter().filter(|o| o.every_step) {
        mark(&mut each, o.value);
    }
    for i in (0..n).rev() {
        if each[i] {
            for v in operands(&kernel.body[i]) {
                mark(&mut each, v);
            }
        }
    }
    for i in 0..n {
        if when[i] == When::Step && !each[i] {
            when[i] = When::LastStep;
        }
    }
    let held = held(kernel, n);
    let within = products_within(&kernel.body, 0, &when, types, &held);
    let straight = straight(kernel, &when, grows);
    let unwritten = |i: usize| within[i] || straight[i].is_some();
    let buffer = assign(&kernel.body, 0, &when, &within, unwritten, types, &held, pool);
    Block { first: 0, when, buffer, within, straight }
}

/// Plans the epilogue. Values of the body that it reads are constants over everything.
pub(super) fn epilogue(
    kernel: &Kernel,
    walks: &[Walk],
    types: &[ElemType],
    body: &Block,
    pool: &mut Buffers,
) -> Block {
    let first = kernel.body.len();
    let mut when: Vec<When> = Vec::with_capacity(kernel.epilogue.len());
    for instr in &kernel.epilogue {
        let own = match instr {
            Instr::Load { view, .. } if walks[*view as usize].is_uniform() => When::Once,
            Instr::Param(_) | Instr::Const(_) | Instr::Finish { .. } => When::Once,
            Instr::Op { .. } | Instr::Cast { .. } | Instr::Gather { .. } | Instr::Random { .. } => {
                When::Once
            }
            _ => When::Tile,
        };
        let of = |v: Val| {
            let v = v as usize;
            if v < first { body.when[v] } else { when[v - first] }
        };
        let w = operands(instr).iter().map(|&v| of(v)).fold(own, When::max);
        when.push(w);
    }
    let mut held = vec![false; kernel.epilogue.len()];
    for o in &kernel.outputs {
        if o.value as usize >= first {
            held[o.value as usize - first] = true;
        }
    }
    let within = products_within(&kernel.epilogue, first, &when, types, &held);
    let unwritten = |i: usize| within[i];
    let buffer = assign(&kernel.epilogue, first, &when, &within, unwritten, types, &held, pool);
    let straight = vec![None; when.len()];
    Block { first, when, buffer, within, straight }
}

/// The bytes that a tile writes for each of its points. What the same is for all points is written once, and a value
/// that `stays` is read where it lies.
pub(super) fn bytes_of_point(
    body: &Block,
    carried: &[(usize, usize)],
    pool: &Buffers,
    stays: impl Fn(usize) -> bool,
) -> usize {
    let mut written = vec![false; pool.types.len()];
    for i in 0..body.when.len() {
        if body.buffer[i] != NOWHERE && body.when[i] != When::Once && !stays(i) {
            written[body.buffer[i]] = true;
        }
    }
    for &(buffer, spare) in carried {
        written[buffer] = true;
        written[spare] = true;
    }
    written.iter().zip(&pool.types).filter(|(w, _)| **w).map(|(_, ty)| ty.bytes()).sum()
}

fn mark(set: &mut [bool], v: Val) {
    if let Some(s) = set.get_mut(v as usize) {
        *s = true;
    }
}

/// Values that must last until a tile or step is over.
fn held(kernel: &Kernel, n: usize) -> Vec<bool> {
    let mut held = vec![false; n];
    for o in &kernel.outputs {
        mark(&mut held, o.value);
    }
    for r in &kernel.reductions {
        mark(&mut held, r.value);
    }
    for c in &kernel.carried {
        mark(&mut held, c.next);
        mark(&mut held, c.init);
    }
    // The epilogue may read what is the same everywhere.
    for instr in &kernel.epilogue {
        for v in operands(instr) {
            mark(&mut held, v);
        }
    }
    for (i, instr) in kernel.body.iter().enumerate() {
        if matches!(instr, Instr::Carried(_)) {
            held[i] = true;
        }
    }
    held
}

/// The types of the buffers, and which are free.
#[derive(Debug, Default)]
pub(super) struct Buffers {
    /// The type of each buffer.
    pub(super) types: Vec<ElemType>,
    free: Vec<usize>,
}

impl Buffers {
    pub(super) fn take(&mut self, ty: ElemType) -> usize {
        if let Some(k) = self.free.iter().position(|&b| self.types[b] == ty) {
            return self.free.swap_remove(k);
        }
        self.fresh(ty)
    }

    /// A buffer that nothing else uses.
    pub(super) fn fresh(&mut self, ty: ElemType) -> usize {
        self.types.push(ty);
        self.types.len() - 1
    }
}

/// The products that are read once, by a sum or difference at the same time, which computes them on its way.
fn products_within(
    block: &[Instr],
    first: usize,
    when: &[When],
    types: &[ElemType],
    held: &[bool],
) -> Vec<bool> {
    let mut reads = vec![0; block.len()];
    for v in block.iter().flat_map(operands) {
        if let Some(v) = (v as usize).checked_sub(first) {
            reads[v] += 1;
        }
    }
    let mut within = vec![false; block.len()];
    for (i, instr) in block.iter().enumerate() {
        let Instr::Op { op, ty, args } = instr else { continue };
        if when[i] == When::Once || !sums::takes_products(*op, *ty) {
            continue;
        }
        for v in args.iter().filter_map(|&v| (v as usize).checked_sub(first)) {
            let product = matches!(block[v], Instr::Op { op, .. } if op == Op::Mul)
                && types[first + v] == types[first + i];
            within[v] = product && reads[v] == 1 && when[v] == when[i] && !held[v];
        }
    }
    within
}

/// Whether the next of a carried value can be computed where that lies: element by element, and after everything else
/// that reads it.
pub(super) fn takes_the_place(kernel: &Kernel, body: &Block, k: usize) -> bool {
    let next = kernel.carried[k].next as usize;
    let is_it = |v: Val| kernel.body.get(v as usize) == Some(&Instr::Carried(k as u16));
    let last = (0..kernel.body.len()).rfind(|&i| {
        !body.within[i] && reads(&kernel.body, 0, &body.within, i).into_iter().any(is_it)
    });
    let outlived = kernel.outputs.iter().map(|o| o.value);
    let outlived = outlived.chain(kernel.reductions.iter().map(|r| r.value));
    let outlived = outlived.chain(kernel.carried.iter().map(|c| c.next));
    let mut outlived = outlived.chain(kernel.epilogue.iter().flat_map(operands));
    let nexts = kernel.carried.iter().filter(|c| c.next as usize == next).count();
    last == Some(next)
        && !outlived.any(is_it)
        && nexts == 1
        && body.when[next] == When::Step
        && body.straight[next].is_none()
        && matches!(&kernel.body[next], Instr::Op { op, ty, args } if args.len() == 2 && sums::computes(*op, *ty))
}

/// The operations whose results are one output's elements and nothing else.
fn straight(kernel: &Kernel, when: &[When], grows: impl Fn(usize) -> bool) -> Vec<Option<usize>> {
    let mut straight = vec![None; kernel.body.len()];
    let readers = |v: Val| {
        let outputs = kernel.outputs.iter().filter(|o| o.value == v).count();
        outputs + kernel.body.iter().flat_map(operands).filter(|&read| read == v).count()
    };
    for (k, o) in kernel.outputs.iter().enumerate() {
        let Some(Instr::Op { .. }) = kernel.body.get(o.value as usize) else { continue };
        let i = o.value as usize;
        if grows(k) && !kernel.looped && when[i] == When::Tile && readers(o.value) == 1 {
            straight[i] = Some(k);
        }
    }
    straight
}

/// What is read where an instruction is computed.
fn reads(block: &[Instr], first: usize, within: &[bool], i: usize) -> SmallVec<[Val; 4]> {
    let mut reads = SmallVec::new();
    for v in operands(&block[i]) {
        match (v as usize).checked_sub(first) {
            Some(k) if within[k] => reads.extend(operands(&block[k])),
            _ => reads.push(v),
        }
    }
    reads
}

/// A buffer for each value; one that is read for the last time gives its buffer on. Values of different
/// times do not share, for those of a tile outlive the steps.
fn assign(
    block: &[Instr],
    first: usize,
    when: &[When],
    within: &[bool],
    unwritten: impl Fn(usize) -> bool,
    types: &[ElemType],
    held: &[bool],
    pool: &mut Buffers,
) -> Vec<usize> {
    let n = block.len();
    let mut last = vec![n; n];
    for i in (0..n).rev().filter(|&i| !within[i]) {
        for v in reads(block, first, within, i) {
            let v = v as usize;
            if v >= first && last[v - first] == n {
                last[v - first] = i;
            }
        }
    }
    // In a loop only what every step computes anew may give its buffer on.
    let looped = when.iter().any(|w| *w >= When::Step);
    let fleeting = if looped { When::Step } else { When::Tile };
    let may_go = |i: usize| !held[i] && when[i] == fleeting;
    let mut buffer = vec![NOWHERE; n];
    for i in (0..n).filter(|&i| !within[i]) {
        // What outlives a tile or step must not lie where those write.
        if !unwritten(i) {
            buffer[i] = if when[i] < fleeting {
                pool.fresh(types[first + i])
            } else {
                pool.take(types[first + i])
            };
        }
        let mut gone: SmallVec<[usize; 3]> = SmallVec::new();
        for v in reads(block, first, within, i) {
            let v = v as usize;
            if v >= first
                && last[v - first] == i
                && may_go(v - first)
                && when[i] >= fleeting
                && !gone.contains(&v)
            {
                gone.push(v);
            }
        }
        pool.free.extend(gone.iter().map(|&v| buffer[v - first]));
    }
    pool.free.clear();
    buffer
}

/// Whether folds go along neighbouring kept elements, because those are neighbours in memory.
pub(super) fn order(kernel: &Kernel, launch: &Launch) -> Order {
    if kernel.reductions.is_empty() {
        return Order::Kept;
    }
    let long = launch.reduced_count as usize > crate::op::FOLD_BLOCK * crate::op::FOLD_IN_ORDER;
    if kernel.reductions.iter().any(|r| r.partial) || long || launch.kept_count < 16 {
        return Order::Reduced;
    }
    let (mut along, mut across) = (0, 0);
    for instr in &kernel.body {
        let Instr::Load { view, .. } = instr else { continue };
        let (Some(kind), Some(v)) =
            (kernel.views.get(*view as usize), launch.views.get(*view as usize))
        else {
            continue;
        };
        let by_reduced = Walk::new(*kind, v, launch, Order::Reduced).first_stride().unsigned_abs();
        let by_kept = Walk::new(*kind, v, launch, Order::Kept).first_stride().unsigned_abs();
        if by_reduced > by_kept && by_kept > 0 {
            across += 1;
        } else if by_kept > by_reduced && by_reduced > 0 {
            along += 1;
        }
    }
    if across > along { Order::Kept } else { Order::Reduced }
}
