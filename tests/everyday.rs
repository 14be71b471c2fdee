//! Where everyday operations on arrays of some thousand elements compute when these lie on a device, in double and in single: the
//! lines of tests/everyday/calls.m, each in a session of its own. docs/device.md is the table.

use super::golden;
use super::places::Place;
use super::simulated::{Given, Simulated};
use matgpu::plan::Offload;
use matgpu::session::{Options, Session};
use pollster::block_on;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What the lines work on. All of it is placed on the device.
const ARRAYS: &str = "x = cast(sin((1:6000)' * 1.7), CLASS); y = cast(mod((1:6000)' * 0.3719, 1), CLASS);
k = mod((1:6000)' * 71, 4999) + 1; rows = mod((1:40) * 13, 100) + 1; grid = cast((0:0.01:1)', CLASS);
A = cast(sin((1:120)' * (1:100)), CLASS); P = cast(mod((1:100)' * (1:80) * 0.137, 1), CLASS);
B = cast(cos((1:600)' * (1:8) / 7), CLASS); S = cast(toeplitz(0.9 .^ (0:199)), CLASS);
pages = cast(reshape(sin(1:3200), 4, 4, 200), CLASS);";
/// The same for linear algebra of large matrices.
const LARGE: &str =
    "x = cast(sin((1:60000)' * 1.7), CLASS); A = cast(sin((1:1200)' * (1:1000)), CLASS);
B = cast(mod((1:60000)' * (1:8) * 0.3719, 1), CLASS); S = cast(toeplitz(0.9 .^ (0:999)), CLASS);
pages = cast(reshape(sin(1:65536), 4, 4, 4096), CLASS);";
const LARGE_NAMES: [&str; 5] = ["x", "A", "B", "S", "pages"];
const NAMES: [&str; 10] = ["x", "y", "k", "rows", "grid", "A", "P", "B", "S", "pages"];
/// The chapter whose lines work on large arrays, too.
const WITH_LARGE: &str = "linear algebra";

const FUNCTIONS: &str = include_str!("everyday/functions.m");

const CLASSES: [&str; 2] = ["double", "single"];

/// As many numbers, of arrays of thousands, are asked for on the way: how many there are, the least and greatest, a window.
const ASKED: u64 = 64;
/// As many of matrices of millions: some for each row.
const ASKED_OF_LARGE: u64 = 10_000;

/// What the lines work on, the names of it, and how many numbers are few.
type Work = (&'static str, &'static [&'static str], u64);
const WORK: Work = (ARRAYS, &NAMES, ASKED);
const LARGE_WORK: Work = (LARGE, &LARGE_NAMES, ASKED_OF_LARGE);

fn place_of(line: &str, class: &str, (arrays, names, asked): Work) -> Result<Place, String> {
    let mut session = Session::new(Options::default());
    session.use_device(Some(Box::new(Simulated::new(Given::default()))), Offload::Always);
    session.assume_answers(true);
    let run = |session: &mut Session, text: &str| match block_on(session.run(text, "everyday")) {
        Ok(_) => Ok(()),
        Err(failure) => Err(format!("{line}: {}", session.render(&failure.errors[0]))),
    };
    run(&mut session, &arrays.replace("CLASS", &format!("'{class}'")))?;
    for name in names {
        block_on(session.place(name)).map_err(|e| e.message().to_owned())?;
    }
    let counters = |session: &mut Session| {
        let now = session.engine().stats();
        [now.gathers, now.gathered, now.host_groups, now.device_groups]
    };
    let before = counters(&mut session);
    run(&mut session, &format!("r = {line};\n{FUNCTIONS}"))?;
    let called = counters(&mut session);
    run(&mut session, "gather(r);")?;
    let wanted = counters(&mut session);
    let [reads, elements, ..] = [0, 1, 2, 3].map(|k| called[k] - before[k]);
    let [.., here, there] = [0, 1, 2, 3].map(|k| wanted[k] - before[k]);
    Ok(match Place::of(reads, elements, here, there) {
        Place::Mixed if elements <= asked => Place::Asks,
        place => place,
    })
}

/// Of these chapters at least this share stays on the device in both classes.
const STAY: [(&[&str], f64); 2] = [
    (
        &["elements", "indices", "order, sets and statistics", "draws and functions over arrays"],
        0.95,
    ),
    (&["signals", "images", "polynomials and fits"], 0.85),
];

/// And of large singles of linear algebra: what the host does of large doubles it does for less.
const LARGE_STAY: f64 = 0.9;

struct Row {
    chapter: &'static str,
    line: &'static str,
    /// In each class; and of large arrays.
    places: [Result<Place, String>; CLASSES.len()],
    large: Option<[Result<Place, String>; CLASSES.len()]>,
}

impl Row {
    fn all(&self) -> impl Iterator<Item = &Result<Place, String>> {
        self.places.iter().chain(self.large.iter().flatten())
    }
}

fn rows() -> Vec<Row> {
    let mut lines = Vec::new();
    let mut chapter = "";
    for line in include_str!("everyday/calls.m").lines() {
        match line.strip_prefix("%% ") {
            Some(title) => chapter = title,
            None => lines.push((chapter, line)),
        }
    }
    let next = AtomicUsize::new(0);
    let work = || {
        let mut rows = Vec::new();
        loop {
            let k = next.fetch_add(1, Ordering::Relaxed);
            let Some(&(chapter, line)) = lines.get(k) else { return rows };
            let of = |work: Work| CLASSES.map(|class| place_of(line, class, work));
            let large = (chapter == WITH_LARGE).then(|| of(LARGE_WORK));
            rows.push((k, Row { chapter, line, places: of(WORK), large }));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    let mut rows: Vec<(usize, Row)> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        all.into_iter().flat_map(|one| one.join().expect("a thread of the tests")).collect()
    });
    rows.sort_by_key(|(k, _)| *k);
    rows.into_iter().map(|(_, row)| row).collect()
}

#[test]
fn everyday_operations_stay_on_the_device() {
    let rows = rows();
    let wrong: Vec<&String> =
        rows.iter().flat_map(|row| row.all().filter_map(|p| p.as_ref().err())).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let stays =
        |row: &&Row| row.places.iter().all(|p| matches!(p, Ok(Place::Device | Place::Asks)));
    let all = |chapter: &str| rows.iter().filter(|row| row.chapter == chapter).count();
    let mut text = format!(
        "# Where everyday operations compute\n\n<!-- Written by `npm run generate` from tests/everyday/calls.m. -->\n\n\
         Of arrays of some thousand elements that lie on a device: all of it on the *device*; there too, but it *asks* some \
         numbers\non the way, at most {ASKED} in all; *mixed*, when more is read on the way; or on the *host*, as the cost of small \
         matrices has it.\nOf matrices with a thousand rows and columns, and with 60,000 rows, at most {ASKED_OF_LARGE} numbers are \
         asked.\n",
    );
    for (chapters, least) in STAY {
        let of = |row: &&Row| chapters.contains(&row.chapter);
        let count = rows.iter().filter(of).count();
        let stay = rows.iter().filter(of).filter(stays).count();
        assert!(stay as f64 >= least * count as f64, "{stay} of {count} of {chapters:?} stay");
    }
    let single = |row: &&[Result<Place, String>; CLASSES.len()]| {
        matches!(row[1], Ok(Place::Device | Place::Asks))
    };
    let large: Vec<_> = rows.iter().filter_map(|row| row.large.as_ref()).collect();
    let stay = large.iter().copied().filter(single).count();
    assert!(stay as f64 >= LARGE_STAY * large.len() as f64, "{stay} of {} large", large.len());
    let mut chapter = "";
    for row in &rows {
        if row.chapter != chapter {
            chapter = row.chapter;
            let stay = rows.iter().filter(|row| row.chapter == chapter).filter(stays).count();
            let (more, line) = match &row.large {
                Some(_) => (" large double | large single |", " --- | --- |"),
                None => ("", ""),
            };
            let of_large = match &row.large {
                Some(_) => {
                    format!(", of large singles {}", large.iter().copied().filter(single).count())
                }
                None => String::new(),
            };
            let _ = write!(
                text,
                "\n## {chapter}: {stay} of {} stay{of_large}\n\n| operation | double | single |{more}\n| --- | --- | --- |{line}\n",
                all(chapter)
            );
        }
        let _ = write!(text, "| `{}` |", row.line.replace('|', "\\|"));
        for place in row.all() {
            let _ = write!(text, " {} |", place.as_ref().map_or("", |place| place.name()));
        }
        text.push('\n');
    }
    let stale: Vec<String> = golden::stale("docs/device.md", &text).into_iter().collect();
    golden::expect_current(&stale);
}
