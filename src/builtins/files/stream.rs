//! The builtins that open, read, write and close files.

use crate::builtins::arguments::{doubles, none, number, one, refuse, text};
use crate::builtins::context::Files;
use crate::builtins::strings::{Scanned, scanned};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::value::{Array, Class, ElemType, Shape, Unit, Value};

fn handle(name: &str, value: &Value) -> Flow<u32> {
    let n = number(name, value)?;
    if n >= 0.0 && n == n.trunc() && n < 1e9 { Ok(n as u32) } else { Err(invalid(name)) }
}

fn invalid(name: &str) -> crate::builtins::Stop {
    let message = "Invalid file identifier. Use fopen to generate a valid file identifier.";
    Error::new("MATLAB:FileIO:InvalidFid", message).hint(format!("in the call of '{name}'")).into()
}

fn latin(bytes: &[u8]) -> Value {
    let text = String::from_utf8_lossy(bytes);
    Value::from(Array::text(&text))
}

/// `[fid, message] = fopen(path, mode)`.
pub(super) fn fopen(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if let Some("all") = call.args[0].as_text()?.as_deref()
        && call.args.len() == 1
    {
        let numbers = cx.world.open.numbers().into_iter().map(f64::from).collect::<Vec<_>>();
        return one(Array::column(numbers));
    }
    if call.args[0].as_text()?.is_none() {
        // fopen(fid): what is open under that number.
        let number = handle("fopen", &call.args[0])?;
        let (path, mode) = match (number, cx.world.open.get(number)) {
            (0, _) => ("stdin".to_owned(), "r".to_owned()),
            (1, _) => ("stdout".to_owned(), "w".to_owned()),
            (2, _) => ("stderr".to_owned(), "w".to_owned()),
            (_, Some(file)) => (file.path.clone(), file.mode.clone()),
            _ => return Err(invalid("fopen")),
        };
        let big = cx.world.open.get(number).is_some_and(|file| file.big);
        let format = if big { "ieee-be" } else { "ieee-le" };
        let about = [path.as_str(), mode.as_str(), format, "UTF-8"];
        return Ok(about.map(Value::from).into_iter().take(call.nargout.max(1)).collect());
    }
    let path = text("fopen", &call.args[0])?;
    let mode = match call.args.get(1) {
        Some(m) => text("fopen", m)?,
        None => "r".to_owned(),
    };
    let big = match call.args.get(2) {
        Some(format) => is_big("fopen", &text("fopen", format)?)?,
        None => false,
    };
    let world = &mut *cx.world;
    let mut opened = world.open.open(&mut world.files, &path, &mode);
    // What is only read may lie on the search path.
    if opened.is_err()
        && mode.starts_with('r')
        && !mode.contains('+')
        && let Some(found) = world.files.on_search_path(&path)
    {
        opened = world.open.open(&mut world.files, &found, &mode);
    }
    match opened {
        Ok(number) => {
            world.open.get(number).into_iter().for_each(|file| file.big = big);
            Ok(Values::from_iter([Value::from(f64::from(number)), Value::from("")]))
        }
        Err(why) => Ok(Values::from_iter([Value::from(-1.0), Value::from(why.as_str())])),
    }
}

/// `fclose(fid)`, `fclose('all')`.
pub(super) fn fclose(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let world = &mut *cx.world;
    if call.args[0].as_text()?.is_some_and(|t| t == "all") {
        for number in world.open.numbers() {
            world.open.close(&mut world.files, number)?;
        }
        return one(0.0);
    }
    let number = handle("fclose", &call.args[0])?;
    if number <= 2 || world.open.close(&mut world.files, number)? {
        return one(0.0);
    }
    Err(invalid("fclose"))
}

/// `fflush(fid)`.
pub(super) fn fflush(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let number = handle("fflush", &call.args[0])?;
    let world = &mut *cx.world;
    if number > 2 {
        if world.open.get(number).is_none() {
            return Err(invalid("fflush"));
        }
        world.open.flush(&mut world.files, number)?;
    }
    if call.nargout == 0 { none() } else { one(0.0) }
}

fn line(name: &str, cx: &mut Cx<'_>, call: &Call<'_>, keep_newline: bool) -> Flow<Values> {
    let number = handle(name, &call.args[0])?;
    let file = cx.world.open.get(number).ok_or_else(|| invalid(name))?;
    if !file.readable() {
        return Err(refuse(name, "notReadable", "the file was not opened for reading"));
    }
    let Some(mut line) = file.line() else {
        return Ok(Values::from_iter([Value::from(-1.0), Value::from(0.0)]));
    };
    let length = line.len() as f64;
    if !keep_newline {
        if line.ends_with(b"\n") {
            line.pop();
        }
        if line.ends_with(b"\r") {
            line.pop();
        }
    }
    Ok(Values::from_iter([latin(&line), Value::from(length)]))
}

