//! MAT-files: level 5 (versions 6 and 7, the latter compressed) read and written, level 4 read.
//! Bytes to named values and back; knows nothing of where files are.

use super::elements::*;
use super::mcos::{self, Stored, Table, Writer, only_field};
use crate::diag::Error;
use crate::value::{
    Array, CellArray, Class, Compressed, Data, Pattern, Refusal, Shape, StructArray, Unit, Value,
};
use indexmap::IndexMap;
use miniz_oxide::{deflate::compress_to_vec_zlib, inflate::decompress_to_vec_zlib_with_limit};
use num_complex::{Complex32, Complex64};
use std::rc::Rc;

/// Variables by name, in file order.
pub type Variables = Vec<(String, Value)>;

const CELL: u8 = 1;
const STRUCT: u8 = 2;
/// Objects of classes that are folders of methods.
const OBJECT: u8 = 3;
const CHAR: u8 = 4;
const SPARSE: u8 = 5;
const FUNCTION: u8 = 16;

/// Nesting of cells and structs beyond which a file is refused.
const DEEPEST: usize = 200;
/// The most that one compressed variable may unpack to.
const LARGEST: usize = 1 << 31;

/// The variables of a MAT-file of level 4 or 5, and the objects that values of level 5 refer to.
pub fn read(bytes: &[u8]) -> Result<(Variables, Vec<Stored>), Error> {
    if bytes.len() >= 8 && bytes.starts_with(b"\x89HDF") || bytes.starts_with(b"MATLAB 7.3") {
        return Err(broken("version 7.3 (HDF5) is not supported; save with -v7"));
    }
    if bytes.len() >= 128 && (&bytes[126..128] == b"IM" || &bytes[126..128] == b"MI") {
        let big = &bytes[126..128] == b"MI";
        let table =
            Reader { bytes: &bytes[116..124], at: 0, big }.u32_at(if big { 4 } else { 0 })?;
        return read_level5(Reader { bytes: &bytes[128..], at: 0, big }, table as usize);
    }
    Ok((read_level4(bytes)?, Vec::new()))
}

/// Whether bytes look like a MAT-file.
pub fn is_matfile(bytes: &[u8]) -> bool {
    bytes.len() >= 128 && (&bytes[126..128] == b"IM" || &bytes[126..128] == b"MI")
        || bytes.len() >= 20
            && bytes[1..4] == [0, 0, 0]
            && bytes[0] < 53
            && bytes[12..16].iter().all(|&b| b <= 1)
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    big: bool,
}

/// One tagged piece of a file.
struct Element<'a> {
    kind: u32,
    body: &'a [u8],
}

impl<'a> Reader<'a> {
    fn done(&self) -> bool {
        self.at + 8 > self.bytes.len()
    }

    fn u32_at(&self, at: usize) -> Result<u32, Error> {
        let b: [u8; 4] = self
            .bytes
            .get(at..at + 4)
            .and_then(|s| s.try_into().ok())
            .ok_or_else(|| broken("it ends in the middle"))?;
        Ok(if self.big { u32::from_be_bytes(b) } else { u32::from_le_bytes(b) })
    }

    fn element(&mut self) -> Result<Element<'a>, Error> {
        let tag = self.u32_at(self.at)?;
        let small = tag >> 16;
        let (kind, start, length, next) = if small != 0 {
            (tag & 0xffff, self.at + 4, small as usize, self.at + 8)
        } else {
            let n = self.u32_at(self.at + 4)? as usize;
            let padded = if tag == MI_COMPRESSED { n } else { n.div_ceil(8) * 8 };
            (tag, self.at + 8, n, self.at + 8 + padded)
        };
        let body =
            self.bytes.get(start..start + length).ok_or_else(|| broken("it ends in the middle"))?;
        self.at = next;
        Ok(Element { kind, body })
    }

    fn within(&self, body: &'a [u8]) -> Reader<'a> {
        Reader { bytes: body, at: 0, big: self.big }
    }
}

