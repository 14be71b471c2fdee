//! Elements at other places: slices, permutations, reshapes, repetition, gathers, assignment to regions,
//! concatenation. Views move nothing: a plan turns them into addresses.
//! Must not know how.

use super::node::{Along, Kind, Node, Region, Stretch, ViewMap, value_of};
use super::{Flow, Graph, simplify, small_arrays};
use crate::diag::Error;
use crate::op::Op;
use crate::value::assign;
use crate::value::concat::{class_of, concat, joined_shape};
use crate::value::index::{self, Index};
use crate::value::room::room;
use crate::value::{Array, Class, ElemType, Shape, Value};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

/// The type of an array of one type that elements of another are written into. Whether an imaginary part is left is seen where a
/// program looks, as of what an operation makes.
pub(super) fn written_into(base: ElemType, new: ElemType) -> ElemType {
    let complex = base.class.is_float() && (base.complex || new.complex);
    ElemType { class: base.class, complex }
}

impl Graph {
    /// The type of an array of one type that the elements of a node are written into, where they may be: NaN is refused where
    /// only true and false are. Asks for the answer where it takes a computation.
    pub(super) fn written(&mut self, base: ElemType, new: &Rc<Node>) -> Flow<ElemType> {
        if base == ElemType::LOGICAL {
            self.check_truths(new)?;
        }
        Ok(written_into(base, new.ty))
    }

    /// The elements that indices select. Positions beyond the end are an error, as on the host.
    pub fn index(&mut self, x: &Value, indices: &[Index]) -> Flow<Value> {
        let node = self.node(x)?;
        if let Some(a) = self.small_host(&node) {
            return Ok(index::index(&Value::Array(a), indices)?);
        }
        let extents = index::folded(&node.shape, indices.len());
        // Bounds and the shape of the result are the host's own rules; the places are not listed here.
        let shape = index::selected_shape(&node.shape, indices)?;
        if indices.is_empty() {
            return Ok(value_of(&node));
        }
        let folded = self.reshape_node(&node, Shape::new(&extents));
        let stretches: Option<Region> =
            indices.iter().zip(&extents).map(|(i, &e)| stretch_of(i, e)).collect();
        let picked = match stretches {
            Some(region) => self.slice_node(&folded, &region),
            None => self.gather_grid(&folded, indices, &extents)?,
        };
        Ok(value_of(&self.reshape_node(&picked, shape)))
    }

    /// Whether elements of a host array are better left where they are and read there by what uses them: a large
    /// box of equally spaced ones.
    pub fn views(&self, x: &Value, indices: &[Index]) -> bool {
        let Value::Array(array) = x else { return false };
        if self.is_small(array.shape()) || indices.is_empty() {
            return false;
        }
        let boxed = !indices.iter().any(|i| matches!(i, Index::List { .. }));
        boxed && !self.are_few(array.shape(), indices)
    }

    /// Whether the elements that subscripts name are few enough to be read on the host: a single one, or as many as are computed
    /// at once where not everything is to be captured.
    pub fn are_read(&self, shape: &Shape, indices: &[Index]) -> bool {
        let one = indices.iter().all(|i| matches!(i, Index::One(_)));
        one || !self.captures_all() && self.are_few(shape, indices)
    }

    /// Whether everything is captured but what has very few elements, also where the host would be sooner.
    pub fn captures_all(&self) -> bool {
        self.thresholds.small_steps == usize::MAX
    }

    /// Whether subscripts name no more elements than are computed at once.
    fn are_few(&self, shape: &Shape, indices: &[Index]) -> bool {
        let extents = index::folded(shape, indices.len());
        let count = indices.iter().zip(&extents).map(|(i, &e)| i.count(e));
        count.fold(1, usize::saturating_mul) <= self.thresholds.small
    }

    /// The elements under another shape with as many elements.
    pub fn reshape(&mut self, x: &Value, shape: Shape) -> Flow<Value> {
        let node = self.node(x)?;
        if shape.numel() != node.numel() {
            return Err(Error::new(
                "MATLAB:getReshapeDims:notSameNumel",
                "Number of elements must not change. Use [] as one of the size inputs to \
                 automatically calculate the appropriate size for that dimension.",
            )
            .into());
        }
        Ok(value_of(&self.reshape_node(&node, shape)))
    }

