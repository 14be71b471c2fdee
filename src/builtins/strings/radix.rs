//! Whole numbers in other bases: dec2bin, dec2hex, dec2base and back; the bits of floats in hex.

use super::text;
use super::texts::*;
use crate::builtins::Example::{Equal, Fails};
use crate::builtins::{Arity, Builtin, Call, Cx, Flow, Stop, Values};
use crate::diag::Result;
use crate::value::room::filled;
use crate::value::{Array, Class, Data, ElemType, Element, Scalar, Shape, Unit, Value};

/// Other bases.
pub const ALL: &[&Builtin] = &[
    &text(
        "dec2bin",
        &["s = dec2bin(d)", "s = dec2bin(d, len)"],
        Arity::between(1, 2),
        Arity::upto(1),
        |_, call| complement(&call, "dec2bin", 2, 8),
        "Whole numbers in base 2; negative ones in two's complement.",
        &[
            Equal("dec2bin(14)", "'1110'"),
            Equal("dec2bin(-3)", "'11111101'"),
            Fails("dec2bin(2.5)", "dec2bin"),
        ],
    ),
    &text(
        "dec2hex",
        &["s = dec2hex(d)", "s = dec2hex(d, len)"],
        Arity::between(1, 2),
        Arity::upto(1),
        |_, call| complement(&call, "dec2hex", 16, 2),
        "Whole numbers in base 16; negative ones in two's complement.",
        &[Equal("dec2hex(2748)", "'ABC'"), Fails("dec2hex(2.5)", "dec2hex")],
    ),
    &text(
        "dec2base",
        &["s = dec2base(d, base)", "s = dec2base(d, base, len)"],
        Arity::between(2, 3),
        Arity::upto(1),
        dec2base,
        "Whole numbers in a base from 2 to 36, or with digits of one's own.",
        &[
            Equal("dec2base(123, 3)", "'11120'"),
            Equal("dec2base(123, 'aei')", "'eeeia'"),
            Fails("dec2base(-1, 3)", "dec2base"),
        ],
    ),
    &text(
        "bin2dec",
        &["d = bin2dec(s)"],
        Arity::exactly(1),
        Arity::upto(1),
        |_, call| from_base(&call, "bin2dec", DIGITS[..2].to_vec()),
        "The number that a text in base 2 stands for.",
        &[
            Equal("bin2dec('1110')", "14"),
            Fails("bin2dec('12')", "0 and 1"),
            Fails("bin2dec(1)", "bin2dec"),
        ],
    ),
    &text(
        "hex2dec",
        &["d = hex2dec(s)"],
        Arity::exactly(1),
        Arity::upto(1),
        |_, call| from_base(&call, "hex2dec", DIGITS[..16].to_vec()),
        "The number that a text in base 16 stands for.",
        &[Equal("hex2dec({'FF'; '10'})", "[255; 16]"), Fails("hex2dec(1)", "hex2dec")],
    ),
    &text(
        "base2dec",
        &["d = base2dec(s, base)"],
        Arity::exactly(2),
        Arity::upto(1),
        |_, call| {
            let digits = symbols(&call.args[1], "base2dec")?;
            from_base(&call, "base2dec", digits)
        },
        "The number that a text in some base stands for.",
        &[Equal("base2dec('11120', 3)", "123"), Fails("base2dec('1', 1)", "base2dec")],
    ),
    &text(
        "num2hex",
        &["s = num2hex(x)"],
        Arity::exactly(1),
        Arity::upto(1),
        num2hex,
        "The bits of numbers in hexadecimal, a row each.",
        &[Equal("num2hex(1)", "'3ff0000000000000'"), Fails("num2hex({1})", "num2hex")],
    ),
    &text(
        "hex2num",
        &["x = hex2num(s)", "x = hex2num(s, class)"],
        Arity::between(1, 2),
        Arity::upto(1),
        hex2num,
        "The doubles whose bits are given in hexadecimal.",
        &[
            Equal("hex2num('4005bf0a8b145769')", "exp(1)"),
            Equal("hex2num('3f8', 'single')", "single(1)"),
            Fails("hex2num('xyz')", "hex2num"),
        ],
    ),
];