fn read_level5(mut file: Reader<'_>, table: usize) -> Result<(Variables, Vec<Stored>), Error> {
    let mut out = Variables::new();
    let mut objects = None;
    while !file.done() {
        let is_table = file.at + 128 == table;
        let mut element = file.element()?;
        let plain;
        let mut big = file.big;
        if element.kind == MI_COMPRESSED {
            plain = decompress_to_vec_zlib_with_limit(element.body, LARGEST)
                .map_err(|_| broken("a compressed variable does not unpack"))?;
            let mut inner = Reader { bytes: &plain, at: 0, big: file.big };
            element = inner.element()?;
            big = inner.big;
        }
        if element.kind != MI_MATRIX {
            continue;
        }
        let (name, value) = read_matrix(Reader { bytes: element.body, at: 0, big }, 0)?;
        if is_table {
            // Variables without objects are read also where the table cannot be.
            objects = read_table(&value).ok();
        } else if !name.is_empty() {
            out.push((name, value));
        }
    }
    let table = objects.unwrap_or_default();
    for (_, value) in &mut out {
        *value = table.resolved(value, false)?;
    }
    Ok((out, table.objects()))
}

/// The table of objects, which is a file of its own in an array of bytes.
fn read_table(value: &Value) -> Result<Table, Error> {
    let none = || broken("its table of objects is not there");
    let bytes = mcos::bytes_of(value).filter(|bytes| bytes.len() > 8).ok_or_else(none)?;
    let mut file = Reader { bytes: &bytes[8..], at: 0, big: bytes.get(2..4) == Some(&b"MI"[..]) };
    let element = file.element()?;
    let (_, whole) = read_matrix(file.within(element.body), 0)?;
    let Value::Struct(whole) = whole else { return Err(none()) };
    match whole.fields.get("MCOS").and_then(|column| column.first()) {
        Some(Value::Cell(cells)) => Table::read(&cells.cells),
        _ => Err(none()),
    }
}

fn read_matrix(mut r: Reader<'_>, depth: usize) -> Result<(String, Value), Error> {
    if depth > DEEPEST {
        return Err(broken("cells or structs are nested too deeply"));
    }
    if r.bytes.is_empty() {
        return Ok((String::new(), Value::empty()));
    }
    let flags = r.element()?;
    let word = r.within(flags.body).u32_at(0)?;
    let (class, complex, logical) = ((word & 0xff) as u8, word & 0x800 != 0, word & 0x200 != 0);
    let big = r.big;
    if class == mcos::OPAQUE {
        let name = String::from_utf8_lossy(r.element()?.body).into_owned();
        let (_, _, content) = (r.element()?, r.element()?, r.element()?);
        let (_, content) = read_matrix(r.within(content.body), depth + 1)?;
        return Ok((name, mcos::opaque(content)));
    }
    let dims = numbers(&r.element()?, big)?;
    let extents: Vec<usize> = dims.iter().map(|&d| d.max(0.0) as usize).collect();
    let shape = Shape::new(&extents);
    let n = shape.numel();
    let name = String::from_utf8_lossy(r.element()?.body).into_owned();
    let value = match class {
        CELL => {
            let cells = read_many(&mut r, n, depth)?;
            Value::Cell(Rc::new(CellArray { shape, cells }))
        }
        FUNCTION => {
            let content = r.element()?;
            mcos::function(read_matrix(r.within(content.body), depth + 1)?.1)
        }
        STRUCT | OBJECT => {
            if class == OBJECT {
                // The name of its class.
                r.element()?;
            }
            let width = numbers(&r.element()?, big)?.first().copied().unwrap_or(32.0) as usize;
            let names = r.element()?.body;
            let names: Vec<Rc<str>> = names
                .chunks(width.max(1))
                .map(|c| {
                    let end = c.iter().position(|&b| b == 0).unwrap_or(c.len());
                    Rc::from(String::from_utf8_lossy(&c[..end]).as_ref())
                })
                .collect();
            let all = read_many(&mut r, n.saturating_mul(names.len()), depth)?;
            let mut fields: IndexMap<Rc<str>, Vec<Value>> =
                names.iter().map(|f| (f.clone(), Vec::with_capacity(n))).collect();
            let count = names.len().max(1);
            for (k, v) in all.into_iter().enumerate() {
                fields[k % count].push(v);
            }
            Value::Struct(Rc::new(StructArray { shape, fields }))
        }
        CHAR => {
            let units = text(&r.element()?, big)?;
            fit(n, units.len())?;
            Value::from(Array::from_vec(shape, units))
        }
        6..=15 => {
            let re = r.element()?;
            let im = if complex { Some(r.element()?) } else { None };
            numeric(class, logical, shape, &re, im.as_ref(), big)?
        }
        SPARSE => {
            let rows = numbers(&r.element()?, big)?;
            let starts = numbers(&r.element()?, big)?;
            let re = numbers(&r.element()?, big)?;
            let im = if complex { Some(numbers(&r.element()?, big)?) } else { None };
            let pattern = pattern_of_sparse(&shape, &rows, &starts)?;
            let elements = elements_of_sparse(logical, pattern.at.len(), &re, im.as_deref())?;
            Value::from(Compressed::new(pattern, Rc::new(elements))?)
        }
        _ => return Err(broken(format!("variable '{name}' is of a class that is not supported"))),
    };
    Ok((name, value))
}

