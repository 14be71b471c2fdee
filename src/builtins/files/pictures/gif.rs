//! GIF (CompuServe, version 89a), by the crate `gif`.

use super::picture::{
    About, Colors, Content, Picture, Wish, damaged, no_such_picture, places_of, room_for, unfit,
};
use crate::diag::Error;
use crate::value::Data;
use gif::{ColorOutput, DecodeOptions, DisposalMethod, Encoder, Frame, MemoryLimit, Repeat};

/// Frames lie on what those before them left.
pub(super) fn read(bytes: &[u8], index: usize) -> Result<Content, Error> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::Indexed);
    options.set_memory_limit(MemoryLimit::Unlimited);
    let mut decoder = options.read_info(bytes).map_err(damaged)?;
    let (rows, cols) = (usize::from(decoder.height()), usize::from(decoder.width()));
    room_for(rows, cols, 4)?;
    let background = decoder.bg_color().unwrap_or(0) as u8;
    let general = decoder.global_palette().unwrap_or_default().to_vec();
    let mut canvas = vec![background; rows * cols];
    let mut all = Vec::new();
    let mut picture = None;
    while let Some(frame) = decoder.read_next_frame().map_err(damaged)? {
        let map = frame.palette.clone().unwrap_or_else(|| general.clone());
        let bits = (map.len() / 3).max(2).next_power_of_two().ilog2() as usize;
        let delay = Some(f64::from(frame.delay) / 100.0);
        let about = About { rows, cols, colors: Colors::Map, bits, delay };
        all.push(about.clone());
        let before = (frame.dispose == DisposalMethod::Previous).then(|| canvas.clone());
        let width = usize::from(frame.width);
        for (row, line) in frame.buffer.chunks(width.max(1)).enumerate() {
            let from = (usize::from(frame.top) + row) * cols + usize::from(frame.left);
            for (col, &place) in
                line.iter().enumerate().take(cols.saturating_sub(frame.left.into()))
            {
                let shows = all.len() == 1 || frame.transparent != Some(place);
                if let (true, Some(pixel)) = (shows, canvas.get_mut(from + col)) {
                    *pixel = place;
                }
            }
        }
        if all.len() == index {
            picture = Some(Picture { about, elements: Data::U8(canvas.clone()), map, alpha: None });
        }
        match frame.dispose {
            DisposalMethod::Background => canvas.fill(background),
            DisposalMethod::Previous => canvas = before.unwrap_or(canvas),
            DisposalMethod::Any | DisposalMethod::Keep => {}
        }
    }
    let picture = picture.ok_or_else(|| no_such_picture(index, all.len()))?;
    Ok(Content { format: "gif", all, picture })
}

pub(super) fn write(picture: &Picture, wish: &Wish) -> Result<Vec<u8>, Error> {
    let About { rows, cols, colors, .. } = picture.about;
    let (Ok(width), Ok(height)) = (u16::try_from(cols), u16::try_from(rows)) else {
        return Err(unfit("GIF", "it has more than 65535 rows or columns"));
    };
    if colors == Colors::Rgb {
        return Err(unfit("GIF", "it has three planes; rgb2ind makes an indexed one"));
    }
    let buffer =
        places_of(&picture.elements).ok_or_else(|| unfit("GIF", "its elements have 16 bits"))?;
    // Truths and shades of gray have a map of grays.
    let most = if matches!(picture.elements, Data::Bool(_)) { 1 } else { 255 };
    let map = match picture.map.is_empty() {
        true => (0..=most).flat_map(|level: u16| [(level * 255 / most) as u8; 3]).collect(),
        false => picture.map.clone(),
    };
    if map.len() > 3 * 256 {
        return Err(unfit("GIF", "its map has more than 256 colors"));
    }
    let mut out = Vec::new();
    let why = |why: gif::EncodingError| unfit("GIF", &why.to_string());
    let mut encoder = Encoder::new(&mut out, width, height, &map).map_err(why)?;
    if !wish.loops.is_nan() && wish.behind.is_none() {
        let times = wish.loops.clamp(0.0, 65535.0) as u16;
        let repeat =
            if wish.loops.is_infinite() { Repeat::Infinite } else { Repeat::Finite(times) };
        encoder.set_repeat(repeat).map_err(why)?;
    }
    let frame = Frame {
        width,
        height,
        delay: (wish.delay.clamp(0.0, 655.0) * 100.0).round() as u16,
        transparent: wish.transparent,
        palette: wish.behind.is_some().then_some(map),
        buffer: buffer.into(),
        ..Frame::default()
    };
    encoder.write_frame(&frame).map_err(why)?;
    drop(encoder);
    Ok(match &wish.behind {
        Some(before) => {
            // The frame comes in the place of the byte that ends the file.
            let mut all = before.strip_suffix(b";").unwrap_or(before).to_vec();
            all.extend_from_slice(&out[length_of_header(&out)..]);
            all
        }
        None => out,
    })
}

/// The bytes before the first block: signature, screen and global map.
fn length_of_header(bytes: &[u8]) -> usize {
    match bytes.get(10) {
        Some(flags) if flags & 0x80 != 0 => 13 + (3 << (1 + (flags & 7))),
        _ => 13,
    }
}