const DIGITS: [u16; 36] = {
    let letters = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let mut digits = [0; 36];
    let mut k = 0;
    while k < 36 {
        digits[k] = letters[k] as u16;
        k += 1;
    }
    digits
};

/// The whole numbers of an array, or of a cell array of scalars.
fn whole_numbers(value: &Value, function: &str) -> Flow<Vec<i128>> {
    let refuse = || {
        fail(
            "MATLAB:dec2base:FirstArg",
            format!("{function}: input must be real non-negative integers"),
        )
    };
    if let Value::Cell(cells) = value {
        let all = cells.cells.iter().map(|cell| whole_numbers(cell, function));
        return Ok(all.collect::<Flow<Vec<_>>>()?.concat());
    }
    let array = value.host_array()?.ok_or_else(refuse)?;
    match array.data() {
        Data::I64(v) => Ok(v.iter().map(|&x| x.into()).collect()),
        Data::U64(v) => Ok(v.iter().map(|&x| x.into()).collect()),
        Data::C64(_) | Data::C32(_) => Err(refuse()),
        data => (0..array.numel())
            .map(|k| {
                let x = Scalar::of(data, k).map_or(f64::NAN, Scalar::to_f64);
                let fits = x == libm::trunc(x) && x.abs() < 1e30;
                if fits { Ok(x as i128) } else { Err(refuse()) }
            })
            .collect(),
    }
}

/// Numbers as rows of digits, all as long as the longest and at least `least`.
fn written(numbers: &[u128], digits: &[u16], least: usize) -> Result<Value> {
    let base = digits.len() as u128;
    let mut rows: Vec<Units> = numbers
        .iter()
        .map(|&number| {
            let mut rest = number;
            let mut reversed = Units::new();
            while rest > 0 {
                // The remainder is below the number of digits.
                reversed.push(digits[(rest % base) as usize]);
                rest /= base;
            }
            reversed.reverse();
            reversed
        })
        .collect();
    let longest = rows.iter().map(Vec::len).max().unwrap_or(0).max(least).max(1);
    room_for(rows.len().saturating_mul(longest))?;
    if rows.len() < 2 {
        for row in &mut rows {
            let zeros = vec![digits[0]; longest - row.len()];
            row.splice(0..0, zeros);
        }
        return if rows.len() == 1 { Ok(char_value(&rows[0])) } else { char_matrix(&rows) };
    }
    let count = rows.len();
    let mut units = filled(Unit(digits[0]), count * longest)?;
    for (r, row) in rows.iter().enumerate() {
        let from = longest - row.len();
        for (k, &digit) in row.iter().enumerate() {
            units[r + count * (from + k)] = Unit(digit);
        }
    }
    Ok(Value::from(Array::from_vec(Shape::matrix(count, longest), units)))
}

fn least_length(value: Option<&Value>, function: &str) -> Flow<usize> {
    match value {
        None => Ok(0),
        Some(value) => count(value)?.filter(|&n| n <= 1 << 20).ok_or_else(|| {
            let message = format!("{function}: LEN must be a scalar integer that is not negative");
            fail("MATLAB:dec2base:ThirdArg", message)
        }),
    }
}

/// dec2bin and dec2hex: `per_byte` digits make up eight bits.
fn complement(call: &Call<'_>, function: &str, base: usize, per_byte: usize) -> Flow<Values> {
    let numbers = whole_numbers(&call.args[0], function)?;
    let least = least_length(call.args.get(1), function)?;
    let lowest = numbers.iter().copied().min().unwrap_or(0);
    let mut bits = 0u32;
    if lowest < 0 {
        bits = 8;
        while lowest < -(1i128 << (bits - 1)) {
            bits *= 2;
            if bits > 64 {
                let message =
                    format!("{function}: negative inputs cannot be less than intmin (\"int64\")");
                return Err(fail("MATLAB:dec2bin:MinValue", message));
            }
        }
    }
    let unsigned: Vec<u128> = numbers
        .iter()
        .map(|&x| if x < 0 { (x + (1i128 << bits)) as u128 } else { x as u128 })
        .collect();
    let least = least.max(bits as usize / 8 * per_byte);
    one(written(&unsigned, &DIGITS[..base], least)?)
}