/// Where the elements of a sparse matrix lie: their rows are given, and from which of them on each column is.
fn pattern_of_sparse(shape: &Shape, rows: &[f64], starts: &[f64]) -> Result<Pattern, Error> {
    let (m, n) = (shape.dim(0), shape.dim(1));
    fit(n + 1, starts.len())?;
    let starts: Vec<usize> = starts[..=n].iter().map(|&start| start as usize).collect();
    let count = starts[n];
    let at = rows.iter().take(count).map(|&row| row as usize).collect();
    let pattern = Pattern { rows: m, starts, at };
    match pattern.is_whole() {
        true => Ok(pattern),
        false => Err(broken("the elements of a sparse matrix are out of order")),
    }
}

fn elements_of_sparse(
    logical: bool,
    count: usize,
    re: &[f64],
    im: Option<&[f64]>,
) -> Result<Array, Error> {
    if re.len() < count || im.is_some_and(|im| im.len() < count) {
        return Err(broken("a sparse matrix has fewer elements than places for them"));
    }
    let re = &re[..count];
    Ok(match im {
        Some(im) => {
            let parts = re.iter().zip(im);
            Array::column(parts.map(|(&re, &im)| Complex64::new(re, im)).collect())
        }
        None if logical => Array::column(re.iter().map(|&x| x != 0.0).collect()),
        None => Array::column(re.to_vec()),
    })
}

fn read_many(r: &mut Reader<'_>, n: usize, depth: usize) -> Result<Vec<Value>, Error> {
    if n > r.bytes.len() {
        return Err(broken("it names more elements than it holds"));
    }
    let mut out = Vec::with_capacity(n);
    for _ in 0..n {
        let e = r.element()?;
        out.push(read_matrix(r.within(e.body), depth + 1)?.1);
    }
    Ok(out)
}

fn fit(expected: usize, found: usize) -> Result<(), Error> {
    if expected == found {
        Ok(())
    } else {
        Err(broken(format!("expected {expected} elements, found {found}")))
    }
}

/// The elements of a tagged piece, in their own bytes.
fn parse<const N: usize, T>(body: &[u8], big: bool, le: fn([u8; N]) -> T) -> Vec<T> {
    body.chunks_exact(N)
        .map(|c| {
            let mut b: [u8; N] = [0; N];
            b.copy_from_slice(c);
            if big {
                b.reverse();
            }
            le(b)
        })
        .collect()
}

