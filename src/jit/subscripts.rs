//! Subscripts and dividends that follow the number of a loop's turn: which doubles of a function are that number, or that
//! number and a constant, so that they are had as whole numbers without being made some. Must not know bytecode nor WebAssembly.

use super::region::{
    Arg, Arith, Beside, End, Local, MOST_ADDED, RegionFunction, RegionStep, Subscript,
};
use super::shape::reverse_postorder;
use std::collections::BTreeMap;

/// Which doubles are had as whole numbers.
type Known = BTreeMap<Local, Beside>;

/// Says beside each subscript and dividend of a function what whole number it is, where that is known on all ways to it.
pub(super) fn put_beside(function: &mut RegionFunction) {
    let next = |block: usize| -> Vec<usize> {
        match function.blocks[block].end {
            End::Go(to) => vec![to],
            End::If { yes, no, .. } => vec![yes, no],
            End::Exit(_) | End::Return => Vec::new(),
        }
    };
    let order = reverse_postorder(function.blocks.len(), next);
    let mut begins: Vec<Option<Known>> = vec![None; function.blocks.len()];
    begins[0] = Some(Known::new());
    // What is known at the begin of a block only gets less, so this ends.
    let mut changed = true;
    while changed {
        changed = false;
        for &block in &order {
            let Some(mut known) = begins[block].clone() else { continue };
            for step in &function.blocks[block].steps {
                follow(step, function, &mut known);
            }
            for to in next(block) {
                match &mut begins[to] {
                    Some(begin) => {
                        let before = begin.len();
                        begin.retain(|local, beside| known.get(local) == Some(beside));
                        changed |= begin.len() != before;
                    }
                    none => {
                        *none = Some(known.clone());
                        changed = true;
                    }
                }
            }
        }
    }
    for (block, begin) in begins.into_iter().enumerate() {
        let Some(mut known) = begin else { continue };
        let mut steps = std::mem::take(&mut function.blocks[block].steps);
        for step in &mut steps {
            let put = |subscript: &mut Subscript| subscript.beside = of(subscript.value, &known);
            match step {
                RegionStep::Place { i, .. } => put(i),
                RegionStep::Place2 { i, j, .. } => [i, j].into_iter().for_each(put),
                RegionStep::Call2 { a, beside, .. } => *beside = of(*a, &known),
                _ => {}
            }
            follow(step, function, &mut known);
        }
        function.blocks[block].steps = steps;
    }
}

fn of(a: Arg, known: &Known) -> Option<Beside> {
    match a {
        Arg::Local(local) => known.get(&local).copied(),
        _ => None,
    }
}

/// A whole number and a constant.
fn plus(beside: Option<Beside>, x: f64) -> Option<Beside> {
    let Beside { now, add } = beside?;
    let sum = f64::from(add) + x;
    let may = x.fract() == 0.0 && sum.abs() <= f64::from(MOST_ADDED);
    may.then_some(Beside { now, add: sum as i32 })
}

/// What is known after a step.
fn follow(step: &RegionStep, function: &RegionFunction, known: &mut Known) {
    match *step {
        RegionStep::Copy { dst, a } => {
            let found = of(a, known);
            set(known, dst, found);
        }
        RegionStep::Arith { op, dst, a, b } => {
            let found = match (op, a, b) {
                (Arith::Add, a, Arg::Number(x)) | (Arith::Add, Arg::Number(x), a) => {
                    plus(of(a, known), x)
                }
                (Arith::Sub, a, Arg::Number(x)) => plus(of(a, known), -x),
                _ => None,
            };
            set(known, dst, found);
        }
        RegionStep::Turn { turns, dst } => {
            known.retain(|_, beside| beside.now != turns.now());
            set(known, dst, Some(Beside { now: turns.now(), add: 0 }));
        }
        RegionStep::Spaced { turns, .. } => {
            known.retain(|_, beside| beside.now != turns.now());
        }
        RegionStep::Single { dst, .. }
        | RegionStep::Test { dst, .. }
        | RegionStep::Logic { dst, .. }
        | RegionStep::Not { dst, .. }
        | RegionStep::Widen { dst, .. }
        | RegionStep::Fit { dst, .. }
        | RegionStep::Call { dst, .. }
        | RegionStep::Call2 { dst, .. }
        | RegionStep::Place { dst, .. }
        | RegionStep::Place2 { dst, .. }
        | RegionStep::Load { dst, .. }
        | RegionStep::Draw { dst, .. }
        | RegionStep::Word { dst, .. } => set(known, dst, None),
        RegionStep::Invoke(number) => {
            let results = &function.invocations[number].results;
            results.iter().for_each(|&dst| set(known, dst, None));
        }
        RegionStep::Guard { .. }
        | RegionStep::Question { .. }
        | RegionStep::Store { .. }
        | RegionStep::Remove { .. }
        | RegionStep::Fuel { .. } => {}
    }
}

fn set(known: &mut Known, dst: Local, beside: Option<Beside>) {
    match beside {
        Some(beside) => known.insert(dst, beside),
        None => known.remove(&dst),
    };
}
