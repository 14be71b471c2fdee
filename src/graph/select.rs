//! Elements at captured subscripts: `x(p)`, `x(mask)`, `x(p) = v`, `x(mask) = []`, `find`. The subscripts stay where they lie; what
//! the host has to know of each is one number: whether all are places, or how many are true.
//! Must not know how a node is computed.

use super::node::{Node, Number, node_of, value_of};
use super::view::written_into;
use super::{Flow, Graph, Stop, Way};
use crate::diag::Error;
use crate::op::host_work::HostWork;
use crate::op::known::Question;
use crate::op::{Op, ReduceOp};
use crate::routine::{Owners, Trues};
use crate::value::index::{self, Index};
use crate::value::{Array, Class, ElemType, Lazy, Scalar, Shape, Value};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

const PLACE: ElemType = ElemType::real(Class::UInt32);

/// A subscript along one extent.
enum Subscript {
    /// One that the host knows.
    Known(Index),
    /// Zero-based places in range, and the shape in which they were written.
    Captured(Rc<Node>, Shape),
}

impl Subscript {
    fn count(&self, extent: usize) -> usize {
        match self {
            Subscript::Known(index) => index.count(extent),
            Subscript::Captured(at, _) => at.numel(),
        }
    }

    fn written(&self, extent: usize) -> Shape {
        match self {
            Subscript::Known(index) => index.shape(extent),
            Subscript::Captured(_, shape) => shape.clone(),
        }
    }
}

impl Graph {
    /// Whether a value's elements are captured and not on the host, and too many to be fetched for nothing.
    pub fn is_away(&self, x: &Value) -> bool {
        let Value::Lazy(l) = x else { return false };
        self.thresholds.far && l.node.host().is_none() && l.shape.numel() > self.thresholds.small
    }

    /// Whether what is written into an array is captured, so that this goes where that lies: it is too much to be fetched, or to wait
    /// for it takes longer than the array takes on its way.
    pub fn is_written_there(&self, x: &Value, value: &Value) -> bool {
        let Value::Lazy(lazy) = value else { return false };
        let bytes = x.elem_type().map_or(0, |ty| ty.bytes()) * x.numel();
        let Way { wait, byte, .. } = self.thresholds.way;
        let waits = || byte * bytes as f64 <= wait;
        self.is_away(value) || self.thresholds.far && lazy.node.host().is_none() && waits()
    }

    /// Whether fetching all elements of a captured array takes no longer than so many waits for some of them.
    pub fn is_worth_a_wait(&self, lazy: &Lazy, waits: u8) -> bool {
        let Way { wait, byte, .. } = self.thresholds.way;
        let bytes = lazy.ty.bytes() * lazy.shape.numel();
        !self.thresholds.far || byte * bytes as f64 <= wait * f64::from(waits)
    }

    /// Work on few elements is captured for the work on many that it is fused with. Where nothing but such work follows, it
    /// is better computed at once: asks for the operands then, which are values of the program.
    pub fn small_step(&mut self, args: [&Value; 2]) -> Flow<()> {
        let pending = args.iter().filter_map(|x| match x {
            Value::Lazy(l) if l.node.host().is_none() => Some(l),
            _ => None,
        });
        if self.records || args.iter().any(|x| x.numel() > self.thresholds.small) {
            self.small_steps = 0;
        } else if pending.clone().next().is_some() {
            self.small_steps += 1;
        }
        if self.small_steps <= self.thresholds.small_steps {
            return Ok(());
        }
        self.small_steps = 0;
        Err(Stop::Need(pending.cloned().collect()))
    }

