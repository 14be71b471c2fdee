//! Operators on values that are not both plain doubles: scalars of other classes at once, arrays
//! through the graph, which computes small ones at once and captures large ones.

use super::frame::{Activation, Args, Exec, Ret, Signal};
use super::marks::{mark_binary, mark_like};
use super::{Vm, slices};
use crate::builtins::linear_algebra::compressed;
use crate::builtins::{Builtin, Call, Cx, Flow, Stop, Values};
use crate::bytecode::Cmp;
use crate::diag::Error;
use crate::op::{self, Op};
use crate::syntax::{BinaryOp, PostfixOp, UnaryOp};
use crate::value::{Range, Scalar, Value, text};
use std::cmp::Ordering;
use std::rc::Rc;

/// The primitive of an elementwise operator.
fn primitive(op: BinaryOp) -> Option<Op> {
    Some(match op {
        BinaryOp::Add => Op::Add,
        BinaryOp::Subtract => Op::Sub,
        BinaryOp::Times => Op::Mul,
        BinaryOp::RightDivide => Op::Div,
        BinaryOp::Power => Op::Pow,
        BinaryOp::Equal => Op::Eq,
        BinaryOp::NotEqual => Op::Ne,
        BinaryOp::Less => Op::Lt,
        BinaryOp::LessEqual => Op::Le,
        BinaryOp::Greater => Op::Gt,
        BinaryOp::GreaterEqual => Op::Ge,
        BinaryOp::And => Op::And,
        BinaryOp::Or => Op::Or,
        _ => return None,
    })
}

/// A scalar that arithmetic takes as a double.
fn double_like(value: &Value) -> Option<f64> {
    match value {
        Value::Scalar(s @ (Scalar::F64(_) | Scalar::Bool(_) | Scalar::Char(_))) => Some(s.to_f64()),
        _ => None,
    }
}

/// Two scalars that count as doubles. Powers and logic with special cases are left to the graph.
pub(super) fn doubles(op: BinaryOp, a: f64, b: f64) -> Option<Value> {
    Some(match op {
        BinaryOp::Add => Value::from(a + b),
        BinaryOp::Subtract => Value::from(a - b),
        BinaryOp::Times | BinaryOp::MatrixTimes => Value::from(a * b),
        BinaryOp::RightDivide | BinaryOp::MatrixRightDivide => Value::from(a / b),
        BinaryOp::LeftDivide | BinaryOp::MatrixLeftDivide => Value::from(b / a),
        BinaryOp::And | BinaryOp::Or if a.is_nan() || b.is_nan() => return None,
        BinaryOp::And => Value::from(a != 0.0 && b != 0.0),
        BinaryOp::Or => Value::from(a != 0.0 || b != 0.0),
        // Squares are exact products; other powers have one definition, in `op`.
        BinaryOp::Power | BinaryOp::MatrixPower if b == 2.0 => Value::from(a * a),
        op => Value::from(Cmp::of(op)?.holds(a, b)),
    })
}

/// Equally spaced numbers that are moved or stretched, as such.
fn spaced(op: Op, a: &Value, b: &Value) -> Option<Range> {
    let (range, number, is_first) = match (a, b) {
        (Value::Range(range), Value::Scalar(Scalar::F64(number))) => (range, *number, false),
        (Value::Scalar(Scalar::F64(number)), Value::Range(range)) => (range, *number, true),
        _ => return None,
    };
    let (scale, shift) = match op {
        op if op == Op::Add => (1.0, number),
        op if op == Op::Sub && is_first => (-1.0, number),
        op if op == Op::Sub && number != 0.0 => (1.0, -number),
        op if op == Op::Mul && number > 0.0 => (number, 0.0),
        _ => return None,
    };
    range.times_and_plus(scale, shift)
}

