//! A session: owns the machine, the graph and the state that builtins see, and drives them.
//!
//! The only asynchronous part of the crate. Program text in, events and values out. Whoever owns a
//! session gives it a [`Host`]: where events go, when to let others run, how to wait. Must not know
//! JavaScript.

mod calibrate;
mod checkpoint;
mod device;
pub mod engine;
mod files;
mod host;
mod inspect;
mod interrupt;
mod tune;

pub use device::{About, Choice, DeviceOptions, NO_DEVICE};
pub use files::MemoryFiles;
pub use host::{Host, Options};
pub use interrupt::Interrupt;

pub use crate::builtins::context::{Clock, Entry, Event, Files, entries_of};
pub use crate::builtins::graphics::Datum;
use crate::builtins::{Cx, FAMILIES, HELPERS, Stop, World};
use crate::diag::{Error, SourceMap, render};
use crate::graph::{Graph, Way};
pub use crate::jit::{Compiled, Install};
use crate::plan::Offload;
pub use crate::provider::Shader;
use crate::provider::{self, Now, Provider};
use crate::value::{Lazy, ObjectState, Value};
use crate::vm::{AheadCounts, Vm, Wait, Yield};
pub use crate::vm::{Answer, Compiling, LoopCounts, RemoteCall, Report};
use engine::{Engine, Turns};
use std::cell::RefCell;
use std::collections::HashSet;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

/// Something to wait for.
pub type Later<T> = Pin<Box<dyn Future<Output = T>>>;

/// What a run gave.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Output {
    /// Everything that was printed, where the session collects it.
    pub text: String,
    /// The warnings: identifier and message.
    pub warnings: Vec<(String, String)>,
    /// Seconds that it took.
    pub elapsed: f64,
}

/// Why a run failed: one error of the program, or all that the parser found.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The errors; at least one.
    pub errors: Vec<Error>,
    /// What was printed before.
    pub output: Output,
}

/// Element operations that may be pending where the host computes them, until it is known how fast it is.
const HOST_WORK: f64 = 5e6;
/// Operations on few elements that are captured in a row before they are computed.
const SMALL_STEPS: usize = 64;
/// Work that is done on the host sooner than a device has been told of it, in nanoseconds.
const LEAST_WORK: f64 = 2e4;
/// Seconds for which a flush on the host may keep others from their turn.
const TURN: f64 = 0.01;

/// No call has more results.
const MOST_RESULTS: usize = 65_536;

/// A session.
pub struct Session {
    vm: Vm,
    graph: Graph,
    engine: Engine,
    /// Why the session computes where it does.
    reason: String,
    /// Whether it began with a device.
    wanted_device: bool,
    world: World,
    host: Rc<RefCell<Box<dyn Host>>>,
    interrupt: Rc<Interrupt>,
    /// Whether the host computes all that a device is not forced to.
    on_host: bool,
    /// Calls that were made elsewhere.
    remote_calls: u64,
    /// Seconds that programs waited for elements, what it took to plan and compile for them included.
    waited: f64,
    /// Seconds of compiling programs.
    parsing: f64,
    /// Seconds of running them: the machine itself, with what it captures.
    running: f64,
    /// When the clock was looked at last.
    mark: f64,
    tick: u32,
    /// Whether what is printed is in the output as well.
    collects: bool,
    output: Output,
}

impl Session {
    /// A session with an empty workspace.
    pub fn new(options: Options) -> Session {
        let world = World::new(options.clock.into(), options.files);
        let mut session = Session {
            vm: Vm::new(FAMILIES, HELPERS, options.toolboxes),
            graph: Graph::default(),
            engine: Engine::new(Box::new(provider::host::Host::new()), None),
            reason: "no device was asked for".to_owned(),
            wanted_device: false,
            world,
            host: Rc::new(RefCell::new(options.host)),
            interrupt: Rc::default(),
            on_host: true,
            remote_calls: 0,
            waited: 0.0,
            parsing: 0.0,
            running: 0.0,
            mark: 0.0,
            tick: options.tick.max(1),
            collects: options.collects,
            output: Output::default(),
        };
        session.engine.turns = Some(session.turns());
        session.engine.time_by(session.now());
        session.graph.thresholds.work = HOST_WORK;
        session.graph.thresholds.small_steps = SMALL_STEPS;
        session.graph.at_once = Some(provider::host::routine_at_once);
        session
    }

