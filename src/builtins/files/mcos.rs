//! Objects in MAT-files of level 5. Where an object stands a file has a reference; what the objects hold lies in a table behind
//! the variables. MathWorks documents neither. The layout is that of the files which MATLAB writes, as the documentation of the
//! project foreverallama/matio describes it (docs/subsystem_data_format.md).
//! Must not know classes, but that of texts: an object is the name of its class, and values by name.

use super::elements::{Body, MI_INT8, MI_INT32, MI_MATRIX, MI_UINT32, broken, header, put};
use crate::diag::Error;
use crate::value::{Array, CellArray, Data, Refusal, Shape, StructArray, TextArray, Value};
use indexmap::{IndexMap, IndexSet};
use std::rc::Rc;

/// The field of a struct that stands for objects: their numbers in the table, in the shape of their array.
pub(super) const REFERENCE: &str = "reference to objects";
/// The field of a struct that stands for members of an enumeration: their `class`, `names`, and `indices` of these from 0.
pub(super) const MEMBERS: &str = "members of an enumeration";
/// The field of a struct that stands for a function: what a file says of it.
pub(super) const FUNCTION: &str = "function handle";

pub(super) const OPAQUE: u8 = 17;
/// What a reference begins with.
const TAG: u32 = 0xDD00_0000;
/// The name of what an object gives as a whole in place of values by name.
const WHOLE: &str = "any";
const TEXT: &str = "string";
/// The length of a text that is missing.
const MISSING: u64 = u64::MAX;
const VERSION: u32 = 4;

type Fields = IndexMap<Rc<str>, Value>;

/// An object of a file.
#[derive(Clone, Debug)]
pub struct Stored {
    /// With its packages.
    pub class: Rc<str>,
    /// What it holds, or under `any` what stands for it as a whole.
    pub fields: Fields,
    /// Whether something stands for it as a whole.
    pub whole: bool,
}

fn one_field(name: &str, value: Value) -> Value {
    let fields = IndexMap::from([(Rc::from(name), vec![value])]);
    Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields }))
}

/// The value of the only field of a struct, if that has this name.
pub(super) fn only_field<'a>(s: &'a StructArray, name: &str) -> Option<&'a Value> {
    if s.fields.len() != 1 || !s.shape.is_scalar() {
        return None;
    }
    s.fields.get(name)?.first()
}

/// A value as the array that it is; None where it is none on the host.
fn array_of(value: &Value) -> Option<Rc<Array>> {
    value.host_array().ok().flatten()
}

fn words(value: &Value) -> Option<Vec<u32>> {
    array_of(value)?.as_slice::<u32>().map(<[u32]>::to_vec)
}

/// A reference, from what a file has in its place.
fn reference(words: &[u32]) -> Option<Value> {
    let (&[TAG, count], rest) = words.split_first_chunk::<2>()? else { return None };
    let extents: Vec<usize> = rest.get(..count as usize)?.iter().map(|&d| d as usize).collect();
    let shape = Shape::new(&extents);
    let numbers = rest.get(count as usize..)?.get(..shape.numel())?;
    let numbers = numbers.iter().map(|&k| f64::from(k)).collect::<Vec<f64>>();
    Some(one_field(REFERENCE, Value::from(Array::from_vec(shape, numbers))))
}

/// What a file has in place of objects, as a value.
pub(super) fn opaque(content: Value) -> Value {
    if let Some(reference) = words(&content).and_then(|words| reference(&words)) {
        return reference;
    }
    match &content {
        // The table itself.
        Value::Cell(_) => content,
        Value::Struct(s) if s.fields.contains_key("EnumerationInstanceTag") => {
            one_field(MEMBERS, content)
        }
        _ => Value::empty(),
    }
}

/// What a file says of a function, as a value.
pub(super) fn function(content: Value) -> Value {
    let about = match &content {
        Value::Struct(s) => s.fields.get("function_handle").and_then(|column| column.first()),
        _ => None,
    };
    one_field(FUNCTION, about.cloned().unwrap_or(content))
}

