//! The pieces that MAT-files of level 5 are made of: a kind, a length, and bytes.
//! Must not know values.

use crate::diag::Error;
use crate::value::Shape;

pub(super) const MI_INT8: u32 = 1;
pub(super) const MI_UINT8: u32 = 2;
pub(super) const MI_INT16: u32 = 3;
pub(super) const MI_UINT16: u32 = 4;
pub(super) const MI_INT32: u32 = 5;
pub(super) const MI_UINT32: u32 = 6;
pub(super) const MI_SINGLE: u32 = 7;
pub(super) const MI_DOUBLE: u32 = 9;
pub(super) const MI_INT64: u32 = 12;
pub(super) const MI_UINT64: u32 = 13;
pub(super) const MI_MATRIX: u32 = 14;
pub(super) const MI_COMPRESSED: u32 = 15;
pub(super) const MI_UTF8: u32 = 16;
pub(super) const MI_UTF16: u32 = 17;
pub(super) const MI_UTF32: u32 = 18;

pub(super) fn broken(what: impl std::fmt::Display) -> Error {
    Error::new("MATLAB:load:unableToReadMatFile", format!("not a readable MAT-file: {what}"))
}

/// The bytes of a piece of a file.
pub(super) type Body = Vec<u8>;

pub(super) fn put(out: &mut Vec<u8>, kind: u32, body: &[u8]) {
    out.extend(kind.to_le_bytes());
    out.extend((body.len() as u32).to_le_bytes());
    out.extend(body);
    while !out.len().is_multiple_of(8) {
        out.push(0);
    }
}

/// What a matrix begins with.
pub(super) fn header(body: &mut Body, class: u8, flags: u32, shape: &Shape, name: &str) {
    let mut words = Vec::new();
    words.extend((u32::from(class) | flags).to_le_bytes());
    words.extend(0u32.to_le_bytes());
    put(body, MI_UINT32, &words);
    let dims: Vec<u8> = shape.dims().iter().flat_map(|&d| (d as i32).to_le_bytes()).collect();
    put(body, MI_INT32, &dims);
    put(body, MI_INT8, name.as_bytes());
}
