//! MAT-files of level 4 written: matrices of doubles and of characters, one after another.

use crate::diag::Error;
use crate::value::{Class, Data, Refusal, Value, cast};

fn refused(name: &str, value: &Value) -> Error {
    Error::new(
        "MATLAB:save:unableToSaveInV4",
        format!(
            "'{name}' is a {} {}; version 4 holds matrices of numbers and characters only, use -v7",
            value.shape(),
            value.class_name()
        ),
    )
}

/// A MAT-file of level 4.
pub(super) fn write(variables: &[(String, Value)]) -> Result<Vec<u8>, Refusal> {
    let mut out = Vec::new();
    for (name, value) in variables {
        let array = value.host_array()?.ok_or_else(|| refused(name, value))?;
        if array.shape().ndims() > 2 {
            return Err(refused(name, value).into());
        }
        let (re, im): (Vec<f64>, Option<Vec<f64>>) = match array.data() {
            Data::C64(v) => {
                (v.iter().map(|z| z.re).collect(), Some(v.iter().map(|z| z.im).collect()))
            }
            Data::C32(v) => (
                v.iter().map(|z| f64::from(z.re)).collect(),
                Some(v.iter().map(|z| f64::from(z.im)).collect()),
            ),
            Data::I64(_) | Data::U64(_) => return Err(refused(name, value).into()),
            data => (cast::to_f64(data), None),
        };
        // Little-endian doubles, as numbers or as text.
        let header = [
            u32::from(array.class() == Class::Char),
            array.shape().rows() as u32,
            array.shape().cols() as u32,
            u32::from(im.is_some()),
            name.len() as u32 + 1,
        ];
        out.extend(header.iter().flat_map(|word| word.to_le_bytes()));
        out.extend(name.as_bytes());
        out.push(0);
        for part in [Some(re), im].into_iter().flatten() {
            out.extend(part.iter().flat_map(|x| x.to_le_bytes()));
        }
    }
    Ok(out)
}