/// The table of a file.
#[derive(Debug, Default)]
pub(super) struct Table {
    names: Vec<String>,
    classes: Vec<Rc<str>>,
    objects: Vec<Stored>,
}

/// Numbers of 32 bits in the first cell of the table.
struct Meta<'a> {
    bytes: &'a [u8],
}

impl Meta<'_> {
    fn word(&self, at: usize) -> Result<u32, Error> {
        let bytes = self.bytes.get(at..at + 4).and_then(|bytes| bytes.try_into().ok());
        bytes.map(u32::from_le_bytes).ok_or_else(|| broken("the table of objects ends early"))
    }

    /// The words of a region.
    fn region(&self, k: usize) -> Result<Vec<u32>, Error> {
        let (from, to) = (self.word(8 + 4 * k)? as usize, self.word(12 + 4 * k)? as usize);
        (from..to.max(from)).step_by(4).map(|at| self.word(at)).collect()
    }

    /// The blocks of triples of a region, which are padded to pairs of words; the first is number 0.
    fn blocks(&self, k: usize) -> Result<Vec<Vec<[u32; 3]>>, Error> {
        let words = self.region(k)?;
        let (mut at, mut blocks) = (0, Vec::new());
        while let Some(&count) = words.get(at) {
            let triples = words[at + 1..].chunks_exact(3).take(count as usize);
            if triples.len() < count as usize {
                return Err(broken("the table of objects ends early"));
            }
            at += (1 + 3 * triples.len()).next_multiple_of(2);
            blocks.push(triples.map(|t| [t[0], t[1], t[2]]).collect());
        }
        Ok(blocks)
    }
}

impl Table {
    /// Reads the table from its cells.
    pub(super) fn read(cells: &[Value]) -> Result<Table, Error> {
        let Some(Value::Array(first)) = cells.first() else {
            return Err(broken("the table of objects has no beginning"));
        };
        let bytes = first.as_slice::<u8>().unwrap_or_default();
        let meta = Meta { bytes };
        let text = bytes.get(40..meta.word(8)? as usize).unwrap_or_default();
        let names = text.split(|&b| b == 0).take(meta.word(4)? as usize);
        let names: Vec<String> =
            names.map(|name| String::from_utf8_lossy(name).into_owned()).collect();
        let name = |k: u32| (k as usize).checked_sub(1).and_then(|k| names.get(k));
        let mut classes: Vec<Rc<str>> = Vec::new();
        for block in meta.region(0)?.chunks_exact(4) {
            classes.push(match (name(block[0]), name(block[1])) {
                (Some(package), Some(class)) => format!("{package}.{class}").into(),
                (None, Some(class)) => class.as_str().into(),
                _ => "".into(),
            });
        }
        let begins = match cells.last() {
            Some(Value::Cell(of_classes)) => of_classes.cells.as_slice(),
            _ => &[],
        };
        let (wholes, ordinary) = (meta.blocks(1)?, meta.blocks(3)?);
        let mut objects = Vec::new();
        for block in meta.region(2)?.chunks_exact(6) {
            let (class, whole) = (block[0] as usize, block[3] != 0);
            let mut fields = Fields::new();
            if let Some(Value::Struct(begin)) = begins.get(class)
                && begin.shape.is_scalar()
            {
                let begin = begin.fields.iter().filter_map(|(name, v)| Some((name, v.first()?)));
                fields.extend(begin.map(|(name, value)| (name.clone(), value.clone())));
            }
            let block = match whole {
                true => wholes.get(block[3] as usize),
                false => ordinary.get(block[4] as usize),
            };
            for &[key, kind, value] in block.into_iter().flatten() {
                let value = match kind {
                    0 => name(value).map(|name| Value::from(name.as_str())),
                    1 => cells.get(value as usize + 2).cloned(),
                    _ => Some(Value::from(value != 0)),
                };
                if let (Some(key), Some(value)) = (name(key), value) {
                    fields.insert(key.as_str().into(), value);
                }
            }
            let class = classes.get(class).cloned().unwrap_or_else(|| "".into());
            objects.push(Stored { class, fields, whole });
        }
        let mut table = Table { names, classes, objects };
        for k in 0..table.objects.len() {
            let mut fields = std::mem::take(&mut table.objects[k].fields);
            // Texts are looked at where they are referred to.
            if *table.objects[k].class != *TEXT {
                for value in fields.values_mut() {
                    *value = table.resolved(value, true)?;
                }
            }
            table.objects[k].fields = fields;
        }
        Ok(table)
    }