    /// The dimensions in another order: dimension `k` of the result is dimension `order[k]` of `x`.
    /// The order has every dimension of `x` once, and may go on beyond them.
    pub fn permute(&mut self, x: &Value, order: &[usize]) -> Flow<Value> {
        let from = x.shape();
        let extents: SmallVec<[usize; 4]> = order.iter().map(|&k| from.dim(k)).collect();
        let shape = Shape::new(&extents);
        let map: ViewMap = (0..from.ndims())
            .map(|k| Along {
                offset: 0,
                step: 1,
                of: order.iter().position(|&o| o == k).and_then(|p| u8::try_from(p).ok()),
            })
            .collect();
        if let Some(a) = self.small_array(x) {
            return Ok(Value::from(small_arrays::view(a, &map, &shape)));
        }
        let node = self.node(x)?;
        Ok(value_of(&self.view_node(&node, map, shape)))
    }

    /// The transpose of a matrix, conjugated where asked.
    pub fn transpose(&mut self, x: &Value, conjugate: bool) -> Flow<Value> {
        let shape = x.shape();
        if shape.ndims() > 2 {
            return Err(Error::new(
                "MATLAB:transposeND",
                "TRANSPOSE does not support N-D arrays. Use PAGETRANSPOSE/PAGECTRANSPOSE to \
                 transpose pages or PERMUTE to reorder dimensions of N-D arrays.",
            )
            .into());
        }
        let turned = self.permute(x, &[1, 0])?;
        if conjugate && turned.elem_type().is_some_and(|t| t.complex) {
            return self.elementwise(Op::Conj, &[turned]);
        }
        Ok(turned)
    }

    /// The elements in reverse order along a dimension.
    pub fn flip(&mut self, x: &Value, dim: usize) -> Flow<Value> {
        let node = self.node(x)?;
        let mut region = whole(&node.shape);
        if let Some(r) = region.get_mut(dim)
            && r.count > 0
        {
            *r = Stretch { start: r.count - 1, step: -1, count: r.count };
        }
        Ok(value_of(&self.slice_node(&node, &region)))
    }

    /// The array repeated `times[k]` times along dimension `k`.
    pub fn repeat(&mut self, x: &Value, times: &[usize]) -> Flow<Value> {
        let node = self.node(x)?;
        let n = node.shape.ndims().max(times.len());
        let time = |k: usize| times.get(k).copied().unwrap_or(1);
        let dims: SmallVec<[usize; 4]> = (0..n).map(|k| node.shape.dim(k) * time(k)).collect();
        let shape = Shape::new(&dims);
        if node.shape.is_scalar() {
            return Ok(value_of(&self.spread(&node, shape)));
        }
        // Each extent d repeated t times is d × t, spread along t, and read as one extent again.
        let mut split: SmallVec<[usize; 8]> = SmallVec::new();
        let mut spread: SmallVec<[usize; 8]> = SmallVec::new();
        for k in 0..n {
            split.extend([node.shape.dim(k), 1]);
            spread.extend([node.shape.dim(k), time(k)]);
        }
        let apart = self.reshape_node(&node, Shape::new(&split));
        let wide = self.spread(&apart, Shape::new(&spread));
        Ok(value_of(&self.reshape_node(&wide, shape)))
    }

    /// The diagonal of a matrix as a column: element `i` is `x(i + max(-k,0), i + max(k,0))`.
    pub fn diagonal(&mut self, x: &Value, k: i64) -> Flow<Value> {
        let node = self.node(x)?;
        let (down, right) = ((-k).max(0), k.max(0));
        let rows = (node.shape.rows() as i64 - down).max(0);
        let cols = (node.shape.cols() as i64 - right).max(0);
        let shape = Shape::matrix(rows.min(cols) as usize, 1);
        let map = smallvec![
            Along { offset: down, step: 1, of: Some(0) },
            Along { offset: right, step: 1, of: Some(0) },
        ];
        Ok(value_of(&self.view_node(&node, map, shape)))
    }

    /// The elements at zero-based linear places, which are in range.
    pub fn gather(&mut self, x: &Value, places: Vec<u32>, shape: Shape) -> Flow<Value> {
        let node = self.node(x)?;
        let at = self.places(places, shape);
        Ok(value_of(&self.gather_node(&node, &at)))
    }

