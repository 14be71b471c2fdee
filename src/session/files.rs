//! The files of a session that has no others: in memory.

use crate::builtins::context::Files;
use crate::diag::Error;
use std::collections::BTreeMap;

/// Files in memory.
#[derive(Clone, Debug, Default)]
pub struct MemoryFiles {
    files: BTreeMap<String, Vec<u8>>,
}

impl Files for MemoryFiles {
    fn read(&self, path: &str) -> Option<Vec<u8>> {
        self.files.get(path).cloned()
    }

    fn write(&mut self, path: &str, contents: &[u8]) -> Result<(), Error> {
        self.files.insert(path.to_owned(), contents.to_vec());
        Ok(())
    }

    fn remove(&mut self, path: &str) -> bool {
        self.files.remove(path).is_some()
    }

    fn list(&self) -> Vec<String> {
        self.files.keys().cloned().collect()
    }
}
