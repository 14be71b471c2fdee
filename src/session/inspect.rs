//! A program as the stages see it. What only a run can show is shown by a run beside the session: on copies of
//! what programs can change, heard by nobody.

use super::engine::Stage;
use super::files::Overlay;
use super::{Failure, Host, Later, MemoryFiles, Output, Session};
use crate::builtins::context::Files;
use crate::bytecode::disassemble;
use crate::diag::Error;
use crate::syntax::parse;
use crate::vm::{Answer, RemoteCall};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Lets time pass for a program that nobody hears, and that nobody answers.
struct Unheard(Rc<RefCell<Box<dyn Host>>>);

impl Host for Unheard {
    fn tick(&mut self) -> Option<Later<()>> {
        self.0.borrow_mut().tick()
    }
    fn sleep(&mut self, seconds: f64) -> Later<()> {
        self.0.borrow_mut().sleep(seconds)
    }
    fn remote_call(&mut self, remote_call: RemoteCall) -> Later<Answer> {
        self.0.borrow_mut().remote_call(remote_call)
    }
}

impl Session {
    /// The text of a stage. `graph`, `plan`, `kernels` and `wgsl` take a run of the program, which gives what each
    /// flush did; what is left at the end is flushed too. **Afterwards variables, files, figures, random streams and
    /// everything else are what they were before.**
    pub async fn inspect_run(&mut self, text: &str, stage: &str) -> Result<String, Failure> {
        let wasm = stage == "wasm";
        let named = if wasm { Some(Stage::Graph) } else { Stage::named(stage) };
        let Some(stage) = named else { return self.inspect(text, stage) };
        let live: Box<dyn Files> = Box::new(MemoryFiles::default());
        let under = Rc::new(RefCell::new(std::mem::replace(self.world.files.under(), live)));
        let files = Overlay { under: under.clone(), changed: BTreeMap::new() };
        let beside = self.world.aside(Box::new(files));
        let world = std::mem::replace(&mut self.world, beside);
        let unheard: Box<dyn Host> = Box::new(Unheard(self.host.clone()));
        let host = std::mem::replace(&mut self.host, Rc::new(RefCell::new(unheard)));
        let variables = self.vm.step_aside();
        self.engine.turns = Some(self.turns());
        let traced = if wasm { self.compiled(text).await } else { self.trace(text, stage).await };
        self.vm.step_back(variables);
        self.host = host;
        self.engine.turns = Some(self.turns());
        self.world = world;
        std::mem::swap(self.world.files.under(), &mut under.borrow_mut());
        traced
    }

    /// What the loops of a program that runs become.
    async fn compiled(&mut self, text: &str) -> Result<String, Failure> {
        self.vm.inspect_compiled(true);
        let ran = self.run(text, "inspect").await;
        let source = self.vm.sources.add("inspect", text);
        let shown = self.vm.compiled_loops(source);
        self.vm.inspect_compiled(false);
        ran.map(|_| shown)
    }

    async fn trace(&mut self, text: &str, stage: Stage) -> Result<String, Failure> {
        self.engine.trace = Some((stage, String::new()));
        // In every stage, so that nodes have the same numbers in all of them.
        self.vm.inspect_loops(true);
        let ran = self.run(text, "inspect").await;
        self.vm.inspect_loops(false);
        let rest = self.engine.start(&mut self.graph).await;
        let mut traced = self.engine.trace.take().map(|(_, text)| text).unwrap_or_default();
        if stage == Stage::Plan {
            let source = self.vm.sources.add("inspect", text);
            traced.extend(self.vm.loops_not_kept(source));
        }
        let output = ran?;
        rest.map_err(|error| Failure { errors: vec![error], output })?;
        Ok(traced)
    }

    /// Of a builtin that asks for elements no step of a plan says that the host does its work: this does.
    pub(super) fn say_who_asks(&mut self) {
        let Some((name, why)) = self.world.asks.take() else { return };
        let Some((Stage::Plan, text)) = &mut self.engine.trace else { return };
        match why {
            Some(why) => text.push_str(&format!("{name} is the host's: {why}\n")),
            None => text
                .push_str(&format!("{name} asks for elements: the work on them is the host's\n")),
        }
    }

    /// The text of a stage: `ast` or `bytecode`.
    pub fn inspect(&mut self, text: &str, stage: &str) -> Result<String, Failure> {
        let known = self.vm.workspace_names();
        match stage {
            "ast" => {
                let source = self.vm.sources.add("inspect", text);
                let is_variable = |name: &str| known.iter().any(|v: &Rc<str>| &**v == name);
                let parsed = parse(source, text, &is_variable);
                if parsed.errors.is_empty() {
                    Ok(parsed.ast.print())
                } else {
                    Err(Failure { errors: parsed.errors, output: Output::default() })
                }
            }
            "bytecode" => match self.vm.compile(text, "inspect", &known) {
                Ok(unit) => Ok(disassemble(&unit)),
                Err(errors) => Err(Failure { errors, output: Output::default() }),
            },
            other => Err(Failure {
                errors: vec![Error::new(
                    "matgpu:unknownStage",
                    format!("there is no stage '{other}' to inspect"),
                )],
                output: Output::default(),
            }),
        }
    }
}