    /// The objects, the first of which is number 1.
    pub(super) fn objects(self) -> Vec<Stored> {
        self.objects.into_iter().skip(1).collect()
    }

    /// A value whose references to texts are these; `inside` the table references are plain numbers.
    pub(super) fn resolved(&self, value: &Value, inside: bool) -> Result<Value, Error> {
        match value {
            Value::Cell(c) => {
                let cells = c.cells.iter().map(|cell| self.resolved(cell, inside));
                let cells = cells.collect::<Result<_, _>>()?;
                Ok(Value::Cell(Rc::new(CellArray { shape: c.shape.clone(), cells })))
            }
            Value::Struct(s) => {
                if let Some(numbers) = only_field(s, REFERENCE).and_then(array_of) {
                    return Ok(self.text(&numbers).unwrap_or_else(|| value.clone()));
                }
                if let Some(Value::Struct(about)) = only_field(s, MEMBERS)
                    && let Some(members) = self.members(about)
                {
                    return Ok(members);
                }
                let mut fields = IndexMap::new();
                for (name, column) in &s.fields {
                    let column = column.iter().map(|v| self.resolved(v, inside));
                    fields.insert(name.clone(), column.collect::<Result<Vec<_>, _>>()?);
                }
                Ok(Value::Struct(Rc::new(StructArray { shape: s.shape.clone(), fields })))
            }
            _ if inside => match words(value).and_then(|words| reference(&words)) {
                Some(reference) => self.resolved(&reference, false),
                None => Ok(value.clone()),
            },
            _ => Ok(value.clone()),
        }
    }

    /// The texts that a reference means, if it means texts.
    fn text(&self, numbers: &Array) -> Option<Value> {
        let [number] = numbers.as_slice::<f64>()? else { return None };
        let object = self.objects.get(*number as usize).filter(|object| *object.class == *TEXT)?;
        let Some(Value::Array(whole)) = object.fields.get(WHOLE) else { return None };
        let (_, rest) = whole.as_slice::<u64>()?.split_first()?;
        let (&dims, rest) = rest.split_first()?;
        let extents = rest.get(..dims as usize)?.iter().map(|&d| d as usize);
        let shape = Shape::new(&extents.collect::<Vec<usize>>());
        let rest = &rest[dims as usize..];
        let lengths = rest.get(..shape.numel())?;
        let packed = rest[lengths.len()..].iter().flat_map(|word| word.to_le_bytes());
        let packed: Vec<u8> = packed.collect();
        let mut units = packed.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
        let texts = lengths.iter().map(|&length| {
            (length != MISSING).then(|| {
                let own: Vec<u16> = units.by_ref().take(length as usize).collect();
                Rc::from(String::from_utf16_lossy(&own))
            })
        });
        let texts = texts.collect();
        Some(Value::Text(Rc::new(TextArray { shape, texts })))
    }

    /// Members of an enumeration by their names.
    fn members(&self, about: &StructArray) -> Option<Value> {
        let field = |name: &str| words(about.fields.get(name)?.first()?);
        let class = self.classes.get(*field("ClassName")?.first()? as usize)?;
        let names = field("ValueNames")?.into_iter().map(|k| {
            let name = (k as usize).checked_sub(1).and_then(|k| self.names.get(k));
            name.map(|name| Value::from(name.as_str()))
        });
        let names = names.collect::<Option<Vec<Value>>>()?;
        let indices = array_of(about.fields.get("ValueIndices")?.first()?)?;
        let numbers = indices.as_slice::<u32>()?.iter().map(|&k| f64::from(k)).collect::<Vec<_>>();
        let indices = Array::from_vec(indices.shape().clone(), numbers);
        let shape = Shape::matrix(1, names.len());
        let fields = IndexMap::from([
            (Rc::from("class"), vec![Value::from(&**class)]),
            (Rc::from("names"), vec![Value::Cell(Rc::new(CellArray { shape, cells: names }))]),
            (Rc::from("indices"), vec![Value::from(indices)]),
        ]);
        let told = StructArray { shape: Shape::scalar(), fields };
        Some(one_field(MEMBERS, Value::Struct(Rc::new(told))))
    }
}

