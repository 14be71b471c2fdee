//! A provider for tests: every instruction over the whole space at once, straight from the text at the
//! head of `kernel`. It poses as a device with a device's limits, and counts what it is told.

use crate::kernel::{Instr, Kernel, Launch, Param, View, ViewKind};
use crate::op::fold::SCAN_BLOCK;
use crate::op::lanes::{Lanes, LanesMut, gather};
use crate::op::{self, FOLD_BLOCK, ReduceOp, fold, host_loops, random, result_type};
use crate::provider::*;
use crate::routine::{Lie, Routine, Scan};
use crate::value::{Array, Class, Data, ElemType, Scalar, Shape};
use num_complex::{Complex32, Complex64};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

pub(super) struct Naive {
    info: DeviceInfo,
    slots: HashMap<SlotId, Array>,
    next: u64,
    counters: Counters,
    seen: HashSet<Rc<Kernel>>,
}

impl Naive {
    pub(super) fn new(kind: DeviceKind) -> Naive {
        let info = DeviceInfo {
            kind,
            adapter: "naive".into(),
            software: false,
            exact: true,
            fast: false,
            limits: Limits { instructions: 512, slot_bytes: 1 << 27, ..Limits::LEAST },
            features: Vec::new(),
            quirks: Vec::new(),
        };
        Naive {
            info,
            slots: HashMap::new(),
            next: 0,
            counters: Counters::default(),
            seen: HashSet::new(),
        }
    }

    fn put(&mut self, a: Array) -> SlotId {
        self.next += 1;
        self.counters.slots_made += 1;
        self.slots.insert(SlotId(self.next), a);
        SlotId(self.next)
    }

    fn kernel(
        &mut self,
        kernel: &Rc<Kernel>,
        launch: &Launch,
        inputs: &[SlotId],
        outputs: &[SlotId],
    ) {
        self.counters.dispatches += 1;
        match self.seen.insert(kernel.clone()) {
            true => self.counters.pipelines_compiled += 1,
            false => self.counters.pipeline_hits += 1,
        }
        let ins: Vec<Array> = inputs.iter().map(|s| self.slots[s].clone()).collect();
        for (a, ty) in ins.iter().zip(&kernel.inputs) {
            assert_eq!(a.elem_type(), *ty, "inputs are of the kernel's types");
        }
        let run = Interpreter { kernel, launch, inputs: &ins };
        for (o, places, data) in run.run() {
            let slot = self.slots.get_mut(&outputs[o]).expect("an output has a slot");
            assert_eq!(slot.elem_type(), data.elem_type(), "output {o} of {kernel:?}");
            scatter(slot.data_mut(), &places, &data);
        }
    }
}

struct Interpreter<'a> {
    kernel: &'a Kernel,
    launch: &'a Launch,
    inputs: &'a [Array],
}

