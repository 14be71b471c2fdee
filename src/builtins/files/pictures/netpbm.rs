//! PBM, PGM and PPM (Netpbm): as text (P1 to P3) and as bytes (P4 to P6).

use super::picture::{About, Colors, Content, Picture, bytes_of, damaged, room_for, unfit};
use crate::diag::Error;
use crate::value::Data;

/// The numbers of a header or of a text.
struct Numbers<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Numbers<'_> {
    fn skip_blanks(&mut self) {
        while let Some(&byte) = self.bytes.get(self.at) {
            match byte {
                b'#' => {
                    let rest = &self.bytes[self.at..];
                    self.at += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
                }
                byte if byte.is_ascii_whitespace() => self.at += 1,
                _ => break,
            }
        }
    }

    fn next(&mut self) -> Result<usize, Error> {
        self.skip_blanks();
        let rest = &self.bytes[self.at.min(self.bytes.len())..];
        let length = rest.iter().position(|b| !b.is_ascii_digit()).unwrap_or(rest.len());
        self.at += length;
        let digits =
            std::str::from_utf8(&rest[..length]).ok().and_then(|digits| digits.parse().ok());
        digits.ok_or_else(|| damaged("a number is missing"))
    }

    /// One digit, which the next may follow at once.
    fn bit(&mut self) -> Result<bool, Error> {
        self.skip_blanks();
        self.at += 1;
        match self.bytes.get(self.at - 1) {
            Some(b'0') => Ok(true),
            Some(b'1') => Ok(false),
            _ => Err(damaged("expected 0 or 1")),
        }
    }
}

pub(super) fn read(bytes: &[u8]) -> Result<Content, Error> {
    let kind = bytes[1];
    let mut numbers = Numbers { bytes, at: 2 };
    let (cols, rows) = (numbers.next()?, numbers.next()?);
    let most = if matches!(kind, b'1' | b'4') { 1 } else { numbers.next()? };
    let (format, colors, planes) = match kind {
        b'1' | b'4' => ("pbm", Colors::Gray, 1),
        b'2' | b'5' => ("pgm", Colors::Gray, 1),
        _ => ("ppm", Colors::Rgb, 3),
    };
    room_for(rows, cols, 2 * planes)?;
    let count = rows.saturating_mul(cols).saturating_mul(planes);
    // One blank ends the header.
    let data = bytes.get(numbers.at + 1..).unwrap_or_default();
    let short = || damaged("it ends too early");
    let elements = match kind {
        // A bit that is set is black.
        b'1' => Data::Bool((0..count).map(|_| numbers.bit()).collect::<Result<_, _>>()?),
        b'4' => {
            let bits = super::picture::unpacked(data, rows, cols, 1);
            Data::Bool(bits.into_iter().map(|bit| bit == 0).collect())
        }
        b'2' | b'3' => {
            let levels = (0..count).map(|_| numbers.next()).collect::<Result<Vec<_>, _>>()?;
            match most {
                0..256 => Data::U8(levels.into_iter().map(|level| level.min(255) as u8).collect()),
                _ => Data::U16(levels.into_iter().map(|level| level.min(65535) as u16).collect()),
            }
        }
        _ if most < 256 => Data::U8(data.get(..count).ok_or_else(short)?.to_vec()),
        _ => {
            let words = data.get(..2 * count).ok_or_else(short)?.as_chunks::<2>().0;
            Data::U16(words.iter().map(|&pair| u16::from_be_bytes(pair)).collect())
        }
    };
    let depth = if most == 1 {
        1
    } else if most < 256 {
        8
    } else {
        16
    };
    let about = About { rows, cols, colors, bits: depth * planes, delay: None };
    let picture = Picture { about: about.clone(), elements, map: Vec::new(), alpha: None };
    Ok(Content { format, all: vec![about], picture })
}

/// `format` is 'pbm', 'pgm', 'ppm', or 'pnm' for whichever fits.
pub(super) fn write(picture: &Picture, format: &str) -> Result<Vec<u8>, Error> {
    let About { rows, cols, colors, .. } = picture.about;
    let truths = matches!(picture.elements, Data::Bool(_));
    let bytes = match (&picture.elements, colors) {
        (_, Colors::Map) => {
            let places = super::picture::places_of(&picture.elements)
                .ok_or_else(|| unfit("PPM", "its map is too large"))?;
            super::picture::colors_of(&places, &picture.map)
        }
        (Data::U16(v), _) => v.iter().flat_map(|level| level.to_be_bytes()).collect(),
        (elements, _) => bytes_of(elements).unwrap_or_default(),
    };
    let rgb = colors != Colors::Gray;
    let most = if matches!(picture.elements, Data::U16(_)) { 65535 } else { 255 };
    match (format, rgb) {
        ("pbm", false) | ("pnm", false) if truths => {
            let mut out = format!("P4\n{cols} {rows}\n").into_bytes();
            let packed = |bits: &[u8]| {
                bits.iter()
                    .enumerate()
                    .map(|(k, &level)| u8::from(level == 0) << (7 - k))
                    .sum::<u8>()
            };
            out.extend(bytes.chunks(cols).flat_map(|row| row.chunks(8).map(packed)));
            Ok(out)
        }
        ("pgm" | "pnm", false) => {
            Ok([format!("P5\n{cols} {rows}\n{most}\n").into_bytes(), bytes].concat())
        }
        ("ppm" | "pnm", true) => {
            Ok([format!("P6\n{cols} {rows}\n{most}\n").into_bytes(), bytes].concat())
        }
        ("ppm", false) => {
            let size = most / 255 / 257 + 1;
            let all = bytes.chunks(size).flat_map(|level| [level; 3].concat());
            Ok([format!("P6\n{cols} {rows}\n{most}\n").into_bytes(), all.collect()].concat())
        }
        ("pbm", _) => Err(unfit("PBM", "it is not logical")),
        ("pgm", _) => Err(unfit("PGM", "it has colors")),
        _ => Err(Error::new(
            "MATLAB:imagesci:imwrite:fileFormat",
            format!("there is no format '{format}'"),
        )),
    }
}
