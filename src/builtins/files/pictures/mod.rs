//! Pictures in files: a Picture is what a file of any format holds, and each format has a module that reads and writes it.

mod bmp;
mod gif;
mod jpeg;
mod netpbm;
mod picture;
mod png;
mod tiff;

use crate::builtins::arguments::{array, one, refuse, text, whole};
use crate::builtins::context::Files;
use crate::builtins::{Call, Cx, Flow, Values};
use crate::diag::Error;
use crate::value::{Array, Data, Shape, StructArray, Value};
use indexmap::IndexMap;
use picture::{About, Colors, Content, Picture, Wish, arranged, by_columns, by_rows};
use std::rc::Rc;

fn content(bytes: &[u8], index: usize) -> Result<Option<Content>, Error> {
    Ok(Some(match bytes {
        [0x89, b'P', b'N', b'G', ..] => png::read(bytes)?,
        [0xFF, 0xD8, ..] => jpeg::read(bytes)?,
        [b'G', b'I', b'F', b'8', ..] => gif::read(bytes, index)?,
        [b'I', b'I', 42 | 43, 0, ..] | [b'M', b'M', 0, 42 | 43, ..] => tiff::read(bytes, index)?,
        [b'B', b'M', ..] => bmp::read(bytes)?,
        [b'P', b'1'..=b'6', b' ' | b'\t' | b'\r' | b'\n' | b'#', ..] => netpbm::read(bytes)?,
        _ => return Ok(None),
    }))
}

fn value_of(data: &Data, about: &About, planes: usize) -> Value {
    let size = [about.rows, about.cols, planes];
    let columns = arranged(data, size, true).unwrap_or_else(|| Data::U8(Vec::new()));
    let shape = if planes == 1 { Shape::matrix(size[0], size[1]) } else { Shape::new(&size) };
    if columns.len() != shape.numel() {
        return Value::from(Array::from_vec(Shape::matrix(0, 0), Vec::<u8>::new()));
    }
    Value::from(Array::new(shape, columns))
}

/// `[X, map, alpha, about] = picturefile(path, index)`: a picture of a file, and what is known of each that is in it.
pub(super) fn picturefile(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("imread", &call.args[0])?;
    let index = whole("imread", &call.args[1])?.max(1) as usize;
    let Some(bytes) = cx.world.files.read_anywhere(&path) else {
        let message = format!("File \"{path}\" does not exist.");
        return Err(Error::new("MATLAB:imagesci:imread:fileDoesNotExist", message).into());
    };
    let Some(Content { format, all, picture }) = content(&bytes, index)? else {
        let message = "Unable to determine the file format.";
        let hint = "PNG, JPEG, GIF, BMP, TIFF and PBM, PGM and PPM files can be read";
        return Err(Error::new("MATLAB:imagesci:imread:fileFormat", message).hint(hint).into());
    };
    let none = || Value::from(Array::zeros(crate::value::ElemType::DOUBLE, Shape::matrix(0, 0)));
    let colors = picture.map.len() / 3;
    let map = match colors {
        0 => none(),
        colors => {
            let levels: Vec<f64> =
                picture.map.iter().map(|&level| f64::from(level) / 255.0).collect();
            Value::from(Array::from_vec(
                Shape::matrix(colors, 3),
                by_columns(&levels, colors, 1, 3),
            ))
        }
    };
    let alpha = match &picture.alpha {
        Some(alpha) => value_of(alpha, &picture.about, 1),
        None => none(),
    };
    let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
    for about in &all {
        let colors = match about.colors {
            Colors::Gray => "grayscale",
            Colors::Rgb => "truecolor",
            Colors::Cmyk => "CMYK",
            Colors::Map => "indexed",
        };
        for (name, value) in [
            ("FileSize", Value::from(bytes.len() as f64)),
            ("Format", Value::from(format)),
            ("Width", Value::from(about.cols as f64)),
            ("Height", Value::from(about.rows as f64)),
            ("BitDepth", Value::from(about.bits as f64)),
            ("ColorType", Value::from(colors)),
            (
                "DelayTime",
                about.delay.map_or_else(none, |delay| Value::from((delay * 100.0).round())),
            ),
        ] {
            fields.entry(name.into()).or_default().push(value);
        }
    }
    let about = Value::Struct(Rc::new(StructArray { shape: Shape::matrix(all.len(), 1), fields }));
    let elements = value_of(&picture.elements, &picture.about, picture.about.planes());
    Ok(Values::from_iter([elements, map, alpha, about]))
}

