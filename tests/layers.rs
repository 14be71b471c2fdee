//! The dependency rules of ARCHITECTURE.md, read from the sources: what each folder of src/ may use,
//! which crates have one home only, and what no file may do. Tests inside src/ are exempt: they may
//! look at a result from further away than the code itself.

use std::fs;
use std::path::{Path, PathBuf};

/// Folder of src/ and the folders that it may use. Itself is always allowed.
const MAY_USE: &[(&str, &[&str])] = &[
    ("diag", &[]),
    ("value", &["diag"]),
    ("op", &["value", "diag"]),
    ("syntax", &["diag"]),
    ("bytecode", &["syntax", "value", "diag"]),
    ("wgsl", &["op", "value"]),
    ("routine", &["wgsl", "op", "value"]),
    ("graph", &["routine", "op", "value", "diag"]),
    ("plan", &["routine", "graph", "op", "value"]),
    ("kernel", &["wgsl", "plan", "graph", "op", "value"]),
    ("provider", &["kernel", "routine", "wgsl", "op", "value", "diag"]),
    ("residency", &["provider", "value"]),
    ("builtins", &["graph", "op", "value", "diag"]),
    // `eval` and `str2func` compile text while a program runs; operators name rows of `op`.
    ("jit", &["syntax", "bytecode", "op", "value", "diag"]),
    ("vm", &["syntax", "bytecode", "jit", "builtins", "graph", "op", "value", "diag"]),
    (
        "session",
        &[
            "diag",
            "value",
            "op",
            "syntax",
            "bytecode",
            "graph",
            "plan",
            "kernel",
            "routine",
            "wgsl",
            "provider",
            "residency",
            "builtins",
            "jit",
            "vm",
        ],
    ),
    ("js", &["session", "value", "diag"]),
    ("pages", &[]),
];

/// Words with a home: the word, the paths below src/ that may hold it, and why.
const ONE_HOME: &[(&str, &[&str], &str)] = &[
    ("wgpu::", &["provider/wgpu"], "only the WebGPU provider knows wgpu"),
    ("wasm_bindgen", &["js", "provider/wgpu"], "only js/ knows JavaScript"),
    ("js_sys", &["js", "provider/wgpu"], "only js/ knows JavaScript"),
    ("wasm_encoder", &["jit"], "only jit/ writes WebAssembly"),
    ("web_sys", &["js", "provider/wgpu"], "only js/ knows JavaScript"),
    ("static mut", &[], "state belongs to the session"),
    ("thread_local!", &[], "state belongs to the session"),
    ("todo!(", &[], "leave out what is not done"),
    ("unimplemented!(", &[], "leave out what is not done"),
    ("std::time", &[], "there is no clock in the browser's wasm"),
    ("std::fs", &[], "there are no files in the browser's wasm"),
    ("std::env", &[], "there is no environment in the browser's wasm"),
    ("std::thread", &[], "there are no threads in the browser's wasm"),
];

