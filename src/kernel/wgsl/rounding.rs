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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::ElemType;
    use smallvec::smallvec;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// Of x and y: their product, a square, their sum, and what is left of the sum without x.
    fn kernel() -> Kernel {
        let of = |op, a, b| Instr::Op { op, ty: ElemType::SINGLE, args: smallvec![a, b] };
        let load = |input| Instr::Load { input, view: 0 };
        let body = vec![
            load(0),
            load(1),
            of(Op::Mul, 0, 1),
            of(Op::Mul, 0, 0),
            of(Op::Add, 0, 1),
            of(Op::Sub, 4, 0),
            Instr::Load { input: 0, view: 1 },
        ];
        Kernel { inputs: vec![ElemType::SINGLE; 2], body, ..Kernel::default() }
    }

    fn shown(op: Op, rep: Rep, args: [Val; 2]) -> String {
        let shown: Vec<String> =
            operands(&kernel(), op, rep, &args).iter().map(|x| format!("{x}")).collect();
        shown.join(" ")
    }

    #[test]
    fn what_shares_a_term_is_taken_from_it_without_a_compilers_help() {
        for op in [Op::Sub, Op::Div] {
            assert_eq!(shown(op, Rep::F32, [0, 0]), "f32_rounded(v0) v0");
            assert_eq!(shown(op, Rep::F32, [0, 6]), "f32_rounded(v0) v6");
            assert_eq!(shown(op, Rep::F32, [4, 1]), "f32_rounded(v4) v1");
            assert_eq!(shown(op, Rep::F32, [5, 1]), "f32_rounded(v5) v1");
            assert_eq!(shown(op, Rep::C32, [0, 0]), "c32_rounded(v0) v0");
            assert_eq!(shown(op, Rep::F32, [0, 1]), "v0 v1");
        }
        assert_eq!(shown(Op::Add, Rep::F32, [0, 0]), "v0 v0");
        assert_eq!(shown(Op::Sub, Rep::F64, [0, 0]), "v0 v0");
    }

    #[test]
    fn the_difference_of_products_is_that_of_rounded_ones() {
        assert_eq!(shown(Op::Sub, Rep::F32, [2, 3]), "f32_rounded(v2) f32_rounded_too(v3)");
        assert_eq!(shown(Op::Sub, Rep::F32, [2, 2]), "f32_rounded(v2) f32_rounded_too(v2)");
        assert_eq!(shown(Op::Sub, Rep::F32, [2, 1]), "v2 v1");
        assert_eq!(shown(Op::Add, Rep::F32, [2, 3]), "v2 v3");
    }
}
