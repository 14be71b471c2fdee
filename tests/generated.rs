//! Files that are derived from the tables and tests of the crate, never written by hand: the reference of all
//! functions, what of MATLAB is there, and what the playground's editor knows. `npm run generate` writes them; without
//! it this test fails when one is out of date.

use super::golden;
use super::places::{CLASSES, Place, Places};
use matgpu::builtins::{ABSENT, Builtin, FAMILIES, Group, Run};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicUsize, Ordering};

#[test]
fn the_reference_of_functions_is_current() {
    current("docs/functions.md", &reference());
}

#[test]
fn what_of_matlab_is_there_is_current() {
    current("docs/compatibility.md", &compatibility());
}

#[test]
fn the_editor_knows_all_functions() {
    current("www/src/functions.json", &editor());
}

fn current(path: &str, text: &str) {
    let stale: Vec<String> = golden::stale(path, text).into_iter().collect();
    golden::expect_current(&stale);
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

/// Of functions that compute with arrays where they do, for classes that have it in common; of others what they are.
fn runs(builtin: &Builtin, places: Option<&[Option<Place>; CLASSES.len()]>) -> String {
    let Some(places) = places else {
        return match builtin.run {
            Run::Op(_) | Run::Compose { .. } => "–".into(),
            Run::Host { why, .. } => format!("host: {why}"),
            Run::Source(_) => "in MATLAB".into(),
            Run::Task(_) => "calls functions".into(),
            Run::Vm => "interpreter".into(),
            Run::Method => "in MATLAB".into(),
            Run::Class => "a class in MATLAB".into(),
        };
    };
    let mut found: Vec<(Place, Vec<&str>)> = Vec::new();
    for ((class, ..), place) in CLASSES.iter().zip(places) {
        let Some(place) = *place else { continue };
        match found.iter_mut().find(|(known, _)| *known == place) {
            Some((_, classes)) => classes.push(class),
            None => found.push((place, vec![class])),
        }
    }
    match &found[..] {
        [(place, _)] => place.name().to_owned(),
        several => {
            let parts =
                several.iter().map(|(place, of)| format!("{}: {}", place.name(), of.join(", ")));
            parts.collect::<Vec<_>>().join("; ")
        }
    }
}

/// Where each of these functions computes, by its name. Each has a session of its own: what one has made known changes nothing of
/// another.
fn places(of: &[&'static Builtin]) -> BTreeMap<&'static str, [Option<Place>; CLASSES.len()]> {
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    let work = || {
        let mut found = Vec::new();
        while let Some(builtin) = of.get(next.fetch_add(1, Ordering::Relaxed)) {
            found.extend(Places::new().of(builtin).map(|places| (builtin.name, places)));
        }
        found
    };
    std::thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        all.into_iter().flat_map(|one| one.join().expect("a thread of the tests")).collect()
    })
}

fn reference() -> String {
    let chapters = chapters();
    let all: usize = chapters.values().map(Vec::len).sum();
    let places = places(&chapters.values().flatten().copied().collect::<Vec<_>>());
    let mut text = format!(
        "# Functions\n\n<!-- Written by `npm run generate` from src/builtins. -->\n\n{all} functions. The last column says \
         where a function computes when its arrays lie on a device and work is\nto go there: all of it on the *device*; \
         there too, but it *asks* a number or two on the way, such as how many\nelements its result has; *mixed*, when more is \
         read on the way or a step is the host's; or on the *host*. Of\neach the call of its \
         example is tried with arrays of doubles, singles, int32, logical and complex doubles;\nclasses that it does not \
         take are left out.\n\n| class | device | asks | mixed | host |\n| --- | ---: | ---: | ---: | ---: |\n"
    );
    for (k, (class, ..)) in CLASSES.iter().enumerate() {
        let count = |place| places.values().filter(|of| of[k] == Some(place)).count();
        let [device, asks, mixed, host] =
            [Place::Device, Place::Asks, Place::Mixed, Place::Host].map(count);
        let _ = writeln!(text, "| {class} | {device} | {asks} | {mixed} | {host} |");
    }
    let cell = |text: &str| text.replace('|', "\\|").replace('\n', " ");
    for (group, functions) in chapters {
        let _ = write!(
            text,
            "\n## {}\n\n| function | what it does | runs |\n| --- | --- | --- |\n",
            title(group)
        );
        for builtin in functions {
            let form = builtin.forms.first().copied().unwrap_or(builtin.name);
            let (summary, runs) =
                (cell(builtin.summary), cell(&runs(builtin, places.get(builtin.name))));
            let _ = writeln!(text, "| `{}` | {summary} | {runs} |", cell(form));
        }
    }
    text
}

/// By topic what of MATLAB is there, what is not, and what differs: from the catalog, the names that are known to be absent,
/// the test blocks that pass, and the language tests of differences.
fn compatibility() -> String {
    let mut text = String::from(
        "# What of MATLAB is there\n\n<!-- Written by `npm run generate` from src/builtins, docs/conformance.json and \
         tests/lang/language/differences.m. -->\n\n## What differs\n\nEach is a test that is run.\n",
    );
    for section in include_str!("lang/language/differences.m").split("%% ").skip(1) {
        let (title, rest) = section.split_once('\n').expect("a title has a line of its own");
        let about: Vec<&str> =
            rest.lines().map_while(|line| line.strip_prefix("% ")).map(str::trim_end).collect();
        let code: Vec<&str> = rest.lines().skip(about.len()).collect();
        let _ = write!(
            text,
            "\n### {}{}\n\n{}\n\n```matlab\n{}\n```\n",
            title[..1].to_uppercase(),
            &title[1..],
            about.join("\n"),
            code.join("\n").trim_end()
        );
    }
    text.push_str(
        "\n## What is there\n\nFunctions by topic; each is described in [functions.md](functions.md).\n\n\
         | topic | functions |\n| --- | ---: |\n",
    );
    for (group, functions) in chapters() {
        let title = title(group);
        let anchor = title.to_lowercase().replace(' ', "-");
        let _ = writeln!(text, "| [{title}](functions.md#{anchor}) | {} |", functions.len());
    }
    text.push_str(
        "\nOf the test blocks of an installed Octave pass, by area (`npm run conformance`):\n\n\
         | area | pass | of |\n| --- | ---: | ---: |\n",
    );
    let measured: serde_json::Value =
        serde_json::from_str(include_str!("../docs/conformance.json")).expect("it is JSON");
    for (area, blocks) in measured["areas"].as_object().expect("areas by name") {
        let sum = |k: usize| -> u64 {
            ["open", "aside"].iter().filter_map(|part| blocks[part][k].as_u64()).sum()
        };
        let _ = writeln!(text, "| {area} | {} | {} |", sum(0), sum(1));
    }
    text.push_str(
        "\n## What is not there\n\nA program that uses one of these names is told so. A function of your own by such a name is \
         called as ever.\n",
    );
    for absent in ABSENT {
        let names: Vec<String> = absent.names().map(|name| format!("`{name}`")).collect();
        let _ = write!(text, "\n**{}**: {}.\n", absent.topic, names.join(", "));
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