    /// `x` with the elements that indices select replaced. The selection lies within `x` (growing is the
    /// host's business), and `value` is 1×1 or has as many elements as are selected, in the same
    /// order of extents. None where the indices are not equally spaced: then the host does it.
    pub fn assign(&mut self, x: &Value, indices: &[Index], value: &Value) -> Flow<Option<Value>> {
        let (base, new) = (self.node(x)?, self.node(value)?);
        // Whether such numbers are complex is seen on the host, which refuses them.
        if new.ty.complex && !base.ty.class.is_float() {
            return Ok(None);
        }
        let extents = index::folded(&base.shape, indices.len());
        let stretches: Option<Region> =
            indices.iter().zip(&extents).map(|(i, &e)| stretch_of(i, e)).collect();
        let Some(mut region) = stretches else { return Ok(None) };
        if region.len() == 1 {
            region.push(Stretch { start: 0, step: 1, count: 1 });
        }
        if indices.iter().zip(&extents).any(|(i, &e)| i.reach(e) > e) {
            return Ok(None);
        }
        let counts: SmallVec<[usize; 4]> = region.iter().map(|s| s.count).collect();
        let selected = Shape::new(&counts);
        let ones = |s: &Shape| s.dims().iter().copied().filter(|&d| d != 1).collect::<Vec<_>>();
        let fits = match indices.len() {
            // Nothing is written whatever the shapes of nothing.
            _ if new.shape.is_scalar() || new.numel() == 0 && selected.is_empty() => true,
            1 => new.numel() == selected.numel(),
            _ => ones(&new.shape) == ones(&selected),
        };
        // The host says what is wrong.
        if !fits {
            return Ok(None);
        }
        let folded = Shape::new(&extents);
        let ty = match is_everything(&region, &folded) {
            // Nothing of what was there is left.
            true => self.written(ElemType::real(base.ty.class), &new)?,
            false => self.written(base.ty, &new)?,
        };
        let (base, mut new) = (self.cast_node(&base, ty), self.cast_node(&new, ty));
        if selected.is_empty() {
            return Ok(Some(value_of(&base)));
        }
        if !new.shape.is_scalar() {
            new = self.reshape_node(&new, selected);
        }
        let shape = base.shape.clone();
        let folded = self.reshape_node(&base, folded);
        let assigned = self.assign_node(&folded, region, &new);
        Ok(Some(value_of(&self.reshape_node(&assigned, shape))))
    }

    /// A matrix with one more captured row or column, or a vector with one more element, where indices say so. None where the
    /// host does it.
    pub fn append(&mut self, x: &Value, indices: &[Index], value: &Value) -> Flow<Option<Value>> {
        let (Some(old), Some(new)) = (x.elem_type(), value.elem_type()) else { return Ok(None) };
        let Some((dim, shape)) = appended(&x.shape(), indices, value.numel()) else {
            return Ok(None);
        };
        let goes = !new.complex || old.class.is_float();
        if !goes || value.shape().ndims() > 2 || !self.is_written_there(x, value) {
            return Ok(None);
        }
        // Nothing takes the class of what is put into it.
        let nothing = x.numel() == 0 && old == ElemType::DOUBLE;
        let part = self.node(value)?;
        let ty = if nothing { new } else { self.written(old, &part)? };
        let part = self.cast_node(&part, ty);
        let part = value_of(&self.reshape_node(&part, shape));
        Ok(Some(self.cat(dim, &[x.clone(), part])?))
    }

    /// `x` with zeros behind it, as large as writing a captured value wants it. None where the host does it, or says why that
    /// fails.
    pub fn widened(&mut self, x: &Value, indices: &[Index], value: &Value) -> Flow<Option<Value>> {
        let (Some(old), Some(new)) = (x.elem_type(), value.elem_type()) else { return Ok(None) };
        let goes = !new.complex || old.class.is_float();
        if !goes || !self.is_written_there(x, value) {
            return Ok(None);
        }
        let Some(shape) = assign::shape_after(&x.shape(), indices, &value.shape()) else {
            return Ok(None);
        };
        // Nothing takes the class of what is put into it.
        let nothing = x.numel() == 0 && old == ElemType::DOUBLE;
        let ty = if nothing { new } else { old };
        shape.limited_numel(ty.bytes())?;
        let zeros = self.zeros(ty, shape.clone());
        if x.numel() == 0 {
            return Ok(Some(zeros));
        }
        let (zeros, x) = (self.node(&zeros)?, self.node(x)?);
        let dims: SmallVec<[usize; 4]> = (0..shape.ndims()).map(|k| x.shape.dim(k)).collect();
        let corner = dims.iter().map(|&count| Stretch { start: 0, step: 1, count }).collect();
        let x = self.reshape_node(&x, Shape::new(&dims));
        Ok(Some(value_of(&self.assign_node(&zeros, corner, &x))))
    }