    /// Whether work on values is for the device: elements are there, or the host would take longer for it than those that
    /// are not there take on their way. Those pay what is lost by their staying, until it has paid for that.
    pub fn is_for_device(&mut self, args: &[&Value], host: HostWork) -> bool {
        if args.iter().any(|x| self.is_away(x)) {
            return true;
        }
        let way = self.thresholds.way;
        if !self.thresholds.far || args.iter().all(|x| x.numel() <= self.thresholds.small) {
            return false;
        }
        let mut staying: SmallVec<[(&Value, f64); 4]> = SmallVec::new();
        for x in args {
            let Some(ty) = x.elem_type() else { return false };
            let price = way.compile + way.byte * (x.numel() * ty.bytes()) as f64;
            if !self.lies_there(x) && self.rent_of(x) < price {
                staying.push((x, price));
            }
        }
        let travels: f64 = staying.iter().map(|(_, price)| price).sum();
        let loss = host.nanoseconds() - way.wait;
        if loss > travels {
            return true;
        }
        for (x, price) in staying.into_iter().filter(|_| loss > 0.0) {
            if let Value::Array(a) = x {
                self.constant_node(a).pay_rent(loss * price / travels);
            }
        }
        false
    }

    fn rent_of(&self, x: &Value) -> f64 {
        match x {
            Value::Array(a) => self.constants.get(&Rc::as_ptr(a)).map_or(0.0, |n| n.rent()),
            Value::Lazy(l) => super::node::node_of(l).map_or(0.0, |n| n.rent()),
            _ => 0.0,
        }
    }

    /// Whether a provider has a copy of a host value's elements.
    fn lies_there(&self, x: &Value) -> bool {
        match x {
            Value::Array(a) => self.constants.get(&Rc::as_ptr(a)).is_some_and(|n| n.has_slots()),
            Value::Lazy(l) => super::node::node_of(l).is_some_and(|n| n.has_slots()),
            _ => false,
        }
    }

    /// Whether a subscript is a list of places on the host.
    fn is_listed(&self, arg: &Value) -> bool {
        let list = match arg {
            Value::Array(a) => a.elem_type(),
            Value::Lazy(l) if l.node.host().is_some() => l.ty,
            _ => return false,
        };
        list.class.is_numeric() && !list.complex
    }

    /// Whether a value's elements are captured, and known to be places within an extent: then nobody has to see them.
    fn is_place(&self, arg: &Value, extent: usize) -> bool {
        let Value::Lazy(l) = arg else { return false };
        let Ok(most) = super::capture::extent(extent) else { return false };
        let within = |node: Rc<Node>| Question::NoPlace(most).is_beyond(super::bounds::of(&node));
        self.thresholds.far
            && !self.records
            && l.node.host().is_none()
            && l.ty.class.is_numeric()
            && !l.ty.complex
            && node_of(l).is_some_and(within)
    }

    /// Whether captured elements of a captured array are named by captured places.
    fn is_placed(&self, x: &Value, args: &[Value]) -> bool {
        matches!(x, Value::Lazy(l) if l.node.host().is_none()) && self.has_places(&x.shape(), args)
    }

    /// Whether something is written where captured places say: into what is captured, or it is.
    fn is_put_at_places(&self, x: &Value, args: &[Value], value: &Value) -> bool {
        let captured = |x: &Value| matches!(x, Value::Lazy(l) if l.node.host().is_none());
        (captured(x) || captured(value)) && self.has_places(&x.shape(), args)
    }

    /// Whether a subscript of arrays of a shape is captured, and known to name places of it.
    fn has_places(&self, shape: &Shape, args: &[Value]) -> bool {
        let extents = index::folded(shape, args.len());
        args.iter().zip(extents).any(|(arg, extent)| self.is_place(arg, extent))
    }

    /// Whether a selection of much by lists of the host is for the device, where these other values take part in it.
    fn is_selected_there(&mut self, others: &[&Value], args: &[Value]) -> bool {
        let Some(x) = others.first() else { return false };
        // Of what is captured the host knows the places that short lists name.
        let least = if self.is_away(x) { self.thresholds.small } else { 1 };
        let long = |a: &&Value| a.numel() > least && self.is_listed(a);
        let lists: SmallVec<[&Value; 2]> = args.iter().filter(long).collect();
        if lists.is_empty() {
            return false;
        }
        let all = |a: &Value, extent: usize| match a.is_char() {
            true => extent,
            false => a.numel(),
        };
        let counts = args.iter().zip(index::folded(&x.shape(), args.len()));
        let count = counts.map(|(a, extent)| all(a, extent)).fold(1, usize::saturating_mul);
        if count <= self.thresholds.small {
            return false;
        }
        let taking: SmallVec<[&Value; 4]> = others.iter().copied().chain(lists).collect();
        self.is_for_device(&taking, HostWork::Places(count))
    }

