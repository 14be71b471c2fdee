//! Letting go of nested values without recursion: a program can nest cells a million deep, and the
//! stack of the machine that runs us cannot follow.

use super::{AtEnd, CellArray, Function, Object, ObjectState, StructArray, Value};
use std::rc::Rc;

/// Empties containers one after the other. Whatever is still shared stays as it is.
fn let_go(mut pending: Vec<Value>) {
    while let Some(value) = pending.pop() {
        match value {
            Value::Cell(rc) => {
                if let Ok(mut cells) = Rc::try_unwrap(rc) {
                    pending.append(&mut cells.cells);
                }
            }
            Value::Struct(rc) => {
                if let Ok(mut s) = Rc::try_unwrap(rc) {
                    s.fields.values_mut().for_each(|column| pending.append(column));
                }
            }
            Value::Function(rc) => {
                if let Ok(mut function) = Rc::try_unwrap(rc) {
                    captured(&mut function, &mut pending);
                }
            }
            Value::Object(rc) => {
                if let Ok(mut object) = Rc::try_unwrap(rc) {
                    object.hand_over();
                    contents(&mut object, &mut pending);
                }
            }
            Value::Objects(rc) => {
                if let Ok(array) = Rc::try_unwrap(rc) {
                    pending.extend(array.objects.into_iter().map(Value::Object));
                }
            }
            _ => {}
        }
    }
}

/// Takes the values out of an object that nobody else holds.
fn contents(object: &mut Object, pending: &mut Vec<Value>) {
    match object.state.get_mut() {
        ObjectState::Fields(fields) => {
            pending.extend(std::mem::take(fields).into_values().filter(is_container));
        }
        ObjectState::Map(map) => {
            pending.extend(std::mem::take(&mut map.entries).into_values().filter(is_container));
        }
        ObjectState::Dictionary(of) => {
            pending.extend(std::mem::take(&mut of.entries).into_values().filter(is_container));
        }
    }
}

fn is_container(value: &Value) -> bool {
    matches!(
        value,
        Value::Cell(_)
            | Value::Struct(_)
            | Value::Function(_)
            | Value::Object(_)
            | Value::Objects(_)
    )
}

/// Takes the captured values out of a function that nobody else holds.
fn captured(function: &mut Function, pending: &mut Vec<Value>) {
    if let Function::Anonymous { captured, .. } = function
        && let Some(values) = Rc::get_mut(captured)
    {
        for (_, value) in values {
            if is_container(value) {
                pending.push(std::mem::replace(value, Value::from(0.0)));
            }
        }
    }
}

impl Drop for CellArray {
    fn drop(&mut self) {
        if self.cells.iter().any(is_container) {
            let_go(std::mem::take(&mut self.cells));
        }
    }
}

impl Drop for StructArray {
    fn drop(&mut self) {
        if self.fields.values().flatten().any(is_container) {
            let_go(self.fields.values_mut().flat_map(std::mem::take).collect());
        }
    }
}

impl Drop for Object {
    fn drop(&mut self) {
        if let Some(AtEnd { function, due }) = self.at_end.take()
            && let Some(function) = function.into_inner()
            && let Ok(mut due) = due.try_borrow_mut()
        {
            due.push(function);
        }
        self.hand_over();
        let mut pending = Vec::new();
        contents(self, &mut pending);
        let_go(pending);
    }
}

impl Drop for Function {
    fn drop(&mut self) {
        let mut pending = Vec::new();
        captured(self, &mut pending);
        let_go(pending);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CellArray, Shape, Value};
    use std::rc::Rc;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn a_million_cells_within_each_other_go_without_recursion() {
        let mut value = Value::from(1.0);
        for _ in 0..1_000_000 {
            value = Value::Cell(Rc::new(CellArray { shape: Shape::scalar(), cells: vec![value] }));
        }
        drop(value);
    }
}
