//! Which results a program takes for sparse matrices, and which for `gpuArray`s. Those are stored as every array is, and lie where
//! every array may; they carry marks (`Value::marks`), and the rules of MATLAB say which results of marked values have them. Must
//! not know how anything is computed.

use crate::builtins::{Builtin, Cx, Flow, OnGpu, Run, Sparse, Task, TaskStep, Values};
use crate::bytecode::Cmp;
use crate::diag::Error;
use crate::graph::{Graph, marked};
use crate::op::Op;
use crate::syntax::BinaryOp;
use crate::value::{Marks, Value};

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
pub(super) fn mark_binary(
    graph: &mut Graph,
    op: BinaryOp,
    a: &Value,
    b: &Value,
    value: Value,
) -> Flow<Value> {
    let (of_a, of_b) = (a.marks(), b.marks());
    if of_a == Marks::default() && of_b == Marks::default() {
        return Ok(value);
    }
    let sparse = (of_a.sparse || of_b.sparse) && of_binary(op, a, b);
    Ok(graph.marked(value, Marks { sparse, on_gpu: of_a.on_gpu || of_b.on_gpu })?)
}

/// Marks what an operation on one value gives that has the marks of the value.
pub(super) fn mark_like(graph: &mut Graph, of: &Value, value: Value) -> Flow<Value> {
    match of.marks() {
        marks if marks == Marks::default() => Ok(value),
        marks => Ok(graph.marked(value, marks)?),
    }
}

/// The marks that one of these values has.
fn of_any(values: &[Value]) -> Marks {
    let of = values.iter().map(Value::marks);
    of.fold(Marks::default(), |all, marks| Marks {
        sparse: all.sparse || marks.sparse,
        on_gpu: all.on_gpu || marks.on_gpu,
    })
}

/// Marks values that were joined.
pub(super) fn mark_joined(graph: &mut Graph, parts: &[Value], value: Value) -> Flow<Value> {
    match of_any(parts) {
        marks if marks == Marks::default() => Ok(value),
        marks => Ok(graph.marked(value, marks)?),
    }
}

/// Marks what a builtin gives.
pub(super) fn mark_results(
    graph: &mut Graph,
    builtin: &Builtin,
    args: &[Value],
    values: Values,
) -> Flow<Values> {
    let marks = of_any(args);
    let on_gpu = (marks.on_gpu || names_gpu_array(args)) && gives_on_gpu(builtin);
    if !(marks.sparse || on_gpu) || builtin.name == SAYS {
        return Ok(values);
    }
    let first = marks.sparse && of_builtin(builtin, args);
    let others = marks.sparse && builtin.traits.sparse == Sparse::Factors;
    let is_order =
        |k: usize, value: &Value| k > 1 && value.shape().rows() == 1 && value.numel() > 1;
    let mut all = Values::new();
    for (k, value) in values.into_iter().enumerate() {
        let sparse = if k == 0 { first } else { others && !is_order(k, &value) };
        let on_gpu = on_gpu && may_be_on_gpu(&value);
        all.push(graph.marked(value, Marks { sparse, on_gpu })?);
    }
    Ok(all)
}

/// The builtin that marks what it is given itself.
const SAYS: &str = "sparse_as";

/// Whether what a builtin computes of arrays on the device stays there: `size` and `isempty` tell of them instead.
pub(super) fn gives_on_gpu(builtin: &Builtin) -> bool {
    match builtin.traits.on_gpu {
        OnGpu::ByGroup => matches!(builtin.run, Run::Op(_)) || builtin.group.is_of_elements(),
        OnGpu::Never => false,
        OnGpu::Always => true,
    }
}

/// Whether the last argument is the class `gpuArray`, as in `zeros(3, 'gpuArray')`.
fn names_gpu_array(args: &[Value]) -> bool {
    let is_name =
        |last: &&Value| last.is_char() && last.numel() == 8 || matches!(last, Value::Text(_));
    args.last()
        .filter(is_name)
        .is_some_and(|last| last.as_text().ok().flatten().is_some_and(|text| text == "gpuArray"))
}

/// Whether a value can be a `gpuArray`.
fn may_be_on_gpu(value: &Value) -> bool {
    value.elem_type().is_some() && !value.is_char()
}

/// The same results as `gpuArray`s, where they can be.
pub(super) fn on_gpu(graph: &mut Graph, values: Values) -> Flow<Values> {
    let mut all = Values::new();
    for value in values {
        let marks = Marks { on_gpu: may_be_on_gpu(&value), ..value.marks() };
        all.push(graph.marked(value, marks)?);
    }
    Ok(all)
}

/// A value as texts of the library compute with it: they ask for the class of its elements, and their results are marked.
pub(super) fn without_gpu(value: &mut Value) {
    let marks = Marks { on_gpu: false, ..value.marks() };
    // A captured array gets other marks without a copy.
    if let Ok(plain) = marked(value.clone(), marks) {
        *value = plain;
    }
}

/// A task whose results are `gpuArray`s.
pub(super) struct TaskOnGpu(pub Box<dyn Task>);

impl Task for TaskOnGpu {
    fn resume(&mut self, cx: &mut Cx<'_>, input: Option<Result<Values, Error>>) -> Flow<TaskStep> {
        Ok(match self.0.resume(cx, input)? {
            TaskStep::Done(values) => TaskStep::Done(on_gpu(cx.graph, values)?),
            step => step,
        })
    }
}

/// Keeps the marks of a value that was changed; what was given elements of a `gpuArray` is one.
pub(super) fn keep_marks(graph: &mut Graph, changed: &mut Value, was: Marks) -> Flow<()> {
    if was != changed.marks() {
        let value = std::mem::replace(changed, Value::empty());
        *changed = graph.marked(value, was)?;
    }
    Ok(())
}