    /// `x(args)` where a subscript is captured, or lists of the host name so much that the device is faster. None where the host does
    /// it: it says what is wrong, too.
    pub fn pick(&mut self, x: &Value, args: &[Value]) -> Flow<Option<Value>> {
        if x.numel() < 2
            || x.elem_type().is_none()
            || !(args.iter().any(|a| self.is_away(a))
                || self.is_placed(x, args)
                || self.is_selected_there(&[x], args))
        {
            return Ok(None);
        }
        let node = self.node(x)?;
        let Some(subscripts) = self.subscripts(&node.shape, args)? else { return Ok(None) };
        let extents = index::folded(&node.shape, args.len());
        let counts: SmallVec<[usize; 4]> =
            subscripts.iter().zip(&extents).map(|(s, &e)| s.count(e)).collect();
        let shape = match subscripts.as_slice() {
            [one] => index::shape_of_line(&node.shape, &one.written(extents[0]), counts[0]),
            _ => Shape::new(&counts),
        };
        if shape.is_empty() {
            return Ok(Some(Value::from(Array::zeros(node.ty, shape))));
        }
        let at = self.places_of(&subscripts, &extents)?;
        let at = self.reshape_node(&at, shape);
        Ok(Some(value_of(&self.gather_node(&node, &at))))
    }

    /// Whether `x(args) = value` is captured whatever `x` is: a subscript is captured, or lists so many places that the
    /// device is faster.
    pub fn puts(&mut self, x: &Value, args: &[Value], value: &Value) -> bool {
        args.iter().any(|a| self.is_away(a))
            || self.is_put_at_places(x, args, value)
            || self.is_selected_there(&[x, value], args)
    }

    /// `x(args) = value` where a subscript is captured, or lists places of what is. Of equal places the last one counts.
    /// None where the host does it.
    pub fn put(&mut self, x: &Value, args: &[Value], value: &Value) -> Flow<Option<Value>> {
        let away = args.iter().any(|a| self.is_away(a))
            || self.is_away(x)
            || self.is_away(value)
            || self.is_put_at_places(x, args, value);
        let (Some(old), Some(written)) = (x.elem_type(), value.elem_type()) else {
            return Ok(None);
        };
        // What is complex goes into numbers that have an imaginary part.
        let goes = !written.complex || old.class.is_float();
        if x.numel() < 2 || !goes || !(away || self.is_selected_there(&[x, value], args)) {
            return Ok(None);
        }
        let (base, new) = (self.node(x)?, self.node(value)?);
        let ty = self.written(old, &new)?;
        // A scalar where a mask is true is a choice.
        if new.shape.is_scalar()
            && let Some((mask, folded)) = self.masked(&base.shape, args)?
        {
            return Ok(Some(value_of(&self.chosen(&base, &new, (mask, folded), ty)?)));
        }
        let Some(subscripts) = self.subscripts(&base.shape, args)? else { return Ok(None) };
        let extents = index::folded(&base.shape, args.len());
        let counts: SmallVec<[usize; 4]> =
            subscripts.iter().zip(&extents).map(|(s, &e)| s.count(e)).collect();
        let count: usize = counts.iter().product();
        let ones = |dims: &[usize]| -> SmallVec<[usize; 4]> {
            dims.iter().copied().filter(|&d| d != 1).collect()
        };
        let fits = match subscripts.len() {
            1 => new.numel() == count,
            _ => ones(new.shape.dims()) == ones(&counts),
        };
        if count == 0 || !(new.shape.is_scalar() || fits) {
            return Ok(None);
        }
        if let Some(place) = self.one_place(&subscripts, &extents)? {
            let new = match new.shape.is_scalar() {
                true => new,
                false => self.reshape_node(&new, of_extents(&counts)),
            };
            return Ok(Some(value_of(&self.chosen(&base, &new, place, ty)?)));
        }
        let at = self.places_of(&subscripts, &extents)?;
        let (base, new) = (self.cast_node(&base, ty), self.cast_node(&new, ty));
        Ok(Some(value_of(&self.put_at(&base, &at, count, &new)?)))
    }

