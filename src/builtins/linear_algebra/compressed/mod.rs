//! What is computed of matrices of which only the elements that are not zero are stored, without the others. All functions and operators
//! take such matrices: those that are not found here are given all elements.
//! Must not know how the whole of a matrix is computed with.

mod elements;
mod incomplete;
mod indexing;
mod operands;
mod products;
mod reductions;
mod structure;
mod systems;

pub use indexing::{assign, delete, index, put};
pub use structure::joined;

use crate::builtins::builtin::{Builtin, Run, Values};
use crate::builtins::{Cx, Flow};
use crate::op::Op;
use crate::value::Value;

/// A function of arguments of which one is such a matrix, with the number of results that are wanted. None: it wants all elements.
type Method = fn(&mut Cx<'_>, &[Value], usize) -> Flow<Option<Values>>;

/// The functions, beside those that are one operation on elements.
const METHODS: &[(&str, Method)] = &[
    ("abs", |_, args, _| elements::kept(Op::Abs, args)),
    ("all", |_, args, _| reductions::all(args)),
    ("and", |_, args, _| elements::kept(Op::And, args)),
    ("any", |_, args, _| reductions::any(args)),
    ("chol", |_, args, nargout| systems::chol(args, nargout)),
    ("conj", |_, args, _| elements::kept(Op::Conj, args)),
    ("ctranspose", |_, args, _| structure::transpose(args, true)),
    ("det", |_, args, nargout| systems::det(args, nargout)),
    ("diag", |_, args, _| structure::diag(args)),
    ("double", |_, args, _| elements::double(args)),
    ("find", |_, args, nargout| reductions::find(args, nargout)),
    ("horzcat", |_, args, _| structure::concatenated(1, args)),
    ("ichol", |_, args, _| incomplete::ichol(args)),
    ("ilu", |_, args, nargout| incomplete::ilu(args, nargout)),
    ("imag", |_, args, _| elements::kept(Op::Imag, args)),
    ("inv", |cx, args, nargout| systems::inv(cx, args, nargout)),
    ("isequal", |_, args, _| reductions::isequal(args)),
    ("kron", |_, args, _| structure::kron(args)),
    ("logical", |_, args, _| elements::logical(args)),
    ("lu", |_, args, nargout| systems::lu(args, nargout)),
    ("max", |_, args, nargout| reductions::extreme(args, nargout, Op::Max)),
    ("mean", |_, args, _| reductions::mean(args)),
    ("min", |_, args, nargout| reductions::extreme(args, nargout, Op::Min)),
    ("mldivide", |cx, args, _| systems::mldivide(cx, args)),
    ("mpower", |_, args, _| products::mpower(args)),
    ("mrdivide", |cx, args, _| systems::mrdivide(cx, args)),
    ("mtimes", |_, args, _| products::mtimes(args)),
    ("nnz", |_, args, _| reductions::nnz(args)),
    ("nonzeros", |_, args, _| reductions::nonzeros(args)),
    ("norm", |_, args, _| reductions::norm(args)),
    ("or", |_, args, _| elements::kept(Op::Or, args)),
    ("plus", |_, args, _| elements::kept(Op::Add, args)),
    ("real", |_, args, _| elements::kept(Op::Real, args)),
    ("repmat", |_, args, _| structure::repmat(args)),
    ("reshape", |_, args, _| structure::reshape(args)),
    ("spones", |_, args, _| elements::ones(args)),
    ("sum", |_, args, _| reductions::sum(args)),
    ("times", |_, args, _| elements::kept(Op::Mul, args)),
    ("transpose", |_, args, _| structure::transpose(args, false)),
    ("tril", |_, args, _| structure::triangle(args, true)),
    ("triu", |_, args, _| structure::triangle(args, false)),
    ("vertcat", |_, args, _| structure::concatenated(0, args)),
];

/// The results of a builtin of these arguments. None where it wants all elements, or no argument is such a matrix.
pub fn call(
    cx: &mut Cx<'_>,
    builtin: &Builtin,
    args: &[Value],
    nargout: usize,
) -> Flow<Option<Values>> {
    if !args.iter().any(|arg| matches!(arg, Value::Compressed(_))) {
        return Ok(None);
    }
    if let Run::Op(op) = builtin.run {
        return elements::kept(op, args);
    }
    match METHODS.iter().find(|(name, _)| *name == builtin.name) {
        Some((_, method)) => method(cx, args, nargout),
        None => Ok(None),
    }
}
