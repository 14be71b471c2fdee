//! The stream → values, a bounded amount of work at a time. What is no stream ends with an error, never a panic.

use super::{CLASSES, Code, type_of};
use crate::diag::{Error, Result};
use crate::value::room::room;
use crate::value::{
    Array, CellArray, Compressed, Data, Dictionary, ElemType, Function, MapKey, MapState, Object,
    ObjectState, Pattern, Range, Shape, StructArray, TextArray, Unit, Value,
};
use indexmap::IndexMap;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// How far the reading came.
pub enum Read {
    /// There is more.
    More,
    /// A variable: its name, its value, and whether it is a global one.
    Variable(Rc<str>, Value, bool),
    /// The name and the text of a program whose functions are the session's.
    Program(String, String),
    /// A function is to be compiled, from its text and what it captured: `answer` goes on with it.
    Function(Rc<str>, Vec<(Rc<str>, Value)>),
    /// The stream is over.
    Done,
}

/// Reads a stream that comes in pieces.
pub struct Reader<'s> {
    pieces: Box<dyn FnMut() -> Option<Vec<u8>> + 's>,
    piece: Vec<u8>,
    at: usize,
    stack: Vec<Value>,
    numbered: Vec<Value>,
    objects: Vec<Rc<Object>>,
}

impl<'s> Reader<'s> {
    /// Reads what these pieces are in a row.
    pub fn new(pieces: impl FnMut() -> Option<Vec<u8>> + 's) -> Reader<'s> {
        Reader {
            pieces: Box::new(pieces),
            piece: Vec::new(),
            at: 0,
            stack: Vec::new(),
            numbered: Vec::new(),
            objects: Vec::new(),
        }
    }

    /// Goes on for so many values, or until there is something to tell.
    pub fn step(&mut self, values: usize) -> Result<Read> {
        for _ in 0..values {
            if !self.has_more() {
                return Ok(Read::Done);
            }
            if let Some(told) = self.op()? {
                return Ok(told);
            }
        }
        Ok(Read::More)
    }

    /// The function that was to be compiled.
    pub fn answer(&mut self, function: Value) {
        self.stack.push(function);
    }

    /// The value on top: of a stream without variables, the one that it holds.
    pub fn top(&mut self) -> Option<Value> {
        self.stack.pop()
    }

    fn sparse(&mut self) -> Result<Value> {
        let rows = self.count()?;
        let parts = self.taken(3)?;
        let places = |k: usize| -> Result<Vec<usize>> {
            let whole = parts[k].here().ok_or_else(broken)?;
            let places: &[f64] = whole.as_slice().ok_or_else(broken)?;
            Ok(places.iter().map(|&place| place as usize).collect())
        };
        let pattern = Pattern { rows, starts: places(0)?, at: places(1)? };
        let elements = parts[2].here().ok_or_else(broken)?;
        let holds = Compressed::may_hold(elements.elem_type());
        if !holds || !pattern.is_whole() || pattern.at.len() != elements.numel() {
            return Err(broken());
        }
        Ok(Value::from(Compressed::new(pattern, elements)?))
    }

    fn op(&mut self) -> Result<Option<Read>> {
        let code = self.byte()?;
        let op = *Code::ALL.get(usize::from(code)).ok_or_else(broken)?;
        let made = match op {
            Code::Scalar => {
                let ty = self.elem_type()?;
                Value::from(Array::new(Shape::scalar(), self.elements(ty, 1)?))
            }
            Code::Array => {
                let ty = self.elem_type()?;
                let shape = self.shape()?;
                let elements = self.elements(ty, shape.numel())?;
                Value::from(Array::new(shape, elements))
            }
            Code::Range => {
                let [start, step, last] = [self.double()?, self.double()?, self.double()?];
                Value::Range(Rc::new(Range { start, step, count: self.count()?, last }))
            }
            Code::Sparse => self.sparse()?,
            Code::Texts => self.texts()?,
            Code::Cell => {
                let shape = self.shape()?;
                let cells = self.taken(shape.numel())?;
                Value::Cell(Rc::new(CellArray { shape, cells }))
            }
            Code::Struct => {
                let (shape, names) = (self.shape()?, self.names()?);
                let each = shape.numel();
                let values = self.taken(names.len().saturating_mul(each))?;
                let mut values = values.into_iter();
                let column = |name| (name, values.by_ref().take(each).collect());
                let fields: IndexMap<Rc<str>, Vec<Value>> = names.into_iter().map(column).collect();
                Value::Struct(Rc::new(StructArray { shape, fields }))
            }
            Code::Named => Value::Function(Rc::new(Function::named(&self.text()?))),
            Code::Anonymous => {
                let (text, names) = (self.text()?, self.names()?);
                let values = self.taken(names.len())?;
                let captured = names.into_iter().zip(values).collect();
                return Ok(Some(Read::Function(text.into(), captured)));
            }
            Code::Object => {
                let name = self.text()?;
                let class = CLASSES.into_iter().find(|class| *class == name).ok_or_else(broken)?;
                let object = Rc::new(Object {
                    class: class.into(),
                    of: None,
                    handle: !matches!(class, "MException" | "dictionary"),
                    state: RefCell::new(ObjectState::Fields(IndexMap::new())),
                    at_end: None,
                });
                self.objects.push(object.clone());
                Value::Object(object)
            }
            Code::Properties => {
                let (which, names) = (self.count()?, self.names()?);
                let values = self.taken(names.len())?;
                let fields: IndexMap<Rc<str>, Value> = names.into_iter().zip(values).collect();
                let class = self.objects.get(which).map_or("", |object| &*object.class);
                let state = match class {
                    "dictionary" => {
                        // What is captured is not packed.
                        let dictionary = Dictionary::of_fields(&fields).ok().flatten();
                        ObjectState::Dictionary(dictionary.ok_or_else(broken)?)
                    }
                    _ => ObjectState::Fields(fields),
                };
                self.fill(which, state)?;
                return Ok(None);
            }
            Code::Entries => {
                let which = self.count()?;
                let state = self.entries()?;
                self.fill(which, ObjectState::Map(state))?;
                return Ok(None);
            }
            Code::Keep => {
                let top = self.stack.last().cloned().ok_or_else(broken)?;
                self.numbered.push(top);
                return Ok(None);
            }
            Code::Again => {
                let number = self.count()?;
                self.numbered.get(number).cloned().ok_or_else(broken)?
            }
            Code::Variable => {
                let name = self.text()?;
                let value = self.stack.pop().ok_or_else(broken)?;
                let global = self.byte()? != 0;
                return Ok(Some(Read::Variable(name.into(), value, global)));
            }
            Code::Program => return Ok(Some(Read::Program(self.text()?, self.text()?))),
        };
        self.stack.push(made);
        Ok(None)
    }

    fn texts(&mut self) -> Result<Value> {
        let shape = self.shape()?;
        let texts = (0..shape.numel())
            .map(|_| {
                let Some(length) = self.count()?.checked_sub(1) else { return Ok(None) };
                Ok(Some(Rc::from(self.text_of(length)?)))
            })
            .collect::<Result<Vec<Option<Rc<str>>>>>()?;
        Ok(Value::Text(Rc::new(TextArray { shape, texts })))
    }

    fn entries(&mut self) -> Result<MapState> {
        let (key_type, value_type) = (self.text()?.into(), self.text()?.into());
        let count = self.count()?;
        let keys = (0..count)
            .map(|_| match self.byte()? {
                0 => Ok(MapKey::Number(self.double()?)),
                _ => Ok(MapKey::Text(self.text()?.into())),
            })
            .collect::<Result<Vec<_>>>()?;
        let entries: BTreeMap<_, _> = keys.into_iter().zip(self.taken(count)?).collect();
        Ok(MapState { key_type, value_type, entries })
    }

    fn fill(&mut self, which: usize, state: ObjectState) -> Result<()> {
        let object = self.objects.get(which).ok_or_else(broken)?;
        object.state.replace(state);
        Ok(())
    }

    /// The topmost values, in the order in which they came.
    fn taken(&mut self, count: usize) -> Result<Vec<Value>> {
        let from = self.stack.len().checked_sub(count).ok_or_else(broken)?;
        Ok(self.stack.split_off(from))
    }

    fn elem_type(&mut self) -> Result<ElemType> {
        type_of(self.byte()?).ok_or_else(broken)
    }

    fn elements(&mut self, ty: ElemType, count: usize) -> Result<Data> {
        room(count.saturating_mul(ty.bytes()))?;
        let mut data = Data::zeros(ty, count);
        use bytemuck::cast_slice_mut;
        match &mut data {
            Data::F64(v) => self.fill_bytes(cast_slice_mut(v))?,
            Data::F32(v) => self.fill_bytes(cast_slice_mut(v))?,
            Data::I8(v) => self.fill_bytes(cast_slice_mut(v))?,
            Data::I16(v) => self.fill_bytes(cast_slice_mut(v))?,
            Data::I32(v) => self.fill_bytes(cast_slice_mut(v))?,
            Data::I64(v) => self.fill_bytes(cast_slice_mut(v))?,
            Data::U8(v) => self.fill_bytes(v)?,
            Data::U16(v) => self.fill_bytes(cast_slice_mut(v))?,
            Data::U32(v) => self.fill_bytes(cast_slice_mut(v))?,
            Data::U64(v) => self.fill_bytes(cast_slice_mut(v))?,
            Data::C64(v) => self.fill_bytes(cast_slice_mut(v))?,
            Data::C32(v) => self.fill_bytes(cast_slice_mut(v))?,
            Data::Char(v) => self.fill_bytes(cast_slice_mut::<Unit, u8>(v))?,
            // Not every byte is a truth value.
            Data::Bool(v) => {
                let mut bytes = vec![0; v.len()];
                self.fill_bytes(&mut bytes)?;
                v.iter_mut().zip(bytes).for_each(|(flag, byte)| *flag = byte != 0);
            }
        }
        Ok(data)
    }

    fn names(&mut self) -> Result<Vec<Rc<str>>> {
        let count = self.count()?;
        (0..count).map(|_| Ok(Rc::from(self.text()?))).collect()
    }

    fn shape(&mut self) -> Result<Shape> {
        let count = self.count()?;
        let extents = (0..count).map(|_| self.count()).collect::<Result<Vec<_>>>()?;
        Ok(Shape::new(&extents))
    }

    fn double(&mut self) -> Result<f64> {
        let mut bytes = [0; 8];
        self.fill_bytes(&mut bytes)?;
        Ok(f64::from_le_bytes(bytes))
    }

    fn text(&mut self) -> Result<String> {
        let length = self.count()?;
        self.text_of(length)
    }

    fn text_of(&mut self, length: usize) -> Result<String> {
        room(length)?;
        let mut bytes = vec![0; length];
        self.fill_bytes(&mut bytes)?;
        String::from_utf8(bytes).map_err(|_| broken())
    }

    fn count(&mut self) -> Result<usize> {
        let (mut n, mut shift) = (0u64, 0);
        loop {
            let byte = self.byte()?;
            n |= u64::from(byte & 127) << shift;
            if byte < 128 {
                return usize::try_from(n).map_err(|_| broken());
            }
            shift += 7;
            if shift > 56 {
                return Err(broken());
            }
        }
    }

    fn byte(&mut self) -> Result<u8> {
        if !self.has_more() {
            return Err(broken());
        }
        self.at += 1;
        Ok(self.piece[self.at - 1])
    }

    fn fill_bytes(&mut self, mut to: &mut [u8]) -> Result<()> {
        while !to.is_empty() {
            if !self.has_more() {
                return Err(broken());
            }
            let n = to.len().min(self.piece.len() - self.at);
            to[..n].copy_from_slice(&self.piece[self.at..self.at + n]);
            self.at += n;
            to = &mut to[n..];
        }
        Ok(())
    }

    fn has_more(&mut self) -> bool {
        while self.at == self.piece.len() {
            let Some(piece) = (self.pieces)() else { return false };
            (self.piece, self.at) = (piece, 0);
        }
        true
    }
}

fn broken() -> Error {
    Error::new("matgpu:internal:packed", "what was kept of the workspace cannot be read")
}
