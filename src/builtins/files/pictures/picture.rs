//! A picture as files of all formats hold it, and how its elements lie there and in arrays.

use crate::diag::Error;
use crate::value::room::room;
use crate::value::{Data, Element};

/// The colors that a picture is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colors {
    Gray,
    Rgb,
    Cmyk,
    /// Elements are places in a colormap, counted from 0.
    Map,
}

/// What is known of a picture before its elements are.
#[derive(Clone, Debug)]
pub(super) struct About {
    pub(super) rows: usize,
    pub(super) cols: usize,
    pub(super) colors: Colors,
    /// Bits of a pixel, those of all its planes together.
    pub(super) bits: usize,
    /// Seconds until the next one of an animation.
    pub(super) delay: Option<f64>,
}

impl About {
    pub(super) fn planes(&self) -> usize {
        match self.colors {
            Colors::Gray | Colors::Map => 1,
            Colors::Rgb => 3,
            Colors::Cmyk => 4,
        }
    }
}

/// A picture: its elements row by row from the top, the planes of a pixel beside each other.
#[derive(Debug)]
pub(super) struct Picture {
    pub(super) about: About,
    pub(super) elements: Data,
    /// Red, green and blue of each color of a map.
    pub(super) map: Vec<u8>,
    /// How opaque each pixel is.
    pub(super) alpha: Option<Data>,
}

/// One picture of a file, and what is known of all of them.
#[derive(Debug)]
pub(super) struct Content {
    pub(super) format: &'static str,
    pub(super) all: Vec<About>,
    pub(super) picture: Picture,
}

/// How a picture is to be written.
pub(super) struct Wish {
    /// From 0 to 100, of a format that loses something.
    pub(super) quality: u8,
    /// Seconds until the next one of an animation.
    pub(super) delay: f64,
    /// How often an animation is repeated: for ever where it is infinite, not at all where it is NaN.
    pub(super) loops: f64,
    /// Which color of the map is transparent.
    pub(super) transparent: Option<u8>,
    /// The file so far, where the picture comes behind those that are there.
    pub(super) behind: Option<Vec<u8>>,
}

/// The error of a file that is not what its format says.
pub(super) fn damaged(why: impl std::fmt::Display) -> Error {
    Error::new("MATLAB:imagesci:imread:badFile", format!("the picture cannot be read: {why}"))
}

pub(super) fn no_such_picture(index: usize, count: usize) -> Error {
    let message = format!("the file has {count} pictures, and number {index} was asked for");
    Error::new("MATLAB:imagesci:imread:badIndex", message)
}

/// Room for the elements of a picture, so that a file that promises too many is an error of the program.
pub(super) fn room_for(rows: usize, cols: usize, bytes_of_a_pixel: usize) -> Result<(), Error> {
    room(rows.saturating_mul(cols).saturating_mul(bytes_of_a_pixel))
}

/// Samples of fewer than eight bits, which are packed in bytes from the highest bit on; each row begins with a byte.
pub(super) fn unpacked(bytes: &[u8], rows: usize, samples: usize, bits: usize) -> Vec<u8> {
    let stride = (samples * bits).div_ceil(8);
    let mask = (1u16 << bits) - 1;
    let mut all = Vec::with_capacity(rows * samples);
    for row in bytes.chunks(stride.max(1)).take(rows) {
        all.extend((0..samples).map(|k| {
            let bit = k * bits;
            let byte = row.get(bit / 8).copied().unwrap_or(0);
            ((u16::from(byte) >> (8 - bits - bit % 8)) & mask) as u8
        }));
    }
    all.resize(rows * samples, 0);
    all
}

/// Samples of gray of fewer than eight bits: truths, or bytes from black to white.
pub(super) fn gray_of(samples: Vec<u8>, bits: usize) -> Data {
    match bits {
        1 => Data::Bool(samples.into_iter().map(|x| x != 0).collect()),
        bits => {
            let step = (255 / ((1u16 << bits.min(8)) - 1)) as u8;
            Data::U8(samples.into_iter().map(|x| x.saturating_mul(step)).collect())
        }
    }
}

/// The last plane of each pixel apart from the others.
pub(super) fn without_last<T: Element>(elements: &[T], planes: usize) -> (Vec<T>, Vec<T>) {
    let last = elements.iter().skip(planes - 1).step_by(planes).copied().collect();
    let others = elements.chunks_exact(planes).flat_map(|pixel| &pixel[..planes - 1]);
    (others.copied().collect(), last)
}

/// Rows of pixels as an array is stored: columns, one plane behind the other.
pub(super) fn by_columns<T: Element>(
    elements: &[T],
    rows: usize,
    cols: usize,
    planes: usize,
) -> Vec<T> {
    let mut out = Vec::with_capacity(elements.len());
    for plane in 0..planes {
        for col in 0..cols {
            out.extend((0..rows).map(|row| elements[(row * cols + col) * planes + plane]));
        }
    }
    out
}

/// An array's elements as rows of pixels.
pub(super) fn by_rows<T: Element>(
    elements: &[T],
    rows: usize,
    cols: usize,
    planes: usize,
) -> Vec<T> {
    let mut out = Vec::with_capacity(elements.len());
    for row in 0..rows {
        for col in 0..cols {
            out.extend((0..planes).map(|plane| elements[row + rows * (col + cols * plane)]));
        }
    }
    out
}

macro_rules! each_kind {
    ($data:expr, $v:ident => $body:expr; $($kind:ident)*) => {
        match $data { $(Data::$kind($v) => Some(Data::$kind($body)),)* _ => None }
    };
}

/// Data of a class that pictures have, from rows of pixels to columns or back; None of any other class.
pub(super) fn arranged(
    data: &Data,
    [rows, cols, planes]: [usize; 3],
    into_columns: bool,
) -> Option<Data> {
    fn turned<T: Element>(v: &[T], [rows, cols, planes]: [usize; 3], into_columns: bool) -> Vec<T> {
        match into_columns {
            true => by_columns(v, rows, cols, planes),
            false => by_rows(v, rows, cols, planes),
        }
    }
    each_kind!(data, v => turned(v, [rows, cols, planes], into_columns);
        Bool U8 U16 U32 U64 I8 I16 I32 I64 F32 F64)
}

/// The error of a picture that a format cannot hold.
pub(super) fn unfit(format: &str, why: &str) -> Error {
    Error::new(
        "MATLAB:imagesci:imwrite:unsupported",
        format!("a {format} file cannot hold this picture: {why}"),
    )
}

/// Elements of bytes, with truths as black and white; None where there are more than eight bits.
pub(super) fn bytes_of(elements: &Data) -> Option<Vec<u8>> {
    match elements {
        Data::Bool(v) => Some(v.iter().map(|&x| if x { 255 } else { 0 }).collect()),
        Data::U8(v) => Some(v.clone()),
        _ => None,
    }
}

/// Elements that are places in a map, or shades of gray, as bytes.
pub(super) fn places_of(elements: &Data) -> Option<Vec<u8>> {
    match elements {
        Data::Bool(v) => Some(v.iter().map(|&x| u8::from(x)).collect()),
        Data::U8(v) => Some(v.clone()),
        _ => None,
    }
}

/// Red, green and blue of each pixel of a picture of a map.
pub(super) fn colors_of(places: &[u8], map: &[u8]) -> Vec<u8> {
    let last = (map.len() / 3).saturating_sub(1);
    places
        .iter()
        .flat_map(|&place| {
            let at = 3 * usize::from(place).min(last);
            [map[at], map[at + 1], map[at + 2]]
        })
        .collect()
}
