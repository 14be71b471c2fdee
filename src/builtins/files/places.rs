//! Folders: where the program stands, what lies in a folder, and the search path.

use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::arguments::{none, one, refuse, text};
use crate::builtins::context::Files;
use crate::builtins::declare::{builtins, host};
use crate::builtins::{Call, Cx, Flow, Values};
use crate::value::{Shape, StructArray, Value};
use indexmap::IndexMap;
use std::rc::Rc;

const FILES: &str = "files are on the host";

builtins! {
    /// Folders and the search path.
    PLACES, Files;
    "addpath" [1 255; 1] ["addpath(folder, ...)", "addpath(..., '-end')", "before = addpath(...)"]
        host(addpath, FILES), "Puts folders at the beginning or the end of the search path, where functions are looked for."
        [Prints("mkdir('lib'); addpath('lib'); disp(path)", "/lib\n"), Fails("addpath(1)", "text")];
    "rmpath" [1 255; 1] ["rmpath(folder, ...)"]
        host(rmpath, FILES), "Takes folders off the search path."
        [Prints("mkdir('lib'); addpath('lib'); rmpath('lib'); disp(isempty(path))", "   1\n"), Fails("rmpath(1)", "text")];
    "path" [0 2; 1] ["p = path", "path(p)", "path(folder, p)"]
        host(path, FILES), "The search path, folders with ':' between them; or takes another one."
        [Equal("ischar(path)", "true"), Fails("path(1)", "text")];
    "genpath" [0 255; 1] ["p = genpath(folder)", "p = genpath(folder, skip, ...)"]
        host(genpath, FILES), "A folder and all within it as a search path, without private, @class and +package folders."
        [Prints("mkdir('a/b'); disp(genpath('a'))", "/a:/a/b\n"), Fails("genpath(1)", "text")];
    "restoredefaultpath" [0 0; 1] ["restoredefaultpath"]
        host(restoredefaultpath, FILES), "Empties the search path."
        [Prints("mkdir('lib'); addpath('lib'); restoredefaultpath; disp(isempty(path))", "   1\n"), Fails("restoredefaultpath(1)", "arguments")];
    "rehash" [0 1; 0] ["rehash"]
        host(rehash, FILES), "Looks at the folders of the search path again."
        [Prints("rehash; disp('done')", "done\n"), Fails("rehash(1, 2)", "arguments")];
    "pwd" [0 0; 1] ["folder = pwd"]
        host(pwd, FILES), "The current folder."
        [Equal("pwd", "'/'"), Fails("pwd(1)", "arguments")];
    "cd" [0 1; 1] ["cd folder", "before = cd(folder)", "folder = cd"]
        host(cd, FILES), "Goes to another folder."
        [Prints("mkdir('data'); cd data; disp(pwd)", "/data\n"), Fails("cd('no such folder')", "Unable to change")];
    "isfolder" [1 1; 1] ["tf = isfolder(path)"]
        host(isfolder, FILES), "Whether there is such a folder."
        [Equal("isfolder('/')", "true"), Fails("isfolder(1)", "text")];
    "mkdir" [1 2; 3] ["mkdir(folder)", "mkdir(parent, folder)", "[ok, message, id] = mkdir(...)"]
        host(mkdir, FILES), "Makes a folder, with those that it lies in."
        [Prints("mkdir('data'); disp(isfolder('data'))", "   1\n"), Fails("mkdir(1)", "text")];
    "rmdir" [1 2; 3] ["rmdir(folder)", "rmdir(folder, 's')", "[ok, message, id] = rmdir(...)"]
        host(rmdir, FILES), "Removes an empty folder, or one with all that lies in it."
        [Prints("mkdir('data'); rmdir('data'); disp(isfolder('data'))", "   0\n"), Fails("rmdir('no such folder')", "folder")];
    "dir" [0 1; 1] ["dir", "dir(name)", "s = dir(name)"]
        host(dir, FILES), "What lies in a folder; names may have * in them. No dates are kept: they are empty, and NaN."
        [Prints("mkdir('data'); fclose(fopen('data/x.txt', 'w')); s = dir('data/*.txt'); disp(s.name)", "x.txt\n"), Fails("dir(1)", "text")];
    "ls" [0 1; 1] ["ls", "ls(name)", "text = ls(name)"]
        host(ls, FILES), "The names in a folder."
        [Prints("mkdir('data'); fclose(fopen('data/x.txt', 'w')); ls('data')", "x.txt\n"), Fails("ls(1)", "text")];
}