/// Writes a value under a name, so deep within others.
type Write = fn(&mut Body, &mut Writer, &str, &Value, usize) -> Result<(), Refusal>;

/// The table of a file that is written.
pub(super) struct Writer {
    write: Write,
    objects: Vec<Stored>,
    names: IndexSet<String>,
    classes: IndexSet<Rc<str>>,
    /// Whether what is written lies in the table itself.
    inside: bool,
    /// Objects that were referred to.
    referred: Vec<usize>,
}

impl Writer {
    pub(super) fn new(objects: Vec<Stored>, write: Write) -> Writer {
        let (names, classes) = (IndexSet::new(), IndexSet::new());
        Writer { write, objects, names, classes, inside: false, referred: Vec::new() }
    }

    fn value(&mut self, out: &mut Body, name: &str, value: &Value) -> Result<(), Refusal> {
        (self.write)(out, self, name, value, 0)
    }

    fn name(&mut self, name: &str) -> u32 {
        self.names.insert_full(name.to_owned()).0 as u32 + 1
    }

    fn class(&mut self, name: &Rc<str>) -> u32 {
        self.classes.insert_full(name.clone()).0 as u32 + 1
    }

    /// Writes a string array as an object.
    pub(super) fn text(
        &mut self,
        out: &mut Vec<u8>,
        name: &str,
        t: &TextArray,
    ) -> Result<(), Refusal> {
        let dims = t.shape.dims();
        let mut all = vec![1, dims.len() as u64];
        all.extend(dims.iter().map(|&d| d as u64));
        let units: Vec<Option<Vec<u16>>> =
            t.texts.iter().map(|text| text.as_ref().map(|t| t.encode_utf16().collect())).collect();
        all.extend(units.iter().map(|u| u.as_ref().map_or(MISSING, |u| u.len() as u64)));
        let packed: Vec<u16> = units.into_iter().flatten().flatten().collect();
        all.extend(
            packed.chunks(4).map(|four| {
                four.iter().rev().fold(0u64, |word, &unit| word << 16 | u64::from(unit))
            }),
        );
        let fields = Fields::from([(Rc::from(WHOLE), Value::from(Array::row(all)))]);
        self.objects.push(Stored { class: TEXT.into(), fields, whole: true });
        let number = self.objects.len() as f64;
        self.reference(out, name, &Array::row(vec![number]))
    }

    /// Writes a reference to objects.
    pub(super) fn reference(
        &mut self,
        out: &mut Vec<u8>,
        name: &str,
        numbers: &Array,
    ) -> Result<(), Refusal> {
        let own = numbers.as_slice::<f64>().unwrap_or_default();
        let first = own.first().map_or(0, |&k| k as usize);
        let class = first.checked_sub(1).and_then(|k| self.objects.get(k));
        let class = class.map_or_else(|| "".into(), |object| object.class.clone());
        self.referred.extend(own.iter().map(|&k| k as usize));
        let dims = numbers.shape().dims();
        let mut words = vec![TAG, dims.len() as u32];
        words.extend(dims.iter().map(|&d| d as u32));
        words.extend(own.iter().map(|&k| k as u32));
        words.push(self.class(&class));
        let content = Value::from(Array::column(words));
        if self.inside {
            return self.value(out, name, &content);
        }
        let mut body = Body::new();
        opaque_header(&mut body, name, &class);
        self.value(&mut body, "", &content)?;
        put(out, MI_MATRIX, &body);
        Ok(())
    }

