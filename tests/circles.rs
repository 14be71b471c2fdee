//! Modules of one folder do not import each other in circles. The graph of modules is read from the sources: `use` lines
//! and paths in the code, with re-exports followed to the module that defines the name. A parent that only declares
//! and re-exports its children imports nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The folders that are looked at.
const FOLDERS: &[&str] = &["graph", "vm", "bytecode", "builtins"];

/// The circles that stay: their modules, and why. CONTRIBUTING.md says the same.
const ALLOWED: &[(&[&str], &str)] = &[
    (
        &["vm/code", "vm/environment"],
        "a name in code may stand for a function within a running one, with its variables; those know whose they are",
    ),
    (
        &["graph", "graph/block", "graph/facts", "graph/hash", "graph/node", "graph/remembered"],
        "nodes hold what they are computed from, also as an application of a block, and those are made of nodes",
    ),
    (
        &[
            "vm",
            "vm/ahead",
            "vm/compiled",
            "vm/compiled/around",
            "vm/compiled/version",
            "vm/trace",
            "vm/trace/body",
            "vm/trace/key",
            "vm/trace/purity",
            "vm/trace/recording",
        ],
        "the machine holds its marks, traces and compiled loops, which are made from and run on frames of the machine",
    ),
];

type Modules = BTreeMap<String, String>;

/// The modules below a folder of src/ with their code: without comments, texts and tests.
fn modules(folder: &str) -> Modules {
    fn walk(path: &Path, name: &str, found: &mut Modules) {
        for entry in fs::read_dir(path).expect("a folder of the sources can be listed") {
            let path = entry.expect("an entry can be read").path();
            let stem = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
            if path.is_dir() {
                if stem != "tests" {
                    walk(&path, &format!("{name}/{stem}"), found);
                }
            } else if path.extension().is_some_and(|e| e == "rs") && stem != "tests" {
                let text = fs::read_to_string(&path).expect("a source can be read");
                let module = if stem == "mod" { name.into() } else { format!("{name}/{stem}") };
                found.insert(module, code_of(&text));
            }
        }
    }
    let mut found = Modules::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder), folder, &mut found);
    found
}

fn code_of(text: &str) -> String {
    let mut code = String::new();
    for line in text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text).lines() {
        let mut inside = false;
        let mut previous = ' ';
        let mut letters = line.chars().peekable();
        while let Some(letter) = letters.next() {
            match letter {
                '"' if previous != '\\' && previous != '\'' => inside = !inside,
                '/' if !inside && letters.peek() == Some(&'/') => break,
                _ if !inside => code.push(letter),
                _ => {}
            }
            previous = letter;
        }
        code.push('\n');
    }
    code
}

/// The paths of a tree of imports: `a::{b, c::{d, e as f}}` as a::b, a::c::d, a::c::e.
fn paths(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((before, group)) = tree.split_once('{') else {
        return vec![tree.split(" as ").next().unwrap_or(tree).trim().to_owned()];
    };
    let group = group.trim_end().trim_end_matches('}');
    let (mut parts, mut depth) = (vec![String::new()], 0);
    for letter in group.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().expect("there is a part").push(letter);
    }
    // A brace that was trimmed belongs to the last part.
    let last = parts.last_mut().expect("there is a part");
    last.extend(std::iter::repeat_n('}', last.matches('{').count() - last.matches('}').count()));
    let inner = parts.iter().filter(|part| !part.trim().is_empty()).flat_map(|part| paths(part));
    inner.map(|path| format!("{}{path}", before.trim())).collect()
}

/// What a module uses, and the names that it re-exports with where they come from.
fn uses(code: &str) -> (BTreeSet<String>, BTreeMap<String, String>) {
    let (mut used, mut exported) = (BTreeSet::new(), BTreeMap::new());
    let mut rest = String::new();
    let mut statement: Option<(bool, String)> = None;
    for line in code.lines() {
        let start = line.trim_start();
        if statement.is_none() {
            let public = start.starts_with("pub ") || start.starts_with("pub(");
            let after = if public { start.split_once(" use ").map(|(_, a)| a) } else { None };
            match after.or_else(|| start.strip_prefix("use ")) {
                Some(tree) if !public || start.split(" use ").next().is_some_and(is_visibility) => {
                    statement = Some((public, tree.to_owned()));
                }
                _ => {
                    rest.push_str(line);
                    rest.push('\n');
                    continue;
                }
            }
        } else if let Some((_, tree)) = &mut statement {
            tree.push_str(start);
        }
        if let Some((public, tree)) = statement.take_if(|(_, tree)| tree.ends_with(';')) {
            for path in paths(tree.trim_end_matches(';')) {
                if public {
                    let name = path.rsplit("::").next().unwrap_or(&path).to_owned();
                    exported.insert(name, path);
                } else {
                    used.insert(path);
                }
            }
        }
    }
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    for word in rest.split(|c: char| !is_part(c)).filter(|word| word.contains("::")) {
        used.insert(word.trim_matches(':').to_owned());
    }
    (used, exported)
}

fn is_visibility(text: &str) -> bool {
    text == "pub" || text.starts_with("pub(") && text.ends_with(')')
}

