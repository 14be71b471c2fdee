//! The files of a session that has no others, in memory; and files that are written to without being changed.

use crate::builtins::context::{Entry, Files};
use crate::diag::Error;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Files in memory.
#[derive(Clone, Debug, Default)]
pub struct MemoryFiles {
    files: BTreeMap<String, Vec<u8>>,
    version: u64,
}

impl Files for MemoryFiles {
    fn read(&self, path: &str) -> Option<Vec<u8>> {
        self.files.get(path).cloned()
    }

    fn write(&mut self, path: &str, contents: &[u8]) -> Result<(), Error> {
        self.version += 1;
        self.files.insert(path.to_owned(), contents.to_vec());
        Ok(())
    }

    fn remove(&mut self, path: &str) -> bool {
        self.version += 1;
        self.files.remove(path).is_some()
    }

    fn list(&self) -> Vec<String> {
        self.files.keys().cloned().collect()
    }

    fn version(&self) -> Option<u64> {
        Some(self.version)
    }
}

/// Other files, as they would be: what is written and removed stays here.
pub(super) struct Overlay {
    /// Whoever lends them takes them back.
    pub(super) under: Rc<RefCell<Box<dyn Files>>>,
    /// None: removed.
    pub(super) changed: BTreeMap<String, Option<Vec<u8>>>,
}

impl Files for Overlay {
    fn read(&self, path: &str) -> Option<Vec<u8>> {
        match self.changed.get(path) {
            Some(changed) => changed.clone(),
            None => self.under.borrow().read(path),
        }
    }

    fn write(&mut self, path: &str, contents: &[u8]) -> Result<(), Error> {
        self.changed.insert(path.to_owned(), Some(contents.to_vec()));
        Ok(())
    }

    fn remove(&mut self, path: &str) -> bool {
        let was_there = self.read(path).is_some();
        self.changed.insert(path.to_owned(), None);
        was_there
    }

    fn list(&self) -> Vec<String> {
        let mut paths = self.under.borrow().list();
        paths.retain(|path| !self.changed.contains_key(path));
        let written = self.changed.iter().filter(|(_, bytes)| bytes.is_some());
        paths.extend(written.map(|(path, _)| path.clone()));
        paths.sort();
        paths
    }

    fn home(&self) -> String {
        self.under.borrow().home()
    }

    fn entries(&self, folder: &str) -> Option<Vec<Entry>> {
        let mut entries = self.under.borrow().entries(folder);
        for (path, bytes) in &self.changed {
            let rest = match folder {
                "" => Some(path.as_str()),
                folder => path.strip_prefix(folder).and_then(|rest| rest.strip_prefix('/')),
            };
            let Some(rest) = rest else { continue };
            let (name, folder) =
                rest.split_once('/').map_or((rest, false), |(name, _)| (name, true));
            if bytes.is_none() {
                if let (Some(known), false) = (&mut entries, folder) {
                    known.retain(|entry| entry.name != name);
                }
                continue;
            }
            let known = entries.get_or_insert_default();
            if !known.iter().any(|entry| entry.name == name) {
                known.push(Entry { name: name.to_owned(), folder });
            }
        }
        entries
    }
}
