//! BMP (Windows bitmaps): 1, 4, 8, 16, 24 and 32 bits, also run-length encoded.

use super::picture::{
    About, Colors, Content, Picture, bytes_of, damaged, places_of, room_for, unfit,
};
use crate::diag::Error;
use crate::value::Data;

/// A little-endian reader of fields at places of a header.
struct Fields<'a>(&'a [u8]);

impl Fields<'_> {
    fn bytes<const N: usize>(&self, at: usize) -> Result<[u8; N], Error> {
        let found = self.0.get(at..at + N).and_then(|bytes| bytes.try_into().ok());
        found.ok_or_else(|| damaged("it ends in its header"))
    }
    fn word(&self, at: usize) -> Result<usize, Error> {
        Ok(u16::from_le_bytes(self.bytes(at)?).into())
    }
    fn long(&self, at: usize) -> Result<u32, Error> {
        Ok(u32::from_le_bytes(self.bytes(at)?))
    }
}

pub(super) fn read(bytes: &[u8]) -> Result<Content, Error> {
    let fields = Fields(bytes);
    let pixels = fields.long(10)? as usize;
    let header = fields.long(14)? as usize;
    // The first version has sizes of 16 bits, and colors of three bytes.
    let old = header == 12;
    let (width, height) = match old {
        true => (fields.word(18)? as i32, fields.word(20)? as i32),
        false => (fields.long(18)? as i32, fields.long(22)? as i32),
    };
    let bits = if old { fields.word(24)? } else { fields.word(28)? };
    let packing = if old { 0 } else { fields.long(30)? };
    let (rows, cols) = (height.unsigned_abs() as usize, width.unsigned_abs() as usize);
    room_for(rows, cols, 4)?;
    let data = bytes.get(pixels..).ok_or_else(|| damaged("it ends before its pixels"))?;
    let stride = (cols * bits).div_ceil(32) * 4;
    if matches!(packing, 0 | 3) && data.len() < stride.saturating_mul(rows) {
        return Err(damaged("it ends too early"));
    }
    let line = |row: usize| -> &[u8] {
        let row = if height < 0 { row } else { rows - 1 - row };
        data.get(row * stride..).map_or(&[], |rest| &rest[..stride.min(rest.len())])
    };
    let (elements, colors) = match (bits, packing) {
        (1 | 4 | 8, 0) => {
            let row = |row| super::picture::unpacked(line(row), 1, cols, bits);
            (Data::U8((0..rows).flat_map(row).collect()), Colors::Map)
        }
        (8, 1) | (4, 2) => (Data::U8(runs(data, rows, cols, bits)), Colors::Map),
        (16 | 24 | 32, 0 | 3) => {
            let masks = match (bits, packing) {
                (16, 3) | (32, 3) => [fields.long(54)?, fields.long(58)?, fields.long(62)?],
                (16, _) => [0x7C00, 0x03E0, 0x001F],
                _ => [0x00FF_0000, 0x0000_FF00, 0x0000_00FF],
            };
            let mut out = Vec::with_capacity(rows * cols * 3);
            for row in 0..rows {
                let line = line(row);
                for col in 0..cols {
                    let at = col * bits / 8;
                    let held = line.get(at..at + bits / 8).unwrap_or_default();
                    let pixel =
                        held.iter().rev().fold(0u32, |pixel, &byte| pixel << 8 | u32::from(byte));
                    out.extend(masks.map(|mask| level(pixel, mask)));
                }
            }
            (Data::U8(out), Colors::Rgb)
        }
        _ => {
            return Err(damaged(format!(
                "its {bits} bits a pixel are packed in a way ({packing}) that is not known"
            )));
        }
    };
    let map = match colors {
        Colors::Map => {
            let size = if old { 3 } else { 4 };
            let named = if old { 0 } else { fields.long(46)? as usize };
            let count = if named == 0 || named > 1 << bits { 1 << bits } else { named };
            let table = bytes.get(14 + header..).unwrap_or_default();
            let table = table.chunks_exact(size).take(count);
            table.flat_map(|color| [color[2], color[1], color[0]]).collect()
        }
        _ => Vec::new(),
    };
    let elements = match (bits, elements) {
        (1, Data::U8(v)) => Data::Bool(v.into_iter().map(|x| x != 0).collect()),
        (_, elements) => elements,
    };
    let about = About { rows, cols, colors, bits, delay: None };
    Ok(Content {
        format: "bmp",
        all: vec![about.clone()],
        picture: Picture { about, elements, map, alpha: None },
    })
}

