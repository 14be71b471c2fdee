//! Files that tests compare with what the project makes: a stale one fails with the lines that differ, and is
//! rewritten by one command.
#![allow(dead_code, reason = "whoever has this uses a part of it")]
#![allow(clippy::disallowed_methods, reason = "native tests that write files")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Lines shown before and after what differs.
const CONTEXT: usize = 2;
/// Lines of differences shown at most.
const SHOWN: usize = 40;

/// A path of the project as one of the file system.
pub(crate) fn path_of(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn is_written() -> bool {
    env::var("MATGPU_GENERATE").is_ok_and(|mode| mode == "write")
}

/// Compares a file of the project with its text; writes it where MATGPU_GENERATE asks for that. The lines that say
/// how the file is out of date, if it is.
pub(crate) fn stale(path: &str, text: &str) -> Option<String> {
    let file = path_of(path);
    let found = fs::read_to_string(&file).unwrap_or_default();
    if found == text {
        return None;
    }
    if is_written() {
        fs::write(&file, text).expect("a file of the project can be written");
        return None;
    }
    Some(format!("{path} is out of date:\n{}", difference(&found, text)))
}

/// Fails with everything that is out of date, and says what writes it.
pub(crate) fn expect_current(stale: &[String]) {
    assert!(
        stale.is_empty(),
        "\n{}\n`npm run generate` writes what is meant to be so (here {} files)",
        stale.join("\n"),
        stale.len()
    );
}

/// The files of a folder of the project with one of these endings, by name.
pub(crate) fn files(folder: &str, endings: &[&str]) -> BTreeSet<String> {
    let entries = fs::read_dir(path_of(folder)).expect("a folder of the project");
    let names = entries.map(|e| e.expect("an entry").file_name().to_string_lossy().into_owned());
    names.filter(|name| endings.iter().any(|ending| name.ends_with(ending))).collect()
}

/// Where two texts differ: what was there (`-`) and what is there now (`+`), with some lines around.
pub(crate) fn difference(old: &str, new: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let mut lines: Vec<(char, usize, &str)> = Vec::new();
    let (mut i, mut j) = (0, 0);
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            lines.push((' ', j + 1, new[j]));
            (i, j) = (i + 1, j + 1);
            continue;
        }
        let (gone, come) = apart(&old[i..], &new[j..]);
        lines.extend((0..gone).map(|k| ('-', i + k + 1, old[i + k])));
        lines.extend((0..come).map(|k| ('+', j + k + 1, new[j + k])));
        (i, j) = (i + gone, j + come);
    }
    let differs: Vec<usize> = (0..lines.len()).filter(|&k| lines[k].0 != ' ').collect();
    let near = |k: usize| {
        let next = differs.partition_point(|&d| d + CONTEXT < k);
        differs.get(next).is_some_and(|&d| d <= k + CONTEXT)
    };
    let (mut out, mut shown, mut skipped) = (String::new(), 0, true);
    for (k, (mark, number, line)) in lines.iter().enumerate() {
        if !near(k) {
            skipped = true;
            continue;
        }
        if shown == SHOWN {
            let more = differs.iter().filter(|&&d| d >= k).count();
            out.push_str(&format!("  … and {more} more lines that differ\n"));
            break;
        }
        if std::mem::take(&mut skipped) && shown > 0 {
            out.push_str("  …\n");
        }
        out.push_str(&format!("{mark} {number:>4} | {line}\n"));
        shown += 1;
    }
    out
}

/// How many lines of each go before the two agree again: as few as possible.
fn apart(old: &[&str], new: &[&str]) -> (usize, usize) {
    for sum in 1..old.len() + new.len() {
        for gone in sum.saturating_sub(new.len())..=sum.min(old.len()) {
            let come = sum - gone;
            if gone < old.len() && come < new.len() && old[gone] == new[come] {
                return (gone, come);
            }
        }
    }
    (old.len(), new.len())
}
