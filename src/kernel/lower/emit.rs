//! The scalar program of a group. Must not know how axes are chosen.

use super::position::{Affine, Axis, Misfit, Position};
use super::views::{self, Merged};
use super::{Extents, Failure, Lowered, Origin, Source, Target, Unfit, blocks, spread_number};
use crate::graph::{ById, Kind, Node, NodeId, Number};
use crate::kernel::{
    Bits, Carried, Instr, Kernel, Launch, Output, Param, Reduction, Val, View, ViewKind,
};
use crate::op::{Op, ReduceOp, operand_type, result_type};
use crate::plan::{Group, GroupId, Home, Loop, Plan, Role, Sequence, Stage};
use crate::value::{Array, Class, ElemType, Scalar, Shape};
use smallvec::{SmallVec, smallvec};
use std::collections::HashMap;
use std::rc::Rc;

pub(super) const INDEX: ElemType = ElemType::real(Class::UInt32);

/// Emits a group over axes: without `merged` only to collect the places, with it for good.
pub(super) struct Emitter<'a> {
    plan: &'a Plan,
    g: GroupId,
    group: &'a Group,
    pub(super) axes: &'a [Axis],
    merged: Option<&'a Merged>,
    /// Every place that was asked for.
    pub(super) places: Vec<Affine>,
    kernel: Kernel,
    launch: Launch,
    origins: Vec<Origin>,
    tables: Vec<Rc<Node>>,
    inputs: Vec<Source>,
    outputs: Vec<Target>,
    memo: HashMap<(NodeId, Position, bool), Val>,
    /// Whether the epilogue is being emitted.
    tail: bool,
    /// Values of a loop's step by position.
    step: Vec<Option<Val>>,
    /// The carried values: the position that each is, and the node it begins as.
    carried: Vec<(usize, NodeId)>,
    pub(super) trips: usize,
    uses_coordinates: bool,
    /// Whether what is being emitted may be asked for where it does not exist.
    pub(super) beyond: bool,
}

