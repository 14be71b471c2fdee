//! Which results are sparse matrices. Those are stored as every array is; what a program takes for sparse carries a mark
//! (`Value::is_sparse`), and the rules of MATLAB say which results of marked values have it. Must not know how anything is computed.

use crate::builtins::{Builtin, Flow, Run, Sparse, Values};
use crate::bytecode::Cmp;
use crate::graph::marked;
use crate::op::Op;
use crate::syntax::BinaryOp;
use crate::value::Value;

fn is_one(value: &Value) -> bool {
    value.numel() == 1
}

/// Whether `a op b` is sparse, one of which is.
fn of_binary(op: BinaryOp, a: &Value, b: &Value) -> bool {
    match op {
        _ if a.is_sparse() && b.is_sparse() => true,
        BinaryOp::Times | BinaryOp::And => true,
        BinaryOp::MatrixTimes => is_one(a) || is_one(b),
        BinaryOp::RightDivide => a.is_sparse(),
        BinaryOp::LeftDivide => b.is_sparse(),
        BinaryOp::MatrixRightDivide | BinaryOp::Power | BinaryOp::MatrixPower => {
            a.is_sparse() && is_one(b)
        }
        BinaryOp::MatrixLeftDivide => b.is_sparse() && is_one(a),
        op => Cmp::of(op).is_some(),
    }
}

/// The operators that functions are.
const OPERATORS: [BinaryOp; 18] = [
    BinaryOp::Add,
    BinaryOp::Subtract,
    BinaryOp::Times,
    BinaryOp::MatrixTimes,
    BinaryOp::RightDivide,
    BinaryOp::MatrixRightDivide,
    BinaryOp::LeftDivide,
    BinaryOp::MatrixLeftDivide,
    BinaryOp::Power,
    BinaryOp::MatrixPower,
    BinaryOp::Equal,
    BinaryOp::NotEqual,
    BinaryOp::Less,
    BinaryOp::LessEqual,
    BinaryOp::Greater,
    BinaryOp::GreaterEqual,
    BinaryOp::And,
    BinaryOp::Or,
];

/// The operator that a function of this name is.
fn operator(name: &str) -> Option<BinaryOp> {
    OPERATORS.into_iter().find(|op| op.function() == Some(name))
}

/// Whether an operation on two arguments, one of which is sparse, gives 0 where that has no element.
fn of_two(op: Op, a: &Value, b: &Value) -> bool {
    let number = |value: &Value| match value {
        Value::Scalar(x) => Some(x.to_f64()),
        _ => None,
    };
    let stays = match (a.is_sparse(), b.is_sparse()) {
        (true, true) => return true,
        (true, false) => number(b).and_then(|x| op.of_numbers(0.0, x)),
        (false, _) => number(a).and_then(|x| op.of_numbers(x, 0.0)),
    };
    stays == Some(0.0)
}

/// Whether the first result of a builtin is sparse, one of whose arguments is.
fn of_builtin(builtin: &Builtin, args: &[Value]) -> bool {
    if let Some(op) = operator(builtin.name) {
        return match args {
            [a, b] => of_binary(op, a, b),
            _ => args.iter().all(Value::is_sparse),
        };
    }
    match (builtin.name, args) {
        ("not", _) => true,
        ("max", [a, b]) => of_two(Op::Max, a, b),
        ("min", [a, b]) => of_two(Op::Min, a, b),
        ("max" | "min", _) => args[0].is_sparse(),
        _ if builtin.traits.sparse != Sparse::ByOperation => true,
        (_, [_]) => matches!(builtin.run, Run::Op(op) if op.of_number(0.0) == Some(0.0)),
        (_, [a, b]) => matches!(builtin.run, Run::Op(op) if of_two(op, a, b)),
        _ => false,
    }
}

/// Marks what an operator gives.
pub(super) fn mark_binary(op: BinaryOp, a: &Value, b: &Value, value: Value) -> Flow<Value> {
    if !a.is_sparse() && !b.is_sparse() {
        return Ok(value);
    }
    Ok(marked(value, of_binary(op, a, b))?)
}

/// Marks what an operation on one value gives that is sparse where the value is.
pub(super) fn mark_like(of: &Value, value: Value) -> Flow<Value> {
    if of.is_sparse() { Ok(marked(value, true)?) } else { Ok(value) }
}

/// Marks values that were joined.
pub(super) fn mark_joined(parts: &[Value], value: Value) -> Flow<Value> {
    if parts.iter().any(Value::is_sparse) { Ok(marked(value, true)?) } else { Ok(value) }
}

/// Marks what a builtin gives.
pub(super) fn mark_results(builtin: &Builtin, args: &[Value], values: Values) -> Flow<Values> {
    if !args.iter().any(Value::is_sparse) || builtin.name == SAYS {
        return Ok(values);
    }
    let (first, others) = (of_builtin(builtin, args), builtin.traits.sparse == Sparse::All);
    let mut all = Values::new();
    for (k, value) in values.into_iter().enumerate() {
        all.push(marked(value, if k == 0 { first } else { others })?);
    }
    Ok(all)
}

/// The builtin that marks what it is given itself.
const SAYS: &str = "sparse_as";

/// Keeps the mark of a value that was changed.
pub(super) fn keep_mark(changed: &mut Value, was: bool) -> Flow<()> {
    if was != changed.is_sparse() {
        let value = std::mem::replace(changed, Value::empty());
        *changed = marked(value, was)?;
    }
    Ok(())
}
