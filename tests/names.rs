//! Names of things in the sources: a family of functions is a folder and a chapter, every text of the library belongs
//! to a row, and helpers of the library are no functions of programs.

use matgpu::builtins::classes::LIBRARY;
use matgpu::builtins::{Builtin, FAMILIES, HELPERS, Run};
use matgpu::session::{Options, Session};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn builtins() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/builtins")
}

fn below(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of the sources can be listed") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            found.extend(below(&path, extension));
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// `SortingAndSets` as `sorting_and_sets`.
fn folder_of(group: &str) -> String {
    let mut name = String::new();
    for letter in group.chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

fn all(lists: &[&[&'static Builtin]]) -> Vec<&'static Builtin> {
    lists.iter().copied().flatten().copied().collect()
}

#[test]
fn a_family_is_a_folder_and_a_chapter() {
    let sources: Vec<(String, String)> = below(&builtins(), "rs")
        .into_iter()
        .filter_map(|path| {
            let inside = path.strip_prefix(builtins()).expect("it is below").to_path_buf();
            let family = inside.parent()?.components().next()?.as_os_str().to_str()?.to_owned();
            Some((family, fs::read_to_string(&path).expect("a source can be read")))
        })
        .collect();
    let mut wrong = Vec::new();
    let mut families = BTreeSet::new();
    for b in all(FAMILIES) {
        let family = folder_of(&format!("{:?}", b.group));
        let row = format!("\"{}\"", b.name);
        if !sources.iter().any(|(folder, text)| *folder == family && text.contains(&row)) {
            wrong.push(format!("{} is of {:?}, but not declared in {family}/", b.name, b.group));
        }
        families.insert(family);
    }
    let folders: BTreeSet<String> = sources.iter().map(|(family, _)| family.clone()).collect();
    assert_eq!(families, folders, "families in the tables, and folders of src/builtins");
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_text_of_the_library_belongs_to_a_row() {
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    for path in below(&builtins(), "m") {
        let inside = path.strip_prefix(builtins()).expect("it is below").display().to_string();
        let stem = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        assert!(texts.insert(stem, inside).is_none(), "two texts are called {}", path.display());
    }
    let mut wrong = Vec::new();
    for (lists, place) in [(FAMILIES, "m"), (HELPERS, "m/private")] {
        for b in all(lists).into_iter().filter(|b| matches!(b.run, Run::Source(_))) {
            let family = folder_of(&format!("{:?}", b.group));
            match texts.remove(b.name) {
                Some(path) if path == format!("{family}/{place}/{}.m", b.name) => {}
                Some(path) => wrong.push(format!("{path} belongs to {family}/{place}/")),
                // A text of a few lines may stand in the row.
                None => {}
            }
        }
    }
    for class in LIBRARY {
        let stem = class.name.rsplit('.').next().unwrap_or_default();
        match texts.remove(stem) {
            Some(path) if path == format!("classes/m/classdef/{stem}.m") => {}
            other => wrong.push(format!("the class {} is not {other:?}", class.name)),
        }
    }
    wrong.extend(texts.into_values().map(|path| format!("{path} belongs to no row")));
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn helpers_are_called_by_their_own_family() {
    let mut wrong = Vec::new();
    for helper in all(HELPERS) {
        let family = builtins().join(folder_of(&format!("{:?}", helper.group))).join("m");
        let called = below(&family, "m").into_iter().any(|path| {
            let own = path.file_stem().is_some_and(|stem| stem == helper.name);
            !own && fs::read_to_string(path).expect("a text can be read").contains(helper.name)
        });
        // The machine calls some by their names.
        let by_machine = format!("helpers.get(\"{}\")", helper.name);
        let called = called
            || below(&builtins().join("../vm"), "rs").into_iter().any(|path| {
                fs::read_to_string(path).expect("a source can be read").contains(&by_machine)
            });
        // So does what it writes itself.
        let written = fs::read_to_string(builtins().join("../bytecode/lanes.rs"));
        let call = format!("{}(", helper.name);
        let called = called || written.expect("a source can be read").contains(&call);
        if !called {
            wrong.push(helper.name);
        }
    }
    assert!(wrong.is_empty(), "nothing in their families calls {wrong:?}");
}

fn run(program: &str) -> Result<String, String> {
    let mut session = Session::new(Options::default());
    match pollster::block_on(session.run(program, "names")) {
        Ok(output) => Ok(output.text),
        Err(failure) => Err(session.render(&failure.errors[0])),
    }
}

#[test]
fn programs_do_not_see_helpers() {
    for helper in all(HELPERS) {
        let name = helper.name;
        let error = run(&format!("{name}(1)")).expect_err("it cannot be called");
        assert!(error.contains("Unrecognized function"), "{name}: {error}");
        let known = run(&format!("disp(exist('{name}'))")).expect("exist answers");
        assert_eq!(known.trim(), "0", "{name}");
    }
}

#[test]
fn a_function_of_a_program_does_not_replace_a_helper() {
    let program = "
function [y, at] = firstk(varargin)
  y = 'mine'; at = 0;
end
disp(maxk([3 1 2], 2)), disp(firstk())";
    assert_eq!(run(program).map(|t| t.replace(' ', "")), Ok("32\nmine\n".into()));
}

/// Public types that share a name, and why neither is called otherwise.
const SHARED_NAMES: &[(&str, &str)] = &[
    (
        "Group",
        "a group of the plan; the chapter of a family of functions, as users of the catalog know it",
    ),
    ("Host", "what a session asks of its owner; the provider that computes on the host"),
    ("Instr", "an instruction of the bytecode; one of a Kernel"),
    (
        "Kind",
        "each is the kind of the one thing that its module is about, and is named through that module",
    ),
    ("Lanes", "the elements that one step of the host works on; those that a routine goes along"),
    ("Number", "a number of the graph; the trait of elements that a product is made of"),
    ("Options", "of a session; of the emitter"),
    ("Output", "what a program printed and gave; an output of a Kernel"),
    ("Shader", "the text that the emitter makes; the compiled one that a provider holds"),
    ("Source", "a text of a program; where an operand of a Kernel comes from"),
    ("Stage", "of the pipeline, for inspect; of a plan"),
    ("Stored", "where elements of a node are; what a split Kernel keeps"),
];

/// The public types of a source: name and line. Tests are left out.
fn public_types(text: &str) -> Vec<(String, usize)> {
    let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text);
    let named = code.lines().enumerate().filter_map(|(at, line)| {
        let rest = line.trim_start().strip_prefix("pub ")?;
        let rest = rest.strip_prefix("unsafe ").unwrap_or(rest);
        let (kind, rest) = rest.split_once(' ')?;
        let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
        ["struct", "enum", "trait", "type", "union"]
            .contains(&kind)
            .then(|| (name.to_owned(), at + 1))
    });
    named.collect()
}

#[test]
fn public_types_have_names_of_their_own() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in below(&src, "rs") {
        let inside = path.strip_prefix(&src).expect("it is below").to_path_buf();
        let is_test = inside.components().any(|c| c.as_os_str() == "tests")
            || inside.file_stem().is_some_and(|stem| stem == "tests");
        if is_test {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source can be read");
        for (name, line) in public_types(&text) {
            places.entry(name).or_default().push(format!("src/{}:{line}", inside.display()));
        }
    }
    assert!(places.len() > 200, "the sources have more public types than {}", places.len());
    places.retain(|_, at| at.len() > 1);
    let mut wrong = Vec::new();
    for (name, at) in &places {
        if !SHARED_NAMES.iter().any(|(shared, _)| shared == name) {
            wrong.push(format!("{name} is a public type {} times: {}", at.len(), at.join(", ")));
        }
    }
    for (name, _) in SHARED_NAMES {
        if !places.contains_key(*name) {
            wrong.push(format!("{name} is shared no longer: take it off the list"));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn public_types_are_found() {
    let text = "pub struct A<T> {\n    pub(super) struct B;\n    pub enum C {\n#[cfg(test)]\nmod tests {\npub struct D;\n";
    assert_eq!(public_types(text), [("A".to_owned(), 1), ("C".to_owned(), 3)]);
}
