//! Programs made of pieces of programs: none panics, none runs on. The programs of `tests/lang` and of
//! `fuzz/corpus` are changed at random, always in the same way.
//!
//! `MATGPU_FUZZ_SECONDS=3600 cargo test --lib native::fuzz` goes on for an hour, from another seed each time that
//! `MATGPU_FUZZ_SEED` says so. A program that fails is printed; it belongs into `fuzz/corpus`.

#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "a native test measures time and reads its settings"
)]

#[path = "../fuzz/bounded.rs"]
mod bounded;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// What a text is changed with.
const PIECES: &[&str] = &[
    "end",
    "end\n",
    "if x,",
    "for k = 1:3,",
    "while true,",
    "try,",
    "catch e,",
    "switch x,",
    "case 1,",
    "function f(x)\n",
    "return\n",
    "break\n",
    "continue\n",
    "global g\n",
    "persistent p\n",
    "unwind_protect\n",
    "unwind_protect_cleanup\n",
    "end_unwind_protect\n",
    "do\n",
    "until x\n",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "((((((((",
    "{{{{{{{{",
    "[[[[[[[[",
    ",",
    ";",
    "\n",
    "=",
    "==",
    "&&",
    "||",
    "~",
    "-",
    "+",
    "++",
    ".*",
    "^",
    "'",
    "\"",
    ":",
    "(:)",
    "(end)",
    "(end+1)",
    "{:}",
    "{end}",
    ".f",
    ".(x)",
    "@(x) ",
    "@sin",
    "@",
    "[]",
    "{}",
    "''",
    "\"\"",
    "struct()",
    "struct('a', {1, 2})",
    "cell(2)",
    "1:0",
    "zeros(0, 3)",
    "zeros(3, 0, 2)",
    "containers.Map()",
    "@(varargin) varargin{:}",
    "int8(200)",
    "uint64(1)",
    "single(pi)",
    "true",
    "'text'",
    "\"string\"",
    "{1, 'a', [1 2]}",
    "1i",
    "NaN",
    "Inf",
    "-Inf",
    "-0",
    "1e308",
    "0.5",
    "-1",
    "0",
    "2",
    "1e10",
    "9007199254740993",
    "4294967296",
    "...\n",
    "%{\n",
    "% c\n",
    "x = x;",
    "x(2) = [];",
    "x{3} = x;",
    "x.a.b(2).c = x;",
    "[a, b] = size(x);",
    "eval('x = 1;');",
    "cellfun(@(x) x, {1, 2})",
    "arrayfun(@(x) x, 1:3)",
    "evalc('x')",
    "f = @() f();",
    "x(:, :, 2) = 1;",
    "clear x",
    "error('a:b', 'c');",
    "rethrow(e);",
    "disp(x)",
    "x",
    "ans",
    "varargin",
    "nargin",
    "nargout",
    "sort",
    "sum",
    "find",
    "reshape(",
    "repmat(",
    "cat(3, ",
    "regexprep(",
    "sprintf(",
    "num2str(",
    "strsplit(",
    "ismember(",
    "unique(",
    "cumsum(",
    "any(",
    "max(",
    "horzcat(",
    "isequal(",
    "numel(",
    "fieldnames(",
];

/// xorshift64*.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n.max(1)
    }

    fn pick<'a, T: ?Sized>(&mut self, from: &[&'a T]) -> &'a T {
        from[self.below(from.len())]
    }
}

fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut paths: Vec<PathBuf> = entries.map(|e| e.expect("an entry").path()).collect();
    paths.sort();
    for path in paths {
        match path.is_dir() {
            true => files(&path, out),
            false => out.push(path),
        }
    }
}

/// The texts to begin with: sections of the language tests, and whole files of the corpus.
fn seeds() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut tests = Vec::new();
    files(&root.join("tests/lang"), &mut tests);
    let mut kept = Vec::new();
    files(&root.join("fuzz/corpus"), &mut kept);
    let read = |path: &PathBuf| std::fs::read_to_string(path).expect("a seed can be read");
    let mut out: Vec<String> = tests
        .iter()
        .map(read)
        .flat_map(|text| text.split("%% ").skip(1).map(str::to_owned).collect::<Vec<_>>())
        .map(|section| format!("% {section}"))
        .collect();
    out.extend(kept.iter().map(read));
    out
}