/// The digits of a base that is given as a number or by its digits.
fn symbols(value: &Value, function: &str) -> Flow<Vec<u16>> {
    let refuse =
        |message: &str| fail("MATLAB:dec2base:SecondArg", format!("{function}: {message}"));
    if value.is_char() || matches!(value, Value::Text(_)) {
        let digits = row(value)?.unwrap_or_default();
        let mut sorted = digits.clone();
        sorted.sort_unstable();
        sorted.dedup();
        if digits.len() < 2 || sorted.len() != digits.len() || digits.iter().any(|&u| is_space(u)) {
            return Err(refuse("symbols representing digits must be unique and not blank"));
        }
        return Ok(digits);
    }
    match count(value)? {
        Some(base @ 2..=36) if value.numel() == 1 => Ok(DIGITS[..base].to_vec()),
        _ => Err(refuse("BASE must be an integer between 2 and 36, or a string of symbols")),
    }
}

fn dec2base(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let numbers = whole_numbers(&call.args[0], "dec2base")?;
    // Characters are numbers to dec2bin and dec2hex alone.
    if call.args[0].is_char() || numbers.iter().any(|&x| x < 0) {
        let message = "dec2base: input must be real non-negative integers";
        return Err(fail("MATLAB:dec2base:FirstArg", message));
    }
    let digits = symbols(&call.args[1], "dec2base")?;
    let least = least_length(call.args.get(2), "dec2base")?;
    let numbers: Vec<u128> = numbers.into_iter().map(|x| x as u128).collect();
    one(written(&numbers, &digits, least)?)
}

fn from_base(call: &Call<'_>, function: &str, digits: Vec<u16>) -> Flow<Values> {
    let texts = Texts::arg(call, 0, function)?;
    let plain = digits == DIGITS[..digits.len()];
    let base = digits.len() as f64;
    let read = |text: &Units| -> Flow<f64> {
        let text: Units = text.iter().copied().filter(|&unit| !is_space(unit)).collect();
        let mut value = 0.0;
        for &unit in without_prefix(&text, function) {
            let unit = if plain { upper(unit) } else { unit };
            match digits.iter().position(|&digit| digit == unit) {
                Some(digit) => value = value * base + digit as f64,
                None => return Err(no_digit(function, digits.len())),
            }
        }
        Ok(value)
    };
    if call.args[0].is_char() && call.args[0].numel() == 0 {
        return one(Value::from(Array::zeros(ElemType::DOUBLE, Shape::matrix(0, 0))));
    }
    let numbers = texts.all().iter().map(read).collect::<Flow<Vec<f64>>>()?;
    one(Value::from(Array::column(numbers)))
}

/// Digits without the `0b` or `0x` that may stand before them.
fn without_prefix<'a>(text: &'a [u16], function: &str) -> &'a [u16] {
    let sign = match function {
        "bin2dec" => b'B',
        "hex2dec" => b'X',
        _ => return text,
    };
    match text {
        [zero, letter, rest @ ..]
            if *zero == u16::from(b'0')
                && upper(*letter) == u16::from(sign)
                && !rest.is_empty() =>
        {
            rest
        }
        _ => text,
    }
}

/// The error of a character that is no digit of the base.
fn no_digit(function: &str, base: usize) -> Stop {
    match function {
        "bin2dec" => fail(
            "MATLAB:bin2dec:IllegalBinaryString",
            "Binary string may consist only of characters 0 and 1.",
        ),
        "hex2dec" => fail(
            "MATLAB:hex2dec:IllegalHexadecimal",
            "Input string found with characters other than 0-9, a-f, or A-F.",
        ),
        _ => fail(
            "MATLAB:base2dec:IllegalDigit",
            format!("{function}: the text has characters that are no digits of base {base}"),
        ),
    }
}

