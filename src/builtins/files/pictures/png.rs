//! PNG (W3C recommendation), by the crate `png`.

use super::picture::{
    About, Colors, Content, Picture, Wish, damaged, gray_of, places_of, unpacked, without_last,
};
use crate::diag::Error;
use crate::value::Data;
use crate::value::room::room;
use png::{BitDepth, ColorType, Decoder, Encoder, Limits, Transformations};
use std::io::Cursor;

pub(super) fn read(bytes: &[u8]) -> Result<Content, Error> {
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), Limits { bytes: usize::MAX });
    decoder.set_transformations(Transformations::IDENTITY);
    let mut reader = decoder.read_info().map_err(damaged)?;
    let length = reader.output_buffer_size().ok_or_else(|| damaged("it is too large"))?;
    room(length.saturating_mul(2))?;
    let mut raw = vec![0; length];
    let frame = reader.next_frame(&mut raw).map_err(damaged)?;
    raw.truncate(frame.buffer_size());
    let (rows, cols) = (frame.height as usize, frame.width as usize);
    let planes = frame.color_type.samples();
    let depth = frame.bit_depth as usize;
    let words = |raw: &[u8]| -> Vec<u16> {
        raw.as_chunks::<2>().0.iter().map(|&pair| u16::from_be_bytes(pair)).collect()
    };
    let key = reader.info().trns.as_deref().unwrap_or_default();
    let (elements, alpha) = match (frame.color_type, depth) {
        (ColorType::Indexed, _) => {
            let places = if depth < 8 { unpacked(&raw, rows, cols, depth) } else { raw };
            let opaque = |&place: &u8| key.get(usize::from(place)).copied().unwrap_or(255);
            let alpha = (!key.is_empty()).then(|| Data::U8(places.iter().map(opaque).collect()));
            (Data::U8(places), alpha)
        }
        (ColorType::GrayscaleAlpha | ColorType::Rgba, 16) => {
            let (elements, alpha) = without_last(&words(&raw), planes);
            (Data::U16(elements), Some(Data::U16(alpha)))
        }
        (ColorType::GrayscaleAlpha | ColorType::Rgba, _) => {
            let (elements, alpha) = without_last(&raw, planes);
            (Data::U8(elements), Some(Data::U8(alpha)))
        }
        (_, 16) => {
            let elements = words(&raw);
            let color = words(key);
            let opaque = |pixel: &[u16]| if pixel == color { 0 } else { u16::MAX };
            let alpha = elements.chunks_exact(planes).map(opaque);
            let alpha = (!key.is_empty()).then(|| Data::U16(alpha.collect()));
            (Data::U16(elements), alpha)
        }
        (_, depth) => {
            let samples = if depth < 8 { unpacked(&raw, rows, cols * planes, depth) } else { raw };
            let color: Vec<u8> = words(key).into_iter().map(|level| level as u8).collect();
            let opaque = |pixel: &[u8]| if pixel == color { 0 } else { 255 };
            let alpha = samples.chunks_exact(planes).map(opaque);
            let alpha = (!key.is_empty()).then(|| Data::U8(alpha.collect()));
            (if depth < 8 { gray_of(samples, depth) } else { Data::U8(samples) }, alpha)
        }
    };
    let colors = match frame.color_type {
        ColorType::Grayscale | ColorType::GrayscaleAlpha => Colors::Gray,
        ColorType::Rgb | ColorType::Rgba => Colors::Rgb,
        ColorType::Indexed => Colors::Map,
    };
    let about = About { rows, cols, colors, bits: depth * planes, delay: None };
    let map = match colors {
        Colors::Map => reader.info().palette.as_deref().unwrap_or_default().to_vec(),
        _ => Vec::new(),
    };
    Ok(Content {
        format: "png",
        all: vec![about.clone()],
        picture: Picture { about, elements, map, alpha },
    })
}

pub(super) fn write(picture: &Picture, wish: &Wish) -> Result<Vec<u8>, Error> {
    let About { rows, cols, colors, .. } = picture.about;
    let planes = picture.about.planes();
    let mut out = Vec::new();
    let mut encoder = Encoder::new(&mut out, cols as u32, rows as u32);
    let with_alpha = picture.alpha.is_some() && colors != Colors::Map;
    encoder.set_color(match (colors, with_alpha) {
        (Colors::Map, _) => ColorType::Indexed,
        (Colors::Gray, false) => ColorType::Grayscale,
        (Colors::Gray, true) => ColorType::GrayscaleAlpha,
        (_, false) => ColorType::Rgb,
        (_, true) => ColorType::Rgba,
    });
    if colors == Colors::Map {
        encoder.set_palette(picture.map.clone());
        if let Some(place) = wish.transparent {
            let mut opaque = vec![255; usize::from(place) + 1];
            opaque[usize::from(place)] = 0;
            encoder.set_trns(opaque);
        }
    }
    let bytes = match (&picture.elements, &picture.alpha) {
        (Data::Bool(v), None) if colors == Colors::Gray => {
            encoder.set_depth(BitDepth::One);
            let packed = |row: &[bool]| -> Vec<u8> {
                row.chunks(8)
                    .map(|bits| {
                        bits.iter()
                            .zip([128, 64, 32, 16, 8, 4, 2, 1])
                            .map(|(&on, bit)| if on { bit } else { 0 })
                            .sum()
                    })
                    .collect()
            };
            v.chunks(cols).flat_map(packed).collect()
        }
        (Data::U16(v), alpha) => {
            encoder.set_depth(BitDepth::Sixteen);
            let alpha = match alpha {
                Some(Data::U16(alpha)) => Some(alpha.clone()),
                Some(Data::U8(alpha)) => Some(alpha.iter().map(|&a| u16::from(a) * 257).collect()),
                _ => None,
            };
            let words = with_last(v, planes, alpha.filter(|_| with_alpha).as_deref());
            words.into_iter().flat_map(u16::to_be_bytes).collect()
        }
        (elements, alpha) => {
            encoder.set_depth(BitDepth::Eight);
            let bytes = match colors {
                Colors::Map => places_of(elements),
                _ => super::picture::bytes_of(elements),
            };
            let alpha = match alpha {
                Some(Data::U8(alpha)) => Some(alpha.clone()),
                Some(Data::U16(alpha)) => Some(alpha.iter().map(|&a| (a >> 8) as u8).collect()),
                _ => None,
            };
            with_last(&bytes.unwrap_or_default(), planes, alpha.filter(|_| with_alpha).as_deref())
        }
    };
    let mut writer =
        encoder.write_header().map_err(|why| super::picture::unfit("PNG", &why.to_string()))?;
    writer
        .write_image_data(&bytes)
        .map_err(|why| super::picture::unfit("PNG", &why.to_string()))?;
    writer.finish().map_err(|why| super::picture::unfit("PNG", &why.to_string()))?;
    Ok(out)
}

/// Each pixel with its opacity behind its planes.
fn with_last<T: Copy>(elements: &[T], planes: usize, last: Option<&[T]>) -> Vec<T> {
    let Some(last) = last else { return elements.to_vec() };
    elements
        .chunks_exact(planes)
        .zip(last)
        .flat_map(|(pixel, last)| pixel.iter().chain([last]))
        .copied()
        .collect()
}
