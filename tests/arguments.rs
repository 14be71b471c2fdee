//! Calls of every builtin with extreme arguments: none ends the process, none gives an internal error.
//! The calls are made in a process of their own, whose memory is limited as a module's is, so that what would end a
//! session (a panic, memory that is not there, a stack that overflows) is told of, with the call that did it.
//!
//! `MATGPU_ARGUMENTS_SEED=20250101 MATGPU_ARGUMENTS_CALLS=1000000 cargo test --lib native::arguments` goes on for longer;
//! `scripts/arguments` does the same with the packed module.

#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a native test measures time, reads its settings, and tells its parent where it is"
)]

use super::alone;
use super::example::arguments_in;
use matgpu::builtins::{Builtin, Example, FAMILIES};
use matgpu::plan::Offload;
use matgpu::session::{Host, Interrupt, Later, Options, Session};
use std::cell::{Cell, RefCell};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Stdio};
use std::rc::Rc;
use std::sync::mpsc;
use std::time::Duration;

/// What once ended a session.
const KNOWN: &[&str] = &[
    "eig(1,-1)",
    "polyeig(2,-1)",
    "sprintf('%.70000f',1)",
    "sprintf('%70000.66000g',1)",
    "sprintf('%.70000d',5)",
    "sprintf('%.*f',1e9,1)",
    "sprintf('%*d',1e10,1)",
    "num2str(pi,70000)",
    "num2str(pi,1e9)",
    "num2str([1 2],70000)",
    "mat2str(pi,70000)",
    "mat2str([pi 1i],1e9)",
    "compose('%.70000f',1)",
    "error('a:b','%.70000f',1)",
    "warning('a:b','%.70000f',1)",
    "fft(1,1e9)",
    "ifft(1,1e9)",
    "fft2(1,1e9,1)",
    "fft2(1,1e9,1e9)",
    "ifft2(1,1e5,1e5)",
    "fftn(1,[1e9 1])",
    "ifftn(1,[1e9 1])",
    "fft(1,1e10)",
    "fft(1,2^53)",
    "fft(1,[],1e9)",
    "fft(ones(2,2),3,1e9)",
    "eye(1e10,0)",
    "eye(0,1e10)",
    "histogram('a',zeros(0,1))",
    "imshow('',[NaN NaN])",
    "call(\"size\",[1],1e9)",
    "psi(Inf,1)",
    "psi(-Inf,1)",
    "psi(3,1e9)",
    "resize(rand(4),[6 6])",
    "resize(rand(70),[80 80])",
    "histc('.*',ones(80,80)*NaN,65536)",
    "permute(ones(6400,2),65536:-1:1)",
    "reshape(1:6,[2,ones(1,70),3])+1",
    "cat(200,ones(2),ones(2))",
    "sort('name',2^32+1)",
    "strings(1e5,1e5)",
    "strings((1:9)'.*2)",
    "sscanf('1 2 3','%d',[1e9 Inf])",
    "pad(repmat(\"a\",1,1000),1e7)",
    "dec2bin(1:10000,2^20)",
    "char([{blanks(2^20)},cell(1,5000)])",
    "strrep(repmat('a',1,1e5),'a',repmat('b',1,1e5))",
    "replace(repmat('a',1,1e5),'a',repmat('b',1,1e5))",
    "regexprep(repmat('a',1,1e5),'a',repmat('b',1,1e5))",
    "strjoin(repmat({'a'},1,1e5),repmat('b',1,1e5))",
];

/// Instructions between two ticks, and how many ticks a call has.
const TICK: u32 = 500;
const TICKS: u32 = 40;
/// How long a call is waited for. One that takes longer is ended and no fault: how fast unoptimised code is on a busy
/// machine says nothing of the module, whose speed the layer `arguments` judges.
const PATIENCE: Duration = Duration::from_secs(25);
/// The calls are the same every day; the packaged layer has another seed each day.
const SEED: u64 = 20_779;
/// Kilobytes of address space for the calls, about what a module has.
const MEMORY: usize = 3 << 20;
/// How many calls share a session.
const SHARED: u64 = 40;

/// Interrupts a call that has had its steps.
struct Limited {
    left: Rc<Cell<u32>>,
    stop: Rc<RefCell<Option<Rc<Interrupt>>>>,
}

impl Host for Limited {
    fn tick(&mut self) -> Option<Later<()>> {
        match self.left.get() {
            0 => self.stop.borrow().iter().for_each(|flag| flag.raise()),
            n => self.left.set(n - 1),
        }
        None
    }
}

/// splitmix64, begun for each call, so that one call can be made again alone.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() >> 33) as usize % n.max(1)
    }
}

