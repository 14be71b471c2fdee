//! The files that a program has open: numbers from 3 on, each a position in a buffer that is written
//! back when it is closed or flushed. Must not know builtins.

use crate::diag::Error;
use std::collections::BTreeMap;

/// The files of a session; paths are plain names or `/`-separated.
pub trait Files {
    /// The contents of a file; None where there is none.
    fn read(&self, path: &str) -> Option<Vec<u8>>;
    /// Replaces or creates a file.
    fn write(&mut self, path: &str, contents: &[u8]) -> Result<(), Error>;
    /// Removes a file; false where there was none.
    fn remove(&mut self, path: &str) -> bool;
    /// All paths, sorted.
    fn list(&self) -> Vec<String>;
    /// The absolute path of the folder that paths are relative to; `.` where nobody says where it lies.
    fn home(&self) -> String {
        "/".to_owned()
    }
    /// Goes up whenever a file is written, comes or goes; None where that may happen unseen.
    fn version(&self) -> Option<u64> {
        None
    }
    /// What lies in a folder, the empty path being the files' own one; None where there is no such folder.
    fn entries(&self, folder: &str) -> Option<Vec<Entry>> {
        entries_of(&self.list(), folder)
    }
    /// Makes a folder, where there are any without files.
    fn make_folder(&mut self, _path: &str) -> Result<(), Error> {
        Ok(())
    }
    /// Removes an empty folder, where there are any.
    fn remove_folder(&mut self, _path: &str) -> Result<(), Error> {
        Ok(())
    }
}

/// What lies in a folder, by the paths of all files.
pub fn entries_of(paths: &[String], folder: &str) -> Option<Vec<Entry>> {
    let mut entries = std::collections::BTreeSet::new();
    for path in paths {
        let rest = match folder {
            "" => Some(path.as_str()),
            folder => path.strip_prefix(folder).and_then(|rest| rest.strip_prefix('/')),
        };
        let Some(rest) = rest else { continue };
        let (name, folder) =
            rest.split_once('/').map_or((rest, false), |(folder, _)| (folder, true));
        entries.insert(Entry { name: name.to_owned(), folder });
    }
    (folder.is_empty() || !entries.is_empty()).then(|| entries.into_iter().collect())
}

/// What lies in a folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    /// Its name there.
    pub name: String,
    /// Whether it is a folder.
    pub folder: bool,
}

/// The open files of a session.
#[derive(Clone, Debug, Default)]
pub struct OpenFiles {
    open: BTreeMap<u32, OpenFile>,
}

/// One open file.
#[derive(Clone, Debug)]
pub struct OpenFile {
    /// Its path.
    pub path: String,
    /// The mode as given: `r`, `w`, `a`, `r+`, `w+`, `a+`.
    pub mode: String,
    /// All of its bytes.
    pub bytes: Vec<u8>,
    /// Where the next read or write is.
    pub at: usize,
    /// Whether a read went beyond the end.
    pub ended: bool,
    /// Whether the first byte of a number is its greatest.
    pub big: bool,
    changed: bool,
}

impl OpenFiles {
    /// Opens a file; its number, or why it cannot be.
    pub fn open(&mut self, files: &mut dyn Files, path: &str, mode: &str) -> Result<u32, String> {
        let kind = mode.trim_end_matches(['t', 'b']).replace(['t', 'b'], "");
        let existing = files.read(path);
        let (bytes, at, changed) = match kind.as_str() {
            "r" | "r+" => match existing {
                Some(bytes) => (bytes, 0, false),
                None => return Err("No such file or directory".to_owned()),
            },
            "w" | "w+" => (Vec::new(), 0, true),
            "a" | "a+" => {
                let bytes = existing.unwrap_or_default();
                let end = bytes.len();
                (bytes, end, true)
            }
            _ => return Err(format!("invalid mode '{mode}'")),
        };
        let number = (3..).find(|n| !self.open.contains_key(n)).unwrap_or(3);
        let file = OpenFile {
            path: path.to_owned(),
            mode: kind,
            bytes,
            at,
            ended: false,
            big: false,
            changed,
        };
        self.open.insert(number, file);
        // A file that is opened for writing exists from then on.
        if changed {
            self.flush(files, number).map_err(|e| e.message().to_owned())?;
        }
        Ok(number)
    }

    /// An open file.
    pub fn get(&mut self, number: u32) -> Option<&mut OpenFile> {
        self.open.get_mut(&number)
    }

    /// The numbers of all open files.
    pub fn numbers(&self) -> Vec<u32> {
        self.open.keys().copied().collect()
    }

    /// Writes changes back.
    pub fn flush(&mut self, files: &mut dyn Files, number: u32) -> Result<(), Error> {
        if let Some(file) = self.open.get_mut(&number)
            && file.changed
        {
            files.write(&file.path, &file.bytes)?;
            file.changed = false;
        }
        Ok(())
    }

    /// Writes changes back and forgets the file; false where it was not open.
    pub fn close(&mut self, files: &mut dyn Files, number: u32) -> Result<bool, Error> {
        self.flush(files, number)?;
        Ok(self.open.remove(&number).is_some())
    }
}

impl OpenFile {
    /// Whether it may be written.
    pub fn writable(&self) -> bool {
        self.mode != "r"
    }

    /// Whether it may be read.
    pub fn readable(&self) -> bool {
        self.mode == "r" || self.mode.ends_with('+')
    }

    /// Writes bytes where the position is (at the end where it appends).
    pub fn write(&mut self, bytes: &[u8]) {
        if self.mode.starts_with('a') {
            self.at = self.bytes.len();
        }
        let end = self.at + bytes.len();
        if self.bytes.len() < end {
            self.bytes.resize(end, 0);
        }
        self.bytes[self.at..end].copy_from_slice(bytes);
        self.at = end;
        self.changed = true;
    }

    /// The next line with its newline; None at the end.
    pub fn line(&mut self) -> Option<Vec<u8>> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        if rest.is_empty() {
            self.ended = true;
            return None;
        }
        let end = rest.iter().position(|&b| b == b'\n').map_or(rest.len(), |k| k + 1);
        let line = rest[..end].to_vec();
        self.at += end;
        if !line.ends_with(b"\n") {
            self.ended = true;
        }
        Some(line)
    }

    /// The next `n` bytes, or as many as there are.
    pub fn take(&mut self, n: usize) -> Vec<u8> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let k = n.min(rest.len());
        let out = rest[..k].to_vec();
        self.at += k;
        if k < n {
            self.ended = true;
        }
        out
    }
}