fn path(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut folders = Vec::new();
    for argument in call.args {
        folders.extend(split(cx, &text("path", argument)?));
    }
    if !call.args.is_empty() {
        cx.world.files.set_path(folders);
        if call.nargout == 0 {
            return none();
        }
    }
    one(joined(cx))
}

fn joined(cx: &Cx<'_>) -> Value {
    Value::from(cx.world.files.path().join(":").as_str())
}

/// The folders of a search path, as absolute ones.
fn split(cx: &Cx<'_>, path: &str) -> Vec<String> {
    // A drive's colon is part of its path.
    let mut parts: Vec<String> = Vec::new();
    let mut drive = String::new();
    for part in path.split([':', ';']).filter(|part| !part.is_empty()) {
        if drive.is_empty() && part.len() == 1 && path.contains(&format!("{part}:/")) {
            drive = format!("{part}:");
            continue;
        }
        parts.push(cx.world.files.absolute(&format!("{}{part}", std::mem::take(&mut drive))));
    }
    parts
}

fn addpath(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let before = joined(cx);
    let (mut added, mut at_end) = (Vec::new(), false);
    for argument in call.args {
        // The flags as numbers: 0 for the beginning, 1 for the end.
        if !added.is_empty() && argument.elem_type().is_some() && !argument.is_char() {
            at_end = crate::builtins::arguments::number("addpath", argument)? != 0.0;
            continue;
        }
        match text("addpath", argument)?.as_str() {
            "-end" => at_end = true,
            "-begin" | "-frozen" => {}
            folders => added.extend(split(cx, folders)),
        }
    }
    for folder in &added {
        if cx.world.files.is_folder(folder) {
            continue;
        }
        let message = format!("Name is nonexistent or not a directory: {folder}");
        cx.world.warn("MATLAB:mpath:nameNonexistentOrNotADirectory", &message);
    }
    added.retain(|folder| cx.world.files.is_folder(folder));
    let mut rest = cx.world.files.path().to_vec();
    rest.retain(|folder| !added.contains(folder));
    let all = if at_end { [rest, added] } else { [added, rest] }.concat();
    cx.world.files.set_path(all);
    if call.nargout == 0 { none() } else { one(before) }
}

fn rmpath(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let before = joined(cx);
    let mut all = cx.world.files.path().to_vec();
    for argument in call.args {
        for folder in split(cx, &text("rmpath", argument)?) {
            if !all.contains(&folder) {
                let message = format!("\"{folder}\" not found in path.");
                cx.world.warn("MATLAB:rmpath:DirNotFound", &message);
            }
            all.retain(|known| *known != folder);
        }
    }
    cx.world.files.set_path(all);
    if call.nargout == 0 { none() } else { one(before) }
}

fn restoredefaultpath(cx: &mut Cx<'_>, _: Call<'_>) -> Flow<Values> {
    cx.world.files.set_path(Vec::new());
    none()
}

fn rehash(cx: &mut Cx<'_>, _: Call<'_>) -> Flow<Values> {
    cx.world.files.changed();
    none()
}

/// Folders within one another beyond these are a circle of links.
const DEEPEST: usize = 40;

fn genpath(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let texts: Flow<Vec<String>> = call.args.iter().map(|a| text("genpath", a)).collect();
    let mut texts = texts?;
    if texts.is_empty() {
        return one("");
    }
    let root = cx.world.files.absolute(&texts.remove(0));
    let mut found = Vec::new();
    // In order of names, a folder before those within it.
    let mut waiting = vec![(root, 0)];
    while let Some((folder, depth)) = waiting.pop() {
        let Some(entries) = cx.world.files.entries(&folder) else { continue };
        let inner = entries.into_iter().rev().filter(|entry| {
            let special = entry.name.starts_with(['+', '@', '.'])
                || matches!(entry.name.as_str(), "private" | "resources");
            entry.folder && !special && !texts.contains(&entry.name) && depth < DEEPEST
        });
        let base = folder.trim_end_matches('/');
        waiting.extend(inner.map(|entry| (format!("{base}/{}", entry.name), depth + 1)));
        found.push(folder);
    }
    one(found.join(":").as_str())
}