/// `fgetl(fid)`.
pub(super) fn fgetl(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    line("fgetl", cx, &call, false)
}

/// `fgets(fid)`.
pub(super) fn fgets(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    line("fgets", cx, &call, true)
}

/// `fscanf(fid, format, size)`.
pub(super) fn fscanf(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    const NAME: &str = "fscanf";
    let number = handle(NAME, &call.args[0])?;
    let file = cx.world.open.get(number).ok_or_else(|| invalid(NAME))?;
    if !file.readable() {
        return Err(refuse(NAME, "notReadable", "the file was not opened for reading"));
    }
    let rest = file.bytes.get(file.at..).unwrap_or_default();
    // A few numbers of a long file are read from its next few bytes: what ends well before the end of those would
    // end there in the whole file too.
    let mut window = 4096;
    loop {
        let (text, starts) = units_of(&rest[..rest.len().min(window)]);
        let Scanned { mut values, at } = scanned(NAME, &text, &call.args[1..])?;
        if window >= rest.len() || at + 512 < text.len() {
            file.at += starts[at];
            file.ended = file.at >= file.bytes.len();
            values.truncate(call.nargout.max(1));
            return Ok(values);
        }
        window *= 4;
    }
}

/// Bytes as text, and the byte at which every unit of it begins, and the text ends.
fn units_of(bytes: &[u8]) -> (Vec<u16>, Vec<usize>) {
    let (mut text, mut starts) =
        (Vec::with_capacity(bytes.len()), Vec::with_capacity(bytes.len() + 1));
    let mut at = 0;
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            let mut units = [0; 2];
            for &mut unit in c.encode_utf16(&mut units) {
                text.push(unit);
                starts.push(at);
            }
            at += c.len_utf8();
        }
        for _ in chunk.invalid() {
            text.push(0xFFFD);
            starts.push(at);
            at += 1;
        }
    }
    starts.push(at);
    (text, starts)
}

/// `feof(fid)`.
pub(super) fn feof(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let number = handle("feof", &call.args[0])?;
    let file = cx.world.open.get(number).ok_or_else(|| invalid("feof"))?;
    one(file.ended || file.at >= file.bytes.len())
}

/// `ftell(fid)`.
pub(super) fn ftell(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let number = handle("ftell", &call.args[0])?;
    let file = cx.world.open.get(number).ok_or_else(|| invalid("ftell"))?;
    one(file.at as f64)
}

/// `frewind(fid)`.
pub(super) fn frewind(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let number = handle("frewind", &call.args[0])?;
    let file = cx.world.open.get(number).ok_or_else(|| invalid("frewind"))?;
    file.at = 0;
    file.ended = false;
    if call.nargout == 0 { none() } else { one(0.0) }
}

/// `fseek(fid, offset, origin)`.
pub(super) fn fseek(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let id = handle("fseek", &call.args[0])?;
    let offset = number("fseek", &call.args[1])?;
    let origin = match call.args.get(2) {
        None => "bof".to_owned(),
        Some(v) => match v.as_text()? {
            Some(t) => t,
            None => match number("fseek", v)? {
                0.0 if !v.shape().is_empty() => "bof".to_owned(),
                -1.0 => "bof".to_owned(),
                1.0 => "eof".to_owned(),
                _ => "cof".to_owned(),
            },
        },
    };
    let file = cx.world.open.get(id).ok_or_else(|| invalid("fseek"))?;
    let base = match origin.as_str() {
        "bof" => 0.0,
        "cof" => file.at as f64,
        "eof" => file.bytes.len() as f64,
        other => {
            let message = format!("expected 'bof', 'cof' or 'eof', found '{other}'");
            return Err(refuse("fseek", "badOrigin", message));
        }
    };
    let target = base + offset;
    if target < 0.0 || target > file.bytes.len() as f64 || target.is_nan() {
        return one(-1.0);
    }
    file.at = target as usize;
    file.ended = false;
    one(0.0)
}

/// Whether in a machine format the first byte of a number is its greatest.
fn is_big(name: &str, format: &str) -> Flow<bool> {
    match format.to_lowercase().as_str() {
        "ieee-be" | "b" | "ieee-be.l64" | "s" => Ok(true),
        "ieee-le" | "l" | "ieee-le.l64" | "a" | "native" | "n" => Ok(false),
        other => {
            let message = format!("expected 'ieee-be', 'ieee-le' or 'native', found '{other}'");
            Err(refuse(name, "invalidMachineFormat", message))
        }
    }
}