    /// `x` with the elements where a logical array of the same shape is true replaced by a scalar.
    pub fn assign_where(&mut self, x: &Value, mask: &Value, scalar: &Value) -> Flow<Value> {
        let (base, mask, new) = (self.node(x)?, self.node(mask)?, self.node(scalar)?);
        let ty = self.written(base.ty, &new)?;
        let (base, new) = (self.cast_node(&base, ty), self.cast_node(&new, ty));
        Ok(value_of(&self.op_node(Op::Select, &[mask, new, base])?))
    }

    /// Elements of `a` where a logical array is true, of `b` elsewhere, in the class that both have side by side.
    pub fn choose(&mut self, mask: &Value, a: &Value, b: &Value) -> Flow<Value> {
        let ty = class_of([a, b].into_iter().filter_map(Value::elem_type));
        let (mask, a, b) = (self.node(mask)?, self.node(a)?, self.node(b)?);
        let (a, b) = (self.cast_node(&a, ty), self.cast_node(&b, ty));
        Ok(value_of(&self.op_node(Op::Select, &[mask, a, b])?))
    }

    /// Arrays of elements one after the other along a dimension.
    pub fn cat(&mut self, dim: usize, parts: &[Value]) -> Flow<Value> {
        if parts.iter().map(Value::numel).sum::<usize>() <= self.thresholds.small
            && let Some(host) = parts.iter().map(on_host).collect::<Option<Vec<Value>>>()
        {
            return Ok(concat(dim, &host)?);
        }
        let ty = class_of(parts.iter().filter_map(Value::elem_type));
        let shapes: Vec<Shape> = parts.iter().map(Value::shape).collect();
        let (shape, used) = joined_shape(dim, &shapes)?;
        let mut nodes: SmallVec<[Rc<Node>; 2]> = SmallVec::new();
        for (part, _) in parts.iter().zip(&used).filter(|(p, used)| **used && p.numel() > 0) {
            let node = self.node(part)?;
            nodes.push(self.cast_node(&node, ty));
        }
        if nodes.is_empty() {
            return Ok(Value::from(Array::zeros(ty, shape)));
        }
        if nodes.len() == 1 {
            return Ok(value_of(&self.reshape_node(&nodes[0].clone(), shape)));
        }
        Ok(value_of(&self.make(Kind::Cat(dim.min(30) as u8), ty, shape, nodes)))
    }

    pub(super) fn reshape_node(&mut self, node: &Rc<Node>, shape: Shape) -> Rc<Node> {
        if node.shape == shape {
            return node.clone();
        }
        // A reshape of a reshape is the last one.
        let mut from = node.clone();
        while from.kind == Kind::Reshape
            && let Some(inner) = from.input(0)
        {
            from = inner;
        }
        if from.shape == shape {
            return from;
        }
        if let Some(a) = self.small_host(&from) {
            return self.fresh_elements(&from, (*a).clone().reshaped(shape));
        }
        self.make(Kind::Reshape, from.ty, shape, smallvec![from])
    }

    fn slice_node(&mut self, node: &Rc<Node>, region: &[Stretch]) -> Rc<Node> {
        let counts: SmallVec<[usize; 4]> = region.iter().map(|s| s.count).collect();
        let map: ViewMap = (0..node.shape.ndims())
            .map(|k| match region.get(k) {
                Some(s) => Along { offset: s.start as i64, step: s.step, of: Some(k as u8) },
                None => Along { offset: 0, step: 1, of: Some(k as u8) },
            })
            .collect();
        self.view_node(node, map, Shape::new(&counts))
    }