/// A text in words: names, numbers, runs of blanks, single signs.
fn words(text: &str) -> Vec<&str> {
    let kind = |c: char| match c {
        c if c.is_alphanumeric() || c == '_' => 1,
        ' ' | '\t' => 2,
        _ => 0,
    };
    let mut out = Vec::new();
    let mut start = 0;
    let mut last = None;
    for (at, c) in text.char_indices() {
        if at > start && (kind(c) == 0 || last != Some(kind(c))) {
            out.push(&text[start..at]);
            start = at;
        }
        last = Some(kind(c));
    }
    out.push(&text[start..]);
    out
}

/// One to six changes to a text.
fn changed(text: &str, other: &str, dice: &mut Dice) -> String {
    let mut parts: Vec<&str> = words(text);
    let others = words(other);
    for _ in 0..=dice.below(6) {
        let (at, from) = (dice.below(parts.len()), dice.below(others.len()));
        match dice.below(9) {
            0 if parts.len() > 1 => drop(parts.remove(at)),
            1 => parts.insert(at, dice.pick(PIECES)),
            2 => parts[at] = dice.pick(PIECES),
            3 => parts[at] = others[from],
            4 => parts.insert(at, parts[dice.below(parts.len())]),
            5 => {
                let with = dice.below(parts.len());
                parts.swap(at, with);
            }
            6 => {
                // A piece of another program, up to the end of its line.
                let piece = others[from..].iter().take(20).take_while(|w| !w.contains('\n'));
                parts.splice(at..at, piece.copied());
            }
            7 => {
                let upto = (at + dice.below(8)).min(parts.len());
                parts.drain(at..upto);
                if parts.is_empty() {
                    parts.push("x");
                }
            }
            _ => {
                let repeated = parts[at];
                let times = 1 << dice.below(7);
                parts.splice(at..at, std::iter::repeat_n(repeated, times));
            }
        }
    }
    parts.concat()
}

fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// How long one program may take before it hangs, on a busy machine, too; what any should take is a thousandth.
const LONGEST: Duration = Duration::from_secs(120);
/// How many programs are made where nobody says for how long.
const MANY: usize = 1500;

fn go() -> usize {
    let seeds = seeds();
    assert!(seeds.len() > 50, "the seeds are there");
    let seed = setting("MATGPU_FUZZ_SEED").unwrap_or(1);
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let seconds = setting("MATGPU_FUZZ_SECONDS");
    let most = if seconds.is_some() { usize::MAX } else { MANY };
    let (mut count, mut whole) = (0, 0);
    for seed in &seeds {
        bounded::run(seed);
    }
    let until = seconds.map(|seconds| Instant::now() + Duration::from_secs(seconds));
    while count < most && until.is_none_or(|until| Instant::now() < until) {
        let (a, b) = (dice.below(seeds.len()), dice.below(seeds.len()));
        let text = changed(&seeds[a], &seeds[b], &mut dice);
        let started = Instant::now();
        if setting("MATGPU_FUZZ_SHOW").is_some() {
            eprintln!("---- {count}\n{text}");
        }
        let ended = catch_unwind(AssertUnwindSafe(|| {
            bounded::read(&text);
            bounded::run(&text)
        }));
        match ended {
            Ok(ok) => whole += usize::from(ok),
            Err(_) => panic!("a panic in this program (number {count}):\n{text}"),
        }
        assert!(
            started.elapsed() < LONGEST,
            "this program (number {count}) took too long:\n{text}"
        );
        count += 1;
    }
    assert!(
        whole > 0 && whole < count,
        "{whole} of {count} ran: the changes are too wild or too tame"
    );
    count
}

#[test]
fn changed_programs_end_without_a_panic() {
    // Unoptimised code needs more stack than what users run.
    let worker = std::thread::Builder::new().stack_size(64 << 20);
    let count = worker.spawn(go).expect("a thread starts").join().expect("no program ends the run");
    assert!(count >= 200, "only {count} programs in the time there is");
    println!("{count} programs");
}