impl Vm {
    /// `a op b`.
    pub(super) fn binary(
        &mut self,
        cx: &mut Cx<'_>,
        op: BinaryOp,
        a: &Value,
        b: &Value,
    ) -> Flow<Value> {
        let value = self.binary_of(cx, op, a, b)?;
        mark_binary(cx.graph, op, a, b, value)
    }

    fn binary_of(&mut self, cx: &mut Cx<'_>, op: BinaryOp, a: &Value, b: &Value) -> Flow<Value> {
        if let (Some(x), Some(y)) = (double_like(a), double_like(b))
            && let Some(value) = doubles(op, x, y)
        {
            return Ok(value);
        }
        if let Some(value) = self.compressed(cx, op.function(), &[a, b])? {
            return Ok(value);
        }
        let scalar = |v: &Value| v.numel() == 1;
        let elementwise = match op {
            BinaryOp::MatrixTimes if scalar(a) || scalar(b) => Some(Op::Mul),
            BinaryOp::MatrixRightDivide if scalar(b) => Some(Op::Div),
            BinaryOp::MatrixPower if scalar(a) && scalar(b) => Some(Op::Pow),
            op => primitive(op),
        };
        if let (Value::Scalar(x), Value::Scalar(y), Some(op)) = (a, b, elementwise)
            && let Some(number) = op::numbers_at_once(op, &[*x, *y])
        {
            return Ok(Value::Scalar(number));
        }
        let small = cx.graph.thresholds.small;
        let at_once = match (elementwise, op) {
            (Some(op), _) => slices::arithmetic(op, a, b, small),
            (None, BinaryOp::MatrixTimes) => slices::product(a, b, small),
            _ => None,
        };
        if let Some(value) = at_once {
            return Ok(value);
        }
        if let Some(range) = elementwise.and_then(|op| spaced(op, a, b)) {
            return Ok(Value::Range(Rc::new(range)));
        }
        if a.elem_type().is_some() && b.elem_type().is_some() {
            if let Some(op) = elementwise {
                cx.graph.small_step([a, b])?;
                return cx.graph.elementwise(op, &[a.clone(), b.clone()]);
            }
            if op == BinaryOp::LeftDivide || op == BinaryOp::MatrixLeftDivide && scalar(a) {
                return cx.graph.elementwise(Op::Div, &[b.clone(), a.clone()]);
            }
        }
        if let Some(value) = of_strings(op, a, b)? {
            return Ok(value);
        }
        let is_list = |v: &Value| matches!(v, Value::Cell(_) | Value::Struct(_));
        let no_numbers = a.elem_type().is_none() || b.elem_type().is_none();
        if elementwise.is_some() && no_numbers || is_list(a) || is_list(b) {
            return Err(undefined_operator(op.sign(), &[a.clone(), b.clone()]).into());
        }
        let name = op.function().unwrap_or(op.sign());
        self.operator(cx, name, op.sign(), &[a.clone(), b.clone()], Vm::run_builtin)
    }

    /// What the function that an operator is makes of matrices that are stored without their zeros.
    fn compressed(
        &self,
        cx: &mut Cx<'_>,
        name: Option<&str>,
        args: &[&Value],
    ) -> Flow<Option<Value>> {
        if !args.iter().any(|arg| matches!(arg, Value::Compressed(_))) {
            return Ok(None);
        }
        let Some(builtin) = name.and_then(|name| self.builtins.get(name)) else { return Ok(None) };
        let args: Args = args.iter().map(|&arg| arg.clone()).collect();
        let values = compressed::call(cx, builtin, &args, 1)?;
        Ok(values.and_then(|values| values.into_iter().next()))
    }

    /// The remote call that a matrix operator is, if it is one.
    pub(super) fn operator_remote_call(
        &self,
        cx: &mut Cx<'_>,
        op: BinaryOp,
        args: [&Value; 2],
        ret: Ret,
    ) -> Flow<Option<Activation>> {
        let (BinaryOp::MatrixLeftDivide | BinaryOp::MatrixRightDivide | BinaryOp::MatrixPower) = op
        else {
            return Ok(None);
        };
        match op.function().and_then(|name| self.builtins.get(name)) {
            Some(&builtin) => self.remote_call(cx, builtin, &args.map(Value::clone), 1, ret),
            None => Ok(None),
        }
    }

