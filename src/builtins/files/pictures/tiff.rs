//! TIFF (Adobe, revision 6.0): read by the crate `tiff`; what is written is not compressed.

use super::picture::{
    About, Colors, Content, Picture, Wish, damaged, gray_of, no_such_picture, room_for, unfit,
    unpacked, without_last,
};
use crate::diag::Error;
use crate::value::{Data, Element};
use std::io::Cursor;
use tiff::ColorType;
use tiff::decoder::{Decoder, DecodingResult, Limits};
use tiff::tags::Tag;

pub(super) fn read(bytes: &[u8], index: usize) -> Result<Content, Error> {
    let mut bytes = bytes.to_vec();
    let mapped = without_maps(&mut bytes);
    let decoder = Decoder::new(Cursor::new(&bytes[..])).map_err(damaged)?;
    let mut decoder = decoder.with_limits(Limits::unlimited());
    let mut all = Vec::new();
    let mut picture = None;
    loop {
        let mut about = about(&mut decoder)?;
        if mapped.get(all.len()) == Some(&true) {
            about.colors = Colors::Map;
        }
        all.push(about.clone());
        if all.len() == index {
            picture = Some(read_picture(&mut decoder, about)?);
        }
        if !decoder.more_images() {
            break;
        }
        decoder.next_image().map_err(damaged)?;
    }
    let picture = picture.ok_or_else(|| no_such_picture(index, all.len()))?;
    Ok(Content { format: "tif", all, picture })
}

/// The crate does not read places in a map: their directories are made to say that they hold gray. Gives which these were.
fn without_maps(bytes: &mut [u8]) -> Vec<bool> {
    let little = bytes.starts_with(b"II");
    let number = |bytes: &[u8], at: usize, size: usize| -> Option<usize> {
        let held = bytes.get(at..at.checked_add(size)?)?.iter();
        let add = |sum: usize, &byte: &u8| sum << 8 | usize::from(byte);
        Some(if little { held.rev().fold(0, add) } else { held.fold(0, add) })
    };
    let mut mapped = Vec::new();
    // The format of large files (43) has directories of another kind.
    let mut next = number(bytes, 4, 4).filter(|_| number(bytes, 2, 2) == Some(42));
    // No file has as many directories as it has bytes.
    while let Some(directory) = next.filter(|&at| at != 0 && mapped.len() < bytes.len()) {
        let count = number(bytes, directory, 2).unwrap_or(0);
        let colors = (0..count)
            .map(|k| directory + 2 + 12 * k)
            .find(|&at| number(bytes, at, 2) == Some(262));
        let colors = colors.map(|entry| entry + 8).filter(|&at| number(bytes, at, 2) == Some(3));
        if let Some(at) = colors {
            bytes[if little { at } else { at + 1 }] = 1;
        }
        mapped.push(colors.is_some());
        next = number(bytes, directory + 2 + 12 * count, 4);
    }
    mapped
}

fn about(decoder: &mut Decoder<Cursor<&[u8]>>) -> Result<About, Error> {
    let (cols, rows) = decoder.dimensions().map_err(damaged)?;
    let color = decoder.colortype().map_err(damaged)?;
    let (colors, samples) = kind_of(color)?;
    let bits = usize::from(color.bit_depth()) * samples;
    Ok(About { rows: rows as usize, cols: cols as usize, colors, bits, delay: None })
}

/// The colors that are meant, and the planes of the file.
fn kind_of(color: ColorType) -> Result<(Colors, usize), Error> {
    Ok(match color {
        ColorType::Gray(_) => (Colors::Gray, 1),
        ColorType::GrayA(_) => (Colors::Gray, 2),
        ColorType::Palette(_) => (Colors::Map, 1),
        ColorType::RGB(_) | ColorType::YCbCr(_) | ColorType::Lab(_) => (Colors::Rgb, 3),
        ColorType::RGBA(_) => (Colors::Rgb, 4),
        ColorType::CMYK(_) => (Colors::Cmyk, 4),
        ColorType::Multiband { num_samples: 1, .. } => (Colors::Gray, 1),
        ColorType::Multiband { num_samples: 2, .. } => (Colors::Gray, 2),
        ColorType::Multiband { num_samples: 3, .. } => (Colors::Rgb, 3),
        ColorType::Multiband { num_samples: 4, .. } => (Colors::Rgb, 4),
        other => return Err(damaged(format!("pixels of the kind {other:?} are not known"))),
    })
}

fn read_picture(decoder: &mut Decoder<Cursor<&[u8]>>, about: About) -> Result<Picture, Error> {
    let color = decoder.colortype().map_err(damaged)?;
    let (_, samples) = kind_of(color)?;
    let depth = usize::from(color.bit_depth());
    room_for(about.rows, about.cols, 2 * samples * depth.div_ceil(8))?;
    let map = match about.colors {
        Colors::Map => {
            let levels = decoder.get_tag_u16_vec(Tag::ColorMap).map_err(damaged)?;
            let count = levels.len() / 3;
            (0..count)
                .flat_map(|k| [0, 1, 2].map(|plane| (levels[k + plane * count] >> 8) as u8))
                .collect()
        }
        _ => Vec::new(),
    };
    let read = decoder.read_image().map_err(damaged)?;
    let planes = about.planes();
    let (elements, alpha) = match read {
        DecodingResult::U8(raw) if depth < 8 => {
            let levels = unpacked(&raw, about.rows, about.cols * samples, depth);
            match about.colors {
                Colors::Map => (Data::U8(levels), None),
                _ => (gray_of(levels, depth), None),
            }
        }
        DecodingResult::U8(v) => apart(v, samples, planes),
        DecodingResult::U16(v) => apart(v, samples, planes),
        DecodingResult::U32(v) => apart(v, samples, planes),
        DecodingResult::U64(v) => apart(v, samples, planes),
        DecodingResult::I8(v) => apart(v, samples, planes),
        DecodingResult::I16(v) => apart(v, samples, planes),
        DecodingResult::I32(v) => apart(v, samples, planes),
        DecodingResult::I64(v) => apart(v, samples, planes),
        DecodingResult::F32(v) => apart(v, samples, planes),
        DecodingResult::F64(v) => apart(v, samples, planes),
        DecodingResult::F16(v) => apart(v.into_iter().map(f32::from).collect(), samples, planes),
    };
    if elements.len() != about.rows * about.cols * planes {
        return Err(damaged("its planes lie apart from each other, which is not known here"));
    }
    Ok(Picture { about, elements, map, alpha })
}