fn pwd(cx: &mut Cx<'_>, _: Call<'_>) -> Flow<Values> {
    one(cx.world.files.current())
}

fn cd(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let before = Value::from(cx.world.files.current());
    if let Some(folder) = call.args.first() {
        let folder = text("cd", folder)?;
        if !cx.world.files.enter(&folder) {
            let message = format!(
                "Unable to change current folder to '{folder}' (Name is nonexistent or not a folder)."
            );
            return Err(refuse("cd", "NonExistentFolder", message));
        }
        if call.nargout == 0 {
            return none();
        }
    }
    one(before)
}

fn isfolder(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    if let Value::Cell(cells) = &call.args[0] {
        let there: Flow<Vec<bool>> = cells
            .cells
            .iter()
            .map(|cell| Ok(cx.world.files.is_folder(&text("isfolder", cell)?)))
            .collect();
        let array = crate::value::Array::new(cells.shape.clone(), crate::value::Data::Bool(there?));
        return one(Value::from(array));
    }
    let path = text("isfolder", &call.args[0])?;
    one(!path.is_empty() && cx.world.files.is_folder(&path))
}

/// What a change of folders gives: whether it was made, with why not; or an error where nobody asks.
fn outcome(call: &Call<'_>, name: &str, id: &str, failed: Option<String>) -> Flow<Values> {
    let message = failed.as_deref().unwrap_or_default();
    if call.nargout == 0 {
        return match &failed {
            Some(message) => Err(refuse(name, id, message.clone())),
            None => none(),
        };
    }
    let id = if failed.is_some() { format!("MATLAB:{name}:{id}") } else { String::new() };
    Ok(Values::from_iter([
        Value::from(failed.is_none()),
        Value::from(message),
        Value::from(id.as_str()),
    ]))
}

fn mkdir(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let mut path = text("mkdir", &call.args[0])?;
    if let Some(inner) = call.args.get(1) {
        path = format!("{path}/{}", text("mkdir", inner)?);
    }
    if cx.world.files.is_folder(&path) {
        let message = "Directory already exists.";
        if call.nargout == 0 {
            cx.world.warn("MATLAB:MKDIR:DirectoryExists", message);
            return none();
        }
        return Ok(Values::from_iter([
            Value::from(true),
            Value::from(message),
            Value::from("MATLAB:MKDIR:DirectoryExists"),
        ]));
    }
    let failed = match cx.world.files.read(&path) {
        Some(_) => Some(format!("a file of the name '{path}' exists")),
        None => cx.world.files.make_folder(&path).err().map(|error| error.message().to_owned()),
    };
    outcome(&call, "mkdir", "OSError", failed)
}

fn rmdir(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let path = text("rmdir", &call.args[0])?;
    let all = match call.args.get(1) {
        Some(option) => text("rmdir", option)?.eq_ignore_ascii_case("s"),
        None => false,
    };
    let folder = cx.world.files.absolute(&path);
    let inside = |files: &crate::builtins::context::Folders| format!("{}/", files.current());
    let failed = match cx.world.files.entries(&folder) {
        None => Some(format!("'{path}' is no folder")),
        Some(_) if inside(&cx.world.files).starts_with(&format!("{folder}/")) => {
            Some(format!("the program stands in the folder '{path}'"))
        }
        Some(entries) if !all && !entries.is_empty() => {
            Some(format!("the folder '{path}' is not empty"))
        }
        Some(_) => empty_and_remove(cx, &folder, 0).err(),
    };
    outcome(&call, "rmdir", "DirectoryNotRemoved", failed)
}

