//! Bytes and bits as elements of other classes.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{array, one, refuse, text};
use crate::builtins::declare::{builtins, pure};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::{Array, Class, Data, ElemType, Shape, Unit, Value};

builtins! {
    /// Bytes and bits.
    ALL, Classes;
    "typecast" [2 2; 1] ["y = typecast(x, class)"]
        pure(typecast, "reads memory as it lies on the host"), "The same bytes as elements of another class."
        [Equal("typecast(single(1), 'uint32')", "uint32(1065353216)"), Fails("typecast(uint8([1 2 3]), 'uint16')", "multiple")], keeps_gpu;
    "bitpack" [2 2; 1] ["y = bitpack(x, class)"]
        pure(bitpack, "reads bits on the host"), "Logical values as the bits of another class."
        [Equal("bitpack(logical([1 0 0 0 0 0 0 1]), 'uint8')", "uint8(129)"), Fails("bitpack(1, 'uint8')", "logical")];
    "bitunpack" [1 1; 1] ["b = bitunpack(x)"]
        pure(bitunpack, "reads bits on the host"), "The bits of an array as logical values."
        [Equal("find(bitunpack(uint8(129)))", "[1 8]"), Fails("bitunpack({1})", "expected")];
}

/// The bytes of elements, little end first as in WebAssembly.
fn bytes_of(data: &Data) -> Vec<u8> {
    macro_rules! all {
        ($v:expr) => {
            $v.iter().flat_map(|x| x.to_le_bytes()).collect()
        };
    }
    match &*data.one_nan() {
        Data::F64(v) => all!(v),
        Data::F32(v) => all!(v),
        Data::I8(v) => all!(v),
        Data::I16(v) => all!(v),
        Data::I32(v) => all!(v),
        Data::I64(v) => all!(v),
        Data::U8(v) => v.clone(),
        Data::U16(v) => all!(v),
        Data::U32(v) => all!(v),
        Data::U64(v) => all!(v),
        Data::Bool(v) => v.iter().map(|b| u8::from(*b)).collect(),
        Data::Char(v) => v.iter().map(|u| u.0 as u8).collect(),
        Data::C64(v) => v.iter().flat_map(|z| [z.re, z.im]).flat_map(f64::to_le_bytes).collect(),
        Data::C32(v) => v.iter().flat_map(|z| [z.re, z.im]).flat_map(f32::to_le_bytes).collect(),
    }
}

/// Bytes as elements of a class; None where they do not divide evenly.
fn elements_of(bytes: &[u8], ty: ElemType) -> Option<Data> {
    macro_rules! of {
        ($t:ty, $variant:ident) => {{
            let (chunks, rest) = bytes.as_chunks::<{ size_of::<$t>() }>();
            rest.is_empty()
                .then(|| Data::$variant(chunks.iter().map(|c| <$t>::from_le_bytes(*c)).collect()))
        }};
    }
    match ty.class {
        Class::Double => of!(f64, F64),
        Class::Single => of!(f32, F32),
        Class::Int8 => of!(i8, I8),
        Class::Int16 => of!(i16, I16),
        Class::Int32 => of!(i32, I32),
        Class::Int64 => of!(i64, I64),
        Class::UInt8 => of!(u8, U8),
        Class::UInt16 => of!(u16, U16),
        Class::UInt32 => of!(u32, U32),
        Class::UInt64 => of!(u64, U64),
        Class::Char => Some(Data::Char(bytes.iter().map(|b| Unit(u16::from(*b))).collect())),
        Class::Logical => Some(Data::Bool(bytes.iter().map(|b| *b != 0).collect())),
    }
}

fn target(name: &str, value: &Value) -> Flow<(ElemType, bool)> {
    let class = text(name, value)?;
    let complex = class.ends_with(" complex");
    let base = class.trim_end_matches(" complex");
    match Class::from_name(base) {
        Some(class) => Ok((ElemType::real(class), complex)),
        None => {
            Err(refuse(name, "unknownClass", format!("TYPE name is not recognized: '{class}'")))
        }
    }
}

fn recast(name: &str, shape: &Shape, bytes: &[u8], ty: ElemType, complex: bool) -> Flow<Values> {
    let data = elements_of(bytes, ty).ok_or_else(|| {
        refuse(
            name,
            "notEnoughInputElements",
            format!("the bytes must be a multiple of those of a {}", ty.class.name()),
        )
    })?;
    let data = match (data, complex) {
        // Numbers without an imaginary part are real, as results of Octave's functions are.
        (Data::F64(v), true) if v.iter().skip(1).step_by(2).all(|&x| x == 0.0) => {
            Data::F64(v.chunks_exact(2).map(|c| c[0]).collect())
        }
        (Data::F32(v), true) if v.iter().skip(1).step_by(2).all(|&x| x == 0.0) => {
            Data::F32(v.chunks_exact(2).map(|c| c[0]).collect())
        }
        (Data::F64(v), true) => {
            Data::C64(v.chunks_exact(2).map(|c| num_complex::Complex64::new(c[0], c[1])).collect())
        }
        (Data::F32(v), true) => {
            Data::C32(v.chunks_exact(2).map(|c| num_complex::Complex32::new(c[0], c[1])).collect())
        }
        (data, _) => data,
    };
    let n = data.len();
    let shape = if shape.cols() == 1 && shape.rows() != 1 {
        Shape::matrix(n, 1)
    } else {
        Shape::matrix(1, n)
    };
    let shape = if n == 0 { Shape::matrix(0, 0) } else { shape };
    one(Array::new(shape, data))
}

fn typecast(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = array("typecast", &call.args[0])?;
    if !a.shape().is_vector() && a.numel() > 0 {
        return Err(refuse("typecast", "notVector", "the array must be a vector"));
    }
    let (ty, complex) = target("typecast", &call.args[1])?;
    recast("typecast", a.shape(), &bytes_of(a.data()), ty, complex)
}

fn bitpack(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = array("bitpack", &call.args[0])?;
    let Data::Bool(bits) = a.data() else {
        return Err(refuse("bitpack", "notLogical", "X must be a logical array"));
    };
    let (ty, complex) = target("bitpack", &call.args[1])?;
    if bits.len() % 8 != 0 {
        return Err(refuse(
            "bitpack",
            "incorrectNumberOfBits",
            "incorrect number of bits to make up output value",
        ));
    }
    let byte = |c: &[bool]| c.iter().enumerate().map(|(k, b)| u8::from(*b) << k).sum::<u8>();
    let bytes: Vec<u8> = bits.chunks_exact(8).map(byte).collect();
    recast("bitpack", a.shape(), &bytes, ty, complex)
}

fn bitunpack(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let a = array("bitunpack", &call.args[0])?;
    let bits: Vec<bool> =
        bytes_of(a.data()).iter().flat_map(|b| (0..8).map(move |k| b >> k & 1 == 1)).collect();
    let n = bits.len();
    let column = a.shape().cols() == 1 && a.shape().rows() != 1;
    let shape = if column { Shape::matrix(n, 1) } else { Shape::matrix(1, n) };
    one(Array::from_vec(shape, bits))
}