/// A function, with arguments that make sense to it.
struct Known {
    builtin: &'static Builtin,
    sensible: Vec<Vec<&'static str>>,
}

struct Calls {
    functions: Vec<Known>,
    values: Vec<&'static str>,
    seed: u64,
}

impl Calls {
    fn new(seed: u64) -> Calls {
        let known = |builtin: &'static Builtin| {
            let texts = builtin.examples.0.iter().map(|example| match example {
                Example::Equal(text, _) | Example::Prints(text, _) | Example::Fails(text, _) => {
                    *text
                }
            });
            let sensible = texts.map(|text| arguments_in(text, builtin.name));
            Known { builtin, sensible: sensible.filter(|args| !args.is_empty()).collect() }
        };
        let functions = FAMILIES.iter().copied().flatten().copied().map(known).collect();
        let values = include_str!("../fuzz/arguments.txt").lines().collect();
        Calls { functions, values, seed }
    }

    /// Call number k.
    fn call(&self, k: u64) -> String {
        let mut dice = Dice(self.seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ k);
        dice.next();
        let Known { builtin, sensible } = &self.functions[dice.below(self.functions.len())];
        let least = usize::from(builtin.args.least);
        let most = builtin.args.most.map_or(least + 4, usize::from).min(least + 6);
        let value = |dice: &mut Dice| self.values[dice.below(self.values.len())].to_owned();
        let args: Vec<String> = match sensible.len() {
            // A call that makes sense, with an argument or two that may not.
            n if n > 0 && dice.below(2) == 0 => {
                let mut args: Vec<String> =
                    sensible[dice.below(n)].iter().map(|&arg| arg.to_owned()).collect();
                for _ in 0..=dice.below(2) {
                    let at = dice.below(args.len() + 1);
                    let with = value(&mut dice);
                    match args.get_mut(at) {
                        Some(arg) => *arg = with,
                        None => args.push(with),
                    }
                }
                args
            }
            _ => {
                let count = least + dice.below(most - least + 1);
                (0..count).map(|_| value(&mut dice)).collect()
            }
        };
        let args = args.join(", ");
        let outs = usize::from(builtin.outs.most.unwrap_or(3)).min(4);
        let name = builtin.name;
        match dice.below(outs + 1) {
            0 => format!("{name}({args});"),
            n => {
                let outs: Vec<String> = (1..=n).map(|k| format!("r{k}")).collect();
                let (outs, first) = (outs.join(", "), &outs[0]);
                // What was captured is computed.
                format!(
                    "[{outs}] = {name}({args}); if numel({first}) < 1e6, isequaln({{{outs}}}, {{{outs}}}); end"
                )
            }
        }
    }
}

fn setting(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Makes calls and says on its output which is next: `call K`, `bad K why`, `done`.
fn make(calls: &mut dyn Iterator<Item = (u64, String)>) {
    let left = Rc::new(Cell::new(0));
    let open = |k: u64| {
        let stop = Rc::new(RefCell::new(None));
        let host = Limited { left: left.clone(), stop: stop.clone() };
        let mut session =
            Session::new(Options { host: Box::new(host), tick: TICK, ..Options::default() });
        *stop.borrow_mut() = Some(session.interrupt());
        if k % 2 == 1 {
            session.use_device(None, Offload::Always);
        }
        session
    };
    let mut session = open(0);
    let mut out = std::io::stdout();
    for (made, (k, text)) in calls.enumerate() {
        if (made as u64).is_multiple_of(SHARED) {
            session = open(made as u64 / SHARED);
        }
        writeln!(out, "call {k}").and_then(|()| out.flush()).expect("the parent listens");
        left.set(TICKS);
        if let Err(failure) = pollster::block_on(session.run(&text, "fuzz")) {
            for error in &failure.errors {
                let shown = session.render(error);
                if shown.is_empty() || error.identifier().starts_with("matgpu:internal") {
                    writeln!(out, "bad {k} {}", error.message().replace('\n', " "))
                        .expect("it listens");
                }
            }
        }
    }
    writeln!(out, "done").expect("the parent listens");
}

/// What the process of the calls does; by itself this is no test.
#[test]
fn the_calls_themselves() {
    let Some(from) = setting("MATGPU_ARGUMENTS_FROM") else { return };
    let seed = setting("MATGPU_ARGUMENTS_SEED").unwrap_or(1);
    let upto = setting("MATGPU_ARGUMENTS_UPTO").unwrap_or(0);
    let work = move || {
        let calls = Calls::new(seed);
        make(&mut (from..upto).map(|k| (k, text_of(&calls, k))));
    };
    // Unoptimised code needs more stack than what users run.
    let worker = std::thread::Builder::new().stack_size(64 << 20).spawn(work);
    worker.expect("a thread starts").join().expect("the calls end");
}

/// The calls that once failed come first.
fn text_of(calls: &Calls, k: u64) -> String {
    match KNOWN.get(k as usize) {
        Some(known) => format!("{known};"),
        None => calls.call(k),
    }
}

fn start(seed: u64, from: u64, upto: u64) -> Child {
    let limit = format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"");
    let mut command = alone(&["sh", "-c", &limit], module_path!(), "the_calls_themselves");
    command.env("MATGPU_ARGUMENTS_SEED", seed.to_string());
    command.env("MATGPU_ARGUMENTS_FROM", from.to_string());
    command.env("MATGPU_ARGUMENTS_UPTO", upto.to_string());
    command.env("RUST_BACKTRACE", "1");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the calls' process starts")
}

