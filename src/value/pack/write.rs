//! Values → the stream. The values are walked with a stack of their own, a bounded amount of work at a time.

use super::{CLASSES, Code, code_of};
use crate::value::{
    Array, CellArray, Compressed, Data, Function, Lazy, MapKey, Object, ObjectState, Scalar, Shape,
    StructArray, TextArray, Value,
};
use std::collections::HashMap;
use std::rc::Rc;

/// Where the stream goes.
pub trait Sink {
    /// Takes the next bytes.
    fn take(&mut self, bytes: &[u8]);
}

impl Sink for Vec<u8> {
    fn take(&mut self, bytes: &[u8]) {
        self.extend_from_slice(bytes);
    }
}

/// So many bytes of elements are written at a time.
const PIECE: usize = 1 << 18;
/// So many bytes of elements are wanted at a time, where they are not on the host.
const PART: usize = 1 << 20;
/// What a value costs beside its bytes, in bytes.
const EACH: usize = 48;

/// Writes values one after the other into one stream.
#[derive(Default)]
pub struct Packer {
    /// What is open, the innermost last.
    open: Vec<Open>,
    /// The numbers of values that others may share, by where they lie.
    numbers: HashMap<*const u8, usize>,
    /// The same in the order of their numbers, to take some back.
    numbered: Vec<*const u8>,
    objects: usize,
    /// Objects whose contents are still to be written.
    unfilled: Vec<(usize, Rc<Object>)>,
    /// Captured values that were met and have no elements on the host, where these are not asked for.
    pub captured: Vec<Rc<Lazy>>,
    /// Whether they are asked for, a part at a time.
    asks: bool,
    /// Bytes so far.
    pub bytes: usize,
    /// Whether the stream is to be looked at only, and how deep.
    shown: Option<usize>,
}

/// A value in the middle of being written.
enum Open {
    Cell(Rc<CellArray>, usize),
    /// How many of its three parts are written.
    Sparse(Rc<Compressed>, usize),
    /// The field and the element.
    Struct(Rc<StructArray>, usize, usize),
    Function(Rc<Function>, usize),
    Texts(Rc<TextArray>, usize, Place),
    /// The contents of an object.
    Contents(usize, Rc<Object>, std::vec::IntoIter<Value>),
    /// The elements from a byte on.
    Elements(Rc<Array>, usize, Place),
    /// The elements from one of them on, which are not on the host.
    Captured(Rc<Lazy>, usize, Place),
}

/// Elements that the caller has to come by.
pub struct WantedElements {
    /// The captured value whose they are.
    pub of: Rc<Lazy>,
    /// The first of them.
    pub from: usize,
    /// How many.
    pub count: usize,
}

/// Where a value lies that somebody else may hold as well.
type Place = Option<*const u8>;

/// Why a value has no place in a stream.
#[derive(Debug, PartialEq, Eq)]
pub struct Unpackable;

impl Packer {
    /// For a stream that nothing is made of again, so that every value has a place in it: but none that is nested deeper
    /// than so.
    pub fn to_show(deepest: usize) -> Packer {
        Packer { shown: Some(deepest), ..Packer::default() }
    }

    /// For a stream with the elements of captured values: [`Packer::wanted`] says which, [`Packer::part`] takes them.
    pub fn with_captured() -> Packer {
        Packer { asks: true, ..Packer::default() }
    }

    /// The elements that have to be given before it goes on.
    pub fn wanted(&self) -> Option<WantedElements> {
        let Some(Open::Captured(of, from, _)) = self.open.last() else { return None };
        if of.node.host().is_some() {
            return None;
        }
        let count = (PART / of.ty.bytes()).min(of.shape.numel() - from);
        Some(WantedElements { of: of.clone(), from: *from, count })
    }

    /// Takes the elements that are wanted.
    pub fn part(&mut self, elements: &Array, sink: &mut dyn Sink) {
        let Some(Open::Captured(of, from, place)) = self.open.pop() else { return };
        self.put(bytes_of(elements.data()), sink);
        let from = from + elements.numel();
        match from < of.shape.numel() {
            true => self.open.push(Open::Captured(of, from, place)),
            false => self.keep(place, sink),
        }
    }

    /// Begins a value; the steps after this write it.
    pub fn begin(&mut self, value: &Value, sink: &mut dyn Sink) -> Result<(), Unpackable> {
        self.value(value, sink)
    }