    /// What is true where subscripts point that name one place or all of each extent, and the shape of an array that is folded
    /// to these. None where they name others.
    fn one_place(
        &mut self,
        subscripts: &[Subscript],
        extents: &[usize],
    ) -> Result<Option<(Rc<Node>, Shape)>, Error> {
        let mut all: Option<Rc<Node>> = None;
        for (k, (subscript, &extent)) in subscripts.iter().zip(extents).enumerate() {
            let at = match subscript {
                Subscript::Known(Index::Colon) => continue,
                Subscript::Captured(at, _) if at.numel() == 1 => {
                    self.reshape_node(at, Shape::scalar())
                }
                Subscript::Known(index) if index.count(extent) == 1 => {
                    self.scalar(Number::Real(Scalar::U32(index.get(0) as u32)))
                }
                _ => return Ok(None),
            };
            let along = of_extents(&vec![1; extents.len()]).with_dim(k, extent);
            let places = self.coord_node(along, k);
            let here = self.op_node(Op::Eq, &[places, at])?;
            all = Some(match all {
                None => here,
                Some(others) => self.op_node(Op::And, &[others, here])?,
            });
        }
        Ok(all.map(|all| (all, of_extents(extents))))
    }

    /// Whether these subscripts of arrays of a shape are one captured mask whose elements are not on the host, and all of the
    /// other extents.
    pub fn is_masked(&self, shape: &Shape, args: &[Value]) -> bool {
        let extents = index::folded(shape, args.len());
        let is_mask = |arg: &Value, extent: usize| match arg {
            Value::Lazy(lazy) => lazy.ty == ElemType::LOGICAL && lazy.shape.numel() == extent,
            _ => false,
        };
        let masks = |arg: &&Value| self.is_away(arg);
        args.iter().filter(masks).count() == 1
            && args.iter().zip(extents).all(|(a, extent)| is_mask(a, extent) || is_colon(a))
    }

    /// `x(args) = value(args)` by subscripts of which `is_masked` holds, for arrays of one shape. None where x would be of another
    /// type then.
    pub fn put_chosen(&mut self, x: &Value, args: &[Value], value: &Value) -> Flow<Option<Value>> {
        let (Some(old), Some(new)) = (x.elem_type(), value.elem_type()) else { return Ok(None) };
        // What goes into an array of truth values or characters is looked at.
        let goes = old.class.is_numeric() || old.class == new.class;
        if !goes || x.shape() != value.shape() || written_into(old, new) != old {
            return Ok(None);
        }
        let (base, new) = (self.node(x)?, self.node(value)?);
        let Some(mask) = self.masked(&base.shape, args)? else { return Ok(None) };
        let new = self.reshape_node(&new, mask.1.clone());
        Ok(Some(value_of(&self.chosen(&base, &new, mask, old)?)))
    }

    /// An array with the elements of another, or one number, where a mask is true of it as it is folded; the other is spread over
    /// what it is folded to.
    fn chosen(
        &mut self,
        base: &Rc<Node>,
        new: &Rc<Node>,
        (mask, folded): (Rc<Node>, Shape),
        ty: ElemType,
    ) -> Result<Rc<Node>, Error> {
        let old = self.reshape_node(base, folded);
        let (old, new) = (self.cast_node(&old, ty), self.cast_node(new, ty));
        let all = self.op_node(Op::Select, &[mask, new, old])?;
        Ok(self.reshape_node(&all, base.shape.clone()))
    }