    /// An operator that is a builtin function.
    fn operator(
        &mut self,
        cx: &mut Cx<'_>,
        name: &str,
        sign: &str,
        args: &[Value],
        run: fn(&mut Vm, &mut Cx<'_>, &'static Builtin, Call<'_>) -> Flow<Values>,
    ) -> Flow<Value> {
        let Some(&builtin) = self.builtins.get(name) else {
            return Err(undefined_operator(sign, args).into());
        };
        match run(self, cx, builtin, Call { args, nargout: 1 })?.into_iter().next() {
            Some(value) => Ok(value),
            None => Err(undefined_operator(sign, args).into()),
        }
    }

    /// `op a`.
    pub(super) fn unary(&mut self, cx: &mut Cx<'_>, op: UnaryOp, a: &Value) -> Flow<Value> {
        match (op, a) {
            (UnaryOp::Minus, Value::Scalar(Scalar::F64(x))) => return Ok(Value::from(-x)),
            (UnaryOp::Not, Value::Scalar(Scalar::Bool(x))) => return Ok(Value::from(!x)),
            (UnaryOp::Not, Value::Scalar(Scalar::F64(x))) if !x.is_nan() => {
                return Ok(Value::from(*x == 0.0));
            }
            (UnaryOp::Plus, Value::Scalar(Scalar::Bool(_) | Scalar::Char(_))) => {
                return Ok(Value::from(double_like(a).unwrap_or(0.0)));
            }
            (UnaryOp::Minus, Value::Range(r)) => {
                let range = Range { start: -r.start, step: -r.step, count: r.count, last: -r.last };
                return Ok(Value::Range(Rc::new(range)));
            }
            _ => {}
        }
        if let Some(value) = self.compressed(cx, Some(op.function()), &[a])? {
            return Ok(value);
        }
        let Some(ty) = a.elem_type() else {
            if op != UnaryOp::Plus {
                return Err(undefined_operator(op.sign(), std::slice::from_ref(a)).into());
            }
            return self.operator(
                cx,
                op.function(),
                op.sign(),
                std::slice::from_ref(a),
                Vm::run_builtin_now,
            );
        };
        match op {
            UnaryOp::Minus => {
                let value = cx.graph.elementwise(Op::Neg, std::slice::from_ref(a))?;
                mark_like(cx.graph, a, value)
            }
            UnaryOp::Not => {
                let value = cx.graph.elementwise(Op::Not, std::slice::from_ref(a))?;
                mark_like(cx.graph, a, value)
            }
            UnaryOp::Plus if ty.class.is_numeric() => Ok(a.clone()),
            UnaryOp::Plus => {
                let value = cx.graph.cast(a, crate::value::Class::Double)?;
                mark_like(cx.graph, a, value)
            }
        }
    }

    /// `a'` and `a.'`.
    pub(super) fn postfix(&mut self, cx: &mut Cx<'_>, op: PostfixOp, a: &Value) -> Flow<Value> {
        match a {
            Value::Scalar(_) => Ok(a.clone()),
            Value::Compressed(_) => {
                let turned = self.compressed(cx, Some(op.function()), &[a])?;
                Ok(turned.unwrap_or_else(|| a.clone()))
            }
            Value::Array(_) | Value::Range(_) | Value::Lazy(_) => {
                if let Some(value) = slices::transposed(a, cx.graph.thresholds.small) {
                    return Ok(value);
                }
                let value = cx.graph.transpose(a, op == PostfixOp::ConjugateTranspose)?;
                mark_like(cx.graph, a, value)
            }
            _ => self.operator(
                cx,
                op.function(),
                op.sign(),
                std::slice::from_ref(a),
                Vm::run_builtin_now,
            ),
        }
    }

    /// `a : s : b`.
    pub(super) fn range(
        &mut self,
        cx: &mut Cx<'_>,
        a: &Value,
        s: Option<&Value>,
        b: &Value,
    ) -> Exec<Value> {
        let plain = |v: &Value| match v {
            Value::Scalar(s @ (Scalar::F64(_) | Scalar::Bool(_))) => Some(s.to_f64()),
            _ => None,
        };
        let step = s.map_or(Some(1.0), plain);
        if let (Some(a), Some(s), Some(b)) = (plain(a), step, plain(b)) {
            return Ok(Value::Range(Rc::new(Range::spaced(a, s, b)?)));
        }
        let mut args = vec![a.clone()];
        args.extend(s.cloned());
        args.push(b.clone());
        self.operator(cx, "colon", ":", &args, Vm::run_builtin_now).map_err(Signal::from)
    }
}

/// What an operator makes of two values of which one is a string array; None where it does not take strings.
pub(super) fn of_strings(op: BinaryOp, a: &Value, b: &Value) -> Flow<Option<Value>> {
    let is_string = |v: &Value| matches!(v, Value::Text(_));
    if !is_string(a) && !is_string(b) {
        return Ok(None);
    }
    needs(&[a.clone(), b.clone()])?;
    if op == BinaryOp::Add {
        return Ok(Some(text::plus(a, b)?));
    }
    let Some(cmp) = Cmp::of(op) else { return Ok(None) };
    let holds: fn(Ordering) -> bool = match cmp {
        Cmp::Lt => Ordering::is_lt,
        Cmp::Le => Ordering::is_le,
        Cmp::Gt => Ordering::is_gt,
        Cmp::Ge => Ordering::is_ge,
        Cmp::Eq => Ordering::is_eq,
        Cmp::Ne => Ordering::is_ne,
    };
    Ok(Some(text::compare(a, b, op.sign(), holds)?))
}

/// The comparison that a function of this name is.
pub(super) fn comparison(name: &str) -> Option<BinaryOp> {
    [Cmp::Lt, Cmp::Le, Cmp::Gt, Cmp::Ge, Cmp::Eq, Cmp::Ne]
        .map(Cmp::op)
        .into_iter()
        .find(|op| op.function() == Some(name))
}

fn undefined_operator(sign: &str, args: &[Value]) -> Error {
    let message = match args {
        [a] => format!(
            "Unary operator '{sign}' is not supported for operand of type '{}'.",
            a.class_name()
        ),
        [a, b] if a.class_name() != b.class_name() => format!(
            "Operator '{sign}' is not supported for operands of type '{}' and '{}'.",
            a.class_name(),
            b.class_name()
        ),
        _ => {
            let odd = args.iter().find(|a| a.elem_type().is_none()).or(args.first());
            let class = odd.map_or("double", Value::class_name);
            format!("Operator '{sign}' is not supported for operands of type '{class}'.")
        }
    };
    Error::new("MATLAB:UndefinedFunction", message)
}

/// The elements that a builtin needs on the host before it is called.
pub(super) fn needs(args: &[Value]) -> Flow<()> {
    let waiting: Vec<_> = args
        .iter()
        .filter_map(|a| match a {
            Value::Lazy(l) if l.node.host().is_none() => Some(l.clone()),
            _ => None,
        })
        .collect();
    if waiting.is_empty() { Ok(()) } else { Err(Stop::Need(waiting)) }
}

/// Asks for text that is captured: to a builtin it says what is to be done, wherever it was computed.
pub(super) fn needs_text(args: &[Value]) -> Flow<()> {
    let pending = |value: &&Value| matches!(value, Value::Lazy(_)) && value.is_char();
    if args.iter().any(|value| pending(&value)) {
        let texts: Vec<Value> = args.iter().filter(pending).cloned().collect();
        return needs(&texts);
    }
    Ok(())
}