    /// A 1-extent array spread over a shape by implicit expansion.
    pub(super) fn spread(&mut self, node: &Rc<Node>, shape: Shape) -> Rc<Node> {
        let map: ViewMap = (0..node.shape.ndims())
            .map(|k| match node.shape.dim(k) {
                1 => Along { offset: 0, step: 0, of: None },
                _ => Along { offset: 0, step: 1, of: Some(k as u8) },
            })
            .collect();
        self.view_node(node, map, shape)
    }

    /// A view; views of views are one view, and one that moves nothing is its input.
    pub(super) fn view_node(&mut self, node: &Rc<Node>, map: ViewMap, shape: Shape) -> Rc<Node> {
        let (from, map) = simplify::view(node.clone(), map, &shape);
        if simplify::is_identity(&from, &map, &shape) {
            return from;
        }
        // A few elements of a large array, too, if that is on the host.
        if self.is_small(&shape)
            && let Some(a) = self.small_host(&from).or_else(|| from.host())
        {
            return self.fresh_elements(&from, small_arrays::view(&a, &map, &shape));
        }
        if shape.is_empty() {
            return self.fresh_constant(Rc::new(Array::zeros(from.ty, shape)));
        }
        if let Some(beginning) = self.beginning(&from, &map, &shape) {
            return beginning;
        }
        // A column turned into a row has its elements in the same order.
        if simplify::keeps_order(&from, &map, &shape) {
            return self.reshape_node(&from, shape);
        }
        self.make(Kind::View(map), from.ty, shape, smallvec![from])
    }

    /// What only so many elements of each lane of a routine's output are wanted of.
    fn beginning(&mut self, from: &Rc<Node>, map: &ViewMap, shape: &Shape) -> Option<Rc<Node>> {
        let Kind::Routine(routine, output) = from.kind else {
            return self.beginning_of_elements(from, map, shape);
        };
        let whole = |k: usize| {
            let all = Along { offset: 0, step: 1, of: Some(k as u8) };
            from.shape.dim(k) == shape.dim(k) && (map[k] == all || from.shape.dim(k) == 1)
        };
        let dim = (0..map.len()).find(|&k| !whole(k)).filter(|_| !from.is_ready())?;
        let along = map[dim];
        let first = along.offset == 0 && (along.of.is_none() || along.step == 1);
        let count = if along.of.is_some() { shape.dim(dim) } else { 1 };
        let alike = *shape == from.shape.with_dim(dim, count);
        if !first || !alike || !(0..map.len()).all(|k| k == dim || whole(k)) {
            return None;
        }
        let lanes = super::capture::lanes_of(&from.shape, dim).ok()?;
        let routine = routine.beginning(lanes, u32::try_from(count).ok()?)?;
        Some(self.routine(routine, output, from.ty, shape.clone(), from.inputs()))
    }

    /// The same of what is made of such an output element by element: the places that a sort gives, in doubles.
    fn beginning_of_elements(
        &mut self,
        from: &Rc<Node>,
        map: &ViewMap,
        shape: &Shape,
    ) -> Option<Rc<Node>> {
        if !matches!(from.kind, Kind::Op { .. } | Kind::Cast) || from.is_ready() {
            return None;
        }
        let mut inputs = from.inputs();
        let mut others = (0..inputs.len()).filter(|&k| !matches!(inputs[k].kind, Kind::Scalar(_)));
        let (Some(k), None) = (others.next(), others.next()) else { return None };
        if inputs[k].shape != from.shape {
            return None;
        }
        inputs[k] = self.beginning(&inputs[k].clone(), map, shape)?;
        Some(self.make(from.kind.clone(), from.ty, shape.clone(), inputs))
    }

    fn assign_node(&mut self, base: &Rc<Node>, region: Region, new: &Rc<Node>) -> Rc<Node> {
        if is_everything(&region, &base.shape) {
            return match new.shape.is_scalar() && !base.shape.is_scalar() {
                true => self.spread(new, base.shape.clone()),
                false => self.reshape_node(new, base.shape.clone()),
            };
        }
        let shape = base.shape.clone();
        self.make(Kind::Assign(region), base.ty, shape, smallvec![base.clone(), new.clone()])
    }