/// The level, from 0 to 255, that some bits of a pixel say.
fn level(pixel: u32, mask: u32) -> u8 {
    if mask == 0 {
        return 0;
    }
    let most = u64::from(mask >> mask.trailing_zeros());
    let value = u64::from((pixel & mask) >> mask.trailing_zeros());
    ((value * 255 + most / 2) / most) as u8
}

/// Run-length encoded places, from the lowest row up.
fn runs(data: &[u8], rows: usize, cols: usize, bits: usize) -> Vec<u8> {
    let mut out = vec![0; rows * cols];
    let (mut row, mut col) = (0, 0);
    let mut put = |row: usize, col: usize, place: u8| {
        if row < rows && col < cols {
            out[(rows - 1 - row) * cols + col] = place;
        }
    };
    // The k-th place of bytes: the higher half of a byte comes first.
    let place = |bytes: &[u8], k: usize| match bits {
        8 => bytes.get(k).copied().unwrap_or(0),
        _ => bytes
            .get(k / 2)
            .map_or(0, |&byte| if k.is_multiple_of(2) { byte >> 4 } else { byte & 15 }),
    };
    let mut at = 0;
    while let Some(&[count, value]) = data.get(at..at + 2).and_then(|pair| pair.as_array()) {
        at += 2;
        match (count, value) {
            (0, 0) => (row, col) = (row + 1, 0),
            (0, 1) => break,
            (0, 2) => {
                let Some(&[right, up]) = data.get(at..at + 2).and_then(|pair| pair.as_array())
                else {
                    break;
                };
                (row, col) = (row + usize::from(up), col + usize::from(right));
                at += 2;
            }
            (0, count) => {
                let count = usize::from(count);
                let length = (count * bits).div_ceil(8);
                let Some(bytes) = data.get(at..at + length) else { break };
                (0..count).for_each(|k| put(row, col + k, place(bytes, k)));
                col += count;
                at += length.next_multiple_of(2);
            }
            (count, value) => {
                let pair = if bits == 8 { [value; 2] } else { [value >> 4, value & 15] };
                (0..usize::from(count)).for_each(|k| put(row, col + k, pair[k % 2]));
                col += usize::from(count);
            }
        }
        if row >= rows {
            break;
        }
    }
    out
}

pub(super) fn write(picture: &Picture) -> Result<Vec<u8>, Error> {
    let About { rows, cols, colors, .. } = picture.about;
    let truths = matches!(picture.elements, Data::Bool(_)) && colors != Colors::Rgb;
    let places = match colors {
        Colors::Rgb => bytes_of(&picture.elements),
        _ => places_of(&picture.elements),
    };
    let places =
        places.ok_or_else(|| unfit("BMP", "its elements have 16 bits; im2uint8 makes them 8"))?;
    let bits: usize = if colors == Colors::Rgb {
        24
    } else if truths {
        1
    } else {
        8
    };
    let map: Vec<u8> = match (colors, truths) {
        (Colors::Rgb, _) => Vec::new(),
        (Colors::Map, _) => picture.map.clone(),
        (_, true) => [[0; 3], [255; 3]].concat(),
        (_, false) => (0..=255).flat_map(|level| [level; 3]).collect(),
    };
    let stride = (cols * bits).div_ceil(32) * 4;
    let offset = 54 + map.len() / 3 * 4;
    let length = offset + stride * rows;
    let mut out = Vec::with_capacity(length);
    out.extend_from_slice(b"BM");
    for field in [length as u32, 0, offset as u32, 40, cols as u32, rows as u32] {
        out.extend(field.to_le_bytes());
    }
    out.extend([1, 0, bits as u8, 0]);
    for field in [0, (stride * rows) as u32, 2835, 2835, (map.len() / 3) as u32, 0] {
        out.extend(field.to_le_bytes());
    }
    out.extend(map.as_chunks::<3>().0.iter().flat_map(|[r, g, b]| [*b, *g, *r, 0]));
    for row in (0..rows).rev() {
        let begin = out.len();
        match bits {
            24 => {
                let line = &places[row * cols * 3..(row + 1) * cols * 3];
                out.extend(line.as_chunks::<3>().0.iter().flat_map(|[r, g, b]| [*b, *g, *r]));
            }
            8 => out.extend_from_slice(&places[row * cols..(row + 1) * cols]),
            _ => {
                let line = &places[row * cols..(row + 1) * cols];
                let packed = |bits: &[u8]| {
                    bits.iter().enumerate().map(|(k, &bit)| bit << (7 - k)).sum::<u8>()
                };
                out.extend(line.chunks(8).map(packed));
            }
        }
        out.resize(begin + stride, 0);
    }
    Ok(out)
}