impl Interpreter<'_> {
    fn points(&self) -> usize {
        self.launch.kept_count as usize * self.reduced()
    }

    fn reduced(&self) -> usize {
        self.launch.reduced_count as usize
    }

    /// Output number, places, elements, in the order of the stores.
    fn run(&self) -> Vec<(usize, Vec<usize>, Data)> {
        let k = self.kernel;
        let mut stores = Vec::new();
        let mut values: Vec<Data> = Vec::new();
        let mut carried: Vec<Data> = Vec::new();
        for time in 0..self.launch.trips {
            values = Vec::new();
            for (at, i) in k.body.iter().enumerate() {
                let v = self.value(i, &values, &carried, time, self.points(), false, &[]);
                values.push(v);
                // What a carried value begins as is there before its first use.
                if time == 0 {
                    for (c, spec) in k.carried.iter().enumerate() {
                        if spec.init as usize == at {
                            assert_eq!(c, carried.len(), "carried values begin in order");
                            carried.push(values[at].clone());
                        }
                    }
                }
            }
            for (o, out) in k.outputs.iter().enumerate() {
                let body = (out.value as usize) < k.body.len();
                if body && (out.every_step || time + 1 == self.launch.trips) {
                    let places = self.places(out.view, time, self.points(), false);
                    stores.push((o, places, values[out.value as usize].clone()));
                }
            }
            carried = k.carried.iter().map(|c| values[c.next as usize].clone()).collect();
        }
        if k.reductions.is_empty() {
            return stores;
        }
        let kept = self.launch.kept_count as usize;
        let mut folded: Vec<(Data, Vec<u32>)> = Vec::new();
        let mut many = kept;
        for r in &k.reductions {
            let x = &values[r.value as usize];
            assert_eq!(x.elem_type(), r.ty);
            if r.partial {
                let blocks = self.reduced().div_ceil(FOLD_BLOCK);
                many = kept * blocks;
                let mut parts = Vec::new();
                for lane in 0..kept {
                    for b in 0..blocks {
                        let (from, to) =
                            (b * FOLD_BLOCK, ((b + 1) * FOLD_BLOCK).min(self.reduced()));
                        let places = (from..to).map(|i| lane * self.reduced() + i);
                        parts.push(
                            fold::lanes(r.op, &gather(x, places), to - from, 1).expect("a fold"),
                        );
                    }
                }
                folded.push((join(&parts), Vec::new()));
            } else if r.op.finds_place() {
                folded.push(fold::lanes_at(r.op, x, self.reduced(), kept).expect("a fold"));
            } else {
                folded.push((
                    fold::lanes(r.op, x, self.reduced(), kept).expect("a fold"),
                    Vec::new(),
                ));
            }
        }
        let mut tail: Vec<Data> = values;
        for i in &k.epilogue {
            let v = self.value(i, &tail, &[], 0, many, true, &folded);
            tail.push(v);
        }
        for (o, out) in k.outputs.iter().enumerate() {
            if (out.value as usize) >= k.body.len() {
                let places = self.places(out.view, 0, many, true);
                stores.push((o, places, tail[out.value as usize].clone()));
            }
        }
        stores
    }

    #[allow(clippy::too_many_arguments, reason = "the whole state of one instruction")]
    fn value(
        &self,
        i: &Instr,
        values: &[Data],
        carried: &[Data],
        time: u32,
        n: usize,
        tail: bool,
        folded: &[(Data, Vec<u32>)],
    ) -> Data {
        let index = |f: &dyn Fn(usize) -> usize| Data::U32((0..n).map(|p| f(p) as u32).collect());
        let r = if tail { 1 } else { self.reduced() };
        match i {
            Instr::Load { input, view } => {
                let from = &self.inputs[*input as usize];
                let mut places = self.places(*view, time, n, tail);
                if self.kernel.reaches && self.kernel.views[*view as usize] == ViewKind::Strided {
                    places.iter_mut().for_each(|at| *at = (*at).min(from.numel() - 1));
                }
                let last = places.iter().max().copied().unwrap_or(0);
                assert!(
                    last < from.numel(),
                    "in{input} has {} elements, and place {last} is read: {}",
                    from.numel(),
                    crate::kernel::print(self.kernel, Some(self.launch))
                );
                gather(from.data(), places.into_iter())
            }
            Instr::Gather { input, index } => {
                let Data::U32(at) = &values[*index as usize] else { panic!("an index is uint32") };
                gather(self.inputs[*input as usize].data(), at.iter().map(|&x| x as usize))
            }
            Instr::Param(p) => {
                repeat(self.launch.params[*p as usize], self.kernel.params[*p as usize], n)
            }
            Instr::Const(b) => match b.bits {
                0 => Data::zeros(b.ty, n),
                _ => panic!("only zero is a constant here"),
            },
            Instr::KeptIndex => index(&|p| p / r),
            Instr::ReducedIndex => index(&|p| p % r),
            Instr::KeptCoord(c) => index(&|p| coordinate(p / r, &self.launch.kept, *c)),
            Instr::ReducedCoord(c) => index(&|p| coordinate(p % r, &self.launch.reduced, *c)),
            Instr::Time => index(&|_| time as usize),
            Instr::Carried(c) => carried[*c as usize].clone(),
            Instr::Random { draw, key, counter, index } => {
                let Data::U32(at) = &values[*index as usize] else { panic!("an index is uint32") };
                let word = |p: u16| match self.launch.params[p as usize] {
                    Param::Real(Scalar::U64(x)) => x,
                    other => panic!("{other:?} is no key"),
                };
                let class = match draw {
                    op::Draw::Uniform | op::Draw::Normal => Class::Double,
                    op::Draw::UniformSingle | op::Draw::NormalSingle => Class::Single,
                    op::Draw::Bits => Class::UInt32,
                };
                let mut out = Data::zeros(ElemType::real(class), n);
                assert!(random::fill(
                    *draw,
                    word(*key),
                    word(*counter),
                    at,
                    LanesMut::of(&mut out, 0, n)
                ));
                out
            }
            Instr::Op { op, ty, args } => {
                let mut out = Data::zeros(result_type(*op, *ty), n);
                let lanes: Vec<Lanes<'_>> =
                    args.iter().map(|&a| Lanes::all(&values[a as usize])).collect();
                assert!(host_loops::run(*op, &lanes, LanesMut::of(&mut out, 0, n)), "{op:?} {ty}");
                out
            }
            Instr::Cast { from, to, arg } => {
                let x = &values[*arg as usize];
                assert_eq!(x.elem_type(), *from);
                crate::value::cast::convert(x, *to)
            }
            Instr::Reduced(k) => folded[*k as usize].0.clone(),
            Instr::ReducedAt(k) => Data::U32(folded[*k as usize].1.clone()),
            Instr::Finish { input, op, count, .. } => {
                let Param::Real(Scalar::U32(count)) = self.launch.params[*count as usize] else {
                    panic!("a count is uint32")
                };
                let from = &self.inputs[*input as usize];
                assert!(
                    count as usize <= from.numel(),
                    "in{input} has {} parts, and {count} are finished: {}",
                    from.numel(),
                    crate::kernel::print(self.kernel, Some(self.launch))
                );
                let parts = gather(from.data(), 0..count as usize);
                let one = fold::lanes(*op, &parts, count as usize, 1).expect("a fold");
                gather(&one, std::iter::repeat_n(0, n))
            }
        }
    }

    fn places(&self, view: u16, time: u32, n: usize, tail: bool) -> Vec<usize> {
        let v: &View = &self.launch.views[view as usize];
        let r = if tail { 1 } else { self.reduced() };
        (0..n)
            .map(|p| match self.kernel.views[view as usize] {
                ViewKind::Linear => p,
                ViewKind::Uniform => v.offset as usize,
                ViewKind::Strided => {
                    let (kept, reduced) = (p / r, p % r);
                    let walk = |strides: &[i64], extents: &[u32], at: usize| -> i64 {
                        let c = |k: usize| coordinate(at, extents, k as u8) as i64;
                        strides.iter().enumerate().map(|(k, s)| s * c(k)).sum()
                    };
                    let mut at = v.offset + v.time * i64::from(time);
                    at += walk(&v.kept, &self.launch.kept, kept);
                    if !tail && !self.launch.reduced.is_empty() {
                        at += walk(&v.reduced, &self.launch.reduced, reduced);
                    }
                    let at = if self.kernel.reaches { at.max(0) } else { at };
                    usize::try_from(at).expect("places are not negative")
                }
            })
            .collect()
    }
}