/// Lines of a stream, as they come.
fn lines(stream: impl std::io::Read + Send + 'static) -> mpsc::Receiver<String> {
    let (tell, heard) = mpsc::channel();
    std::thread::spawn(move || {
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            if tell.send(line).is_err() {
                return;
            }
        }
    });
    heard
}

/// What a process said as it ended, and where in the crate it was.
fn what_ended_it(lines: &[String]) -> String {
    let said = lines.iter().filter(|line| {
        line.contains("panicked") || line.contains("memory") || line.contains("overflow")
    });
    let here = lines.iter().map(|line| line.trim()).filter(|line| line.starts_with("at ./src/"));
    said.take(2).map(|line| line.trim()).chain(here.take(6)).collect::<Vec<_>>().join(" ")
}

/// What the calls of a range came to.
#[derive(Default)]
struct Outcome {
    wrong: Vec<String>,
    slow: Vec<String>,
}

/// Makes the calls of a range.
fn watch(seed: u64, mut from: u64, upto: u64) -> Outcome {
    let calls = Calls::new(seed);
    let Outcome { mut wrong, mut slow } = Outcome::default();
    let tell = |wrong: &mut Vec<String>, k: u64, why: &str| {
        let line = format!("{k}: {}\n    {why}", text_of(&calls, k));
        println!("{line}");
        wrong.push(line);
    };
    while from < upto {
        let mut child = start(seed, from, upto);
        let said = lines(child.stdout.take().expect("its output"));
        let complained = lines(child.stderr.take().expect("its errors"));
        let mut at = from;
        let mut over = false;
        let ended = loop {
            match said.recv_timeout(PATIENCE) {
                Ok(line) => match line.split_once(' ') {
                    Some(("call", k)) => at = k.parse().expect("a number"),
                    Some(("bad", why)) => tell(&mut wrong, at, why),
                    _ => over |= line == "done",
                },
                Err(mpsc::RecvTimeoutError::Timeout) => break None,
                Err(mpsc::RecvTimeoutError::Disconnected) => {
                    break Some(what_ended_it(&complained.iter().collect::<Vec<_>>()));
                }
            }
        };
        child.kill().ok();
        child.wait().ok();
        if over {
            break;
        }
        match ended {
            Some(why) => tell(&mut wrong, at, &why),
            None => tell(&mut slow, at, "slow: not waited for"),
        }
        from = at + 1;
    }
    Outcome { wrong, slow }
}

#[test]
fn no_arguments_end_a_session() {
    let seed = setting("MATGPU_ARGUMENTS_SEED").unwrap_or(SEED);
    let count = setting("MATGPU_ARGUMENTS_CALLS").unwrap_or(1_500).max(KNOWN.len() as u64);
    println!("seed {seed}, {count} calls");
    let half = count / 2;
    let first = std::thread::spawn(move || watch(seed, 0, half));
    let Outcome { mut wrong, mut slow } = watch(seed, half, count);
    let first = first.join().expect("the first half ends");
    wrong.extend(first.wrong);
    slow.extend(first.slow);
    println!("{count} calls, {} of them slow, {} wrong", slow.len(), wrong.len());
    assert!(
        wrong.is_empty(),
        "seed {seed}: {} of {count} calls\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn arguments_of_examples_are_found() {
    assert_eq!(
        arguments_in("x = f('a,b', [1, 2], g(3, 4)') + 1", "f"),
        ["'a,b'", "[1, 2]", "g(3, 4)'"]
    );
    let known = Calls::new(1).functions;
    let with = known.iter().filter(|known| !known.sensible.is_empty()).count();
    assert!(with * 2 > known.len(), "{with} of {}", known.len());
}