/// `topicturefile(path, format, X, map, alpha, wishes)`: writes a picture of bytes, words or truths; `wishes` are quality, delay, loops,
/// the transparent color (-1: none) and whether it comes behind what is there.
pub(super) fn topicturefile(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    const NAME: &str = "imwrite";
    let path = text(NAME, &call.args[0])?;
    let format = text(NAME, &call.args[1])?;
    let x = array(NAME, &call.args[2])?;
    let dims = x.shape().dims();
    let size = [dims[0], dims[1], dims.get(2).copied().unwrap_or(1)];
    let map = array(NAME, &call.args[3])?;
    let colors = map.shape().dims()[0];
    let map = map.as_slice::<f64>().map_or_else(Vec::new, |map| {
        let levels = by_rows(map, colors, 1, 3);
        levels.into_iter().map(|level| (level.clamp(0.0, 1.0) * 255.0).round() as u8).collect()
    });
    let alpha = array(NAME, &call.args[4])?;
    let wishes = array(NAME, &call.args[5])?;
    let &[quality, delay, loops, transparent, behind] =
        wishes.as_slice::<f64>().unwrap_or_default()
    else {
        return Err(refuse(NAME, "badOptions", "expected five numbers"));
    };
    let depth = match x.data() {
        Data::Bool(_) => 1,
        Data::U8(_) => 8,
        Data::U16(_) => 16,
        _ => {
            return Err(refuse(NAME, "badClass", "expected a picture of uint8, uint16 or logical"));
        }
    };
    let about = About {
        rows: size[0],
        cols: size[1],
        colors: match (map.is_empty(), size[2]) {
            (false, 1) => Colors::Map,
            (true, 1) => Colors::Gray,
            (true, 3) => Colors::Rgb,
            (true, 4) if format == "tif" => Colors::Cmyk,
            _ => return Err(refuse(NAME, "badSize", "expected an M-by-N or M-by-N-by-3 picture")),
        },
        bits: depth * size[2],
        delay: Some(delay),
    };
    if x.numel() != size.iter().product::<usize>() || x.numel() == 0 {
        return Err(refuse(
            NAME,
            "badSize",
            "expected an M-by-N or M-by-N-by-3 picture that is not empty",
        ));
    }
    let in_rows =
        |array: &Array, size| arranged(array.data(), size, false).unwrap_or(Data::U8(Vec::new()));
    let picture = Picture {
        elements: in_rows(&x, size),
        alpha: (alpha.numel() == size[0] * size[1]).then(|| in_rows(&alpha, [size[0], size[1], 1])),
        about,
        map,
    };
    let wish = Wish {
        quality: quality.clamp(0.0, 100.0) as u8,
        delay,
        loops,
        transparent: (transparent >= 0.0).then_some(transparent as u8),
        behind: if behind == 0.0 { None } else { cx.world.files.read(&path) },
    };
    let bytes = match format.as_str() {
        "png" => png::write(&picture, &wish)?,
        "jpg" => jpeg::write(&picture, &wish)?,
        "gif" => gif::write(&picture, &wish)?,
        "bmp" => bmp::write(&picture)?,
        "tif" => tiff::write(&picture, &wish)?,
        _ => netpbm::write(&picture, &format)?,
    };
    cx.world.files.write(&path, &bytes)?;
    one(bytes.len() as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn sample(colors: Colors) -> Picture {
        let (rows, cols) = (9, 13);
        let about = About { rows, cols, colors, bits: 8, delay: None };
        let elements = (0..rows * cols * about.planes()).map(|k| (k * k % 4) as u8 * 80).collect();
        let map = if colors == Colors::Map {
            (0..=255).flat_map(|level| [level, 7, 9]).collect()
        } else {
            Vec::new()
        };
        Picture { about, elements: Data::U8(elements), map, alpha: None }
    }

    fn files() -> Vec<Vec<u8>> {
        let wish =
            Wish { quality: 90, delay: 0.1, loops: f64::INFINITY, transparent: None, behind: None };
        let mut files = Vec::new();
        for colors in [Colors::Gray, Colors::Rgb, Colors::Map] {
            let picture = sample(colors);
            files.push(png::write(&picture, &wish));
            files.push(jpeg::write(&picture, &wish));
            files.push(bmp::write(&picture));
            files.push(tiff::write(&picture, &wish));
            files.push(netpbm::write(&picture, "pnm"));
            if colors != Colors::Rgb {
                files.push(gif::write(&picture, &wish));
            }
        }
        files.into_iter().map(|file| file.expect("a picture that fits")).collect()
    }

    #[test]
    fn what_is_written_is_read() {
        for file in files() {
            let content = content(&file, 1).expect("no damage").expect("a known format");
            assert_eq!((content.picture.about.rows, content.picture.about.cols), (9, 13));
        }
    }

    /// Bytes that are wrong, or missing, are an error or another picture, and never the end of the session.
    #[test]
    fn damaged_files_are_refused() {
        let mut state = 20_803_u32;
        let mut below = |most: usize| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as usize % most
        };
        for file in files() {
            for _ in 0..150 {
                let mut file = file.clone();
                for _ in 0..=below(4) {
                    // Most of what decides how a file is read stands near its begin.
                    let reach = if below(2) == 0 { file.len() } else { file.len().min(64) };
                    file[below(reach)] = below(256) as u8;
                }
                if below(4) == 0 {
                    file.truncate(1 + below(file.len()));
                }
                let read = content(&file, 1);
                assert!(
                    read.is_err()
                        || read.is_ok_and(|found| found.is_none_or(|found| !found.all.is_empty()))
                );
            }
        }
    }
}