    /// The one captured mask of these subscripts where the others are all, as what is true of an array that is folded to them,
    /// and the shape of that.
    fn masked(&mut self, shape: &Shape, args: &[Value]) -> Flow<Option<(Rc<Node>, Shape)>> {
        let extents = index::folded(shape, args.len());
        let mut found = None;
        for (dim, arg) in args.iter().enumerate() {
            match arg {
                Value::Lazy(lazy) if lazy.ty == ElemType::LOGICAL && found.is_none() => {
                    if lazy.shape.numel() != extents[dim] {
                        return Ok(None);
                    }
                    found = Some((dim, arg));
                }
                _ if is_colon(arg) => {}
                _ => return Ok(None),
            }
        }
        let Some((dim, mask)) = found else { return Ok(None) };
        let mask = self.node(mask)?;
        let folded = match extents.len() {
            1 => shape.clone(),
            _ => Shape::new(&extents),
        };
        let along = match extents.len() {
            1 => folded.clone(),
            n => Shape::new(&vec![1; n]).with_dim(dim, extents[dim]),
        };
        Ok(Some((self.reshape_node(&mask, along), folded)))
    }

    /// An array whose elements at so many places are those of another, or one number. Of equal places the last one counts.
    fn put_at(
        &mut self,
        base: &Rc<Node>,
        at: &Rc<Node>,
        count: usize,
        new: &Rc<Node>,
    ) -> Result<Rc<Node>, Error> {
        let n = base.numel();
        let routine =
            Owners { count: super::capture::extent(count)?, len: super::capture::extent(n)? };
        let column = Shape::matrix(n, 1);
        let at = self.reshape_node(at, Shape::matrix(count, 1));
        let owners = self.routine(routine, 0, PLACE, column.clone(), smallvec![at]);
        let nobody = self.scalar(Number::Real(Scalar::U32(0)));
        let owned = self.op_node(Op::Ne, &[owners.clone(), nobody])?;
        let written = match new.shape.is_scalar() {
            true => new.clone(),
            false => {
                // Of what nobody owns, 1 less is still 0: it is a place, though nobody looks there.
                let owner = self.less_one(&owners)?;
                let column = self.reshape_node(new, Shape::matrix(count, 1));
                self.gather_node(&column, &owner)
            }
        };
        let column = self.reshape_node(base, column);
        let all = self.op_node(Op::Select, &[owned, written, column])?;
        Ok(self.reshape_node(&all, base.shape.clone()))
    }

    /// `x(args) = []` of a captured array, or by a captured mask. None where the host does it.
    pub fn without(&mut self, x: &Value, args: &[Value]) -> Flow<Option<Value>> {
        if !self.is_away(x) && !args.iter().any(|a| self.is_away(a)) || x.elem_type().is_none() {
            return Ok(None);
        }
        let mut node = self.node(x)?;
        // Without some of all its elements an array is a row.
        if let [mask] = args
            && self.is_away(mask)
            && index::line_of(&node.shape).is_none()
        {
            node = self.reshape_node(&node, Shape::matrix(1, node.numel()));
        }
        let colon = |a: &Value| matches!(Index::from_value(a), Ok(Index::Colon));
        let named: SmallVec<[usize; 4]> =
            (0..args.len()).filter(|&k| self.is_away(&args[k]) || !colon(&args[k])).collect();
        let dim = match (named.as_slice(), args.len()) {
            (&[_], 1) => match index::line_of(&node.shape) {
                Some(dim) => dim,
                None => return Ok(None),
            },
            (&[dim], n) if n == node.shape.ndims() => dim,
            _ => return Ok(None),
        };
        let extent = node.shape.dim(dim);
        let arg = &args[named[0]];
        let kept = if !self.is_away(arg) && arg.numel() == 1 && self.is_place(arg, extent) {
            // All places but one: from that on the next ones.
            let at = self.node(arg)?;
            let at = self.cast_node(&at, PLACE);
            let at = self.less_one(&at)?;
            let at = self.reshape_node(&at, Shape::scalar());
            let places = self.coord_node(Shape::matrix(extent - 1, 1), 0);
            let beyond = self.op_node(Op::Ge, &[places.clone(), at])?;
            let beyond = self.cast_node(&beyond, PLACE);
            self.op_node(Op::Add, &[places, beyond])?
        } else if self.is_away(arg) {
            let mask = self.node(arg)?;
            if mask.ty != ElemType::LOGICAL || mask.numel() != extent {
                return Ok(None);
            }
            let gone = self.count_true(&mask)?;
            // An array of which nothing goes is what it was, in its shape too.
            if gone == 0 {
                return Ok(Some(x.clone()));
            }
            self.places_where(&mask, false, extent - gone)
        } else {
            let index = Index::from_value(arg)?;
            if index.reach(extent) > extent {
                return Ok(None);
            }
            let mut keep = vec![true; extent];
            (0..index.count(extent)).for_each(|k| keep[index.get(k)] = false);
            let kept = (0..extent as u32).filter(|&k| keep[k as usize]).collect::<Vec<_>>();
            let shape = Shape::matrix(kept.len(), 1);
            self.fresh_constant(Rc::new(Array::from_vec(shape, kept)))
        };
        let shape = node.shape.with_dim(dim, kept.numel());
        if shape.is_empty() {
            return Ok(Some(Value::from(Array::zeros(node.ty, shape))));
        }
        let extents: Vec<usize> = node.shape.dims().to_vec();
        let subscripts: Vec<Subscript> = (0..extents.len())
            .map(|k| match k == dim {
                true => Subscript::Captured(kept.clone(), kept.shape.clone()),
                false => Subscript::Known(Index::Colon),
            })
            .collect();
        let at = self.places_of(&subscripts, &extents)?;
        let at = self.reshape_node(&at, shape);
        Ok(Some(value_of(&self.gather_node(&node, &at))))
    }

