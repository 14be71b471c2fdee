//! Loops: over equally spaced numbers, over columns, over the fields of a struct.

use super::Vm;
use super::frame::{Args, Exec, Frame, Loop};
use super::truth::gathered;
use crate::builtins::Cx;
use crate::bytecode::{Instr, Opd};
use crate::diag::Error;
use crate::value::index::Index;
use crate::value::{Scalar, Steps, Value};

impl Vm {
    pub(super) fn for_range(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        slot: u16,
        a: Opd,
        s: Opd,
        b: Opd,
    ) -> Exec {
        let step = if s.is_some() { frame.number(s) } else { Some(1.0) };
        let state = match (frame.number(a), step, frame.number(b)) {
            (Some(a), Some(s), Some(b)) if b.is_finite() || s > 0.0 && b > 0.0 => {
                let bounded = if b.is_finite() { b } else { 9e15 };
                Loop::Range { steps: Steps::spaced(a, s, bounded.max(-9e15))?, k: 0 }
            }
            _ => {
                // A row that is captured is kept while it is fetched, so that the same one is asked again.
                let row = match frame.scratch.take() {
                    Some(row) => row,
                    None => {
                        let (x, y) = (frame.get(a)?, frame.get(b)?);
                        let step = if s.is_some() { Some(frame.get(s)?) } else { None };
                        super::operate::needs(&[x.clone(), y.clone()])?;
                        if let Some(state) = self.object_loop(cx, frame, &x, step.as_ref(), &y)? {
                            [a, s, b]
                                .into_iter()
                                .filter(|o| o.is_some())
                                .for_each(|o| frame.done(o));
                            frame.loops[slot as usize] = state;
                            return Ok(());
                        }
                        self.range(cx, &x, step.as_ref(), &y)?
                    }
                };
                if let Err(stop) = super::operate::needs(std::slice::from_ref(&row)) {
                    frame.scratch = Some(row);
                    return Err(stop.into());
                }
                columns_of(row)?
            }
        };
        [a, s, b].into_iter().filter(|o| o.is_some()).for_each(|o| frame.done(o));
        frame.loops[slot as usize] = state;
        Ok(())
    }

    /// A loop over `a : s : b` of objects whose class says what that is.
    fn object_loop(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        a: &Value,
        s: Option<&Value>,
        b: &Value,
    ) -> Exec<Option<Loop>> {
        if !self.knows_classes() {
            return Ok(None);
        }
        let args: Args = [Some(a), s, Some(b)].into_iter().flatten().cloned().collect();
        let Some(colon) = self.dispatched(frame, "colon", &args)? else { return Ok(None) };
        let mut asked = 0;
        let row = self.ask(cx, frame, &mut asked, &colon, args, 1)?.unwrap_or_else(Value::empty);
        let state = match self.object_columns(cx, frame, &row, &mut asked)? {
            Some(state) => state,
            None => columns_of(row)?,
        };
        frame.returned.clear();
        Ok(Some(state))
    }

    /// A loop over the columns of an object whose class has them by its `loop_columns`.
    pub(super) fn object_columns(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        value: &Value,
        asked: &mut usize,
    ) -> Exec<Option<Loop>> {
        let Some(class) = value.program_class() else { return Ok(None) };
        let method = class.methods.get("loop_columns").and_then(|m| m.function.clone());
        let Some(method) = method else { return Ok(None) };
        let cells = self.ask(cx, frame, asked, &method, smallvec::smallvec![value.clone()], 1)?;
        Ok(match cells {
            Some(Value::Cell(cells)) => {
                Some(Loop::Contents { cells: cells.cells.as_slice().into(), k: 0 })
            }
            _ => None,
        })
    }

    /// Goes to a loop's `ForLoop`; a loop without turns leaves its variable empty.
    pub(super) fn first_turn(
        &mut self,
        _cx: &mut Cx<'_>,
        frame: &mut Frame,
        slot: u16,
        to: u32,
    ) -> Exec<Option<u32>> {
        let empty = match &frame.loops[slot as usize] {
            Loop::Range { steps, .. } => steps.count == 0,
            Loop::Columns { count, .. } => *count == 0,
            Loop::Contents { cells, .. } => cells.is_empty(),
            _ => false,
        };
        if empty
            && let Some(Instr::ForLoop { var, .. }) =
                frame.code.chunk.code.get(to as usize).copied()
        {
            let value = match &frame.loops[slot as usize] {
                Loop::Columns { value, .. } => value.clone(),
                _ => Value::empty(),
            };
            frame.set(var, value);
        }
        Ok(Some(to))
    }

    /// The next column of a loop's value.
    pub(super) fn next_column(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        slot: u16,
    ) -> Exec<Option<Value>> {
        let Some(Loop::Columns { value, rows, k, count }) = frame.loops.get_mut(slot as usize)
        else {
            return Ok(None);
        };
        if *k >= *count {
            return Ok(None);
        }
        let at = *k;
        *k += 1;
        if *rows == 1
            && let Value::Array(a) = value
            && let Some(x) = Scalar::of(a.data(), at)
        {
            return Ok(Some(Value::Scalar(x)));
        }
        let (value, rows) = (value.clone(), *rows);
        let picked = match rows {
            1 => crate::value::index::index(&value, &[Index::One(at)]),
            _ => crate::value::index::index(&value, &[Index::Colon, Index::One(at)]),
        };
        let _ = cx;
        Ok(Some(picked?))
    }
}

/// A loop over the columns of a value.
pub(super) fn columns_of(value: Value) -> Exec<Loop> {
    Ok(match value {
        Value::Range(r) => Loop::Range { steps: Steps::from(&*r), k: 0 },
        Value::Lazy(l) => {
            let array = gathered(&l)?;
            columns_of(Value::Array(array))?
        }
        Value::Compressed(matrix) => {
            columns_of(Value::Array(std::rc::Rc::new(matrix.to_array()?)))?
        }
        value => {
            let shape = value.shape();
            let rows = shape.rows();
            // Columns without elements are turns as well.
            let count = shape.dims()[1..].iter().fold(1_usize, |all, &n| all.saturating_mul(n));
            Loop::Columns { value, rows, k: 0, count }
        }
    })
}

/// A loop over the fields of a struct.
pub(super) fn fields_of(value: &Value) -> Result<Loop, Error> {
    let Value::Struct(s) = value else {
        return Err(Error::new(
            "MATLAB:forStruct",
            format!("expected a struct to loop over, found {}", value.class_name()),
        ));
    };
    let pairs = s
        .fields
        .iter()
        .map(|(name, column)| {
            let value = match column.as_slice() {
                [one] => one.clone(),
                many => super::object::cell_row(many.to_vec()),
            };
            (name.clone(), value)
        })
        .collect();
    Ok(Loop::Fields { pairs, k: 0 })
}
