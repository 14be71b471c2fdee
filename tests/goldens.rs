//! Goldens: what the stages make of the programs in `tests/stages` (graph, plan, kernels and shaders), and how the
//! errors of those in `tests/errors` are shown. `npm run generate` writes them; without it these tests fail where one
//! is out of date, and show the lines that differ. Every shader is parsed and validated by naga.
//!
//! A program may have two sections. What stands before `%% program` is run first, and its variables are brought to
//! the device; then the rest is inspected. A line `% device: binding_bytes=65536 fast` gives the device limits other
//! than those that every device has, or has it compute doubles as singles. The device is the one that computes nothing.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use super::golden;
use super::idle::{self, Idle};
use matgpu::plan::Offload;
use matgpu::provider::Limits;
use matgpu::routine::{Device, Routine, Tiles};
use matgpu::session::{Options, Session};
use matgpu::wgsl::{Library, Singles};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::rc::Rc;

const STAGES: [&str; 4] = ["graph", "plan", "kernels", "wgsl"];

#[test]
fn the_stages_of_programs_are_as_before() {
    let programs = golden::files("tests/stages", &[".m"]);
    assert!(programs.len() >= 40, "{} programs", programs.len());
    let mut expected = BTreeSet::new();
    let mut stale = Vec::new();
    for program in &programs {
        let name = program.trim_end_matches(".m");
        let text = fs::read_to_string(golden::path_of(&format!("tests/stages/{program}"))).unwrap();
        let stages = Stages::of(name, &text);
        for (stage, text) in STAGES.iter().zip(stages.texts()) {
            let file = format!("{name}.{stage}");
            stale.extend(golden::stale(&format!("tests/stages/{file}"), &text));
            expected.insert(file);
        }
    }
    golden::expect_current(&stale);
    let found = golden::files("tests/stages", &[""]);
    let known: BTreeSet<String> = programs.union(&expected).cloned().collect();
    assert_eq!(found, known, "each file of tests/stages is a program or a stage of one");
}

#[test]
fn errors_are_shown_as_before() {
    let programs = golden::files("tests/errors", &[".m"]);
    assert!(programs.len() >= 30, "{} programs", programs.len());
    let mut stale = Vec::new();
    for program in &programs {
        let path = format!("tests/errors/{program}");
        let text = fs::read_to_string(golden::path_of(&path)).unwrap();
        let shown = error_of(program, &text);
        stale.extend(golden::stale(&path.replace(".m", ".error"), &shown));
    }
    golden::expect_current(&stale);
    let found = golden::files("tests/errors", &[""]);
    let of = |name: &String| [name.clone(), name.replace(".m", ".error")];
    let known: BTreeSet<String> = programs.iter().flat_map(of).collect();
    assert_eq!(found, known, "each file of tests/errors is a program or its error");
}

/// The source, what it prints, and its errors as a person reads them, with their identifiers.
fn error_of(name: &str, text: &str) -> String {
    let mut session = Session::new(Options::default());
    let Err(failure) = pollster::block_on(session.run(text, name)) else {
        panic!("{name} does not fail")
    };
    let mut shown = text.to_owned();
    let rule = "-".repeat(40);
    if !failure.output.text.is_empty() {
        shown.push_str(&format!("{rule} prints\n{}", failure.output.text));
    }
    for error in &failure.errors {
        let identifier = match error.identifier() {
            "" => "(no identifier)",
            identifier => identifier,
        };
        shown.push_str(&format!("{rule} {identifier}\n{}\n", session.render(error)));
    }
    shown
}

/// What the stages make of one program.
struct Stages {
    graph: String,
    plan: String,
    kernels: String,
    wgsl: String,
}

impl Stages {
    fn of(name: &str, text: &str) -> Stages {
        let given = Given::of(name, text);
        let mut names = Names::default();
        let (graph, _) = given.inspect("graph");
        let graph = names.renamed(&graph);
        let (plan, log) = given.inspect("plan");
        let plan = names.renamed(&without_times(&plan));
        let (kernels, _) = given.inspect("kernels");
        let (shaders, _) = given.inspect("wgsl");
        Stages {
            graph,
            plan: format!("{plan}told:\n{}", told(&log)),
            kernels,
            wgsl: given.own(name, &shaders, &log),
        }
    }

    fn texts(&self) -> [String; 4] {
        [&self.graph, &self.plan, &self.kernels, &self.wgsl]
            .map(|text| format!("{}\n", text.trim_end()))
    }
}

/// A program with what it is inspected under.
struct Given {
    before: String,
    program: String,
    limits: Limits,
    fast: bool,
}