/// The planes of the picture, and the one that is left.
fn apart<T: Element>(elements: Vec<T>, samples: usize, planes: usize) -> (Data, Option<Data>) {
    if samples == planes + 1 {
        let (elements, alpha) = without_last(&elements, samples);
        (T::wrap(elements), Some(T::wrap(alpha)))
    } else {
        (T::wrap(elements), None)
    }
}

/// An entry of a directory: tag, type (3: 16 bits, 4: 32 bits), values.
struct Entry(u16, u16, Vec<u32>);

pub(super) fn write(picture: &Picture, wish: &Wish) -> Result<Vec<u8>, Error> {
    let About { rows, cols, colors, .. } = picture.about;
    let planes = picture.about.planes();
    let (pixels, depth): (Vec<u8>, usize) = match &picture.elements {
        Data::Bool(v) => {
            let packed = |bits: &[bool]| {
                bits.iter().enumerate().map(|(k, &on)| u8::from(on) << (7 - k)).sum::<u8>()
            };
            (v.chunks(cols * planes).flat_map(|row| row.chunks(8).map(packed)).collect(), 1)
        }
        Data::U8(v) => (v.clone(), 8),
        Data::U16(v) => (v.iter().flat_map(|level| level.to_le_bytes()).collect(), 16),
        _ => return Err(unfit("TIFF", "its class is not one of uint8, uint16 and logical")),
    };
    let mut out = match &wish.behind {
        Some(before) if before.starts_with(b"II*\0") => before.clone(),
        Some(_) => {
            return Err(unfit("TIFF", "what is there was written with the highest byte first"));
        }
        None => b"II*\0\0\0\0\0".to_vec(),
    };
    out.resize(out.len().next_multiple_of(2), 0);
    let strip = out.len();
    out.extend_from_slice(&pixels);
    out.resize(out.len().next_multiple_of(2), 0);
    let mut entries = vec![
        Entry(256, 4, vec![cols as u32]),
        Entry(257, 4, vec![rows as u32]),
        Entry(258, 3, vec![depth as u32; planes]),
        Entry(259, 3, vec![1]),
        Entry(
            262,
            3,
            vec![match colors {
                Colors::Gray => 1,
                Colors::Rgb => 2,
                Colors::Map => 3,
                Colors::Cmyk => 5,
            }],
        ),
        Entry(273, 4, vec![strip as u32]),
        Entry(277, 3, vec![planes as u32]),
        Entry(278, 4, vec![rows as u32]),
        Entry(279, 4, vec![pixels.len() as u32]),
        Entry(284, 3, vec![1]),
    ];
    if colors == Colors::Map {
        let count = 1 << depth;
        let level = |k: usize| picture.map.get(k).map_or(0, |&level| u32::from(level) * 257);
        let levels = (0..3).flat_map(|plane| (0..count).map(move |k| level(3 * k + plane)));
        entries.push(Entry(320, 3, levels.collect()));
    }
    // Values that do not fit into an entry lie before the directory.
    let mut held = Vec::new();
    for Entry(_, kind, values) in &entries {
        let bytes: Vec<u8> = match kind {
            3 => values.iter().flat_map(|&value| (value as u16).to_le_bytes()).collect(),
            _ => values.iter().flat_map(|value| value.to_le_bytes()).collect(),
        };
        held.push(if bytes.len() > 4 {
            let at = out.len() as u32;
            out.extend_from_slice(&bytes);
            at.to_le_bytes().to_vec()
        } else {
            bytes
        });
    }
    let directory = out.len() as u32;
    let link = last_link(&out).ok_or_else(|| unfit("TIFF", "what is there cannot be read"))?;
    out[link..link + 4].copy_from_slice(&directory.to_le_bytes());
    out.extend((entries.len() as u16).to_le_bytes());
    for (Entry(tag, kind, values), held) in entries.iter().zip(held) {
        out.extend(tag.to_le_bytes());
        out.extend(kind.to_le_bytes());
        out.extend((values.len() as u32).to_le_bytes());
        out.extend(held.iter().copied().chain([0; 4]).take(4));
    }
    out.extend([0; 4]);
    Ok(out)
}

/// Where the place of the next directory is to be written: behind the last one, or in the header.
fn last_link(bytes: &[u8]) -> Option<usize> {
    let long =
        |at: usize| Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?) as usize);
    let mut link = 4;
    // No file has as many directories as it has bytes.
    for _ in 0..bytes.len() {
        let directory = long(link)?;
        if directory == 0 {
            return Some(link);
        }
        let count = u16::from_le_bytes(bytes.get(directory..directory + 2)?.try_into().ok()?);
        link = directory + 2 + 12 * usize::from(count);
    }
    None
}