fn numbers(e: &Element<'_>, big: bool) -> Result<Vec<f64>, Error> {
    let b = e.body;
    Ok(match e.kind {
        MI_INT8 => b.iter().map(|&x| f64::from(x as i8)).collect(),
        MI_UINT8 | MI_UTF8 => b.iter().map(|&x| f64::from(x)).collect(),
        MI_INT16 => parse(b, big, |x| f64::from(i16::from_le_bytes(x))),
        MI_UINT16 | MI_UTF16 => parse(b, big, |x| f64::from(u16::from_le_bytes(x))),
        MI_INT32 => parse(b, big, |x| f64::from(i32::from_le_bytes(x))),
        MI_UINT32 | MI_UTF32 => parse(b, big, |x| f64::from(u32::from_le_bytes(x))),
        MI_SINGLE => parse(b, big, |x| f64::from(f32::from_le_bytes(x))),
        MI_DOUBLE => parse(b, big, f64::from_le_bytes),
        MI_INT64 => parse(b, big, |x| i64::from_le_bytes(x) as f64),
        MI_UINT64 => parse(b, big, |x| u64::from_le_bytes(x) as f64),
        other => return Err(broken(format!("data of unknown type {other}"))),
    })
}

fn text(e: &Element<'_>, big: bool) -> Result<Vec<Unit>, Error> {
    if e.kind == MI_UTF8 {
        return Ok(String::from_utf8_lossy(e.body).encode_utf16().map(Unit).collect());
    }
    Ok(numbers(e, big)?.into_iter().map(|x| Unit(x as u16)).collect())
}

fn numeric(
    class: u8,
    logical: bool,
    shape: Shape,
    re: &Element<'_>,
    im: Option<&Element<'_>>,
    big: bool,
) -> Result<Value, Error> {
    let n = shape.numel();
    // 64-bit integers do not pass through doubles.
    if re.kind == MI_INT64 && class == 14 {
        let v: Vec<i64> = parse(re.body, big, i64::from_le_bytes);
        fit(n, v.len())?;
        return Ok(Value::from(Array::from_vec(shape, v)));
    }
    if re.kind == MI_UINT64 && class == 15 {
        let v: Vec<u64> = parse(re.body, big, u64::from_le_bytes);
        fit(n, v.len())?;
        return Ok(Value::from(Array::from_vec(shape, v)));
    }
    let v = numbers(re, big)?;
    fit(n, v.len())?;
    if logical {
        let v: Vec<bool> = v.into_iter().map(|x| x != 0.0).collect();
        return Ok(Value::from(Array::from_vec(shape, v)));
    }
    if let Some(im) = im {
        let w = numbers(im, big)?;
        fit(n, w.len())?;
        let pairs = v.into_iter().zip(w);
        return Ok(Value::from(if class == 7 {
            Array::from_vec(
                shape,
                pairs.map(|(a, b)| Complex32::new(a as f32, b as f32)).collect::<Vec<_>>(),
            )
        } else {
            Array::from_vec(shape, pairs.map(|(a, b)| Complex64::new(a, b)).collect::<Vec<_>>())
        }));
    }
    macro_rules! of {
        ($t:ty) => {
            Array::from_vec(shape, v.into_iter().map(|x| x as $t).collect::<Vec<$t>>())
        };
    }
    Ok(Value::from(match class {
        6 => Array::from_vec(shape, v),
        7 => of!(f32),
        8 => of!(i8),
        9 => of!(u8),
        10 => of!(i16),
        11 => of!(u16),
        12 => of!(i32),
        13 => of!(u32),
        14 => of!(i64),
        _ => of!(u64),
    }))
}

