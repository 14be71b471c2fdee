//! The catalog as a whole: names, arities, help and examples of every builtin; and every example, run.

use matgpu::builtins::{ABSENT, Builtin, Example, FAMILIES, Run};
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
        for example in b.examples.0 {
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
fn no_name_that_is_said_to_be_absent_is_there() {
    let there: HashMap<&str, &Builtin> = all().map(|b| (b.name, b)).collect();
    let mut seen: HashMap<&str, &str> = HashMap::new();
    for absent in ABSENT {
        for name in absent.names() {
            assert!(!there.contains_key(name), "'{name}' is in the catalog: take it out of ABSENT");
            assert!(seen.insert(name, absent.topic).is_none(), "'{name}' is in ABSENT twice");
        }
    }
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
        if b.examples.0.is_empty() {
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

/// Calls of every builtin that is written in the language, with one argument too few and one too many.
#[test]
fn the_declared_arity_holds_for_texts_as_well() {
    let mut examples = Examples::new();
    let mut wrong = Vec::new();
    let mut count = 0;
    for b in all().filter(|b| matches!(b.run, Run::Source(_)) && !b.name.contains('.')) {
        let few = b.args.least.checked_sub(1).map(|n| (n, "MATLAB:minrhs"));
        let many = b.args.most.map(|n| (n + 1, "MATLAB:TooManyInputs"));
        for (n, identifier) in few.into_iter().chain(many) {
            count += 1;
            let given = vec!["1"; n as usize].join(", ");
            let call = format!("{}({given})", b.name);
            let program = format!("try, {call}; disp('none'); catch e, disp(e.identifier); end");
            match examples.run(&program) {
                Ok(printed) if printed.trim() == identifier => {}
                found => wrong.push(format!("{call}: expected {identifier}, found {found:?}")),
            }
        }
    }
    assert!(count > 400, "{count}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A check of `nargin` alone, before anything else is done, would only repeat the declaration.
#[test]
fn no_text_checks_what_its_declaration_says() {
    let mut wrong = Vec::new();
    for b in all() {
        let Run::Source(text) = b.run else { continue };
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        // Functions after the first one are the text's own affair.
        let end = text.lines().position(|line| line == "end").unwrap_or(lines.len());
        for pair in lines[..end].windows(2) {
            let raises = |part: &str| part.trim_start().starts_with("error");
            let Some(condition) = pair[0].strip_prefix("if nargin ") else { continue };
            let (condition, then) = condition.split_once(',').unwrap_or((condition, pair[1]));
            let [relation, number] = condition.split_whitespace().collect::<Vec<_>>()[..] else {
                continue;
            };
            let Ok(n) = number.parse::<u8>() else { continue };
            let repeats = match relation {
                "<" => n <= b.args.least,
                ">" => b.args.most.is_some_and(|most| n >= most),
                "~=" | "!=" => b.args.least == n && b.args.most == Some(n),
                "==" => n < b.args.least,
                _ => false,
            };
            if repeats && raises(then) {
                wrong.push(format!("{}: {}", b.name, pair[0]));
            }
        }
    }
    assert!(wrong.is_empty(), "the declaration says this already:\n{}", wrong.join("\n"));
}
