//! The files of a session as a program sees them: by absolute paths, from the folder where it stands, and the folders
//! of the search path. Must not know how functions are found in them.

use super::handles::{Entry, Files};
use crate::diag::Error;
use std::collections::BTreeSet;

/// The files of a session, with the program's place among them.
pub struct Folders {
    under: Box<dyn Files>,
    /// The absolute path of the files' own folder.
    home: String,
    /// The absolute path of the current folder.
    current: String,
    /// The absolute paths of the search path, the first one first.
    path: Vec<String>,
    /// Folders that were made where files alone make none.
    made: BTreeSet<String>,
    /// Goes up whenever a name may stand for another file.
    version: u32,
    /// The version of the files themselves when it was last asked for.
    seen: Option<u64>,
}

impl Folders {
    /// A program that stands in the files' own folder.
    pub fn new(under: Box<dyn Files>) -> Folders {
        let home = under.home();
        let (path, made) = (Vec::new(), BTreeSet::new());
        Folders { under, current: home.clone(), home, path, made, version: 0, seen: None }
    }

    /// The same place among other files.
    pub fn aside(&self, under: Box<dyn Files>) -> Folders {
        Folders {
            under,
            home: self.home.clone(),
            current: self.current.clone(),
            path: self.path.clone(),
            made: self.made.clone(),
            version: self.version,
            seen: None,
        }
    }

    /// The files themselves, by paths from their own folder.
    pub fn under(&mut self) -> &mut Box<dyn Files> {
        &mut self.under
    }

    /// Goes up whenever a name may stand for another file.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// Notes that files have changed.
    pub fn changed(&mut self) {
        self.version += 1;
    }

    /// Notes what others may have changed since the last time.
    pub fn look_again(&mut self) {
        let version = self.under.version();
        if version.is_none() || version != self.seen {
            self.changed();
        }
        self.seen = version;
    }

    /// The files' own folder.
    pub fn own(&self) -> &str {
        &self.home
    }

    /// The current folder.
    pub fn current(&self) -> &str {
        &self.current
    }

    /// Goes to a folder; false where there is none.
    pub fn enter(&mut self, folder: &str) -> bool {
        let folder = self.absolute(folder);
        if !self.is_folder(&folder) {
            return false;
        }
        self.current = folder;
        self.changed();
        true
    }

    /// The search path.
    pub fn path(&self) -> &[String] {
        &self.path
    }

    /// Takes another search path.
    pub fn set_path(&mut self, path: Vec<String>) {
        self.path = path;
        self.changed();
    }

    /// The one absolute form of a path; it begins with `.` where nobody says where the files lie.
    pub fn absolute(&self, path: &str) -> String {
        let given = path.replace('\\', "/");
        let drive = |path: &str| path.as_bytes().get(1) == Some(&b':');
        let rooted = given.starts_with('/') || drive(&given);
        let whole = if rooted { given } else { format!("{}/{given}", self.current) };
        let open = whole.starts_with('.');
        let mut parts: Vec<&str> = Vec::new();
        for part in whole.split('/') {
            match part {
                "" | "." => {}
                ".." if open && parts.last().is_none_or(|last| *last == "..") => parts.push(".."),
                ".." => {
                    parts.pop();
                }
                part => parts.push(part),
            }
        }
        let joined = parts.join("/");
        match (open, joined.as_str()) {
            (true, "") => ".".to_owned(),
            (true, joined) => format!("./{joined}"),
            (false, joined) if drive(joined) => joined.to_owned(),
            (false, joined) => format!("/{joined}"),
        }
    }

    /// The absolute path of a file by the path that the files know it by.
    pub fn of_file(&self, key: &str) -> String {
        let rooted = key.starts_with('/') || key.as_bytes().get(1) == Some(&b':');
        match rooted || !key.ends_with(".m") {
            true => key.to_owned(),
            false => format!("{}/{key}", self.home.trim_end_matches('/')),
        }
    }

    /// The path by which the files know a place.
    fn key(&self, path: &str) -> String {
        let absolute = self.absolute(path);
        match absolute.strip_prefix(self.home.as_str()) {
            Some("") => String::new(),
            Some(rest) if self.home.ends_with('/') => rest.to_owned(),
            Some(rest) if rest.starts_with('/') => rest[1..].to_owned(),
            _ => absolute,
        }
    }

    /// Where on the search path a file lies whose path begins nowhere.
    pub fn on_search_path(&self, path: &str) -> Option<String> {
        if path.starts_with(['/', '.', '\\']) || path.as_bytes().get(1) == Some(&b':') {
            return None;
        }
        let there = |folder: &String| {
            let whole = format!("{}/{path}", folder.trim_end_matches('/'));
            self.read(&whole).is_some().then_some(whole)
        };
        self.path.iter().find_map(there)
    }

    /// The contents of a file that is only read: it may lie on the search path.
    pub fn read_anywhere(&self, path: &str) -> Option<Vec<u8>> {
        self.read(path).or_else(|| self.read(&self.on_search_path(path)?))
    }

    /// Whether there is such a folder.
    pub fn is_folder(&self, path: &str) -> bool {
        self.entries(path).is_some()
    }
}

impl Files for Folders {
    fn read(&self, path: &str) -> Option<Vec<u8>> {
        match self.key(path).as_str() {
            "" => None,
            key => self.under.read(key),
        }
    }

    fn write(&mut self, path: &str, contents: &[u8]) -> Result<(), Error> {
        if path.ends_with(".m") {
            self.changed();
        }
        self.under.write(&self.key(path), contents)
    }

    fn remove(&mut self, path: &str) -> bool {
        if path.ends_with(".m") {
            self.changed();
        }
        self.under.remove(&self.key(path))
    }

    fn list(&self) -> Vec<String> {
        self.under.list()
    }

    fn home(&self) -> String {
        self.home.clone()
    }

    fn entries(&self, folder: &str) -> Option<Vec<Entry>> {
        let folder = self.absolute(folder);
        let mut entries = self.under.entries(&self.key(&folder));
        let made = |path: &str| {
            let parent = path.rsplit_once('/').map_or("", |(parent, _)| parent);
            (parent == folder || parent.is_empty() && folder == "/")
                .then(|| path[parent.len() + 1..].to_owned())
        };
        for name in self.made.iter().filter_map(|path| made(path)) {
            let known = entries.get_or_insert_default();
            if !known.iter().any(|entry| entry.name == name) {
                known.push(Entry { name, folder: true });
            }
        }
        if entries.is_none() && self.made.contains(&folder) {
            entries = Some(Vec::new());
        }
        if let Some(entries) = &mut entries {
            entries.sort();
        }
        entries
    }

    fn make_folder(&mut self, path: &str) -> Result<(), Error> {
        let folder = self.absolute(path);
        self.under.make_folder(&self.key(path))?;
        // Files that keep no empty folders have it made here, with those that lead to it.
        let mut at = folder.as_str();
        while !at.is_empty() && self.under.entries(&self.key(at)).is_none() {
            self.made.insert(at.to_owned());
            at = at.rsplit_once('/').map_or("", |(parent, _)| parent);
        }
        self.changed();
        Ok(())
    }

    fn remove_folder(&mut self, path: &str) -> Result<(), Error> {
        let folder = self.absolute(path);
        self.made.remove(&folder);
        self.changed();
        self.under.remove_folder(&self.key(path))
    }
}