fn read_level4(bytes: &[u8]) -> Result<Variables, Error> {
    let mut out = Variables::new();
    let mut at = 0;
    while at + 20 <= bytes.len() {
        let first = u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
        // The type is below 5000 in the right byte order.
        let big = first >= 5000;
        let r = Reader { bytes, at, big };
        let kind = r.u32_at(at)?;
        let (rows, cols) = (r.u32_at(at + 4)? as usize, r.u32_at(at + 8)? as usize);
        let (imaginary, name_length) = (r.u32_at(at + 12)? != 0, r.u32_at(at + 16)? as usize);
        if kind >= 5000 || name_length == 0 || name_length > 1024 {
            return Err(broken("its header is of no known kind"));
        }
        at += 20;
        let name = bytes.get(at..at + name_length).ok_or_else(|| broken("it ends in a name"))?;
        let name: Vec<u8> = name.iter().copied().take_while(|&b| b != 0).collect();
        at += name_length;
        let (size, number) = match kind / 10 % 10 {
            0 => (8, MI_DOUBLE),
            1 => (4, MI_SINGLE),
            2 => (4, MI_INT32),
            3 => (2, MI_INT16),
            4 => (2, MI_UINT16),
            5 => (1, MI_UINT8),
            _ => return Err(broken("numbers of unknown precision")),
        };
        let n = rows.saturating_mul(cols);
        let mut part = || -> Result<Vec<f64>, Error> {
            let end = at.saturating_add(n.saturating_mul(size));
            let body = bytes.get(at..end).ok_or_else(|| broken("it ends in the middle"))?;
            at = end;
            numbers(&Element { kind: number, body }, big)
        };
        let re = part()?;
        let im = if imaginary { Some(part()?) } else { None };
        let shape = Shape::matrix(rows, cols);
        let value = match (kind % 10, im) {
            (1, _) => Array::from_vec(shape, re.iter().map(|&x| Unit(x as u16)).collect()),
            (2, _) => return Err(broken("a sparse matrix, which is not supported")),
            (_, None) => Array::from_vec(shape, re),
            (_, Some(im)) => {
                let z = re.iter().zip(&im).map(|(&a, &b)| Complex64::new(a, b)).collect();
                Array::from_vec::<Complex64>(shape, z)
            }
        };
        out.push((String::from_utf8_lossy(&name).into_owned(), Value::from(value)));
    }
    Ok(out)
}

/// A MAT-file of level 5, with the objects that values refer to; compressed is version 7, else version 6.
pub fn write(
    variables: &[(String, Value)],
    objects: Vec<Stored>,
    compressed: bool,
) -> Result<Vec<u8>, Refusal> {
    let mut out = b"MATLAB 5.0 MAT-file, written by matgpu".to_vec();
    out.resize(116, b' ');
    out.resize(124, 0);
    out.extend([0x00, 0x01]);
    out.extend(b"IM");
    let add = |out: &mut Vec<u8>, one: Vec<u8>| {
        if compressed {
            let packed = compress_to_vec_zlib(&one, 6);
            out.extend(MI_COMPRESSED.to_le_bytes());
            out.extend((packed.len() as u32).to_le_bytes());
            out.extend(packed);
        } else {
            out.extend(one);
        }
    };
    let mut table = Writer::new(objects, write_matrix);
    for (name, value) in variables {
        let mut one = Vec::new();
        write_matrix(&mut one, &mut table, name, value, 0)?;
        add(&mut out, one);
    }
    if let Some(table) = table.finish()? {
        let place = (out.len() as u64).to_le_bytes();
        out[116..124].copy_from_slice(&place);
        add(&mut out, table);
    }
    Ok(out)
}