/// What stands after a precision: how many bytes are skipped each time, and whether the first byte of a number is its greatest.
fn after_precision(name: &str, args: &[Value]) -> Flow<(usize, Option<bool>)> {
    let (mut skip, mut big) = (0.0, None);
    for arg in args {
        match arg.as_text()? {
            Some(format) => big = Some(is_big(name, &format)?),
            None => skip = number(name, arg)?,
        }
    }
    match skip >= 0.0 && skip == skip.trunc() && skip < 1e9 {
        true => Ok((skip as usize, big)),
        false => {
            Err(refuse(name, "invalidSkip", "the bytes to skip must be a whole number from 0"))
        }
    }
}

/// How numbers lie in a file: their class there, how many of them lie side by side where something is skipped, and the class that they
/// become.
#[derive(Clone, Copy)]
struct Precision {
    stored: Class,
    run: usize,
    result: Class,
}

/// What is read or written by a precision such as `uint8`, `uint8=>double`, `*int16`, `3*int32`.
fn precision(name: &str, value: Option<&Value>) -> Flow<Precision> {
    let Some(value) = value else {
        return Ok(Precision { stored: Class::UInt8, run: 1, result: Class::Double });
    };
    let all = text(name, value)?;
    let (run, given) = match all.split_once('*') {
        Some((count, rest)) if count.trim().parse::<usize>().is_ok_and(|n| n > 0) => {
            (count.trim().parse().unwrap_or(1), rest.to_owned())
        }
        _ => (1, all.clone()),
    };
    let unknown = || refuse(name, "invalidPrecision", format!("unknown precision '{all}'"));
    let class_of = |word: &str| {
        Some(match word.trim() {
            "uchar" | "unsigned char" | "uint8" => Class::UInt8,
            "schar" | "signed char" | "int8" | "integer*1" => Class::Int8,
            "short" | "int16" | "integer*2" => Class::Int16,
            "ushort" | "uint16" | "unsigned short" => Class::UInt16,
            "int" | "int32" | "integer*4" => Class::Int32,
            "uint" | "uint32" | "unsigned int" => Class::UInt32,
            "int64" | "integer*8" | "long" => Class::Int64,
            "uint64" | "ulong" => Class::UInt64,
            "single" | "float" | "float32" | "real*4" => Class::Single,
            "double" | "float64" | "real*8" => Class::Double,
            "char" | "char*1" => Class::Char,
            _ => return None,
        })
    };
    let (stored, result) = match (given.split_once("=>"), given.strip_prefix('*')) {
        (Some((from, to)), _) => (class_of(from), class_of(to)),
        (None, Some(same)) => (class_of(same), class_of(same)),
        (None, None) => (class_of(&given), Some(Class::Double)),
    };
    let (Some(stored), Some(result)) = (stored, result) else { return Err(unknown()) };
    Ok(Precision { stored, run, result })
}

/// The bytes of numbers of so many bytes in the other order.
fn turned(bytes: &[u8], width: usize) -> Vec<u8> {
    bytes.chunks_exact(width).flat_map(|number| number.iter().rev()).copied().collect()
}

const fn width(class: Class) -> usize {
    match class {
        Class::Char => 1,
        other => other.bytes(),
    }
}

fn decode(class: Class, bytes: &[u8]) -> Vec<f64> {
    macro_rules! each {
        ($t:ty) => {
            bytes
                .chunks_exact(size_of::<$t>())
                .filter_map(|c| c.try_into().ok().map(|b| <$t>::from_le_bytes(b) as f64))
                .collect()
        };
    }
    match class {
        Class::Int8 => each!(i8),
        Class::Int16 => each!(i16),
        Class::UInt16 => each!(u16),
        Class::Int32 => each!(i32),
        Class::UInt32 => each!(u32),
        Class::Int64 => each!(i64),
        Class::UInt64 => each!(u64),
        Class::Single => each!(f32),
        Class::Double => each!(f64),
        Class::UInt8 | Class::Char | Class::Logical => each!(u8),
    }
}

