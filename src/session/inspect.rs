//! A program as the stages see it, without running it.

use super::engine::Stage;
use super::{Failure, Output, Session};
use crate::builtins::Run;
use crate::bytecode::disassemble;
use crate::diag::Error;
use crate::syntax::parse;
use std::rc::Rc;

impl Session {
    /// The text of a stage that only a run can show: `graph`, `plan`, `kernels` or `wgsl`. Runs the program in the
    /// workspace and gives what each flush did; what is left at the end is flushed too.
    pub async fn inspect_run(&mut self, text: &str, stage: &str) -> Result<String, Failure> {
        let Some(stage) = Stage::named(stage) else { return self.inspect(text, stage) };
        self.engine.trace = Some((stage, String::new()));
        let ran = self.run(text, "inspect").await;
        let rest = self.engine.start(&mut self.graph).await;
        let traced = self.engine.trace.take().map(|(_, text)| text).unwrap_or_default();
        let output = ran?;
        rest.map_err(|error| Failure { errors: vec![error], output })?;
        Ok(traced)
    }

    /// Of a builtin that asks for elements no step of a plan says that the host does its work: this does.
    pub(super) fn say_who_asks(&mut self) {
        let Some(builtin) = self.world.asks.take() else { return };
        let Some((Stage::Plan, text)) = &mut self.engine.trace else { return };
        let name = builtin.name;
        match builtin.run {
            Run::Host { why, .. } => text.push_str(&format!("{name} is the host's: {why}\n")),
            _ => text
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