fn num2hex(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let array = call.args[0].host_array()?.filter(|array| !array.is_complex());
    let Some(array) = array else {
        return Err(fail("MATLAB:num2hex:floatpointnumeric", "num2hex: X must be real numeric"));
    };
    let data = array.data().one_nan();
    let rows: Vec<Units> = (0..array.numel())
        .map(|k| {
            let text = match &*data {
                Data::F64(v) => format!("{:016x}", v[k].to_bits()),
                Data::F32(v) => format!("{:08x}", v[k].to_bits()),
                Data::I8(v) => format!("{:02x}", v[k]),
                Data::U8(v) => format!("{:02x}", v[k]),
                Data::I16(v) => format!("{:04x}", v[k]),
                Data::U16(v) => format!("{:04x}", v[k]),
                Data::I32(v) => format!("{:08x}", v[k]),
                Data::U32(v) => format!("{:08x}", v[k]),
                Data::I64(v) => format!("{:016x}", v[k]),
                Data::U64(v) => format!("{:016x}", v[k]),
                Data::Bool(v) => format!("{:02x}", u8::from(v[k])),
                Data::Char(v) => format!("{:02x}", v[k].0),
                Data::C64(_) | Data::C32(_) => String::new(),
            };
            units(&text)
        })
        .collect();
    one(if rows.len() == 1 { char_value(&rows[0]) } else { char_matrix(&rows)? })
}

fn hex2num(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts = Texts::arg(&call, 0, "hex2num")?;
    let class = match call.args.get(1) {
        None => Class::Double,
        Some(name) => {
            let name = crate::builtins::arguments::text("hex2num", name)?;
            Class::from_name(&name).ok_or_else(|| {
                fail(
                    "MATLAB:hex2num:invalidClass",
                    format!("hex2num: expected the name of a numeric class, found '{name}'"),
                )
            })?
        }
    };
    if call.args[0].is_char() && call.args[0].numel() == 0 {
        return one(Value::from(Array::zeros(ElemType::real(class), Shape::matrix(0, 0))));
    }
    let digits = 2 * ElemType::real(class).bytes();
    let all = texts.all();
    let bits = all.iter().map(|text| {
        let text = decode(text);
        let text = text.trim_end();
        // What is missing on the right is zeros.
        match u64::from_str_radix(&format!("{text:0<digits$}"), 16) {
            Ok(bits) if text.len() <= digits => Ok(bits),
            _ => Err(fail(
                "MATLAB:hex2num:InvalidHexDigits",
                "hex2num: invalid character found in string S",
            )),
        }
    });
    let bits = bits.collect::<Flow<Vec<u64>>>()?;
    fn of<T: Element>(bits: &[u64], number: impl Fn(u64) -> T) -> Flow<Values> {
        one(Value::from(Array::column(bits.iter().map(|&b| number(b)).collect::<Vec<T>>())))
    }
    match class {
        Class::Single => of(&bits, |b| f32::from_bits(b as u32)),
        Class::Int8 => of(&bits, |b| b as i8),
        Class::UInt8 => of(&bits, |b| b as u8),
        Class::Int16 => of(&bits, |b| b as i16),
        Class::UInt16 => of(&bits, |b| b as u16),
        Class::Int32 => of(&bits, |b| b as i32),
        Class::UInt32 => of(&bits, |b| b as u32),
        Class::Int64 => of(&bits, |b| b as i64),
        Class::UInt64 => of(&bits, |b| b),
        Class::Logical => of(&bits, |b| b != 0),
        Class::Char => of(&bits, |b| Unit(b as u16)),
        Class::Double => of(&bits, f64::from_bits),
    }
}