    /// The elements at captured zero-based places, which are in range, in the shape of these.
    pub fn taken(&mut self, x: &Value, places: &Value) -> Flow<Value> {
        let (node, at) = (self.node(x)?, self.node(places)?);
        Ok(value_of(&self.gather_node(&node, &at)))
    }

    /// The zero-based places of what is not zero, as a column, for the host to know how many. None where
    /// the host does it.
    pub fn nonzero_places(&mut self, x: &Value) -> Flow<Option<Value>> {
        if !self.is_away(x) {
            return Ok(None);
        }
        let node = self.node(x)?;
        super::capture::extent(node.numel())?;
        let count = self.count_true(&node)?;
        let mask = self.cast_node(&node, ElemType::LOGICAL);
        Ok(Some(value_of(&self.places_where(&mask, true, count))))
    }

    /// How many elements are not zero, as a captured double.
    pub fn nonzero_count(&mut self, x: &Value) -> Flow<Value> {
        let node = self.node(x)?;
        let count = self.count_node(&node);
        Ok(value_of(&self.cast_node(&count, ElemType::DOUBLE)))
    }

    /// Subscripts that all lie within an array of this shape; None where they do not, or cannot be taken here.
    fn subscripts(&mut self, shape: &Shape, args: &[Value]) -> Flow<Option<Vec<Subscript>>> {
        super::capture::extent(shape.numel())?;
        let mut all = Vec::with_capacity(args.len());
        for (arg, extent) in args.iter().zip(index::folded(shape, args.len())) {
            // A long list is read where the others are: it goes there once, and is checked once.
            let one = if self.is_away(arg) || self.is_listed(arg) || self.is_place(arg, extent) {
                let node = self.node(arg)?;
                if node.ty.complex || node.ty.class == Class::Char {
                    return Ok(None);
                }
                if node.ty == ElemType::LOGICAL {
                    if node.numel() > extent {
                        return Ok(None);
                    }
                    let count = self.count_true(&node)?;
                    let written = index::mask_shape(&node.shape, count);
                    Subscript::Captured(self.places_where(&node, true, count), written)
                } else {
                    if self.ask(&node, Question::NoPlace(super::capture::extent(extent)?))? {
                        return Ok(None);
                    }
                    let whole = self.cast_node(&node, PLACE);
                    Subscript::Captured(self.less_one(&whole)?, node.shape.clone())
                }
            } else {
                let index = Index::from_value(arg)?;
                if index.reach(extent) > extent {
                    return Ok(None);
                }
                Subscript::Known(index)
            };
            all.push(one);
        }
        Ok(Some(all))
    }

    fn less_one(&mut self, node: &Rc<Node>) -> Result<Rc<Node>, Error> {
        let one = self.scalar(Number::Real(Scalar::U32(1)));
        self.op_node(Op::Sub, &[node.clone(), one])
    }