    /// Goes on for about so many bytes, or to elements that are wanted; true when the value is whole.
    pub fn step(&mut self, budget: usize, sink: &mut dyn Sink) -> Result<bool, Unpackable> {
        let enough = self.bytes.saturating_add(budget);
        let mut met = 0;
        while self.bytes.saturating_add(met * EACH) < enough {
            if self.wanted().is_some() {
                return Ok(false);
            }
            met += 1;
            let Some(open) = self.open.pop() else {
                let Some((number, object)) = self.unfilled.pop() else { return Ok(true) };
                let contents = contents(&object).into_iter();
                self.open.push(Open::Contents(number, object, contents));
                continue;
            };
            self.go_on(open, sink)?;
        }
        Ok(self.open.is_empty() && self.unfilled.is_empty())
    }

    /// The value on top is that variable's.
    pub fn variable(&mut self, name: &str, global: bool, sink: &mut dyn Sink) {
        self.op(Code::Variable, sink);
        self.text(name, sink);
        self.put(&[u8::from(global)], sink);
    }

    /// The functions of a program are the session's.
    pub fn program(&mut self, name: &str, text: &str, sink: &mut dyn Sink) {
        self.op(Code::Program, sink);
        self.text(name, sink);
        self.text(text, sink);
    }

    /// Where things stand, to come back to.
    pub fn mark(&self) -> (usize, usize, usize) {
        (self.numbered.len(), self.objects, self.bytes)
    }

    /// Forgets what was written since.
    pub fn back_to(&mut self, (numbers, objects, bytes): (usize, usize, usize)) {
        for place in self.numbered.drain(numbers..) {
            self.numbers.remove(&place);
        }
        self.open.clear();
        self.unfilled.clear();
        (self.objects, self.bytes) = (objects, bytes);
    }

    fn value(&mut self, value: &Value, sink: &mut dyn Sink) -> Result<(), Unpackable> {
        if self.shown.is_some_and(|deepest| self.open.len() > deepest) {
            return Err(Unpackable);
        }
        let place = shared(value);
        if let Some(number) = place.and_then(|place| self.numbers.get(&place)).copied() {
            self.op(Code::Again, sink);
            self.count(number, sink);
            return Ok(());
        }
        match value {
            Value::Scalar(scalar) => self.scalar(scalar, sink),
            Value::Array(array) => self.array(array.clone(), place, sink),
            Value::Range(range) if self.shown.is_some() => {
                self.array(Rc::new(range.to_array()), None, sink);
            }
            Value::Range(range) => {
                self.op(Code::Range, sink);
                for x in [range.start, range.step, range.last] {
                    self.put(&x.to_le_bytes(), sink);
                }
                self.count(range.count, sink);
            }
            Value::Compressed(matrix) if self.shown.is_none() => {
                self.open.push(Open::Sparse(matrix.clone(), 0));
            }
            Value::Compressed(matrix) => {
                let whole = matrix.to_array().map_err(|_| Unpackable)?;
                self.array(Rc::new(whole), place, sink);
            }
            Value::Lazy(lazy) => match lazy.node.host() {
                Some(array) => self.array(array, place, sink),
                None if self.asks => {
                    self.op(Code::Array, sink);
                    self.put(&[code_of(lazy.ty)], sink);
                    self.shape(&lazy.shape, sink);
                    self.open.push(Open::Captured(lazy.clone(), 0, place));
                }
                None => {
                    self.bytes += lazy.shape.numel().saturating_mul(lazy.ty.bytes());
                    self.captured.push(lazy.clone());
                    self.keep(place, sink);
                }
            },
            Value::Text(texts) => {
                self.op(Code::Texts, sink);
                self.shape(&texts.shape, sink);
                self.open.push(Open::Texts(texts.clone(), 0, place));
            }
            Value::Cell(cell) => self.open.push(Open::Cell(cell.clone(), 0)),
            Value::Struct(structs) => self.open.push(Open::Struct(structs.clone(), 0, 0)),
            Value::Function(function) => match &**function {
                Function::Named { name, body } if body.is_none() || self.shown.is_some() => {
                    self.op(Code::Named, sink);
                    self.text(name, sink);
                    self.keep(place, sink);
                }
                Function::Named { .. } => return Err(Unpackable),
                Function::Anonymous { .. } => self.open.push(Open::Function(function.clone(), 0)),
            },
            Value::Objects(_) if self.shown.is_none() => return Err(Unpackable),
            Value::Objects(array) => {
                let cells = array.objects.iter().cloned().map(Value::Object).collect();
                let cell = CellArray { shape: array.shape.clone(), cells };
                self.open.push(Open::Cell(Rc::new(cell), 0));
            }
            Value::Object(object) => {
                let again = object.at_end.is_none() && CLASSES.contains(&&*object.class);
                if !again && self.shown.is_none() {
                    return Err(Unpackable);
                }
                self.op(Code::Object, sink);
                self.text(&object.class, sink);
                // However few hold it: its own contents may.
                self.number(Rc::as_ptr(object).cast(), sink);
                self.unfilled.push((self.objects, object.clone()));
                self.objects += 1;
            }
        }
        Ok(())
    }