impl Given {
    fn of(name: &str, text: &str) -> Given {
        let (before, program) = text.split_once("%% program\n").unwrap_or(("", text));
        let (mut limits, mut fast) = (Limits { instructions: 256, ..Limits::LEAST }, false);
        let settings = text.lines().filter_map(|line| line.strip_prefix("% device:"));
        for setting in settings.flat_map(str::split_whitespace) {
            let (key, value) = setting.split_once('=').unwrap_or((setting, "1"));
            let value: u64 = value.parse().unwrap_or_else(|_| panic!("{name}: {setting}"));
            match key {
                "arrays_a_kernel" => limits.arrays_a_kernel = value as u32,
                "binding_bytes" => limits.binding_bytes = value,
                "dispatch_work" => limits.dispatch_work = value,
                "instructions" => limits.instructions = value as u32,
                "fast" => fast = true,
                _ => panic!("{name}: no setting {key}"),
            }
        }
        Given { before: before.to_owned(), program: program.to_owned(), limits, fast }
    }

    /// The text of a stage, and what the device was told meanwhile.
    fn inspect(&self, stage: &str) -> (String, Vec<idle::Told>) {
        let log = Rc::new(RefCell::new(Vec::new()));
        let mut session = Session::new(Options::default());
        let device = Idle::new(self.limits).computing(self.fast).logging(log.clone());
        session.use_device(Some(Box::new(device)), Offload::Always);
        let run = |ran: Result<_, matgpu::session::Failure>, session: &Session| {
            ran.unwrap_or_else(|failure| {
                panic!("{}\n{}", session.render(&failure.errors[0]), self.program)
            })
        };
        let ran = pollster::block_on(session.run(&self.before, "before"));
        run(ran.map(|_| String::new()), &session);
        for (name, _) in session.variables() {
            pollster::block_on(session.place(&name)).unwrap();
        }
        log.borrow_mut().clear();
        let ran = pollster::block_on(session.inspect_run(&self.program, stage));
        let text = run(ran, &session);
        let told = log.borrow().clone();
        (text, told)
    }

    /// The shaders without the functions of the library, which are the same everywhere: those of groups, then those of
    /// the routines that the device was told to run. All of them are valid.
    fn own(&self, name: &str, shaders: &str, log: &[idle::Told]) -> String {
        let mut text = String::new();
        for shader in shaders.split("// group ").skip(1) {
            let shader = format!("// group {shader}");
            if !shader.contains("// on the host") {
                validate(name, &shader);
            }
            let end = shader.find("\n}\n").map_or(shader.len(), |at| at + 3);
            text.push_str(&shader[..end]);
            text.push('\n');
        }
        let library = Library::new(Singles::Plain);
        let mut routines = BTreeMap::new();
        for told in log {
            let idle::Told::Routine(routine) = told else { continue };
            self.shaders_of(routine, &library, &mut routines);
        }
        for (title, shader) in routines {
            validate(name, &shader);
            let own = shader.replace(&library.needed_by(&shader), "");
            let shared = own.find("alias Element").unwrap_or(0);
            text.push_str(&format!("// {title}\n{}\n", &own[shared..]));
        }
        text
    }

    /// The shaders of a routine, by their names.
    fn shaders_of(&self, routine: &Routine, library: &Library, all: &mut BTreeMap<String, String>) {
        let Limits { groups, binding_bytes, .. } = self.limits;
        let (fast, tiles) = (self.fast, Tiles::default());
        let device = Device { fast, groups, binding_bytes, tiles, library };
        let Ok(passes) = routine.passes(&device) else { return };
        for text in passes.shaders {
            all.insert(text.key, (text.write)(library).unwrap());
        }
    }
}

fn validate(name: &str, shader: &str) {
    let module = match naga::front::wgsl::parse_str(shader) {
        Ok(module) => module,
        Err(error) => panic!("{name}: {}", error.emit_to_string(shader)),
    };
    let flags = naga::valid::ValidationFlags::all();
    let mut validator = naga::valid::Validator::new(flags, naga::valid::Capabilities::empty());
    if let Err(error) = validator.validate(&module) {
        panic!("{name}: {}", error.emit_to_string(shader));
    }
}

/// One line each, of which so many alike in a row are one.
fn told(log: &[idle::Told]) -> String {
    let mut lines: Vec<(String, usize)> = Vec::new();
    for told in log {
        let line = told.to_string();
        match lines.last_mut() {
            Some((last, times)) if *last == line => *times += 1,
            _ => lines.push((line, 1)),
        }
    }
    let line = |(line, times): &(String, usize)| match times {
        1 => format!("  {line}\n"),
        _ => format!("  {line} ({times} times)\n"),
    };
    lines.iter().map(line).collect()
}

/// The text of a plan without what it is estimated to take.
fn without_times(plan: &str) -> String {
    let line = |line: &str| match line.split_once(": host ") {
        Some((why, times)) if times.ends_with(" ms") => format!("{why}\n"),
        _ => format!("{line}\n"),
    };
    plan.lines().map(line).collect()
}

/// Numbers for nodes in the order in which they are met, in the place of their ids.
#[derive(Default)]
struct Names(BTreeMap<String, usize>);

impl Names {
    fn renamed(&mut self, text: &str) -> String {
        let mut parts = text.split('%');
        let mut out = parts.next().unwrap_or("").to_owned();
        for part in parts {
            let end = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
            let count = self.0.len();
            let number = *self.0.entry(part[..end].to_owned()).or_insert(count);
            out.push_str(&format!("%{number}{}", &part[end..]));
        }
        out
    }
}
