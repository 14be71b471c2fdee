//! Where a device's compiler could take singles for the numbers that they stand for: `x - x` for 0 though x is infinite, `x ./ x`
//! for 1 though it is 0, and of `a .* b - c .* d` one product for one that is not rounded, so that the difference of equal
//! products is none. All of that was seen. Must not know how lines are written.

use super::body::value_name;
use crate::kernel::{Instr, Kernel, Val};
use crate::op::Op;
use crate::wgsl::Rep;
use crate::wgsl::line::Expr;

/// Values of a sum that are looked at; of longer ones it is assumed that they share a term.
const MOST: usize = 64;

/// The operands of a primitive, those that a compiler must not see through as they were rounded.
pub(super) fn operands(kernel: &Kernel, op: Op, rep: Rep, args: &[Val]) -> Vec<Expr> {
    let takes_apart = op == Op::Sub || op == Op::Div;
    let hidden = match (rep, args) {
        (Rep::F32, &[a, b]) if op == Op::Sub && [a, b].iter().all(|&v| is_product(kernel, v)) => {
            [Some("f32_rounded($0)"), Some("f32_rounded_too($0)")]
        }
        (Rep::F32, &[a, b]) if takes_apart && share_a_term(kernel, a, b) => {
            [Some("f32_rounded($0)"), None]
        }
        (Rep::C32, &[a, b]) if takes_apart && share_a_term(kernel, a, b) => {
            [Some("c32_rounded($0)"), None]
        }
        _ => [None, None],
    };
    let shown = |(k, &a): (usize, &Val)| match hidden.get(k).copied().flatten() {
        Some(form) => value_name(a).within(form),
        None => value_name(a),
    };
    args.iter().enumerate().map(shown).collect()
}

fn instr(kernel: &Kernel, v: Val) -> Option<&Instr> {
    let v = v as usize;
    kernel.body.get(v).or_else(|| kernel.epilogue.get(v.checked_sub(kernel.body.len())?))
}

fn is_product(kernel: &Kernel, v: Val) -> bool {
    let product = |op: Op| op == Op::Mul || op == Op::Square;
    matches!(instr(kernel, v), Some(Instr::Op { op, .. }) if product(*op))
}

/// Whether two values are sums, or terms, of which a term could be the same.
fn share_a_term(kernel: &Kernel, a: Val, b: Val) -> bool {
    let (Some(a), Some(b)) = (terms(kernel, a), terms(kernel, b)) else { return true };
    a.iter().any(|x| b.contains(x))
}

/// What a value is: an element of an array, whichever, or a value of its own.
#[derive(PartialEq, Eq)]
enum Term {
    Element(u16),
    Value(Val),
}

/// The terms of a sum, none where it is long.
fn terms(kernel: &Kernel, v: Val) -> Option<Vec<Term>> {
    let (mut terms, mut seen, mut open) = (Vec::new(), Vec::new(), vec![v]);
    while let Some(v) = open.pop() {
        if seen.contains(&v) {
            continue;
        }
        if seen.len() == MOST {
            return None;
        }
        seen.push(v);
        match instr(kernel, v) {
            Some(Instr::Op { op, args, .. }) if *op == Op::Add || *op == Op::Sub => {
                open.extend(args);
            }
            Some(Instr::Load { input, .. } | Instr::Gather { input, .. }) => {
                terms.push(Term::Element(*input));
            }
            _ => terms.push(Term::Value(v)),
        }
    }
    Some(terms)
}
