//! Files that are derived from the tables of the crate, never written by hand: the reference of all
//! functions, and what the playground's editor knows of them. `npm run generate` writes them; without
//! it this test fails when one is out of date.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::disallowed_methods, reason = "a native test that writes files")]

use matgpu::builtins::{Builtin, FAMILIES, Group, Run};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::{env, fs};

#[test]
fn the_reference_of_functions_is_current() {
    current("docs/functions.md", &reference());
}

#[test]
fn the_editor_knows_all_functions() {
    current("www/src/functions.json", &editor());
}

/// Compares the file with its text; writes it where MATGPU_GENERATE asks for that.
fn current(path: &str, text: &str) {
    let file = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    if env::var("MATGPU_GENERATE").is_ok_and(|wish| wish == "write") {
        fs::write(&file, text).expect("a file of the project can be written");
    }
    let found = fs::read_to_string(&file).unwrap_or_default();
    let differs = found.lines().zip(text.lines()).position(|(a, b)| a != b);
    let line = differs.unwrap_or(found.lines().count().min(text.lines().count())) + 1;
    assert!(
        found == text,
        "{path} is out of date from line {line} on: `npm run generate` writes it"
    );
}

fn chapters() -> BTreeMap<Group, Vec<&'static Builtin>> {
    let mut chapters: BTreeMap<Group, Vec<&'static Builtin>> = BTreeMap::new();
    for builtin in FAMILIES.iter().copied().flatten() {
        chapters.entry(builtin.group).or_default().push(builtin);
    }
    for functions in chapters.values_mut() {
        functions.sort_by_key(|builtin| builtin.name);
    }
    chapters
}

/// `SortingAndSets` as "Sorting and sets".
fn title(group: Group) -> String {
    let mut title = String::new();
    for letter in format!("{group:?}").chars() {
        if letter.is_uppercase() && !title.is_empty() {
            title.push(' ');
            title.push(letter.to_ascii_lowercase());
        } else {
            title.push(letter);
        }
    }
    title
}

fn runs(run: &Run) -> String {
    match run {
        Run::Op(_) => "fused".into(),
        Run::Compose(_) => "captured".into(),
        Run::Host { why, .. } => format!("host: {why}"),
        Run::Source(_) => "in MATLAB".into(),
        Run::Task(_) => "calls functions".into(),
        Run::Vm => "interpreter".into(),
    }
}

fn reference() -> String {
    let chapters = chapters();
    let all: usize = chapters.values().map(Vec::len).sum();
    let mut text = format!(
        "# Functions\n\n<!-- Written by `npm run generate` from src/builtins. -->\n\n{all} functions. The last column says \
         where a function runs: *fused* and *captured*\nones become device work where that pays; *host* ones are computed on \
         the host, for the reason given; those *in MATLAB*\nare made of the others.\n"
    );
    let cell = |text: &str| text.replace('|', "\\|").replace('\n', " ");
    for (group, functions) in chapters {
        let _ = write!(
            text,
            "\n## {}\n\n| function | what it does | runs |\n| --- | --- | --- |\n",
            title(group)
        );
        for builtin in functions {
            let form = builtin.forms.first().copied().unwrap_or(builtin.name);
            let (summary, runs) = (cell(builtin.summary), cell(&runs(&builtin.run)));
            let _ = writeln!(text, "| `{}` | {summary} | {runs} |", cell(form));
        }
    }
    text
}

fn editor() -> String {
    let mut functions: Vec<&Builtin> = FAMILIES.iter().copied().flatten().copied().collect();
    functions.sort_by_key(|builtin| builtin.name);
    let rows: Vec<String> = functions
        .into_iter()
        .map(|Builtin { name, forms, summary, .. }| {
            serde_json::json!({ "name": name, "forms": forms, "summary": summary }).to_string()
        })
        .collect();
    format!("[\n{}\n]\n", rows.join(",\n"))
}