fn coordinate(at: usize, extents: &[u32], k: u8) -> usize {
    let inner: usize = extents[..k as usize].iter().map(|&e| e as usize).product();
    at / inner % extents[k as usize] as usize
}

fn repeat(p: Param, ty: ElemType, n: usize) -> Data {
    match p {
        Param::Real(s) => gather(s.to_array().data(), std::iter::repeat_n(0, n)),
        Param::Complex(re, im) if ty.class == Class::Single => {
            Data::C32(vec![Complex32::new(re as f32, im as f32); n])
        }
        Param::Complex(re, im) => Data::C64(vec![Complex64::new(re, im); n]),
    }
}

fn scatter(to: &mut Data, places: &[usize], from: &Data) {
    macro_rules! typed {
        ($($v:ident)*) => {
            match (to, from) {
                $((Data::$v(to), Data::$v(from)) => {
                    for (&p, &x) in places.iter().zip(from) {
                        to[p] = x;
                    }
                })*
                _ => panic!("stored as another type"),
            }
        };
    }
    typed!(F64 F32 I8 I16 I32 I64 U8 U16 U32 U64 Bool Char C64 C32)
}

fn join(parts: &[Data]) -> Data {
    let mut all = Data::zeros(parts[0].elem_type(), parts.len());
    for (k, p) in parts.iter().enumerate() {
        scatter(&mut all, &[k], p);
    }
    all
}