impl<'a> Emitter<'a> {
    pub(super) fn new(
        plan: &'a Plan,
        g: GroupId,
        axes: &'a [Axis],
        merged: Option<&'a Merged>,
    ) -> Emitter<'a> {
        let group = &plan.groups[g];
        let trips = group.time.as_ref().map_or(1, |l| l.trips);
        Emitter {
            plan,
            g,
            group,
            axes,
            merged,
            places: Vec::new(),
            kernel: Kernel::default(),
            launch: Launch::default(),
            origins: Vec::new(),
            tables: Vec::new(),
            inputs: Vec::new(),
            outputs: Vec::new(),
            memo: HashMap::default(),
            tail: false,
            step: group.time.as_ref().map_or(Vec::new(), |l| vec![None; l.template.len()]),
            carried: Vec::new(),
            trips,
            uses_coordinates: false,
            beyond: false,
        }
    }

    pub(super) fn run(&mut self) -> Result<(), Failure> {
        let root = self.root();
        if let Some(l) = &self.group.time {
            return self.run_loop(l, &root);
        }
        let mut stored: Vec<(Val, ElemType, Affine, Target)> = Vec::new();
        for s in &self.group.body {
            let (place, at, target) = match &s.into {
                None => {
                    let place = root.linear(&s.node.shape, self.axes.len());
                    (place, root.clone(), Target::Whole(s.node.clone()))
                }
                Some((target, region)) => {
                    let mut place = Affine::zero(self.axes.len());
                    let Position::Dims(dims) = &root else { continue };
                    for ((r, stride), d) in region.iter().zip(target.shape.strides()).zip(dims) {
                        place.offset += (r.start * stride) as i64;
                        for (to, s) in place.strides.iter_mut().zip(&d.strides) {
                            *to += s * r.step * stride as i64;
                        }
                    }
                    // A value of fewer trailing dimensions than the region is read by linear place.
                    let counts: SmallVec<[usize; 4]> = region.iter().map(|r| r.count).collect();
                    let shape = Shape::new(&counts);
                    let at = match s.node.shape.is_scalar() {
                        true => Position::Linear(Affine::zero(self.axes.len())),
                        false => Position::Linear(root.linear(&shape, self.axes.len())),
                    };
                    (place, at, Target::Region(target.clone()))
                }
            };
            let whole = s.into.is_none();
            let value = match whole {
                true => self.compute(&s.node, &at)?,
                false => self.eval(&s.node, &at)?,
            };
            let ty = s.into.as_ref().map_or(s.node.ty, |(t, _)| t.ty);
            stored.push((value, ty, place, target));
        }
        let folds = self.folds(&root)?;
        for (value, ty, place, target) in stored {
            let view = self.view(&place, false);
            self.kernel.outputs.push(Output { ty, value, view, every_step: false });
            self.outputs.push(target);
        }
        self.run_tail(&folds)
    }

    /// The position of the space's own coordinates.
    fn root(&self) -> Position {
        let n = self.group.dims.len();
        let mut dims: SmallVec<[Affine; 3]> =
            (0..n).map(|_| Affine::zero(self.axes.len())).collect();
        for (k, axis) in self.axes.iter().enumerate() {
            dims[axis.dim].strides[k] = axis.stride as i64;
        }
        Position::Dims(dims)
    }

    // ---- folds and what is made of them

    /// Emits the folds; for each fold node the reduction that makes it, and whether it is its place.
    fn folds(&mut self, root: &Position) -> Result<ById<(u16, bool)>, Failure> {
        let mut made: ById<(u16, bool)> = HashMap::default();
        let mut operands: Vec<(Val, ElemType, &Rc<Node>, ReduceOp)> = Vec::new();
        for n in &self.group.folds {
            let Kind::Reduce { op, .. } = n.kind else { continue };
            let (value, ty) = match self.group.stage {
                Stage::Finish => (self.load_parts(n, root), n.ty),
                _ => {
                    let x = n.inputs()[0].clone();
                    let value = self.eval(&x, root)?;
                    match op {
                        _ if op.is_of_truth() && x.ty != ElemType::LOGICAL => {
                            (self.truth(value, x.ty), ElemType::LOGICAL)
                        }
                        _ => (value, x.ty),
                    }
                }
            };
            operands.push((value, ty, n, op));
        }
        for &(value, ty, n, op) in &operands {
            let at = op.finds_place();
            // The place and the value of a minimum come from one fold.
            let twin =
                |o: ReduceOp| operands.iter().any(|&(v, t, _, p)| v == value && t == ty && p == o);
            let op = op.of_place().filter(|&place| twin(place)).unwrap_or(op);
            let partial = self.group.stage == Stage::Parts;
            let reduction = Reduction { op, ty, value, partial };
            let k = match self.kernel.reductions.iter().position(|r| *r == reduction) {
                Some(k) => k,
                None => {
                    self.kernel.reductions.push(reduction);
                    self.kernel.reductions.len() - 1
                }
            };
            made.insert(n.id, (k as u16, at));
        }
        Ok(made)
    }

    fn run_tail(&mut self, folds: &ById<(u16, bool)>) -> Result<(), Failure> {
        if folds.is_empty() {
            return Ok(());
        }
        self.tail = true;
        if self.group.stage == Stage::Parts {
            let count = blocks(self.group) * self.group.kept();
            for n in &self.group.folds {
                let Some(&(k, _)) = folds.get(&n.id) else { continue };
                let value = self.emit(Instr::Reduced(k));
                let view = self.kernel.views.len() as u16;
                self.push_view(ViewKind::Linear, View::default());
                self.kernel.outputs.push(Output { ty: n.ty, value, view, every_step: false });
                self.outputs.push(Target::Parts { fold: n.id, ty: n.ty, count });
            }
            return Ok(());
        }
        for n in &self.group.folds {
            let Some(&(k, at)) = folds.get(&n.id) else { continue };
            let value = self.emit(if at { Instr::ReducedAt(k) } else { Instr::Reduced(k) });
            let here = self.kept_position(&n.shape);
            self.memo.insert((n.id, here, true), value);
        }
        for n in self.group.tail.clone() {
            let at = self.kept_position(&n.shape);
            let value = match self.memo.get(&(n.id, at.clone(), true)) {
                Some(&v) => v,
                None => self.compute(&n, &at)?,
            };
            let place = at.linear(&n.shape, self.axes.len());
            let view = self.view(&place, false);
            self.kernel.outputs.push(Output { ty: n.ty, value, view, every_step: false });
            self.outputs.push(Target::Whole(n.clone()));
        }
        Ok(())
    }

    /// The position of a fold's result: the kept coordinates.
    fn kept_position(&self, shape: &Shape) -> Position {
        let mut dims: SmallVec<[Affine; 3]> =
            (0..self.group.dims.len()).map(|_| Affine::zero(self.axes.len())).collect();
        for (k, axis) in self.axes.iter().enumerate().filter(|(_, a)| !a.reduced) {
            dims[axis.dim].strides[k] = axis.stride as i64;
        }
        if self.group.stage == Stage::Finish {
            // The kept extents of the whole fold are one here.
            return Position::Linear(dims[1].clone());
        }
        dims.truncate(shape.ndims().max(1));
        Position::Dims(dims)
    }

    /// Whether a value is not zero.
    fn truth(&mut self, value: Val, ty: ElemType) -> Val {
        if ty.class == Class::Char {
            // Nothing computes in char.
            return self.emit(Instr::Cast { from: ty, to: ElemType::LOGICAL, arg: value });
        }
        let zero = crate::value::Data::zeros(ElemType::real(ty.class), 1);
        let Some(zero) = Scalar::of(&zero, 0) else { return value };
        let mut zero = self.emit(Instr::Const(Bits::of(zero)));
        if ty.complex {
            zero = self.emit(Instr::Cast { from: ElemType::real(ty.class), to: ty, arg: zero });
        }
        self.emit(Instr::Op { op: Op::Ne, ty, args: smallvec![value, zero] })
    }

    // ---- loops

    fn run_loop(&mut self, l: &'a Loop, root: &Position) -> Result<(), Failure> {
        self.kernel.looped = true;
        // What is carried first, so that the body can refer to it.
        for (k, roles) in l.roles.iter().enumerate() {
            let node = &l.template[k];
            let inputs = node.inputs();
            for (slot, role) in roles.iter().enumerate() {
                let Role::Carried(q) = role else { continue };
                if slot == 0 && matches!(node.kind, Kind::Assign(_)) {
                    continue;
                }
                let first = &inputs[slot];
                if self.carried.contains(&(*q, first.id)) {
                    continue;
                }
                let init = self.begin(first, &l.template[*q], root)?;
                self.carried.push((*q, first.id));
                self.kernel.carried.push(Carried { ty: first.ty, init, next: 0 });
            }
        }
        for c in 0..self.carried.len() {
            let next = self.eval_step(l, self.carried[c].0, root)?;
            self.kernel.carried[c].next = next;
        }
        for s in &self.group.body {
            let Some(k) = l.last.iter().position(|n| n.id == s.node.id) else { continue };
            match &s.into {
                None => {
                    let value = self.eval_step(l, k, root)?;
                    let place = root.linear(&s.node.shape, self.axes.len());
                    let view = self.view(&place, false);
                    self.kernel.outputs.push(Output {
                        ty: s.node.ty,
                        value,
                        view,
                        every_step: false,
                    });
                    self.outputs.push(Target::Whole(s.node.clone()));
                }
                Some((target, _)) => {
                    let node = &l.template[k];
                    let Kind::Assign(region) = &node.kind else { continue };
                    let value = self.operand(l, k, 1, root)?;
                    let mut place = Affine::zero(self.axes.len());
                    let Position::Dims(dims) = root else { continue };
                    let region_strides = region.iter().zip(target.shape.strides()).enumerate();
                    for (d, (r, stride)) in region_strides {
                        place.offset += (r.start * stride) as i64;
                        place.time += l.advance[k].get(d).copied().unwrap_or(0) * stride as i64;
                        let Some(along) = dims.get(d) else { continue };
                        for (to, s) in place.strides.iter_mut().zip(&along.strides) {
                            *to += s * r.step * stride as i64;
                        }
                    }
                    let view = self.view(&place, false);
                    self.kernel.outputs.push(Output {
                        ty: target.ty,
                        value,
                        view,
                        every_step: true,
                    });
                    self.outputs.push(Target::Region(target.clone()));
                }
            }
        }
        Ok(())
    }

    /// What a carried value begins as: always a strided load where it is stored or one number, so that the
    /// first steps of a long loop and the later ones are the same Kernel.
    fn begin(&mut self, first: &Rc<Node>, like: &Node, root: &Position) -> Result<Val, Failure> {
        let number = match &first.kind {
            Kind::Scalar(_) => Some(first.clone()),
            _ if !first.is_ready() && self.plan.computes(self.g, first) => spread_number(first),
            _ => None,
        };
        if let Some(number) = number
            && let Kind::Scalar(Number::Real(s)) = number.kind
        {
            self.tables.push(number.clone());
            let table = Rc::new(s.to_array());
            let input = self.input(Source::Table(table), number.ty);
            let view = self.view(&Affine::zero(self.axes.len()), true);
            return Ok(self.emit(Instr::Load { input, view }));
        }
        let space = Shape::new(&self.group.dims);
        debug_assert_eq!(like.shape, space, "what a loop carries fills its space");
        let at = root
            .spread(&first.shape, &space, self.axes, self.trips)
            .map_err(|m| Failure::of(m, first))?;
        if !self.plan.computes(self.g, first) && !matches!(first.kind, Kind::Scalar(_)) {
            let input = self.input(Source::Node(first.clone()), first.ty);
            let view = self.view(&at.linear(&first.shape, self.axes.len()), true);
            return Ok(self.emit(Instr::Load { input, view }));
        }
        self.eval(first, &at)
    }

    fn eval_step(&mut self, l: &'a Loop, k: usize, root: &Position) -> Result<Val, Failure> {
        if let Some(v) = self.step[k] {
            return Ok(v);
        }
        let node = &l.template[k];
        let value = match &node.kind {
            Kind::Op { op, operand } => {
                let args: SmallVec<[Val; 3]> = (0..l.roles[k].len())
                    .map(|slot| self.operand(l, k, slot, root))
                    .collect::<Result<_, _>>()?;
                self.emit(Instr::Op { op: *op, ty: *operand, args })
            }
            Kind::Cast => {
                let from = node.inputs()[0].ty;
                let arg = self.operand(l, k, 0, root)?;
                self.emit(Instr::Cast { from, to: node.ty, arg })
            }
            Kind::View(map) => match &l.roles[k][0] {
                Role::Fixed => {
                    let from = node.inputs()[0].clone();
                    let at = self.at_own_shape(node, root)?;
                    let inner = at
                        .through(map, &node.shape, &l.advance[k], self.axes, self.trips)
                        .map_err(|m| Failure::of(m, node))?;
                    self.eval(&from, &inner)?
                }
                // A slice of what changes: only one that spreads a scalar is elementwise.
                _ => self.operand(l, k, 0, root)?,
            },
            Kind::Random { draw, key, counter } => {
                let place = self.at_own_shape(node, root)?.linear(&node.shape, self.axes.len());
                let mut place = place;
                place.time += l.advance[k].first().copied().unwrap_or(0);
                self.draw(node, *draw, (*key, *counter), &place)
            }
            _ => return Err(Failure::Unfit(Unfit::Store(node.clone()))),
        };
        self.step[k] = Some(value);
        Ok(value)
    }

    fn at_own_shape(&self, node: &Rc<Node>, root: &Position) -> Result<Position, Failure> {
        let space = Shape::new(&self.group.dims);
        root.spread(&node.shape, &space, self.axes, self.trips).map_err(|m| Failure::of(m, node))
    }

    fn operand(
        &mut self,
        l: &'a Loop,
        k: usize,
        slot: usize,
        root: &Position,
    ) -> Result<Val, Failure> {
        let node = &l.template[k];
        let input = node.inputs()[slot].clone();
        match &l.roles[k][slot] {
            Role::Inner(q) => self.eval_step(l, *q, root),
            Role::Carried(q) => {
                let c = self.carried.iter().position(|c| *c == (*q, input.id));
                match c {
                    Some(c) => Ok(self.emit_once(Instr::Carried(c as u16))),
                    None => Err(Failure::Unfit(Unfit::Store(input))),
                }
            }
            Role::Fixed => {
                let at = self.at_own_shape(&input, root)?;
                self.eval(&input, &at)
            }
            Role::Numbers(Sequence::Steady { first, step }) => {
                let first = self.structural(Scalar::F64(*first), ElemType::DOUBLE);
                let step = self.structural(Scalar::F64(*step), ElemType::DOUBLE);
                let time = self.emit_once(Instr::Time);
                let time = self.emit(Instr::Cast { from: INDEX, to: ElemType::DOUBLE, arg: time });
                let ty = ElemType::DOUBLE;
                let walked = self.emit(Instr::Op { op: Op::Mul, ty, args: smallvec![time, step] });
                Ok(self.emit(Instr::Op { op: Op::Add, ty, args: smallvec![first, walked] }))
            }
            Role::Numbers(Sequence::Table(all)) => {
                let input = self.input(Source::Table(Rc::new(table_of(all))), input.ty);
                let place = Affine { time: 1, ..Affine::zero(self.axes.len()) };
                let view = self.view(&place, false);
                Ok(self.emit(Instr::Load { input, view }))
            }
        }
    }

    // ---- values

    /// The value of a node at a position: read where it is stored, computed where it is fused.
    pub(super) fn eval(&mut self, n: &Rc<Node>, at: &Position) -> Result<Val, Failure> {
        if let Kind::Scalar(number) = n.kind {
            return Ok(self.param(number, n.ty, Origin::Number(n.clone())));
        }
        let key = (n.id, at.clone(), self.tail);
        if let Some(&v) = self.memo.get(&key) {
            return Ok(v);
        }
        let own_tail = self.tail && self.plan.homes.get(&n.id) == Some(&Home::Tail(self.g));
        let value = match self.plan.computes(self.g, n) || own_tail || n.is_free() && !n.is_ready()
        {
            true => self.compute(n, at)?,
            false => {
                let input = self.input(Source::Node(n.clone()), n.ty);
                let place = at.linear(&n.shape, self.axes.len());
                let view = self.view(&place, self.beyond);
                self.kernel.reaches |= self.beyond;
                self.emit(Instr::Load { input, view })
            }
        };
        self.memo.insert(key, value);
        Ok(value)
    }

    fn compute(&mut self, n: &Rc<Node>, at: &Position) -> Result<Val, Failure> {
        let key = (n.id, at.clone(), self.tail);
        if let Some(&v) = self.memo.get(&key) {
            return Ok(v);
        }
        if let Some((array, map)) = self.plan.found(self.g, n)
            && let Ok(there) = at.through(map, &n.shape, &[], self.axes, self.trips)
        {
            return self.eval(array, &there);
        }
        let inputs = n.inputs();
        let value = match &n.kind {
            Kind::Op { op, operand } => {
                let mut args: SmallVec<[Val; 3]> = SmallVec::new();
                for i in &inputs {
                    let there = at
                        .spread(&i.shape, &n.shape, self.axes, self.trips)
                        .map_err(|m| Failure::of(m, n))?;
                    args.push(self.eval(i, &there)?);
                }
                debug_assert!(
                    inputs.iter().enumerate().all(|(k, i)| i.ty == operand_type(*op, k, *operand)),
                    "operands have been converted: {n:?}"
                );
                debug_assert_eq!(result_type(*op, *operand), n.ty, "{n:?}");
                self.emit(Instr::Op { op: *op, ty: *operand, args })
            }
            Kind::Cast => {
                let arg = self.eval(&inputs[0], at)?;
                self.emit(Instr::Cast { from: inputs[0].ty, to: n.ty, arg })
            }
            Kind::View(map) => {
                let inner = at
                    .through(map, &n.shape, &[], self.axes, self.trips)
                    .map_err(|m| Failure::of(m, n))?;
                self.eval(&inputs[0], &inner)?
            }
            Kind::Reshape => {
                let inner = Position::Linear(at.linear(&n.shape, self.axes.len()));
                self.eval_reshaped(&inputs[0], &inner)?
            }
            Kind::Gather => {
                let index = self.eval(&inputs[1], at)?;
                let input = self.input(Source::Node(stored(&inputs[0])), n.ty);
                self.emit(Instr::Gather { input, index })
            }
            Kind::Coord(k) => match at.dims(&n.shape, self.axes, self.trips) {
                Ok(dims) => {
                    let place = dims.get(*k as usize).cloned();
                    self.index(&place.unwrap_or_else(|| Affine::zero(self.axes.len())))
                }
                Err(Misfit::Split { axis, inner }) => return Err(Failure::Split { axis, inner }),
                Err(Misfit::Never) => self.coordinate_of(&n.shape, *k as usize, at),
            },
            Kind::Random { draw, key, counter } => {
                let place = at.linear(&n.shape, self.axes.len());
                self.draw(n, *draw, (*key, *counter), &place)
            }
            Kind::Scalar(number) => self.param(*number, n.ty, Origin::Number(n.clone())),
            Kind::Assign(region) => self.assigned(n, region, at)?,
            Kind::Cat(dim) => self.joined(n, *dim as usize, at)?,
            Kind::Reduce { op, .. } if self.plan.parts.contains_key(&n.id) => {
                let input = self.input(Source::Parts(n.id), n.ty);
                let from = &self.plan.groups[self.plan.parts[&n.id]];
                let count = blocks(from) as u32;
                let count = Param::Real(Scalar::U32(count));
                let count = self.param_slot(count, INDEX, Origin::Structure);
                self.emit(Instr::Finish { input, op: *op, ty: n.ty, count })
            }
            _ => return Err(Failure::Unfit(Unfit::Store(n.clone()))),
        };
        self.memo.insert(key, value);
        Ok(value)
    }

    pub(super) fn op(&mut self, op: Op, ty: ElemType, args: &[Val]) -> Val {
        self.emit(Instr::Op { op, ty, args: SmallVec::from_slice(args) })
    }

    /// A coordinate from a linear place that does not split: by division.
    fn coordinate_of(&mut self, shape: &Shape, k: usize, at: &Position) -> Val {
        let place = self.index(&at.linear(shape, self.axes.len()));
        let inner: usize = shape.dims().iter().take(k).product();
        let inner = self.structural(Scalar::U32(inner as u32), INDEX);
        let extent = self.structural(Scalar::U32(shape.dim(k) as u32), INDEX);
        let rows = Instr::Op { op: Op::IDivide, ty: INDEX, args: smallvec![place, inner] };
        let rows = self.emit(rows);
        self.emit(Instr::Op { op: Op::Rem, ty: INDEX, args: smallvec![rows, extent] })
    }

    /// A reshape's input by linear place. Where that has no coordinates further in, the reshape's
    /// input is what has to be stored.
    fn eval_reshaped(&mut self, n: &Rc<Node>, at: &Position) -> Result<Val, Failure> {
        self.eval(n, at).map_err(|f| match f {
            Failure::Unfit(Unfit::Store(inner)) if self.plan.computes(self.g, n) => {
                // What lies between the two is computed per element; storing this one cuts it all off.
                let _ = inner;
                Failure::Unfit(Unfit::Store(n.clone()))
            }
            other => other,
        })
    }

    fn load_parts(&mut self, n: &Rc<Node>, root: &Position) -> Val {
        let input = self.input(Source::Parts(n.id), n.ty);
        let Position::Dims(dims) = root else { return 0 };
        let mut place = dims[0].clone();
        let blocks = self.group.dims[0] as i64;
        for (to, s) in place.strides.iter_mut().zip(&dims[1].strides) {
            *to += s * blocks;
        }
        let view = self.view(&place, false);
        self.emit(Instr::Load { input, view })
    }

    // ---- instructions

    fn emit(&mut self, i: Instr) -> Val {
        let at = (self.kernel.body.len() + self.kernel.epilogue.len()) as Val;
        if self.tail {
            self.kernel.epilogue.push(i)
        } else {
            self.kernel.body.push(i)
        }
        at
    }

    /// An instruction without operands, emitted once.
    fn emit_once(&mut self, i: Instr) -> Val {
        let (list, before) = match self.tail {
            true => (&self.kernel.epilogue, self.kernel.body.len()),
            false => (&self.kernel.body, 0),
        };
        match list.iter().position(|x| *x == i) {
            Some(k) => (k + before) as Val,
            None => self.emit(i),
        }
    }

    fn input(&mut self, source: Source, ty: ElemType) -> u16 {
        let same = |a: &Source| match (a, &source) {
            (Source::Node(a), Source::Node(b)) => a.id == b.id,
            (Source::Parts(a), Source::Parts(b)) => a == b,
            _ => false,
        };
        match self.inputs.iter().position(same) {
            Some(k) => k as u16,
            None => {
                self.inputs.push(source);
                self.kernel.inputs.push(ty);
                (self.inputs.len() - 1) as u16
            }
        }
    }

    /// A parameter of its own for every use, so that numbers that happen to be equal make no other Kernel.
    fn param(&mut self, number: Number, ty: ElemType, origin: Origin) -> Val {
        let slot = self.param_slot(Param::of(number), ty, origin);
        self.emit(Instr::Param(slot))
    }

    /// A parameter that follows from the structure of what was captured.
    pub(super) fn structural(&mut self, number: Scalar, ty: ElemType) -> Val {
        self.param(Number::Real(number), ty, Origin::Structure)
    }

    fn param_slot(&mut self, param: Param, ty: ElemType, origin: Origin) -> u16 {
        self.kernel.params.push(ty);
        self.launch.params.push(param);
        self.origins.push(origin);
        (self.kernel.params.len() - 1) as u16
    }

    fn view(&mut self, place: &Affine, strided: bool) -> u16 {
        let Some(merged) = self.merged else {
            self.places.push(place.clone());
            return 0;
        };
        let (kind, view) = views::view(place, merged, self.tail, strided);
        if kind == ViewKind::Strided {
            self.uses_coordinates = true;
        }
        let found = self.kernel.views.iter().zip(&self.launch.views).position(|(k, v)| {
            // The same walk is one view only while no number of it may change alone.
            *k == kind && kind == ViewKind::Linear && v.offset == view.offset
        });
        match found {
            Some(k) => k as u16,
            None => {
                self.push_view(kind, view);
                (self.kernel.views.len() - 1) as u16
            }
        }
    }

    fn push_view(&mut self, kind: ViewKind, view: View) {
        self.kernel.views.push(kind);
        self.launch.views.push(view);
    }

    /// A place as a uint32 value.
    pub(super) fn index(&mut self, place: &Affine) -> Val {
        let Some(merged) = self.merged else {
            self.places.push(place.clone());
            return self.emit(Instr::KeptIndex);
        };
        let mut spatial = place.clone();
        spatial.time = 0;
        spatial.offset = 0;
        let (kind, _) = views::view(&spatial, merged, self.tail, false);
        let no_fold = merged.reduced.is_empty();
        let all_folded = merged.kept.is_empty() && !self.tail;
        let mut steps: Vec<(Instr, i64)> = match kind {
            ViewKind::Uniform => Vec::new(),
            ViewKind::Linear if no_fold || self.tail => vec![(Instr::KeptIndex, 1)],
            ViewKind::Linear if all_folded => vec![(Instr::ReducedIndex, 1)],
            _ => {
                self.uses_coordinates = true;
                self.coordinates(place, merged)
            }
        };
        if place.time != 0 {
            steps.push((Instr::Time, place.time));
        }
        // What goes back comes last, so that no sum on the way is below zero.
        let (ahead, back): (Vec<_>, Vec<_>) = steps.into_iter().partition(|(_, s)| *s > 0);
        let mut sum: Option<Val> = None;
        for (i, stride) in ahead {
            let c = self.emit_once(i);
            let walked = self.times(c, stride);
            sum = Some(self.plus(sum, walked));
        }
        if place.offset > 0 || sum.is_none() {
            let offset = self.structural(Scalar::U32(place.offset.max(0) as u32), INDEX);
            sum = Some(self.plus(sum, offset));
        }
        let mut sum = sum.unwrap_or(0);
        if place.offset < 0 {
            let offset = self.structural(Scalar::U32(-place.offset as u32), INDEX);
            sum = self.op(Op::Sub, INDEX, &[sum, offset]);
        }
        for (i, stride) in back {
            let c = self.emit_once(i);
            let walked = self.times(c, stride);
            sum = self.emit(Instr::Op { op: Op::Sub, ty: INDEX, args: smallvec![sum, walked] });
        }
        sum
    }

    /// The coordinates that a place depends on, with their strides.
    fn coordinates(&self, place: &Affine, merged: &Merged) -> Vec<(Instr, i64)> {
        let kept = merged.kept.iter().enumerate();
        let kept = kept.map(|(k, w)| (Instr::KeptCoord(k as u8), place.strides[w.lead]));
        let reduced = merged.reduced.iter().enumerate();
        let reduced = reduced.map(|(k, w)| (Instr::ReducedCoord(k as u8), place.strides[w.lead]));
        kept.chain(reduced.filter(|_| !self.tail)).filter(|(_, s)| *s != 0).collect()
    }

    fn times(&mut self, value: Val, by: i64) -> Val {
        if by == 1 || by == -1 {
            return value;
        }
        let size = self.structural(Scalar::U32(by.unsigned_abs() as u32), INDEX);
        self.emit(Instr::Op { op: Op::Mul, ty: INDEX, args: smallvec![value, size] })
    }

    fn plus(&mut self, sum: Option<Val>, value: Val) -> Val {
        match sum {
            None => value,
            Some(s) => self.emit(Instr::Op { op: Op::Add, ty: INDEX, args: smallvec![s, value] }),
        }
    }

    fn draw(
        &mut self,
        node: &Rc<Node>,
        draw: crate::op::Draw,
        (key, counter): (u64, u64),
        place: &Affine,
    ) -> Val {
        let wide = ElemType::real(Class::UInt64);
        let index = self.index(place);
        let key = Param::Real(Scalar::U64(key));
        let key = self.param_slot(key, wide, Origin::Key(node.clone()));
        let counter = Param::Real(Scalar::U64(counter));
        let counter = self.param_slot(counter, wide, Origin::Counter(node.clone()));
        self.emit(Instr::Random { draw, key, counter, index })
    }

    // ---- the whole

    pub(super) fn finish(mut self) -> Lowered {
        let extents =
            |walks: &[views::Walk]| walks.iter().map(|w| w.extent as u32).collect::<Extents>();
        let group = self.group;
        if let Some(merged) = self.merged {
            let (kept, mut reduced) = (extents(&merged.kept), extents(&merged.reduced));
            self.launch.kept_count = kept.iter().product();
            self.launch.reduced_count = reduced.iter().product();
            let folds = !group.folds.is_empty();
            if folds && reduced.is_empty() {
                reduced.push(1);
                for v in &mut self.launch.views {
                    v.reduced.push(0);
                }
            }
            self.kernel.reduced_rank = if folds { reduced.len() as u8 } else { 0 };
            self.launch.reduced = if folds { reduced } else { Extents::new() };
            self.kernel.kept_rank = if self.uses_coordinates { kept.len() as u8 } else { 0 };
            self.launch.kept = if self.uses_coordinates { kept } else { Extents::new() };
        }
        self.launch.trips = self.trips as u32;
        Lowered {
            kernel: Rc::new(self.kernel),
            launch: self.launch,
            origins: self.origins,
            tables: self.tables,
            inputs: self.inputs,
            outputs: self.outputs,
        }
    }
}

/// The node behind reshapes whose storage it shares.
fn stored(n: &Rc<Node>) -> Rc<Node> {
    let mut n = n.clone();
    while !n.is_ready()
        && n.kind == Kind::Reshape
        && let Some(inner) = n.input(0)
    {
        n = inner;
    }
    n
}

fn table_of(all: &[Scalar]) -> Array {
    use crate::value::{Data, Unit};
    macro_rules! column {
        ($($variant:ident $data:ident $zero:expr;)*) => {
            match all.first() {
                $(Some(Scalar::$variant(_)) => Data::$data(
                    all.iter().map(|s| if let Scalar::$variant(x) = s { *x } else { $zero }).collect(),
                ),)*
                None => Data::F64(Vec::new()),
            }
        };
    }
    let data = column! {
        F64 F64 0.0; F32 F32 0.0; I8 I8 0; I16 I16 0; I32 I32 0; I64 I64 0;
        U8 U8 0; U16 U16 0; U32 U32 0; U64 U64 0; Bool Bool false; Char Char Unit(0);
    };
    Array::new(Shape::matrix(1, all.len()), data)
}
