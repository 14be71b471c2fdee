//! Running a program only to look at it: it gets copies of all that programs can change, and what was there
//! comes back when it is over. Arrays are shared until somebody writes; handle objects and the variables that
//! nested functions share are copied, each once.

use super::Vm;
use super::code::{Body, Code};
use super::environment::Environment;
use super::frame::Place;
use crate::value::{
    CellArray, Function, FunctionBody, Object, ObjectArray, ObjectState, StructArray, Value,
};
use indexmap::IndexMap;
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

/// What a machine had before it stepped aside.
pub struct Aside {
    variables: Option<Box<IndexMap<Rc<str>, Value>>>,
    places: HashMap<Place, Value>,
    global_names: Vec<Rc<str>>,
    functions: HashMap<Rc<str>, Rc<Code>>,
}

impl Vm {
    /// Goes on with copies of variables and functions, and gives what they are copies of.
    pub fn step_aside(&mut self) -> Aside {
        let mut copies = Copies::default();
        let aside = Aside {
            variables: self.root().and_then(|root| root.extra.clone()),
            places: self.places.clone(),
            global_names: self.global_names.clone(),
            functions: self.functions.clone(),
        };
        if let Some(root) = self.root_mut()
            && let Some(variables) = &mut root.extra
        {
            variables.values_mut().for_each(|value| copies.put(value));
        }
        self.places.values_mut().for_each(|value| copies.put(value));
        self.epoch += 1;
        aside
    }

    /// Takes up what was there before `step_aside`; what the copies have become is dropped.
    pub fn step_back(&mut self, aside: Aside) {
        self.abort();
        if let Some(root) = self.root_mut() {
            root.extra = aside.variables;
        }
        self.places = aside.places;
        self.global_names = aside.global_names;
        self.functions = aside.functions;
        self.epoch += 1;
    }
}

/// Deeper values are shared.
const DEEPEST: usize = 500;

/// The copies so far, by what they are copies of: two variables that hold one object hold one copy.
#[derive(Default)]
struct Copies {
    objects: HashMap<*const Object, Rc<Object>>,
    environments: HashMap<*const Environment, Rc<Environment>>,
    depth: usize,
}

impl Copies {
    fn put(&mut self, value: &mut Value) {
        if let Some(copy) = self.of(value) {
            *value = copy;
        }
    }

    /// The copy of a value; None where it holds nothing that could be changed through it.
    fn of(&mut self, value: &Value) -> Option<Value> {
        if self.depth > DEEPEST {
            return None;
        }
        self.depth += 1;
        let copy = match value {
            Value::Object(object) => Some(Value::Object(self.object(object))),
            Value::Objects(array) => {
                let objects = array.objects.iter().map(|object| self.object(object)).collect();
                Some(Value::Objects(Rc::new(ObjectArray { objects, ..(**array).clone() })))
            }
            Value::Function(function) => {
                self.function(function).map(|f| Value::Function(Rc::new(f)))
            }
            Value::Cell(cell) => self
                .all(&cell.cells)
                .map(|cells| Value::Cell(Rc::new(CellArray { shape: cell.shape.clone(), cells }))),
            Value::Struct(structs) => self.structs(structs).map(|s| Value::Struct(Rc::new(s))),
            _ => None,
        };
        self.depth -= 1;
        copy
    }

    fn all(&mut self, values: &[Value]) -> Option<Vec<Value>> {
        let mut copied: Option<Vec<Value>> = None;
        for (k, value) in values.iter().enumerate() {
            if let Some(copy) = self.of(value) {
                copied.get_or_insert_with(|| values.to_vec())[k] = copy;
            }
        }
        copied
    }

    fn structs(&mut self, structs: &StructArray) -> Option<StructArray> {
        let mut copied: Option<StructArray> = None;
        for (k, column) in structs.fields.values().enumerate() {
            if let Some(column) = self.all(column) {
                copied.get_or_insert_with(|| structs.clone()).fields[k] = column;
            }
        }
        copied
    }

    fn object(&mut self, object: &Rc<Object>) -> Rc<Object> {
        if let Some(copy) = self.objects.get(&Rc::as_ptr(object)) {
            return copy.clone();
        }
        // What is to run when the object goes belongs to the original.
        let copy = Rc::new(Object {
            class: object.class.clone(),
            of: object.of.clone(),
            handle: object.handle,
            state: RefCell::new(ObjectState::Fields(IndexMap::default())),
            at_end: None,
        });
        // An object can hold itself.
        self.objects.insert(Rc::as_ptr(object), copy.clone());
        let mut state = object.state.borrow().clone();
        match &mut state {
            ObjectState::Fields(fields) => fields.values_mut().for_each(|value| self.put(value)),
            ObjectState::Map(map) => map.entries.values_mut().for_each(|value| self.put(value)),
            ObjectState::Dictionary(of) => {
                of.entries.values_mut().for_each(|value| self.put(value));
            }
        }
        copy.state.replace(state);
        copy
    }

    fn function(&mut self, function: &Function) -> Option<Function> {
        match function {
            Function::Named { name, body: Some(body) } => {
                let body = self.body(body)?;
                Some(Function::Named { name: name.clone(), body: Some(body) })
            }
            Function::Named { .. } => None,
            Function::Anonymous { text, captured, body } => {
                let mut copied = None;
                for (k, (_, value)) in captured.iter().enumerate() {
                    if let Some(copy) = self.of(value) {
                        copied.get_or_insert_with(|| captured.to_vec())[k].1 = copy;
                    }
                }
                let inner = self.body(body);
                if copied.is_none() && inner.is_none() {
                    return None;
                }
                Some(Function::Anonymous {
                    text: text.clone(),
                    captured: copied.map_or_else(|| captured.clone(), Into::into),
                    body: inner.unwrap_or_else(|| body.clone()),
                })
            }
        }
    }

    /// The body of a handle that shares variables with the functions around it.
    fn body(&mut self, body: &Rc<dyn FunctionBody>) -> Option<Rc<dyn FunctionBody>> {
        let known = body.as_any().downcast_ref::<Body>()?;
        let environment = self.environment(known.environment.as_ref()?);
        Some(Rc::new(Body { code: known.code.clone(), environment: Some(environment) }))
    }

    fn environment(&mut self, environment: &Rc<Environment>) -> Rc<Environment> {
        if let Some(copy) = self.environments.get(&Rc::as_ptr(environment)) {
            return copy.clone();
        }
        let around = environment.around().map(|around| self.environment(around));
        let copy = Rc::new(environment.emptied(around));
        self.environments.insert(Rc::as_ptr(environment), copy.clone());
        for (k, mut value) in environment.values().into_iter().enumerate() {
            value.iter_mut().for_each(|value| self.put(value));
            copy.put(k, value);
        }
        copy
    }
}