impl Provider for Naive {
    fn info(&self) -> &DeviceInfo {
        &self.info
    }
    fn supports(&self, _work: &Work) -> Result<(), String> {
        Ok(())
    }
    fn ready(&mut self, _: &Work, _: Option<&Launch>, _: bool) -> bool {
        true
    }
    fn upload(&mut self, array: Rc<Array>) -> Result<SlotId, Fault> {
        self.counters.uploaded_bytes += data_bytes(array.data());
        Ok(self.put((*array).clone()))
    }
    fn alloc(&mut self, ty: ElemType, shape: &Shape) -> Result<SlotId, Fault> {
        let mut a = Array::zeros(ty, shape.clone());
        // Rubbish, so that nobody relies on zeros.
        if let Data::F64(v) = a.data_mut() {
            v.fill(-777.25);
        }
        Ok(self.put(a))
    }
    fn free(&mut self, slot: SlotId) {
        self.slots.remove(&slot);
    }
    fn submit(&mut self, commands: &[Command]) -> Result<(), Fault> {
        self.counters.submits += 1;
        for c in commands {
            match c {
                Command::Kernel { kernel, launch, inputs, outputs } => {
                    assert!(kernel.inputs.len() + kernel.outputs.len() <= 8, "too many arrays");
                    self.kernel(kernel, launch, inputs, outputs);
                }
                Command::Joined(joined) => self.submit(&joined.apart())?,
                Command::Routine { routine, inputs, outputs } => {
                    self.counters.dispatches += 1;
                    let x = self.slots[&inputs[0]].clone();
                    let results = routine_of(routine, &x, inputs.get(1).map(|s| &self.slots[s]));
                    for (slot, data) in outputs.iter().zip(results) {
                        let shape = self.slots[slot].shape().clone();
                        self.slots.insert(*slot, Array::new(shape, data));
                    }
                }
                Command::Copy { from, from_at, to, to_at, count } => {
                    let range = *from_at as usize..(*from_at + *count) as usize;
                    let data = gather(self.slots[from].data(), range);
                    let places: Vec<usize> =
                        (0..*count as usize).map(|k| k + *to_at as usize).collect();
                    let slot = self.slots.get_mut(to).expect("a slot");
                    scatter(slot.data_mut(), &places, &data);
                }
            }
        }
        Ok(())
    }
    fn read(&mut self, slots: &[SlotId]) -> Pending<Vec<Rc<Array>>> {
        self.counters.reads += 1;
        let all: Vec<Rc<Array>> = slots.iter().map(|s| Rc::new(self.slots[s].clone())).collect();
        self.counters.downloaded_bytes += all.iter().map(|a| data_bytes(a.data())).sum::<u64>();
        Box::pin(std::future::ready(Ok(all)))
    }
    fn trim(&mut self, _keep: u64) {}
    fn counters(&self) -> Counters {
        Counters {
            live_bytes: self.slots.values().map(|a| data_bytes(a.data())).sum(),
            ..self.counters
        }
    }
}

fn routine_of(routine: &Routine, x: &Array, y: Option<&Array>) -> Vec<Data> {
    match routine {
        Routine::MatMul(m) => {
            let get = |a: &Array, i: usize| match a.data() {
                Data::F64(v) => v[i],
                Data::F32(v) => f64::from(v[i]),
                other => panic!("{:?} is not multiplied here", other.elem_type()),
            };
            let y = y.expect("two operands");
            let (rows, cols, inner) = (m.m as usize, m.n as usize, m.k as usize);
            let at =
                |a: &Array, lie: Lie, i: usize, j: usize, height: usize, width: usize| match lie {
                    Lie::Straight => get(a, i + j * height),
                    _ => get(a, j + i * width),
                };
            let mut c = vec![0.0; rows * cols];
            for j in 0..cols {
                for i in 0..rows {
                    c[i + j * rows] = (0..inner)
                        .map(|k| at(x, m.a, i, k, rows, inner) * at(y, m.b, k, j, inner, cols))
                        .sum();
                }
            }
            vec![match m.ty {
                ElemType::SINGLE => Data::F32(c.iter().map(|&x| x as f32).collect()),
                _ => Data::F64(c),
            }]
        }
        Routine::Scan(Scan { op, lanes, reverse: false, .. }) if *op == ReduceOp::Sum => {
            let mut out = x.data().clone();
            let (inner, len) = (lanes.inner as usize, lanes.len as usize);
            for o in 0..lanes.outer as usize {
                for i in 0..inner {
                    let (mut sum, mut before, mut count) = (0.0, 0.0, 0);
                    for j in 0..len {
                        if j > 0 && j.is_multiple_of(SCAN_BLOCK) {
                            before += sum;
                            sum = 0.0;
                        }
                        let at = i + inner * (j + len * o);
                        match &mut out {
                            Data::F64(v) => {
                                sum += v[at];
                                v[at] = before + sum;
                            }
                            Data::U32(v) => {
                                count += v[at];
                                v[at] = count;
                            }
                            _ => panic!("only doubles and uint32 are scanned here"),
                        }
                    }
                }
            }
            vec![out]
        }
        other => panic!("{} is not done here", other.name()),
    }
}
