//! Small functions in the place of their calls: those that neither loop, call nor exit, so that nobody can tell. Must not
//! know bytecode nor WebAssembly.

use super::region::{
    Arg, CALLS, End, Local, LoopRegion, OWN, RegionBlock, RegionFunction, RegionStep, Test,
};
use std::collections::HashMap;

/// A function of more steps or blocks than this is called.
const MOST_STEPS: usize = 24;
const MOST_BLOCKS: usize = 8;
/// A function grows to this many blocks or locals and no further.
const MOST_GROWN: usize = 2_000;

/// Puts small functions where a region calls them.
pub(super) fn inline(region: &mut LoopRegion) {
    let small: Vec<Option<RegionFunction>> =
        region.functions.iter().map(|f| is_small(f).then(|| f.clone())).collect();
    for function in &mut region.functions {
        let mut places = HashMap::new();
        let mut block = 0;
        // What comes after a call becomes a block of its own, at the end, so that further calls are found there.
        while block < function.blocks.len() {
            let steps = function.blocks[block].steps.iter();
            let found = steps.enumerate().find_map(|(at, step)| match *step {
                RegionStep::Invoke(call) => {
                    let called = function.invocations[call].function;
                    small[called].as_ref().map(|body| (at, call, called, body))
                }
                _ => None,
            });
            if let Some((at, call, called, body)) = found
                && function.blocks.len().max(function.locals.len()) < MOST_GROWN
            {
                let first = *places.entry(called).or_insert_with(|| {
                    let first = function.locals.len() as Local;
                    function.locals.extend(&body.locals[OWN..]);
                    first
                });
                replace(function, (block, at), call, body, first);
            }
            block += 1;
        }
    }
}

/// Whether a function may take the place of its calls.
fn is_small(function: &RegionFunction) -> bool {
    let steps = || function.blocks.iter().flat_map(|block| &block.steps);
    let may = |step: &RegionStep| {
        matches!(
            step,
            RegionStep::Copy { .. }
                | RegionStep::Arith { .. }
                | RegionStep::Single { .. }
                | RegionStep::Test { .. }
                | RegionStep::Logic { .. }
                | RegionStep::Not { .. }
                | RegionStep::Widen { .. }
                | RegionStep::Fit { .. }
                | RegionStep::Call { .. }
                | RegionStep::Call2 { .. }
                | RegionStep::Word { .. }
        )
    };
    let exits = |block: &RegionBlock| matches!(block.end, End::Exit(_));
    function.blocks.len() <= MOST_BLOCKS
        && steps().count() <= MOST_STEPS
        && steps().all(may)
        && !function.blocks.iter().any(exits)
}

/// Puts a body in the place of a call; its locals are those of the function from `first` on.
fn replace(
    function: &mut RegionFunction,
    (block, at): (usize, usize),
    call: usize,
    body: &RegionFunction,
    first: Local,
) {
    let invocation = function.invocations[call].clone();
    let moved =
        |local: Local| if local < OWN as Local { local } else { local - OWN as Local + first };
    let (begin, after) = (function.blocks.len(), function.blocks.len() + body.blocks.len());
    let end = std::mem::replace(&mut function.blocks[block].end, End::Go(begin));
    let steps = &mut function.blocks[block].steps;
    let rest = steps.split_off(at).split_off(1);
    // The interpreter says that too many calls are nested.
    let test = Test::True(Arg::Local(CALLS));
    steps.push(RegionStep::Guard { test, sense: true, exit: invocation.exit });
    let given = body.params.iter().zip(&invocation.args);
    steps.extend(given.map(|(&dst, &a)| RegionStep::Copy { dst: moved(dst), a }));
    for RegionBlock { steps, end } in &body.blocks {
        let mut steps: Vec<RegionStep> = steps.iter().map(|step| with(*step, moved)).collect();
        let end = match *end {
            End::Go(to) => End::Go(begin + to),
            End::If { test, yes, no } => {
                End::If { test: test_with(test, moved), yes: begin + yes, no: begin + no }
            }
            End::Exit(exit) => End::Exit(exit),
            End::Return => {
                let results = invocation.results.iter().zip(&body.results);
                steps.extend(
                    results
                        .map(|(&dst, &from)| RegionStep::Copy { dst, a: Arg::Local(moved(from)) }),
                );
                End::Go(after)
            }
        };
        function.blocks.push(RegionBlock { steps, end });
    }
    function.blocks.push(RegionBlock { steps: rest, end });
}

/// A step with other locals.
fn with(step: RegionStep, moved: impl Fn(Local) -> Local) -> RegionStep {
    let arg = |a: Arg| arg_with(a, &moved);
    match step {
        RegionStep::Copy { dst, a } => RegionStep::Copy { dst: moved(dst), a: arg(a) },
        RegionStep::Arith { op, dst, a, b } => {
            RegionStep::Arith { op, dst: moved(dst), a: arg(a), b: arg(b) }
        }
        RegionStep::Single { op, dst, a } => RegionStep::Single { op, dst: moved(dst), a: arg(a) },
        RegionStep::Test { dst, test } => {
            RegionStep::Test { dst: moved(dst), test: test_with(test, &moved) }
        }
        RegionStep::Logic { and, dst, a, b } => {
            RegionStep::Logic { and, dst: moved(dst), a: arg(a), b: arg(b) }
        }
        RegionStep::Not { dst, a } => RegionStep::Not { dst: moved(dst), a: arg(a) },
        RegionStep::Widen { dst, a } => RegionStep::Widen { dst: moved(dst), a: arg(a) },
        RegionStep::Fit { class, dst, a } => RegionStep::Fit { class, dst: moved(dst), a: arg(a) },
        RegionStep::Call { row, dst, a } => RegionStep::Call { row, dst: moved(dst), a: arg(a) },
        RegionStep::Call2 { row, dst, a, b, .. } => {
            RegionStep::Call2 { row, dst: moved(dst), a: arg(a), b: arg(b), beside: None }
        }
        RegionStep::Word { dst, at, k } => RegionStep::Word { dst: moved(dst), at: moved(at), k },
        // No other step is part of a small function.
        other => other,
    }
}

fn arg_with(a: Arg, moved: impl Fn(Local) -> Local) -> Arg {
    match a {
        Arg::Local(local) => Arg::Local(moved(local)),
        other => other,
    }
}

fn test_with(test: Test, moved: impl Fn(Local) -> Local) -> Test {
    match test {
        Test::Compare(cmp, a, b) => Test::Compare(cmp, arg_with(a, &moved), arg_with(b, &moved)),
        Test::True(a) => Test::True(arg_with(a, &moved)),
    }
}