fn write_matrix(
    out: &mut Vec<u8>,
    table: &mut Writer,
    name: &str,
    value: &Value,
    depth: usize,
) -> Result<(), Refusal> {
    if depth > DEEPEST {
        let message = "the value is nested too deeply to save";
        return Err(Error::new("MATLAB:save:tooDeep", message).into());
    }
    let mut body = Body::new();
    match value {
        Value::Cell(c) => {
            header(&mut body, CELL, 0, &c.shape, name);
            for cell in &c.cells {
                write_matrix(&mut body, table, "", cell, depth + 1)?;
            }
        }
        Value::Text(t) => return table.text(out, name, t),
        Value::Struct(s)
            if let Some(stands) = only_field(s, mcos::REFERENCE)
                && let Some(numbers) = stands.host_array()? =>
        {
            return table.reference(out, name, &numbers);
        }
        Value::Struct(s) if let Some(Value::Struct(about)) = only_field(s, mcos::MEMBERS) => {
            return table.members(out, name, about);
        }
        Value::Struct(s) if let Some(about) = only_field(s, mcos::FUNCTION) => {
            header(&mut body, FUNCTION, 0, &Shape::scalar(), name);
            let fields = [
                ("matlabroot", Value::from("")),
                ("separator", Value::from("/")),
                ("sentinel", Value::from("@")),
                ("function_handle", about.clone()),
            ];
            let fields = fields.into_iter().map(|(name, v)| (Rc::from(name), vec![v])).collect();
            let told = Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields }));
            write_matrix(&mut body, table, "", &told, depth + 1)?;
        }
        Value::Struct(s) => {
            header(&mut body, STRUCT, 0, &s.shape, name);
            let width = s.fields.keys().map(|k| k.len() + 1).max().unwrap_or(1).max(32);
            put(&mut body, MI_INT32, &(width as i32).to_le_bytes());
            let mut names = Vec::new();
            for key in s.fields.keys() {
                names.extend(key.as_bytes());
                names.resize(names.len().div_ceil(width) * width, 0);
            }
            put(&mut body, MI_INT8, &names);
            for k in 0..s.shape.numel() {
                for column in s.fields.values() {
                    let element = column.get(k).cloned().unwrap_or_else(Value::empty);
                    write_matrix(&mut body, table, "", &element, depth + 1)?;
                }
            }
        }
        Value::Compressed(matrix) => write_array(&mut body, name, matrix.elements(), Some(matrix)),
        other => {
            let array = other.host_array()?.ok_or_else(|| {
                Error::new(
                    "MATLAB:save:unsupportedClass",
                    format!("values of class {} cannot be saved", other.class_name()),
                )
            })?;
            let sparse = other.is_sparse() && Compressed::may_hold(array.elem_type());
            let matrix = if sparse { Some(Compressed::of_array(&array)?) } else { None };
            write_array(&mut body, name, &array, matrix.as_ref());
        }
    }
    put(out, MI_MATRIX, &body);
    Ok(())
}

/// The elements of an array, or of a sparse matrix, with their places.
fn write_array(body: &mut Body, name: &str, array: &Array, sparse: Option<&Compressed>) {
    let array = sparse.map_or(array, |matrix| matrix.elements());
    let (class, kind, re, im) = encode(array.data());
    let logical = if array.class() == Class::Logical { 0x200 } else { 0 };
    let flags = logical | if im.is_some() { 0x800 } else { 0 };
    match sparse {
        None => header(body, class, flags, array.shape(), name),
        Some(matrix) => {
            header(body, SPARSE, flags, &matrix.shape(), name);
            // How many there are stands beside the class.
            body[12..16].copy_from_slice(&(matrix.count() as u32).to_le_bytes());
            for places in [matrix.at(), matrix.starts()] {
                let bytes = places.iter().flat_map(|&place| (place as i32).to_le_bytes());
                put(body, MI_INT32, &bytes.collect::<Vec<u8>>());
            }
        }
    }
    for bytes in std::iter::once(re).chain(im) {
        put(body, kind, &bytes);
    }
}