    fn go_on(&mut self, open: Open, sink: &mut dyn Sink) -> Result<(), Unpackable> {
        match open {
            Open::Sparse(matrix, 3) => {
                self.op(Code::Sparse, sink);
                self.count(matrix.rows(), sink);
                self.keep(shared(&Value::Compressed(matrix)), sink);
            }
            Open::Sparse(matrix, at) => {
                let whole = |part: &[usize]| {
                    Rc::new(Array::row(part.iter().map(|&k| k as f64).collect::<Vec<f64>>()))
                };
                let part = match at {
                    0 => whole(matrix.starts()),
                    1 => whole(matrix.at()),
                    _ => matrix.elements().clone(),
                };
                self.open.push(Open::Sparse(matrix, at + 1));
                self.array(part, None, sink);
            }
            Open::Cell(cell, at) => match cell.cells.get(at).cloned() {
                Some(next) => {
                    self.open.push(Open::Cell(cell, at + 1));
                    self.value(&next, sink)?;
                }
                None => {
                    self.op(Code::Cell, sink);
                    self.shape(&cell.shape, sink);
                    self.keep(shared(&Value::Cell(cell)), sink);
                }
            },
            Open::Struct(structs, field, at) => {
                let Some((_, column)) = structs.fields.get_index(field) else {
                    self.op(Code::Struct, sink);
                    self.shape(&structs.shape, sink);
                    self.names(structs.fields.keys(), sink);
                    self.keep(shared(&Value::Struct(structs)), sink);
                    return Ok(());
                };
                match column.get(at).cloned() {
                    Some(next) => {
                        self.open.push(Open::Struct(structs, field, at + 1));
                        self.value(&next, sink)?;
                    }
                    None => self.open.push(Open::Struct(structs, field + 1, 0)),
                }
            }
            Open::Function(function, at) => {
                let Function::Anonymous { text, captured, .. } = &*function else { return Ok(()) };
                match captured.get(at).map(|(_, value)| value.clone()) {
                    Some(next) => {
                        self.open.push(Open::Function(function, at + 1));
                        self.value(&next, sink)?;
                    }
                    None => {
                        self.op(Code::Anonymous, sink);
                        self.text(text, sink);
                        self.names(captured.iter().map(|(name, _)| name), sink);
                        self.keep(shared(&Value::Function(function)), sink);
                    }
                }
            }
            Open::Texts(texts, at, place) => match texts.texts.get(at) {
                Some(text) => {
                    self.count(text.as_ref().map_or(0, |text| text.len() + 1), sink);
                    if let Some(text) = text {
                        self.put(text.as_bytes(), sink);
                    }
                    self.open.push(Open::Texts(texts, at + 1, place));
                }
                None => self.keep(place, sink),
            },
            Open::Contents(number, object, mut values) => match values.next() {
                Some(next) => {
                    self.open.push(Open::Contents(number, object, values));
                    self.value(&next, sink)?;
                }
                None => self.filled(number, &object, sink),
            },
            Open::Elements(array, from, place) => self.elements(array, from, place, sink),
            // They have come to the host meanwhile.
            Open::Captured(of, from, place) => match of.node.host() {
                Some(array) => self.elements(array, from * of.ty.bytes(), place, sink),
                None => self.open.push(Open::Captured(of, from, place)),
            },
        }
        Ok(())
    }

    /// The end of an object's contents.
    fn filled(&mut self, number: usize, object: &Object, sink: &mut dyn Sink) {
        match &*object.state.borrow() {
            ObjectState::Fields(fields) => {
                self.op(Code::Properties, sink);
                self.count(number, sink);
                self.names(fields.keys(), sink);
            }
            ObjectState::Dictionary(of) => {
                self.op(Code::Properties, sink);
                self.count(number, sink);
                self.names(of.to_fields().keys(), sink);
            }
            ObjectState::Map(map) => {
                self.op(Code::Entries, sink);
                self.count(number, sink);
                self.text(&map.key_type, sink);
                self.text(&map.value_type, sink);
                self.count(map.entries.len(), sink);
                for key in map.entries.keys() {
                    match key {
                        MapKey::Number(number) => {
                            self.put(&[0], sink);
                            self.put(&number.to_le_bytes(), sink);
                        }
                        MapKey::Text(text) => {
                            self.put(&[1], sink);
                            self.text(text, sink);
                        }
                    }
                }
            }
        }
    }

