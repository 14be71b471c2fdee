//! Files packed in one (PKWARE, .ZIP File Format Specification): what workbooks are.
//! Must not know what the files hold.

use crate::diag::Error;
use crate::value::room::room;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

/// The files of an archive, by name.
pub(super) struct Archive<'a> {
    bytes: &'a [u8],
    entries: Vec<Entry>,
}

struct Entry {
    name: String,
    packed: usize,
    length: usize,
    is_deflated: bool,
    at: usize,
}

fn word(bytes: &[u8], at: usize) -> Option<usize> {
    Some(u16::from_le_bytes(bytes.get(at..at + 2)?.try_into().ok()?).into())
}

fn long(bytes: &[u8], at: usize) -> Option<usize> {
    Some(u32::from_le_bytes(bytes.get(at..at + 4)?.try_into().ok()?) as usize)
}

impl<'a> Archive<'a> {
    /// None: it is not an archive.
    pub(super) fn open(bytes: &'a [u8]) -> Option<Archive<'a>> {
        // The record at the end says where the directory is; a comment may follow it.
        let end = bytes.windows(4).rposition(|w| w == b"PK\x05\x06")?;
        let count = word(bytes, end + 10)?;
        let mut at = long(bytes, end + 16)?;
        let mut entries = Vec::new();
        for _ in 0..count {
            if bytes.get(at..at + 4)? != b"PK\x01\x02" {
                return None;
            }
            let [name, extra, comment] =
                [word(bytes, at + 28)?, word(bytes, at + 30)?, word(bytes, at + 32)?];
            entries.push(Entry {
                name: String::from_utf8_lossy(bytes.get(at + 46..at + 46 + name)?).into_owned(),
                packed: long(bytes, at + 20)?,
                length: long(bytes, at + 24)?,
                is_deflated: word(bytes, at + 10)? == 8,
                at: long(bytes, at + 42)?,
            });
            at += 46 + name + extra + comment;
        }
        Some(Archive { bytes, entries })
    }

    /// The contents of a file; None where there is none of that name, or it is damaged.
    pub(super) fn file(&self, name: &str) -> Result<Option<Vec<u8>>, Error> {
        let Some(entry) = self.entries.iter().find(|entry| entry.name.eq_ignore_ascii_case(name))
        else {
            return Ok(None);
        };
        room(entry.length)?;
        Ok(self.data_of(entry).and_then(|data| match entry.is_deflated {
            true => decompress_to_vec_with_limit(data, entry.length).ok(),
            false => Some(data.to_vec()),
        }))
    }

    fn data_of(&self, entry: &Entry) -> Option<&[u8]> {
        let names = word(self.bytes, entry.at + 26)? + word(self.bytes, entry.at + 28)?;
        let from = entry.at + 30 + names;
        self.bytes.get(from..from + entry.packed)
    }
}

/// An archive of some files.
pub(super) fn packed(files: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut directory = Vec::new();
    for (name, contents) in files {
        let at = out.len() as u32;
        let data = compress_to_vec(contents, 6);
        // Version 2.0, no flags, deflated, 1980-01-01; the two records share these fields.
        let mut shared = vec![20, 0, 0, 0, 8, 0, 0, 0, 33, 0];
        for number in [checksum(contents), data.len() as u32, contents.len() as u32] {
            shared.extend(number.to_le_bytes());
        }
        shared.extend((name.len() as u16).to_le_bytes());
        shared.extend([0, 0]);
        out.extend_from_slice(b"PK\x03\x04");
        out.extend_from_slice(&shared);
        out.extend_from_slice(name.as_bytes());
        out.extend_from_slice(&data);
        directory.extend_from_slice(b"PK\x01\x02\x14\x00");
        directory.extend_from_slice(&shared);
        directory.extend([0; 10]);
        directory.extend(at.to_le_bytes());
        directory.extend_from_slice(name.as_bytes());
    }
    let (at, count) = (out.len() as u32, files.len() as u16);
    out.extend_from_slice(&directory);
    out.extend_from_slice(b"PK\x05\x06\0\0\0\0");
    out.extend(count.to_le_bytes());
    out.extend(count.to_le_bytes());
    out.extend((directory.len() as u32).to_le_bytes());
    out.extend(at.to_le_bytes());
    out.extend([0, 0]);
    out
}

/// The cyclic redundancy check of 32 bits (polynomial 0xEDB88320).
fn checksum(bytes: &[u8]) -> u32 {
    let table: [u32; 256] = std::array::from_fn(|k| {
        (0..8).fold(k as u32, |c, _| if c & 1 == 1 { 0xEDB8_8320 ^ (c >> 1) } else { c >> 1 })
    });
    !bytes.iter().fold(!0, |c, &byte| table[usize::from(byte ^ c as u8)] ^ (c >> 8))
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn what_is_packed_is_found_again() {
        let files = [("a.xml".to_owned(), b"one".to_vec()), ("b/c.xml".to_owned(), vec![7; 5000])];
        let bytes = packed(&files);
        let archive = Archive::open(&bytes).expect("an archive");
        for (name, contents) in &files {
            assert_eq!(archive.file(name).expect("room").as_ref(), Some(contents));
        }
        assert_eq!(archive.file("no such file").expect("room"), None);
        assert!(Archive::open(b"no archive").is_none());
        assert_eq!(checksum(b"123456789"), 0xCBF4_3926);
    }
}