type Exports = BTreeMap<String, BTreeMap<String, String>>;

/// The module in which a path ends that is written in the module `at`; None where that is outside of the folder.
fn resolve(modules: &Modules, exports: &Exports, at: &str, path: &str, hops: u8) -> Option<String> {
    let mut parts = path.split("::").peekable();
    let mut here: Vec<&str> = at.split('/').collect();
    match parts.peek().copied()? {
        "crate" => {
            parts.next();
            here.clear();
        }
        "self" => {
            parts.next();
        }
        "super" => {
            while parts.next_if_eq(&"super").is_some() {
                here.pop();
            }
        }
        first if modules.contains_key(&format!("{at}/{first}")) => {}
        _ => return None,
    }
    while let Some(next) = parts.peek() {
        let deeper = [&here[..], &[*next]].concat();
        if !modules.contains_key(&deeper.join("/")) {
            break;
        }
        here = deeper;
        parts.next();
    }
    let here = here.join("/");
    if !modules.contains_key(&here) {
        return None;
    }
    let origin = parts.peek().and_then(|name| exports.get(&here)?.get(*name));
    match origin {
        Some(origin) if hops > 0 => {
            resolve(modules, exports, &here, origin, hops - 1).or(Some(here))
        }
        _ => Some(here),
    }
}

/// What each module imports of the others.
fn imports(modules: &Modules) -> BTreeMap<String, BTreeSet<String>> {
    let read: BTreeMap<&String, _> = modules.iter().map(|(m, code)| (m, uses(code))).collect();
    let exports: Exports =
        read.iter().map(|(m, (_, exported))| ((*m).clone(), exported.clone())).collect();
    let of = |module: &String, used: &BTreeSet<String>| -> BTreeSet<String> {
        let found = used.iter().filter_map(|path| resolve(modules, &exports, module, path, 5));
        found.filter(|other| other != module).collect()
    };
    read.iter().map(|(m, (used, _))| ((*m).clone(), of(m, used))).collect()
}

/// The sets of modules that reach each other.
fn circles(imports: &BTreeMap<String, BTreeSet<String>>) -> Vec<BTreeSet<String>> {
    let reached = |from: &String| -> BTreeSet<String> {
        let (mut seen, mut waiting) = (BTreeSet::new(), vec![from.clone()]);
        while let Some(module) = waiting.pop() {
            for next in imports.get(&module).into_iter().flatten() {
                if seen.insert(next.clone()) {
                    waiting.push(next.clone());
                }
            }
        }
        seen
    };
    let all: BTreeMap<&String, BTreeSet<String>> =
        imports.keys().map(|module| (module, reached(module))).collect();
    let mut found: Vec<BTreeSet<String>> = Vec::new();
    for (module, others) in &all {
        if others.contains(*module) && !found.iter().any(|circle| circle.contains(*module)) {
            let back = |o: &&String| all.get(o).is_some_and(|r| r.contains(*module));
            found.push(others.iter().filter(back).cloned().collect());
        }
    }
    found
}

#[test]
fn modules_do_not_import_each_other_in_circles() {
    let mut wrong = Vec::new();
    let mut met = vec![false; ALLOWED.len()];
    for folder in FOLDERS {
        let imports = imports(&modules(folder));
        for circle in circles(&imports) {
            let at = ALLOWED.iter().position(|(modules, _)| {
                circle.iter().all(|module| modules.contains(&module.as_str()))
            });
            match at {
                Some(at) => met[at] = true,
                None => {
                    wrong.push("a circle:".to_owned());
                    for module in &circle {
                        let within: Vec<&str> =
                            imports[module].intersection(&circle).map(String::as_str).collect();
                        wrong.push(format!("    {module} imports {}", within.join(", ")));
                    }
                }
            }
        }
    }
    for ((modules, _), _) in ALLOWED.iter().zip(met).filter(|(_, met)| !met) {
        wrong.push(format!("no circle any longer, take it off the list: {}", modules.join(", ")));
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn circles_are_found() {
    let text = |modules: &[(&str, &str)]| -> Modules {
        modules.iter().map(|(name, code)| ((*name).to_owned(), (*code).to_owned())).collect()
    };
    let apart = text(&[
        ("m", "mod a;\nmod b;\npub use a::{A, Other as Named};\n"),
        ("m/a", "pub struct A;\n"),
        ("m/b", "use super::A;\nfn f() { super::a::f() }\n"),
    ]);
    assert!(circles(&imports(&apart)).is_empty());
    assert_eq!(imports(&apart)["m/b"], BTreeSet::from(["m/a".to_owned()]));
    let circle = text(&[
        ("m", "mod a;\nmod b;\nmod c;\npub use a::A;\n"),
        ("m/a", "use crate::m::{\n    c::C,\n    x::Y,\n};\n"),
        ("m/b", "use super::A;\n"),
        ("m/c", "fn f() { super::b::g(crate::other::h) }\n"),
    ]);
    let found = circles(&imports(&circle));
    assert_eq!(found, [BTreeSet::from(["m/a", "m/b", "m/c"].map(String::from))]);
    assert_eq!(paths("a::{b, c::{d, e as f}, self}"), ["a::b", "a::c::d", "a::c::e", "a::self"]);
}