    /// Writes members of an enumeration.
    pub(super) fn members(
        &mut self,
        out: &mut Vec<u8>,
        name: &str,
        about: &StructArray,
    ) -> Result<(), Refusal> {
        let field = |name: &str| about.fields.get(name).and_then(|column| column.first());
        let class: Rc<str> = match field("class") {
            Some(class) => class.as_text()?.unwrap_or_default().into(),
            None => "".into(),
        };
        let mut names = Vec::new();
        if let Some(Value::Cell(cells)) = field("names") {
            for cell in &cells.cells {
                names.push(self.name(&cell.as_text()?.unwrap_or_default()));
            }
        }
        let indices = match field("indices") {
            Some(indices) => indices.host_array()?,
            None => None,
        };
        let indices = indices.map(|indices| {
            let own = indices.as_slice::<f64>().unwrap_or_default();
            Array::from_vec(indices.shape().clone(), own.iter().map(|&k| k as u32).collect())
        });
        let number = |k: u32| Value::from(Array::column(vec![k]));
        let none = CellArray { shape: Shape::matrix(0, 0), cells: Vec::new() };
        let fields = [
            ("EnumerationInstanceTag", number(TAG)),
            ("ClassName", number(self.class(&class))),
            ("ValueNames", Value::from(Array::column(names))),
            ("Values", Value::Cell(Rc::new(none))),
            ("ValueIndices", indices.map_or_else(Value::empty, Value::from)),
            ("BuiltinClassName", number(0)),
        ];
        let fields = fields.into_iter().map(|(name, v)| (Rc::from(name), vec![v])).collect();
        let content = StructArray { shape: Shape::scalar(), fields };
        let mut body = Body::new();
        opaque_header(&mut body, name, &class);
        self.value(&mut body, "", &Value::Struct(Rc::new(content)))?;
        put(out, MI_MATRIX, &body);
        Ok(())
    }

    /// The table, as the bytes that a file has for it; nothing where there are no objects.
    pub(super) fn finish(mut self) -> Result<Option<Vec<u8>>, Refusal> {
        if self.objects.is_empty() && self.classes.is_empty() {
            return Ok(None);
        }
        self.inside = true;
        let (mut values, mut held): (Vec<u8>, u32) = (Vec::new(), 0);
        let (mut of_objects, mut ordinary) = (vec![0u32; 6], vec![0u32; 2]);
        let (mut wholes, mut counts) = (Vec::new(), [0u32; 2]);
        let (mut at, mut below) = (0, vec![Vec::new()]);
        // Values may hold texts, which are further objects.
        while let Some(object) = self.objects.get(at).cloned() {
            at += 1;
            self.referred.clear();
            let mut block = vec![object.fields.len() as u32];
            for (name, value) in &object.fields {
                block.extend([self.name(name), 1, held]);
                self.value(&mut values, "", value)?;
                held += 1;
            }
            below.push(std::mem::take(&mut self.referred));
            block.resize(block.len().next_multiple_of(2), 0);
            let k = usize::from(!object.whole);
            counts[k] += 1;
            let mut which = [0, 0];
            which[k] = counts[k];
            let class = self.class(&object.class);
            of_objects.extend([class, 0, 0, which[0], which[1], 0]);
            if object.whole && wholes.is_empty() {
                wholes.extend([0, 0]);
            }
            if object.whole { wholes.extend(block) } else { ordinary.extend(block) }
        }
        for (object, turn) in of_objects.chunks_exact_mut(6).zip(inner_first(&below)) {
            object[5] = turn;
        }
        let mut of_classes = vec![0u32; 4];
        for class in self.classes.clone() {
            let (package, own) = match class.rsplit_once('.') {
                Some((package, own)) => (self.name(package), own),
                None => (0, &*class),
            };
            let own = self.name(own);
            of_classes.extend([package, own, 0, 0]);
        }
        let mut text: Vec<u8> = Vec::new();
        for name in &self.names {
            text.extend(name.as_bytes());
            text.push(0);
        }
        text.resize(text.len().next_multiple_of(8), 0);
        let dynamic = vec![0u32; 2 * (at + 1)];
        let regions = [of_classes, wholes, of_objects, ordinary, dynamic, Vec::new(), vec![0, 0]];
        let mut meta = vec![VERSION, self.names.len() as u32];
        let mut offset = 40 + text.len() as u32;
        meta.push(offset);
        for region in &regions {
            offset += 4 * region.len() as u32;
            meta.push(offset);
        }
        let bytes = |words: &[u32]| words.iter().flat_map(|w| w.to_le_bytes()).collect::<Vec<u8>>();
        let mut meta = bytes(&meta);
        meta.extend(text);
        regions.iter().for_each(|region| meta.extend(bytes(region)));

        let classes = self.classes.len() + 1;
        let nothing = StructArray { shape: Shape::matrix(1, 0), fields: IndexMap::new() };
        let nothing = vec![Value::Struct(Rc::new(nothing)); classes];
        let nothing = CellArray { shape: Shape::matrix(classes, 1), cells: nothing };
        let nothing = Value::Cell(Rc::new(nothing));
        let mut cells = Body::new();
        header(&mut cells, 1, 0, &Shape::matrix(held as usize + 5, 1), "");
        self.value(&mut cells, "", &Value::from(Array::column(meta)))?;
        put(&mut cells, MI_MATRIX, &[]);
        cells.extend(values);
        self.value(&mut cells, "", &nothing)?;
        let aliases = Value::from(Array::column(vec![0i32; classes]));
        self.value(&mut cells, "", &aliases)?;
        self.value(&mut cells, "", &nothing)?;

        let mut wrapper = Body::new();
        opaque_header(&mut wrapper, "", "FileWrapper__");
        put(&mut wrapper, MI_MATRIX, &cells);
        let mut whole = Body::new();
        header(&mut whole, 2, 0, &Shape::scalar(), "");
        put(&mut whole, MI_INT32, &5i32.to_le_bytes());
        put(&mut whole, MI_INT8, b"MCOS\0");
        put(&mut whole, MI_MATRIX, &wrapper);
        let mut file = vec![0x00, 0x01, b'I', b'M', 0, 0, 0, 0];
        put(&mut file, MI_MATRIX, &whole);
        let mut out = Vec::new();
        self.value(&mut out, "", &Value::from(Array::row(file)))?;
        Ok(Some(out))
    }
}