#[test]
fn folders_use_only_what_they_may() {
    let mut wrong = Vec::new();
    for (path, code) in sources() {
        let folder = folder_of(&path);
        if folder == "lib.rs" {
            continue;
        }
        let Some((_, allowed)) = MAY_USE.iter().find(|(name, _)| *name == folder) else {
            wrong.push(format!("{path}: src/{folder} has no row in tests/layers.rs"));
            continue;
        };
        for (line, used) in uses(&code) {
            if used != folder && is_module(&used) && !allowed.contains(&used.as_str()) {
                wrong.push(format!("src/{path}:{line}: {folder} must not use {used}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn words_stay_in_their_home() {
    let mut wrong = Vec::new();
    for (path, code) in sources() {
        for (word, homes, why) in ONE_HOME {
            if homes.iter().any(|home| Path::new(&path).starts_with(home)) {
                continue;
            }
            for (index, line) in code.lines().enumerate() {
                // What makes a test run in the browser is named in every module of tests.
                if holds_word(line, word) && !line.contains("wasm_bindgen_test") {
                    wrong.push(format!("src/{path}:{}: `{word}`: {why}", index + 1));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_file_says_what_it_holds() {
    let silent: Vec<String> = files()
        .into_iter()
        .filter(|path| {
            let text = fs::read_to_string(path).expect("a listed file can be read");
            !text.starts_with("//!")
        })
        .map(|path| path.display().to_string())
        .collect();
    assert!(silent.is_empty(), "these files do not begin with `//!`:\n{}", silent.join("\n"));
}

#[test]
fn the_rules_see_what_they_should() {
    let code = code_of(
        "use crate::{\n    vm::Step,\n    diag as d,\n};\nfn f() { crate::plan::go(); } // crate::js\n\
         \"crate::session\";\n#[cfg(test)]\nmod tests { use crate::kernel; }\n",
    );
    let used: Vec<String> = uses(&code).into_iter().map(|(_, name)| name).collect();
    assert_eq!(used, ["vm", "diag", "plan"]);
    assert!(holds_word("use wgpu::Device;", "wgpu::"));
    assert!(!holds_word("mod mywgpu::x", "wgpu::"));
    assert!(!holds_word("self::super_wgpu::x", "wgpu::"));
}

/// Whoever wants to know something of an operation or a fold asks its row, and of a routine itself.
#[test]
fn operations_and_routines_are_listed_in_their_homes_alone() {
    let mut wrong = Vec::new();
    for (path, code) in sources() {
        let folder = folder_of(&path);
        for (index, line) in code.lines().enumerate() {
            let operations = folder != "op" && lists(&["Op::", "ReduceOp::"], line);
            if operations || folder != "routine" && lists(&["Routine::"], line) {
                wrong.push(format!("src/{path}:{}: {}", index + 1, line.trim()));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "ask the rows of src/op, or the routine, for a property:\n{}",
        wrong.join("\n")
    );
}

/// Whether a line has several names of such kinds as alternatives, or something for each of some.
fn lists(kinds: &[&str], line: &str) -> bool {
    kinds.iter().any(|of| {
        line.match_indices(of).any(|(at, _)| {
            let whole = !line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let name = line[at + of.len()..].trim_start_matches(|c: char| c.is_alphanumeric());
            let name = match name.strip_prefix('(') {
                Some(payload) => payload.split_once(')').map_or("", |(_, rest)| rest),
                None => name,
            };
            let (before, after) = (line[..at].trim_end(), name.trim_start());
            let alternative = |text: &str| text.starts_with('|') && !text.starts_with("||");
            let chosen = after.starts_with("=>") || alternative(after) || before.ends_with(" |");
            whole && chosen && !before.ends_with("==")
        })
    })
}

#[test]
fn lists_of_operations_are_found() {
    let of_operations = |line| lists(&["Op::", "ReduceOp::"], line);
    assert!(of_operations("    Op::Sin | Op::Cos => true,"));
    assert!(of_operations("matches!(op, ReduceOp::Any | ReduceOp::All)"));
    assert!(of_operations("        ReduceOp::Sum => 0,"));
    assert!(!of_operations("if op == Op::Pow || op == Op::Mul {"));
    assert!(!of_operations("Instr::Op { op, .. } if *op == Op::Add => 1,"));
    assert!(!of_operations("BinaryOp::Add => Op::Add,"));
    assert!(lists(&["Routine::"], "Routine::Sort(sort) => sort.lanes,"));
    assert!(!lists(&["Routine::"], "Command::Routine { routine, .. } => run(routine),"));
    assert!(!lists(&["Routine::"], "let routine = Routine::MatMul(product);"));
}

/// One `use` makes a test of the crate run in the browser too.
#[test]
fn every_unit_test_also_runs_in_the_browser() {
    let left_out: Vec<String> = files()
        .into_iter()
        .filter(|path| {
            let text = fs::read_to_string(path).expect("a listed file can be read");
            text.contains("#[test]")
                && !text.contains("#![cfg(not(target_arch = \"wasm32\"))]")
                && !text.contains("use wasm_bindgen_test::wasm_bindgen_test as test;")
        })
        .map(|path| path.display().to_string())
        .collect();
    assert!(
        left_out.is_empty(),
        "#[test] only runs natively in {left_out:#?}: beside it belongs\n    \
         #[cfg(target_arch = \"wasm32\")]\n    use wasm_bindgen_test::wasm_bindgen_test as test;"
    );
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn files() -> Vec<PathBuf> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        let mut entries: Vec<PathBuf> = fs::read_dir(folder)
            .expect("src/ can be listed")
            .map(|entry| entry.expect("an entry can be read").path())
            .collect();
        entries.sort();
        for path in entries {
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&root(), &mut found);
    found
}

/// Paths below src/ and their code without comments, texts and tests.
fn sources() -> Vec<(String, String)> {
    let is_test = |path: &Path| {
        path.components().any(|part| part.as_os_str() == "tests")
            || path.file_stem().is_some_and(|stem| stem == "tests")
    };
    files()
        .into_iter()
        .filter_map(|path| {
            let inside = path.strip_prefix(root()).expect("files are below src/").to_path_buf();
            let text = fs::read_to_string(&path).expect("a listed file can be read");
            (!is_test(&inside)).then(|| (inside.display().to_string(), code_of(&text)))
        })
        .collect()
}

/// The first component of a path below src/: a folder, or a file that is a module by itself.
fn folder_of(path: &str) -> String {
    let first = path.split('/').next().unwrap_or(path);
    if first == "lib.rs" { first.into() } else { first.trim_end_matches(".rs").into() }
}

fn is_module(name: &str) -> bool {
    root().join(name).is_dir() || root().join(format!("{name}.rs")).is_file()
}

/// The text with comments and string literals blanked line by line, cut off at the unit tests.
fn code_of(text: &str) -> String {
    let mut code = String::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let test_module = line.trim() == "#[cfg(test)]"
            && lines
                .peek()
                .is_some_and(|next| next.trim_start().starts_with("mod ") && next.contains('{'));
        if test_module {
            break;
        }
        let mut inside = false;
        let mut previous = ' ';
        let mut characters = line.chars().peekable();
        while let Some(character) = characters.next() {
            match character {
                '"' if previous != '\\' && previous != '\'' => inside = !inside,
                '/' if !inside && characters.peek() == Some(&'/') => break,
                _ if !inside => code.push(character),
                _ => {}
            }
            previous = character;
        }
        code.push('\n');
    }
    code
}

/// Line numbers and names of modules that the code reaches through `crate::`.
fn uses(code: &str) -> Vec<(usize, String)> {
    let name_at = |text: &str| -> String {
        text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
    };
    let mut found = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let line = code[..at].matches('\n').count() + 1;
        let rest = &code[at + "crate::".len()..];
        if let Some(group) = rest.strip_prefix('{') {
            // The names at the first level of `use crate::{a::B, c::{d, e}}`.
            let mut depth = 0usize;
            let mut start = 0;
            for (index, character) in group.char_indices() {
                match character {
                    '{' => depth += 1,
                    '}' if depth == 0 => {
                        found.push((line, name_at(&group[start..index])));
                        break;
                    }
                    '}' => depth -= 1,
                    ',' if depth == 0 => {
                        found.push((line, name_at(&group[start..index])));
                        start = index + 1;
                    }
                    _ => {}
                }
            }
        } else {
            found.push((line, name_at(rest)));
        }
    }
    found.retain(|(_, name)| !name.is_empty());
    found
}

/// Whether the word stands in the line and is not the end of a longer one.
fn holds_word(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        !line[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_')
    })
}