    fn now(&self) -> Now {
        let clock = self.world.clock.clone();
        Rc::new(move || clock.now())
    }

    /// How a flush lets others run.
    fn turns(&self) -> Turns {
        let (host, told) = (self.host.clone(), self.host.clone());
        Turns {
            progress: Box::new(move |done, of| {
                let part = done as f64 / of.max(1) as f64;
                told.borrow_mut().event(Event::Progress(part, "computing".to_owned()));
            }),
            tick: Box::new(move || host.borrow_mut().tick()),
            interrupt: self.interrupt.clone(),
        }
    }

    /// Gives the session a device, or takes it away; says when work goes there.
    pub fn use_device(&mut self, device: Option<Box<dyn Provider>>, offload: Offload) {
        let fast = device.as_ref().is_some_and(|d| !d.info().software);
        self.on_host = offload == Offload::Never || !fast && offload == Offload::Auto;
        self.graph.thresholds.far = !self.on_host;
        self.graph.thresholds.assumes = !self.on_host;
        self.graph.thresholds.work =
            if self.on_host { HOST_WORK } else { crate::graph::Thresholds::default().work };
        self.engine = Engine::new(Box::new(provider::host::Host::new()), device);
        self.engine.offload = offload;
        self.engine.turns = Some(self.turns());
        self.engine.time_by(self.now());
        // Where everything is to go to the device, only a few elements are not worth a node.
        self.graph.thresholds.small = match offload {
            Offload::Always => 4,
            Offload::Auto | Offload::Never => crate::graph::Thresholds::default().small,
        };
        self.graph.thresholds.small_steps = match offload {
            Offload::Always => usize::MAX,
            Offload::Auto | Offload::Never => SMALL_STEPS,
        };
        self.take_costs(self.engine.costs);
    }

    /// Goes on with these constants of placement.
    fn take_costs(&mut self, costs: crate::op::Costs) {
        // What was measured or given stays as it is.
        self.engine.learns = costs == crate::op::Costs::default();
        self.engine.costs = costs;
        self.graph.thresholds.way = match self.engine.offload {
            // What the host has done before a dispatch is told is nobody's gain.
            Offload::Always => Way { wait: LEAST_WORK, compile: 0.0, byte: 0.0 },
            Offload::Auto | Offload::Never => Way {
                wait: costs.readback,
                compile: costs.compile,
                byte: costs.upload_byte + costs.download_byte,
            },
        };
    }

    /// Captures work on arrays of more elements than this, and computes the rest at once.
    pub fn capture_above(&mut self, elements: usize) {
        self.graph.thresholds.small = elements;
    }

    /// Captures random numbers, however few they are.
    pub fn capture_draws(&mut self) {
        self.graph.thresholds.draws = false;
    }

    /// Whether a program goes on with answers that are assumed, which changes no result. Those from before are forgotten.
    pub fn assume_answers(&mut self, assumes: bool) {
        self.vm.forget_answers();
        self.graph.thresholds.assumes = assumes;
    }

    /// How often an answer was assumed, and was another.
    pub fn ahead_counts(&self) -> AheadCounts {
        self.vm.ahead_counts()
    }