    pub(super) fn gather_node(&mut self, node: &Rc<Node>, at: &Rc<Node>) -> Rc<Node> {
        if at.shape.is_empty() {
            return self.fresh_constant(Rc::new(Array::zeros(node.ty, at.shape.clone())));
        }
        // A number is stored nowhere: every place has it.
        if matches!(node.kind, Kind::Scalar(_)) {
            return if at.numel() == 1 {
                node.clone()
            } else {
                self.spread(node, at.shape.clone())
            };
        }
        self.make(Kind::Gather, node.ty, at.shape.clone(), smallvec![node.clone(), at.clone()])
    }

    fn places(&mut self, places: Vec<u32>, shape: Shape) -> Rc<Node> {
        self.fresh_constant(Rc::new(Array::from_vec(shape, places)))
    }

    /// Elements at a grid of positions, some of them listed: the linear place is a sum of one array a
    /// dimension, spread over the others.
    fn gather_grid(
        &mut self,
        node: &Rc<Node>,
        indices: &[Index],
        extents: &[usize],
    ) -> Flow<Rc<Node>> {
        super::capture::extent(node.numel())?;
        let mut stride = 1usize;
        let mut sum: Option<Rc<Node>> = None;
        for (k, (index, &extent)) in indices.iter().zip(extents).enumerate() {
            let count = index.count(extent);
            room(4 * count)?;
            let at: Vec<u32> = (0..count).map(|j| (index.get(j) * stride) as u32).collect();
            let mut along: SmallVec<[usize; 4]> = smallvec![1; indices.len().max(2)];
            along[k] = count;
            let part = self.places(at, Shape::new(&along));
            sum = Some(match sum {
                None => part,
                Some(so_far) => self.op_node(Op::Add, &[so_far, part])?,
            });
            stride = stride.saturating_mul(extent);
        }
        let at = sum.unwrap_or_else(|| self.places(vec![0], Shape::scalar()));
        debug_assert_eq!(at.ty, ElemType::real(Class::UInt32), "places are counted in uint32");
        Ok(self.gather_node(node, &at))
    }
}

/// A value whose elements are on the host, as such.
fn on_host(value: &Value) -> Option<Value> {
    match value {
        Value::Lazy(lazy) => lazy.node.host().map(Value::from),
        other => Some(other.clone()),
    }
}

/// Along which dimension indices go one beyond what there is, and what is so many elements there: all that lies side by side.
fn appended(shape: &Shape, indices: &[Index], count: usize) -> Option<(usize, Shape)> {
    let &[rows, cols] = shape.dims() else { return None };
    let nothing = rows == 0 && cols == 0;
    // How many lie beside each other, where an index takes all of them.
    let all = |index: &Index, extent: usize| match index {
        Index::Colon if nothing => Some(count),
        Index::Colon => Some(extent),
        Index::One(0) if nothing || extent == 1 => Some(1),
        Index::Steps { start: 0, step: 1, count } if *count == extent => Some(extent),
        _ => None,
    };
    let (dim, wide) = match indices {
        [Index::One(at)] if *at == shape.numel() && (nothing || rows == 1) => (1, 1),
        [Index::One(at)] if *at == shape.numel() && cols == 1 => (0, 1),
        [Index::One(at), other] if *at == rows => (0, all(other, cols)?),
        [other, Index::One(at)] if *at == cols => (1, all(other, rows)?),
        _ => return None,
    };
    let part = if dim == 0 { Shape::matrix(1, wide) } else { Shape::matrix(wide, 1) };
    (wide == count).then_some((dim, part))
}

/// Whether a region is all of a shape, in order.
fn is_everything(region: &[Stretch], shape: &Shape) -> bool {
    let all = |(k, s): (usize, &Stretch)| s.start == 0 && s.step == 1 && s.count == shape.dim(k);
    region.iter().enumerate().all(all)
}

fn stretch_of(index: &Index, extent: usize) -> Option<Stretch> {
    match *index {
        Index::Colon => Some(Stretch { start: 0, step: 1, count: extent }),
        Index::One(start) => Some(Stretch { start, step: 1, count: 1 }),
        Index::Steps { start, step, count } => Some(Stretch { start, step: step as i64, count }),
        Index::List { .. } => None,
    }
}

fn whole(shape: &Shape) -> Region {
    shape.dims().iter().map(|&count| Stretch { start: 0, step: 1, count }).collect()
}