fn empty_and_remove(cx: &mut Cx<'_>, folder: &str, depth: usize) -> Result<(), String> {
    if depth > DEEPEST {
        return Err(format!("'{folder}' lies too deep"));
    }
    for entry in cx.world.files.entries(folder).unwrap_or_default() {
        let path = format!("{folder}/{}", entry.name);
        if entry.folder {
            empty_and_remove(cx, &path, depth + 1)?;
        } else if !cx.world.files.remove(&path) {
            return Err(format!("'{path}' cannot be removed"));
        }
    }
    // Where folders are nothing but their files, this one is gone by now.
    if !cx.world.files.is_folder(folder) {
        return Ok(());
    }
    cx.world.files.remove_folder(folder).map_err(|error| error.message().to_owned())
}

/// The folder and the names that an argument of `dir` means.
fn listed(cx: &Cx<'_>, name: &str) -> (String, Vec<(String, bool)>) {
    let files = &cx.world.files;
    let entries = |folder: &str| -> Vec<(String, bool)> {
        let entries = files.entries(folder).unwrap_or_default();
        entries.into_iter().map(|entry| (entry.name, entry.folder)).collect()
    };
    let absolute = files.absolute(name);
    if name.is_empty() || files.is_folder(name) {
        let mut found = vec![(".".to_owned(), true), ("..".to_owned(), true)];
        found.extend(entries(&absolute));
        return (absolute, found);
    }
    let (folder, pattern) = absolute.rsplit_once('/').unwrap_or(("", &absolute));
    let folder = if folder.is_empty() { "/" } else { folder };
    let mut found = entries(folder);
    found.retain(|(name, _)| matches(pattern.as_bytes(), name.as_bytes()));
    (folder.to_owned(), found)
}

/// Whether a name fits a pattern in which `*` is anything.
fn matches(pattern: &[u8], name: &[u8]) -> bool {
    let (mut p, mut n, mut star) = (0, 0, None);
    while n < name.len() {
        match pattern.get(p) {
            Some(b'*') => {
                star = Some((p, n));
                p += 1;
            }
            Some(&c) if c == b'?' || c == name[n] => {
                p += 1;
                n += 1;
            }
            _ => match &mut star {
                Some((at, from)) => {
                    *from += 1;
                    (p, n) = (*at + 1, *from);
                }
                None => return false,
            },
        }
    }
    pattern[p..].iter().all(|&c| c == b'*')
}

fn names_of(call: &Call<'_>, name: &str) -> Flow<String> {
    call.args.first().map_or(Ok(String::new()), |argument| text(name, argument))
}

fn dir(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let (folder, found) = listed(cx, &names_of(&call, "dir")?);
    if call.nargout == 0 {
        let shown: Vec<&str> = found.iter().map(|(name, _)| name.as_str()).collect();
        cx.world.print(&format!("\n{}\n\n", shown.join("  ")));
        return none();
    }
    let base = folder.trim_end_matches('/');
    let mut fields: IndexMap<Rc<str>, Vec<Value>> = IndexMap::new();
    for name in ["name", "folder", "date", "bytes", "isdir", "datenum"] {
        fields.insert(name.into(), Vec::new());
    }
    for (name, is_folder) in &found {
        let bytes = match is_folder {
            true => 0,
            false => cx.world.files.read(&format!("{base}/{name}")).map_or(0, |bytes| bytes.len()),
        };
        let row = [
            Value::from(name.as_str()),
            Value::from(folder.as_str()),
            Value::from(""),
            Value::from(bytes as f64),
            Value::from(*is_folder),
            Value::from(f64::NAN),
        ];
        fields.values_mut().zip(row).for_each(|(column, value)| column.push(value));
    }
    let shape = Shape::matrix(found.len(), 1);
    one(Value::Struct(Rc::new(StructArray { shape, fields })))
}

fn ls(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let name = names_of(&call, "ls")?;
    let (_, mut found) = listed(cx, &name);
    found.retain(|(name, _)| !name.starts_with('.'));
    if found.is_empty() && !name.is_empty() && !cx.world.files.is_folder(&name) {
        return Err(refuse(
            "ls",
            "OSError",
            format!("cannot access '{name}': no such file or folder"),
        ));
    }
    let shown: String = found.iter().map(|(name, _)| format!("{name}\n")).collect();
    if call.nargout > 0 {
        return one(shown.as_str());
    }
    cx.world.print(&shown);
    none()
}