    /// What computes captured work, with its counters.
    pub fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }

    /// The nodes captured so far.
    pub fn captured(&self) -> u64 {
        self.graph.captured()
    }

    /// Whether captured work is kept to be used again, which changes no result.
    pub fn keep_captures(&mut self, keep: bool) {
        self.vm.keep_captures(keep);
    }

    /// How loops are compiled from now on, which changes no result; and after how many turns if not the usual number.
    pub fn compile_loops(&mut self, how: Compiling, after: Option<u16>) {
        self.vm.compile_loops(how, after);
    }

    /// Loops that were compiled, and how often those were entered and left.
    pub fn loop_counts(&self) -> LoopCounts {
        self.vm.loop_counts()
    }

    /// How often what a loop captured before took the place of its turns.
    pub fn captures_reused(&self) -> u64 {
        self.vm.captures_reused()
    }

    /// What makes the running program stop when it is raised.
    pub fn interrupt(&self) -> Rc<Interrupt> {
        self.interrupt.clone()
    }

    /// Every text that was compiled, to show errors with.
    pub fn sources(&self) -> &SourceMap {
        &self.vm.sources
    }

    /// An error as a person reads it.
    pub fn render(&self, error: &Error) -> String {
        render(error, &self.vm.sources)
    }

    /// Runs a program in the workspace.
    pub async fn run(&mut self, text: &str, name: &str) -> Result<Output, Failure> {
        self.run_text(text, name, false).await
    }

    /// Runs a whole file in the workspace: of one that holds functions alone it calls the first, without arguments.
    pub async fn run_file(&mut self, text: &str, name: &str) -> Result<Output, Failure> {
        self.run_text(text, name, true).await
    }

    async fn run_text(&mut self, text: &str, name: &str, whole: bool) -> Result<Output, Failure> {
        self.output = Output::default();
        self.world.files.look_again();
        let known = self.vm.workspace_names();
        self.lap();
        let started = self.mark;
        let compiled = self.vm.compile(text, name, &known);
        self.parsing += self.lap();
        let result = match compiled {
            Ok(unit) => {
                self.vm.start(&unit);
                if let (true, Some(function)) = (whole, unit.called_by_file()) {
                    self.vm.start_file(function);
                }
                self.drive().await.map_err(|error| vec![error])
            }
            Err(errors) => Err(errors),
        };
        let mut output = std::mem::take(&mut self.output);
        output.elapsed = self.mark - started;
        match result {
            Ok(()) => Ok(output),
            Err(errors) => Err(Failure { errors, output }),
        }
    }

    /// Calls a function with values, and gives so many results.
    pub async fn call(
        &mut self,
        function: &str,
        args: Vec<Value>,
        nargout: usize,
    ) -> Result<Vec<Value>, Failure> {
        if nargout > MOST_RESULTS {
            let error = Error::new("MATLAB:TooManyOutputs", "Too many output arguments.")
                .hint(format!("a call has at most {MOST_RESULTS} results"));
            return Err(Failure { errors: vec![error], output: Output::default() });
        }
        let outs: Vec<Rc<str>> = (1..=nargout).map(|k| format!("call_out_{k}__").into()).collect();
        self.output = Output::default();
        let ins = self.vm.start_call(function, args, &outs);
        self.lap();
        let result = self.drive().await;
        let output = std::mem::take(&mut self.output);
        let results = outs.iter().filter_map(|name| self.vm.take_variable(name)).collect();
        ins.iter().for_each(|name| drop(self.vm.take_variable(name)));
        match result {
            Ok(()) => Ok(results),
            Err(error) => Err(Failure { errors: vec![error], output }),
        }
    }

    /// Makes a call on another session's remote call.
    pub async fn remote_call(&mut self, remote_call: &RemoteCall) -> Report {
        let results = self.run_remote_call(remote_call).await;
        let (mut warnings, mut printed) = (Vec::new(), String::new());
        for event in self.world.output.drain(..) {
            match event {
                Event::Warning(identifier, message) => warnings.push((identifier, message)),
                Event::Text(text) => printed.push_str(&text),
                _ => {}
            }
        }
        Report { warnings, printed, results }
    }

    async fn run_remote_call(&mut self, remote_call: &RemoteCall) -> Result<Vec<Value>, Error> {
        let values = loop {
            let mut cx = Cx { graph: &mut self.graph, world: &mut self.world };
            match self.vm.run_remote_call(&mut cx, remote_call) {
                Ok(values) => break values.into_vec(),
                Err(Stop::Error(error)) => return Err(error),
                Err(Stop::Need(captured)) => {
                    self.lap();
                    self.gather(&captured).await?;
                }
                // The machine has seen to it.
                Err(Stop::Long(_)) => {
                    return Err(Error::new("matgpu:internal", "work was put aside"));
                }
            }
        };
        let mut captured = Vec::new();
        values.iter().for_each(|value| lazies(value, &mut captured));
        self.lap();
        self.gather(&captured).await?;
        Ok(values)
    }

    /// Seconds since the clock was looked at last.
    fn lap(&mut self) -> f64 {
        let before = std::mem::replace(&mut self.mark, self.world.clock.now());
        self.mark - before
    }

    /// Drives the machine until its program is over. Whatever happens, the stack is empty after.
    async fn drive(&mut self) -> Result<(), Error> {
        self.interrupt.lower();
        let result = self.drive_on().await;
        self.interrupt.lower();
        match &result {
            Err(error) if error.identifier() == crate::vm::INTERRUPTED => {
                self.world.show_small_figures()
            }
            _ => self.world.show_figures(),
        }
        self.drain();
        if result.is_err() {
            self.vm.abort();
            // What the variables of the program leave behind runs even so.
            if self.world.has_cleanups() {
                self.drive_on().await.ok();
                self.drain();
                self.vm.abort();
            }
        }
        self.engine.tidy(&mut self.graph);
        match result {
            // With a status other than 0 it fails, so that the status is known.
            Err(error)
                if error.identifier() == crate::vm::QUIT && error.message().ends_with(" 0") =>
            {
                Ok(())
            }
            result => result,
        }
    }

    async fn drive_on(&mut self) -> Result<(), Error> {
        let name = self.world.adapter.as_ref().map(|adapter| adapter.name.as_str());
        if name != self.adapter() {
            self.world.adapter = self.told_adapter();
        }
        loop {
            let mut cx = Cx { graph: &mut self.graph, world: &mut self.world };
            let step = self.vm.step(&mut cx, self.tick);
            self.running += self.lap();
            self.drain();
            let gathers = matches!(step, Yield::Need(_));
            match step {
                Yield::Done => return Ok(()),
                Yield::Failed(error) => return Err(error),
                Yield::Need(values) => {
                    // What asks for what it has would ask for ever.
                    if values.iter().all(|l| l.node.host().is_some()) {
                        return Err(Error::new(
                            "matgpu:internal:needless",
                            "the program waits for values that are there already",
                        )
                        .hint("this is a fault of matgpu, not of the program"));
                    }
                    self.say_who_asks();
                    let gathered = self.gather(&values).await;
                    self.unless_failed(gathered)?;
                }
                Yield::Begin(values) => {
                    let begun = self.engine.begin(&mut self.graph, &values).await;
                    self.unless_failed(begun)?;
                }
                Yield::Wait(Wait::Pause(seconds)) => {
                    self.world.show_figures();
                    self.drain();
                    let later = self.host.borrow_mut().sleep(seconds);
                    self.interrupt.or(later).await;
                    self.vm.answer(String::new());
                }
                Yield::Wait(Wait::Input(prompt)) => {
                    self.world.print(&prompt);
                    self.world.show_figures();
                    self.drain();
                    let later = self.host.borrow_mut().input(&prompt);
                    match self.interrupt.or(later).await {
                        Some(Some(line)) => self.vm.answer(line),
                        Some(None) => {
                            return Err(Error::new(
                                "matgpu:noInput",
                                "the program asks for input, and there is none here",
                            ));
                        }
                        None => {}
                    }
                }
                Yield::RemoteCall(remote_call) => {
                    let later = self.host.borrow_mut().remote_call(remote_call);
                    if let Some(answer) = self.interrupt.or(later).await {
                        self.remote_calls += u64::from(matches!(answer, Answer::Made(_)));
                        self.vm.report(answer);
                    }
                }
                Yield::Tick => {
                    self.engine.tidy(&mut self.graph);
                    if self.graph.wants_flush() {
                        let (work, began) = (self.graph.work(), self.world.clock.now());
                        let started = self.engine.start(&mut self.graph).await;
                        self.unless_failed(started)?;
                        self.pace(work, self.world.clock.now() - began);
                    }
                    let later = self.host.borrow_mut().tick();
                    if let Some(later) = later {
                        later.await;
                    }
                }
            }
            // What a program waited for otherwise is no running either.
            if !gathers {
                self.lap();
            }
            if self.interrupt.lower() {
                let mut cx = Cx { graph: &mut self.graph, world: &mut self.world };
                if let Some(Yield::Failed(error)) = self.vm.interrupt(&mut cx) {
                    return Err(error);
                }
            }
        }
    }

    /// Bounds what is pending so that a flush on the host takes about as long as others may wait.
    fn pace(&mut self, work: f64, seconds: f64) {
        if self.on_host && seconds > 1e-4 {
            self.graph.thresholds.work = (work / seconds * TURN).clamp(2.5e5, 1e8);
        }
    }

    /// An error of captured work is one of the program, where it stands.
    fn unless_failed(&mut self, result: Result<(), Error>) -> Result<(), Error> {
        let Err(error) = self.unless_interrupted(result) else { return Ok(()) };
        let mut cx = Cx { graph: &mut self.graph, world: &mut self.world };
        match self.vm.raise(&mut cx, error) {
            Some(Yield::Failed(error)) => Err(error),
            _ => Ok(()),
        }
    }

    /// An error of work that was given up because the program is to stop is none of its own.
    fn unless_interrupted(&self, result: Result<(), Error>) -> Result<(), Error> {
        if self.interrupt.is_raised() { Ok(()) } else { result }
    }

    /// Brings captured values to the host. Whoever asks has looked at the clock.
    async fn gather(&mut self, values: &[Rc<Lazy>]) -> Result<(), Error> {
        let gathered = self.engine.gather(&mut self.graph, values).await;
        self.waited += self.lap();
        gathered
    }

    /// Hands over what was printed, unless the program itself catches it.
    fn drain(&mut self) {
        if self.vm.is_capturing() {
            return;
        }
        for event in self.world.output.drain(..) {
            match &event {
                Event::Text(text) if self.collects => self.output.text.push_str(text),
                Event::Warning(identifier, message) => {
                    self.output.warnings.push((identifier.clone(), message.clone()));
                }
                _ => {}
            }
            self.host.borrow_mut().event(event);
        }
    }

    /// A variable of the workspace, with its elements on the host.
    pub async fn get(&mut self, name: &str) -> Result<Option<Value>, Error> {
        let Some(value) = self.vm.variable(name) else { return Ok(None) };
        self.interrupt.lower();
        let mut captured = Vec::new();
        lazies(&value, &mut captured);
        if !captured.is_empty() {
            self.lap();
            self.gather(&captured).await?;
        }
        Ok(Some(value))
    }

    /// Gives a variable of the workspace a value.
    pub fn set(&mut self, name: &str, value: Value) {
        self.vm.set_variable(name, value);
    }

    /// Removes a variable of the workspace.
    pub fn clear(&mut self, name: &str) {
        self.vm.take_variable(name);
    }

    /// The workspace: names and values.
    pub fn variables(&self) -> Vec<(Rc<str>, Value)> {
        self.vm.variables()
    }

    /// The files of the session.
    pub fn files(&mut self) -> &mut dyn Files {
        self.world.files.changed();
        &mut **self.world.files.under()
    }

    /// Forgets variables, functions, and settings; files stay.
    pub fn reset(&mut self) {
        self.vm.reset();
        self.graph = self.graph.successor();
        self.world.reset();
        self.output = Output::default();
    }
}