    fn scalar(&mut self, scalar: &Scalar, sink: &mut dyn Sink) {
        if let Scalar::F64(x) = scalar {
            let mut bytes = [Code::Scalar as u8, 0, 0, 0, 0, 0, 0, 0, 0, 0];
            bytes[2..].copy_from_slice(&x.to_le_bytes());
            return self.put(&bytes, sink);
        }
        let array = scalar.to_array();
        self.op(Code::Scalar, sink);
        self.put(&[code_of(array.data().elem_type())], sink);
        self.put(bytes_of(array.data()), sink);
    }

    fn array(&mut self, array: Rc<Array>, place: Place, sink: &mut dyn Sink) {
        self.op(Code::Array, sink);
        self.put(&[code_of(array.data().elem_type())], sink);
        self.shape(array.shape(), sink);
        self.elements(array, 0, place, sink);
    }

    fn elements(&mut self, array: Rc<Array>, from: usize, place: Place, sink: &mut dyn Sink) {
        let all = bytes_of(array.data());
        let to = all.len().min(from + PIECE);
        self.put(&all[from..to], sink);
        if to < all.len() {
            self.open.push(Open::Elements(array, to, place));
        } else {
            self.keep(place, sink);
        }
    }

    /// Gives a value that is whole a number, where others may share it.
    fn keep(&mut self, place: Place, sink: &mut dyn Sink) {
        if let Some(place) = place {
            self.number(place, sink);
        }
    }

    fn number(&mut self, place: *const u8, sink: &mut dyn Sink) {
        self.numbers.insert(place, self.numbered.len());
        self.numbered.push(place);
        self.op(Code::Keep, sink);
    }

    fn op(&mut self, op: Code, sink: &mut dyn Sink) {
        self.put(&[op as u8], sink);
    }

    fn names<'n>(
        &mut self,
        names: impl ExactSizeIterator<Item = &'n Rc<str>>,
        sink: &mut dyn Sink,
    ) {
        self.count(names.len(), sink);
        for name in names {
            self.text(name, sink);
        }
    }

    fn text(&mut self, text: &str, sink: &mut dyn Sink) {
        self.count(text.len(), sink);
        self.put(text.as_bytes(), sink);
    }

    fn shape(&mut self, shape: &Shape, sink: &mut dyn Sink) {
        self.count(shape.ndims(), sink);
        for &extent in shape.dims() {
            self.count(extent, sink);
        }
    }

    fn count(&mut self, mut n: usize, sink: &mut dyn Sink) {
        let (mut bytes, mut length) = ([0u8; 10], 0);
        loop {
            let more = n > 127;
            bytes[length] = (n & 127) as u8 | u8::from(more) << 7;
            length += 1;
            n >>= 7;
            if !more {
                return self.put(&bytes[..length], sink);
            }
        }
    }

    fn put(&mut self, bytes: &[u8], sink: &mut dyn Sink) {
        self.bytes += bytes.len();
        sink.take(bytes);
    }
}

/// Where a value lies, if somebody else holds it than the one that it was found in and the packer itself.
fn shared(value: &Value) -> Place {
    fn place<T: ?Sized>(rc: &Rc<T>) -> Place {
        (Rc::strong_count(rc) > 2).then(|| Rc::as_ptr(rc).cast())
    }
    match value {
        Value::Scalar(_) | Value::Range(_) => None,
        Value::Lazy(rc) => place(rc),
        Value::Compressed(rc) => place(rc),
        Value::Array(rc) => place(rc),
        Value::Text(rc) => place(rc),
        Value::Cell(rc) => place(rc),
        Value::Struct(rc) => place(rc),
        Value::Function(rc) => place(rc),
        Value::Object(rc) => Some(Rc::as_ptr(rc).cast()),
        Value::Objects(rc) => Some(Rc::as_ptr(rc).cast()),
    }
}

/// The values that an object holds, in the order of their names or keys.
fn contents(object: &Object) -> Vec<Value> {
    match &*object.state.borrow() {
        ObjectState::Fields(fields) => fields.values().cloned().collect(),
        ObjectState::Map(map) => map.entries.values().cloned().collect(),
        ObjectState::Dictionary(of) => of.to_fields().into_values().collect(),
    }
}

fn bytes_of(data: &Data) -> &[u8] {
    use bytemuck::cast_slice;
    match data {
        Data::F64(v) => cast_slice(v),
        Data::F32(v) => cast_slice(v),
        Data::I8(v) => cast_slice(v),
        Data::I16(v) => cast_slice(v),
        Data::I32(v) => cast_slice(v),
        Data::I64(v) => cast_slice(v),
        Data::U8(v) => v,
        Data::U16(v) => cast_slice(v),
        Data::U32(v) => cast_slice(v),
        Data::U64(v) => cast_slice(v),
        Data::Bool(v) => cast_slice(v),
        Data::Char(v) => cast_slice(v),
        Data::C64(v) => cast_slice(v),
        Data::C32(v) => cast_slice(v),
    }
}
