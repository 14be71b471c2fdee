//! JPEG (ITU-T T.81), by the crates `zune-jpeg` and `jpeg-encoder`.

use super::picture::{
    About, Colors, Content, Picture, Wish, bytes_of, colors_of, damaged, places_of, room_for, unfit,
};
use crate::diag::Error;
use crate::value::Data;
use jpeg_encoder::{ColorType, Encoder};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

pub(super) fn read(bytes: &[u8]) -> Result<Content, Error> {
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options());
    decoder.decode_headers().map_err(damaged)?;
    let info = decoder.info().ok_or_else(|| damaged("it has no header"))?;
    let (rows, cols) = (usize::from(info.height), usize::from(info.width));
    room_for(rows, cols, 8)?;
    let (colors, out) = match decoder.input_colorspace() {
        Some(ColorSpace::Luma) => (Colors::Gray, ColorSpace::Luma),
        _ => (Colors::Rgb, ColorSpace::RGB),
    };
    let options = options().jpeg_set_out_colorspace(out);
    let elements =
        JpegDecoder::new_with_options(ZCursor::new(bytes), options).decode().map_err(damaged)?;
    let about = About { rows, cols, colors, bits: 8 * usize::from(info.components), delay: None };
    if elements.len() != rows * cols * about.planes() {
        return Err(damaged("it ends too early"));
    }
    let picture = Picture {
        about: about.clone(),
        elements: Data::U8(elements),
        map: Vec::new(),
        alpha: None,
    };
    Ok(Content { format: "jpg", all: vec![about], picture })
}

fn options() -> DecoderOptions {
    DecoderOptions::default().set_max_width(1 << 16).set_max_height(1 << 16)
}

pub(super) fn write(picture: &Picture, wish: &Wish) -> Result<Vec<u8>, Error> {
    let About { rows, cols, colors, .. } = picture.about;
    let (Ok(width), Ok(height)) = (u16::try_from(cols), u16::try_from(rows)) else {
        return Err(unfit("JPEG", "it has more than 65535 rows or columns"));
    };
    let bytes = match colors {
        Colors::Map => places_of(&picture.elements).map(|places| colors_of(&places, &picture.map)),
        _ => bytes_of(&picture.elements),
    };
    let bytes =
        bytes.ok_or_else(|| unfit("JPEG", "its elements have 16 bits; im2uint8 makes them 8"))?;
    let colors = if colors == Colors::Gray { ColorType::Luma } else { ColorType::Rgb };
    let mut out = Vec::new();
    let encoder = Encoder::new(&mut out, wish.quality.max(1));
    encoder.encode(&bytes, width, height, colors).map_err(|why| unfit("JPEG", &why.to_string()))?;
    Ok(out)
}