fn interrupted() -> Error {
    Error::new(crate::vm::INTERRUPTED, "Operation terminated by user.")
}

/// The captured arrays within a value. What several values share is looked into once, and nothing is nested too deep.
fn lazies(value: &Value, found: &mut Vec<Rc<Lazy>>) {
    let mut seen: HashSet<*const u8> = HashSet::new();
    let mut pending = vec![value.clone()];
    while let Some(value) = pending.pop() {
        let place: Option<*const u8> = match &value {
            // Held by its owner and here: nobody else leads to it.
            Value::Cell(rc) if Rc::strong_count(rc) > 2 => Some(Rc::as_ptr(rc).cast()),
            Value::Struct(rc) if Rc::strong_count(rc) > 2 => Some(Rc::as_ptr(rc).cast()),
            Value::Object(rc) => Some(Rc::as_ptr(rc).cast()),
            _ => None,
        };
        if place.is_some_and(|place| !seen.insert(place)) {
            continue;
        }
        let leads = |value: &&Value| {
            matches!(
                value,
                Value::Lazy(_)
                    | Value::Cell(_)
                    | Value::Struct(_)
                    | Value::Object(_)
                    | Value::Objects(_)
            )
        };
        match &value {
            Value::Lazy(lazy) => found.push(lazy.clone()),
            Value::Cell(cell) => pending.extend(cell.cells.iter().filter(leads).cloned()),
            Value::Struct(structs) => {
                pending.extend(structs.fields.values().flatten().filter(leads).cloned());
            }
            Value::Objects(array) => {
                pending.extend(array.objects.iter().cloned().map(Value::Object))
            }
            Value::Object(object) => match &*object.state.borrow() {
                ObjectState::Fields(fields) => {
                    pending.extend(fields.values().filter(leads).cloned());
                }
                ObjectState::Map(map) => {
                    pending.extend(map.entries.values().filter(leads).cloned());
                }
                ObjectState::Dictionary(of) => {
                    pending.extend(of.entries.values().filter(leads).cloned());
                }
            },
            _ => {}
        }
    }
}