/// Class, number type, real bytes, imaginary bytes.
fn encode(data: &Data) -> (u8, u32, Vec<u8>, Option<Vec<u8>>) {
    macro_rules! plain {
        ($v:expr) => {
            $v.iter().flat_map(|x| x.to_le_bytes()).collect::<Vec<u8>>()
        };
    }
    match &*data.one_nan() {
        Data::F64(v) => (6, MI_DOUBLE, plain!(v), None),
        Data::F32(v) => (7, MI_SINGLE, plain!(v), None),
        Data::I8(v) => (8, MI_INT8, plain!(v), None),
        Data::U8(v) => (9, MI_UINT8, plain!(v), None),
        Data::I16(v) => (10, MI_INT16, plain!(v), None),
        Data::U16(v) => (11, MI_UINT16, plain!(v), None),
        Data::I32(v) => (12, MI_INT32, plain!(v), None),
        Data::U32(v) => (13, MI_UINT32, plain!(v), None),
        Data::I64(v) => (14, MI_INT64, plain!(v), None),
        Data::U64(v) => (15, MI_UINT64, plain!(v), None),
        Data::Bool(v) => (9, MI_UINT8, v.iter().map(|&b| u8::from(b)).collect(), None),
        Data::Char(v) => {
            (CHAR, MI_UINT16, v.iter().flat_map(|u| u.0.to_le_bytes()).collect(), None)
        }
        Data::C64(v) => (
            6,
            MI_DOUBLE,
            v.iter().flat_map(|z| z.re.to_le_bytes()).collect(),
            Some(v.iter().flat_map(|z| z.im.to_le_bytes()).collect()),
        ),
        Data::C32(v) => (
            7,
            MI_SINGLE,
            v.iter().flat_map(|z| z.re.to_le_bytes()).collect(),
            Some(v.iter().flat_map(|z| z.im.to_le_bytes()).collect()),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::TextArray;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn sample() -> Variables {
        let matrix = Array::from_vec(Shape::matrix(2, 2), vec![1.0, 2.5, -3.0, f64::INFINITY]);
        let z = Array::row(vec![Complex64::new(1.0, -2.0)]);
        let ints = Array::row(vec![i64::MAX, i64::MIN]);
        let cell = CellArray {
            shape: Shape::matrix(1, 2),
            cells: vec![Value::from("héllo"), Value::from(true)],
        };
        let mut fields = IndexMap::new();
        fields.insert(Rc::from("name"), vec![Value::from("a"), Value::from(2.0)]);
        let s = StructArray { shape: Shape::matrix(1, 2), fields };
        vec![
            ("m".into(), Value::from(matrix)),
            ("z".into(), Value::from(z)),
            ("i".into(), Value::from(ints)),
            ("c".into(), Value::Cell(Rc::new(cell))),
            ("s".into(), Value::Struct(Rc::new(s))),
            ("e".into(), Value::empty()),
        ]
    }

    #[test]
    fn what_is_written_is_read() {
        for compressed in [false, true] {
            let bytes = write(&sample(), Vec::new(), compressed).expect("writable");
            let (back, objects) = read(&bytes).expect("readable");
            assert_eq!(format!("{back:?}"), format!("{:?}", sample()));
            assert!(objects.is_empty());
        }
    }

    #[test]
    fn texts_and_objects_are_in_a_table() {
        let texts = |all: &[Option<&str>]| {
            let texts = all.iter().map(|t| t.map(Rc::from)).collect();
            Value::Text(Rc::new(TextArray { shape: Shape::matrix(1, all.len()), texts }))
        };
        let number = |k: f64| Value::from(Array::row(vec![k]));
        let held = vec![Stored {
            class: "pack.Thing".into(),
            fields: IndexMap::from([
                (Rc::from("name"), texts(&[Some("inner"), None])),
                (Rc::from("size"), Value::from(2.0)),
            ]),
            whole: false,
        }];
        let stands = StructArray {
            shape: Shape::scalar(),
            fields: IndexMap::from([(Rc::from(mcos::REFERENCE), vec![number(1.0)])]),
        };
        let variables: Variables = vec![
            ("t".into(), texts(&[Some("héllo"), Some(""), Some("wörld 𝄞")])),
            ("x".into(), Value::from(Array::row(vec![1.0, 2.0]))),
            ("o".into(), Value::Struct(Rc::new(stands))),
        ];
        for compressed in [false, true] {
            let bytes = write(&variables, held.clone(), compressed).expect("writable");
            let (back, objects) = read(&bytes).expect("readable");
            assert_eq!(format!("{back:?}"), format!("{variables:?}"));
            let thing = &objects[0];
            assert_eq!((&*thing.class, thing.whole), ("pack.Thing", false));
            assert_eq!(format!("{:?}", thing.fields), format!("{:?}", held[0].fields));
        }
    }

    #[test]
    fn broken_files_are_errors() {
        let bytes = write(&sample(), Vec::new(), false).expect("writable");
        for end in [130, 150, bytes.len() - 9] {
            assert!(read(&bytes[..end]).is_err() || end == 130);
        }
        assert!(read(b"not a mat file at all, but longer than its header").is_err());
    }
}
