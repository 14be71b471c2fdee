//! The catalog as a whole: names, arities, help and examples of every builtin; and every example, run.
#![cfg(not(target_arch = "wasm32"))]

use matgpu::builtins::{Builtin, Example, FAMILIES, Run};
use matgpu::session::{Options, Session};
use std::collections::HashMap;

fn all() -> impl Iterator<Item = &'static Builtin> {
    FAMILIES.iter().copied().flatten().copied()
}

/// A session that is used for one example after the other.
struct Examples(Session);

impl Examples {
    fn new() -> Examples {
        Examples(Session::new(Options::default()))
    }

    /// What a program prints, or its error as a person sees it.
    fn run(&mut self, program: &str) -> Result<String, String> {
        match pollster::block_on(self.0.run(program, "example")) {
            Ok(output) => Ok(output.text),
            Err(failure) => Err(self.0.render(&failure.errors[0])),
        }
    }

    fn check(&mut self, example: &Example) -> Result<(), String> {
        self.0.reset();
        match *example {
            Example::Equal(expression, same) => self
                .run(&format!("found_ = ({expression}); meant_ = ({same});"))
                .and_then(|_| self.run(COMPARE))
                .map(drop)
                .map_err(|error| format!("{expression} is not {same}\n{error}")),
            Example::Prints(program, meant) => {
                let lines = |text: &str| -> Vec<String> {
                    let lines = text.lines().map(|line| line.trim().to_owned());
                    lines.filter(|line| !line.is_empty()).collect()
                };
                let printed = self.run(program).map_err(|error| format!("{program}\n{error}"))?;
                if lines(&printed) == lines(meant) {
                    Ok(())
                } else {
                    Err(format!("{program}\nprinted {printed}\nand not {meant}"))
                }
            }
            Example::Fails(program, part) => match self.run(program) {
                Ok(_) => Err(format!("{program} did not fail")),
                Err(error) if error.contains(part) => Ok(()),
                Err(error) => Err(format!("{program} fails, but not with '{part}':\n{error}")),
            },
        }
    }
}

/// Floating-point results may differ by rounding; everything else must be the same. A program of its
/// own, so that it does not change how the example is read.
const COMPARE: &str = "
if isfloat(found_) && isfloat(meant_)
  assert (found_, meant_, -1e-12);
elseif ! isequaln (found_, meant_)
  found_, meant_
  error ('not equal');
end";

/// Two halves, so that both cores have one.
fn examples_hold(half: usize) {
    let mut examples = Examples::new();
    let (mut wrong, mut count) = (Vec::new(), 0);
    for b in all().skip(half).step_by(2) {
        for example in b.examples {
            count += 1;
            if let Err(why) = examples.check(example) {
                wrong.push(format!("{}: {why}", b.name));
            }
        }
    }
    assert!(count > 0, "no example was run");
    assert!(wrong.is_empty(), "{} of {count} examples:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_example_holds_first_half() {
    examples_hold(0);
}

#[test]
fn every_example_holds_second_half() {
    examples_hold(1);
}

#[test]
fn there_are_at_least_five_hundred_functions() {
    let count = all().count();
    assert!(count >= 500, "{count}");
}

#[test]
fn every_name_stands_for_one_function() {
    let mut seen: HashMap<&str, usize> = HashMap::new();
    all().for_each(|b| *seen.entry(b.name).or_default() += 1);
    let mut twice: Vec<&str> = seen.into_iter().filter(|(_, n)| *n > 1).map(|(k, _)| k).collect();
    twice.sort_unstable();
    assert!(twice.is_empty(), "declared more than once: {twice:?}");
}

#[test]
fn every_function_says_what_it_is() {
    let mut wrong = Vec::new();
    for b in all() {
        let mut complain = |what: &str| wrong.push(format!("{}: {what}", b.name));
        if b.summary.len() < 8 || !b.summary.ends_with('.') {
            complain("the summary is no sentence");
        }
        if b.forms.is_empty() {
            complain("no form of a call");
        }
        if b.args.most.is_some_and(|most| most < b.args.least)
            || b.outs.most.is_some_and(|most| most < b.outs.least)
        {
            complain("the greatest number of arguments or results is below the least");
        }
        if b.examples.is_empty() {
            complain("no example");
        }
        if let Run::Host { why, .. } = b.run
            && why.len() < 8
        {
            complain("no reason for running on the host");
        }
        if let Run::Source(text) = b.run {
            // Local functions may stand after it.
            let head = text.lines().find(|line| line.trim_start().starts_with("function"));
            let named = head.is_some_and(|line| {
                line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == b.name)
            });
            if !named && !b.name.contains('.') {
                complain("its text begins with another function");
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