/// In which turn each object is complete: after those that it refers to. The first is none.
fn inner_first(below: &[Vec<usize>]) -> Vec<u32> {
    let mut turns = vec![0; below.len()];
    let mut seen = vec![false; below.len()];
    let mut turn = 0;
    for root in 1..below.len() {
        let mut stack = vec![(root, 0)];
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        while let Some((object, next)) = stack.pop() {
            match below[object].get(next) {
                Some(&inner) => {
                    stack.push((object, next + 1));
                    if inner < below.len() && !std::mem::replace(&mut seen[inner], true) {
                        stack.push((inner, 0));
                    }
                }
                None => {
                    turn += 1;
                    turns[object] = turn;
                }
            }
        }
    }
    turns
}

fn opaque_header(body: &mut Body, name: &str, class: &str) {
    let words: Vec<u8> = [u32::from(OPAQUE), 0].iter().flat_map(|w| w.to_le_bytes()).collect();
    put(body, MI_UINT32, &words);
    for text in [name, "MCOS", class] {
        put(body, MI_INT8, text.as_bytes());
    }
}

/// Whether a value holds anything that only the table of a file can hold, or that stands for it.
pub(super) fn holds_objects(value: &Value) -> bool {
    match value {
        Value::Cell(c) => c.cells.iter().any(holds_objects),
        Value::Struct(s) => {
            let stands =
                [REFERENCE, MEMBERS, FUNCTION].iter().any(|name| only_field(s, name).is_some());
            stands || s.fields.values().flatten().any(holds_objects)
        }
        Value::Object(_) | Value::Objects(_) | Value::Function(_) => true,
        _ => false,
    }
}

/// The numbers of an array of bytes, if it is one.
pub(super) fn bytes_of(value: &Value) -> Option<&[u8]> {
    match value {
        Value::Array(array) => match array.data() {
            Data::U8(bytes) => Some(bytes),
            _ => None,
        },
        _ => None,
    }
}