/// `[A, count] = fread(fid, size, precision)`.
pub(super) fn fread(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let id = handle("fread", &call.args[0])?;
    let mut args = &call.args[1..];
    let mut size = vec![f64::INFINITY];
    if let Some(first) = args.first()
        && first.as_text()?.is_none()
    {
        size = doubles("fread", first)?;
        args = &args[1..];
    }
    let Precision { stored, run, result } = precision("fread", args.first())?;
    let (skip, big) = after_precision("fread", args.get(1..).unwrap_or_default())?;
    let file = cx.world.open.get(id).ok_or_else(|| invalid("fread"))?;
    if !file.readable() {
        return Err(refuse("fread", "notReadable", "the file was not opened for reading"));
    }
    let total: f64 = size.iter().product();
    let available = (file.bytes.len() - file.at.min(file.bytes.len())) / width(stored);
    let wanted = if total >= 0.0 && total < available as f64 { total as usize } else { available };
    let mut bytes = Vec::new();
    let each = if skip > 0 { run } else { wanted };
    let mut left = wanted;
    while left > 0 && file.at < file.bytes.len() {
        bytes.extend(file.take(each.min(left) * width(stored)));
        left = left.saturating_sub(each);
        file.at = (file.at + skip).min(file.bytes.len());
    }
    if total > (bytes.len() / width(stored)) as f64 {
        file.ended = true;
    }
    if big.unwrap_or(file.big) {
        bytes = turned(&bytes, width(stored));
    }
    let mut values = decode(stored, &bytes);
    let count = values.len();
    let shape = match size.as_slice() {
        [rows, _] if rows.is_finite() && *rows >= 1.0 => {
            let rows = *rows as usize;
            let shape = Shape::matrix(rows, count.div_ceil(rows));
            values.resize(shape.checked_numel(size_of::<f64>())?, 0.0);
            shape
        }
        _ => Shape::matrix(count, 1),
    };
    let array = if result == Class::Char {
        Array::from_vec(shape, values.iter().map(|&x| Unit(x as u16)).collect::<Vec<_>>())
    } else {
        crate::value::cast::convert_array(&Array::from_vec(shape, values), ElemType::real(result))
    };
    Ok(Values::from_iter([Value::from(array), Value::from(count as f64)]))
}

/// `count = fwrite(fid, A, precision)`.
pub(super) fn fwrite(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let id = handle("fwrite", &call.args[0])?;
    let data = crate::builtins::arguments::array("fwrite", &call.args[1])?;
    let Precision { stored, .. } = precision("fwrite", call.args.get(2))?;
    let (skip, big) = after_precision("fwrite", call.args.get(3..).unwrap_or_default())?;
    if skip > 0 {
        return Err(refuse("fwrite", "skip", "bytes cannot be skipped while writing; fseek moves"));
    }
    let count = data.numel();
    let class = if stored == Class::Char { Class::UInt8 } else { stored };
    let converted = crate::value::cast::convert_array(&data, ElemType::real(class));
    let mut bytes = Vec::new();
    crate::value::with_data!(&*converted.data().one_nan(), v => push_bytes(&mut bytes, v));
    match id {
        1 => cx.world.print(&String::from_utf8_lossy(&bytes)),
        _ => {
            let file = cx.world.open.get(id).ok_or_else(|| invalid("fwrite"))?;
            if !file.writable() {
                return Err(refuse("fwrite", "notWritable", "the file was not opened for writing"));
            }
            if big.unwrap_or(file.big) {
                bytes = turned(&bytes, width(class));
            }
            file.write(&bytes);
        }
    }
    one(count as f64)
}

fn push_bytes<T: bytemuck::NoUninit>(out: &mut Vec<u8>, v: &[T]) {
    // wasm and every native target of the project are little-endian, as the files are.
    out.extend_from_slice(bytemuck::cast_slice(v));
}

/// `text = fileread(path)`.
pub(super) fn fileread(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("fileread", &call.args[0])?;
    match cx.world.files.read_anywhere(&path) {
        Some(bytes) => one(latin(&bytes)),
        None => {
            let message = format!("could not open file {path}: no such file");
            Err(refuse("fileread", "cannotOpenFile", message))
        }
    }
}

/// `delete(path)`.
pub(super) fn delete(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    for argument in call.args {
        // What an onCleanup object calls is called now, and not again when the object goes.
        if let Value::Object(object) = argument
            && let Some(at_end) = &object.at_end
        {
            cx.world.cleanups.borrow_mut().extend(at_end.function.take());
            continue;
        }
        // What has a handle is a drawing.
        if argument.elem_type().is_some() && !argument.is_char() {
            crate::builtins::graphics::delete(cx, argument)?;
            continue;
        }
        let path = text("delete", argument)?;
        if !cx.world.files.remove(&path) {
            let message = format!("File '{path}' not found.");
            cx.world.warn("MATLAB:DELETE:FileNotFound", &message);
        }
    }
    none()
}

/// `isfile(path)`.
pub(super) fn isfile(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("isfile", &call.args[0])?;
    one(cx.world.files.read(&path).is_some())
}