    /// The linear places that subscripts name, as an array with an extent for each.
    fn places_of(
        &mut self,
        subscripts: &[Subscript],
        extents: &[usize],
    ) -> Result<Rc<Node>, Error> {
        let mut stride = 1usize;
        let mut sum: Option<Rc<Node>> = None;
        for (k, (subscript, &extent)) in subscripts.iter().zip(extents).enumerate() {
            let count = subscript.count(extent);
            let mut along: SmallVec<[usize; 4]> = smallvec![1; subscripts.len().max(2)];
            along[k] = count;
            let along = Shape::new(&along);
            let part = match subscript {
                Subscript::Captured(at, _) => {
                    let at = self.reshape_node(at, along);
                    self.times(at, stride)?
                }
                Subscript::Known(Index::Colon) => {
                    let at = self.coord_node(along, k);
                    self.times(at, stride)?
                }
                Subscript::Known(index) => {
                    let at = (0..count).map(|j| (index.get(j) * stride) as u32).collect::<Vec<_>>();
                    self.fresh_constant(Rc::new(Array::from_vec(along, at)))
                }
            };
            sum = Some(match sum {
                None => part,
                Some(so_far) => self.op_node(Op::Add, &[so_far, part])?,
            });
            stride = stride.saturating_mul(extent);
        }
        let none = || Array::from_vec(Shape::scalar(), vec![0u32]);
        Ok(sum.unwrap_or_else(|| self.fresh_constant(Rc::new(none()))))
    }

    fn times(&mut self, at: Rc<Node>, stride: usize) -> Result<Rc<Node>, Error> {
        if stride == 1 {
            return Ok(at);
        }
        let stride = self.scalar(Number::Real(Scalar::U32(stride as u32)));
        self.op_node(Op::Mul, &[at, stride])
    }

    /// The `count` zero-based places at which a logical array has a value, as a column.
    pub(super) fn places_where(&mut self, mask: &Rc<Node>, value: bool, count: usize) -> Rc<Node> {
        if count == 0 {
            let none = Array::from_vec(Shape::matrix(0, 1), Vec::<u32>::new());
            return self.fresh_constant(Rc::new(none));
        }
        let (len, column) = (mask.numel(), Shape::matrix(mask.numel(), 1));
        let flat = self.reshape_node(mask, column);
        let routine = Trues { len: len as u32, count: count as u32, value };
        self.routine(routine, 0, PLACE, Shape::matrix(count, 1), smallvec![flat])
    }

    pub(super) fn count_node(&mut self, node: &Rc<Node>) -> Rc<Node> {
        let mask = self.cast_node(node, ElemType::LOGICAL);
        let ones = self.cast_node(&mask, PLACE);
        self.fold(ReduceOp::Sum, &ones, super::guard::all_dims(&ones), PLACE)
    }

    /// How many elements are not zero. Asks for the answer, once a node.
    fn count_true(&mut self, node: &Rc<Node>) -> Flow<usize> {
        let known = |node: &Node| {
            let guards = node.guards.borrow();
            guards.iter().find(|(q, _)| *q == Question::HowMany).map(|(_, v)| v.clone())
        };
        let answer = match known(node) {
            Some(answer) => answer,
            None => {
                let answer = value_of(&self.count_node(node));
                node.guards.borrow_mut().push((Question::HowMany, answer.clone()));
                answer
            }
        };
        match &answer {
            Value::Lazy(l) => match l.node.host() {
                Some(a) => Ok(Scalar::of(a.data(), 0).map_or(0, |s| s.to_f64() as usize)),
                None => Err(Stop::Need(vec![l.clone()])),
            },
            Value::Scalar(s) => Ok(s.to_f64() as usize),
            _ => Ok(0),
        }
    }
}

/// The shape with these extents, of which a single one is a column's.
fn of_extents(extents: &[usize]) -> Shape {
    match extents {
        &[one] => Shape::matrix(one, 1),
        many => Shape::new(many),
    }
}

/// Whether a subscript is all of an extent.
fn is_colon(arg: &Value) -> bool {
    arg.is_char() && matches!(Index::from_value(arg), Ok(Index::Colon))
}
