//! Arrays of objects of a program's classes: what they are made of, and which class an array of several classes has.
//!
//! Elements are moved and joined as those of any array (`index`, `assign`, `concat`). Must not know how objects are made:
//! places that nobody fills are told ([`super::assign::leaves_gaps`]), and the machine makes objects for them.

use super::{Definition, Object, ObjectState, Shape, Value};
use crate::diag::{Error, Result};
use std::cell::RefCell;
use std::rc::Rc;

/// The superclass whose subclasses may share an array.
const MIXED: &str = "matlab.mixin.Heterogeneous";

/// An array of objects, column-major. **One object is `Value::Object`.**
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct ObjectArray {
    /// The class that all of them belong to.
    pub class: Rc<Definition>,
    pub shape: Shape,
    pub objects: Vec<Rc<Object>>,
}

impl ObjectArray {
    /// The array that a value is, or the one object. None: it is no object of a program's class.
    pub fn of(value: &Value) -> Option<Rc<ObjectArray>> {
        match value {
            Value::Objects(array) => Some(array.clone()),
            Value::Object(object) => {
                let class = object.definition()?.clone();
                let objects = vec![object.clone()];
                Some(Rc::new(ObjectArray { class, shape: Shape::scalar(), objects }))
            }
            _ => None,
        }
    }

    /// An array of these objects; `class` is that of an array without any, and of any where it is not mixed.
    pub fn new(class: &Rc<Definition>, shape: Shape, objects: Vec<Rc<Object>>) -> ObjectArray {
        let class = match class.is_a(MIXED) {
            true => common_class(&objects).unwrap_or_else(|| class.clone()),
            false => class.clone(),
        };
        ObjectArray { class, shape, objects }
    }
}

impl From<ObjectArray> for Value {
    fn from(array: ObjectArray) -> Value {
        match array.objects.as_slice() {
            [one] if array.shape.is_scalar() => Value::Object(one.clone()),
            _ => Value::Objects(Rc::new(array)),
        }
    }
}

/// The class nearest to all objects that they belong to. None: there is none, or no object.
fn common_class(objects: &[Rc<Object>]) -> Option<Rc<Definition>> {
    let mut classes = objects.iter().filter_map(|object| object.definition());
    let first = classes.next()?.clone();
    classes.try_fold(first, |so_far, class| nearest(&so_far, class))
}

fn nearest(a: &Rc<Definition>, b: &Rc<Definition>) -> Option<Rc<Definition>> {
    if b.is_a(&a.name) {
        return Some(a.clone());
    }
    a.bases.iter().find_map(|base| nearest(base, b))
}

/// The class of an array that objects of two classes are put into.
pub(super) fn shared_class(a: &Rc<Definition>, b: &Rc<Definition>) -> Result<Rc<Definition>> {
    if a.name == b.name {
        return Ok(a.clone());
    }
    match nearest(a, b).filter(|class| class.is_a(MIXED)) {
        Some(class) => Ok(class),
        None => Err(Error::new(
            "MATLAB:UnableToConvert",
            format!("Conversion to {} from {} is not possible.", a.name, b.name),
        )
        .hint(format!(
            "objects of different classes share an array only where both are made from one subclass of {MIXED}; a \
             cell array takes them all"
        ))),
    }
}

/// The class of what stands for a value that is shown as a text, within another one that is shown.
const SHOWN: &str = "matgpu.Shown";

impl Object {
    /// What is shown as a text where it stands within another value.
    pub fn shown_as(text: &str) -> Value {
        let fields = std::iter::once((Rc::from("text"), Value::from(text))).collect();
        Value::Object(Rc::new(Object {
            class: SHOWN.into(),
            handle: false,
            state: RefCell::new(ObjectState::Fields(fields)),
            at_end: None,
            of: None,
        }))
    }

    /// The text that it is shown as, where it stands for one.
    pub fn shown_text(&self) -> Option<String> {
        match &*self.state.borrow() {
            // It was made of a text of the host.
            ObjectState::Fields(fields) if &*self.class == SHOWN => {
                fields.get("text")?.as_text().ok().flatten()
            }
            _ => None,
        }
    }

    /// The size that an object shows: of its elements, where the class keeps them in a plain array, or as a table.
    pub fn extent(&self) -> Shape {
        let one = Shape::matrix(1, 1);
        let Some(class) = self.definition() else { return one };
        let ObjectState::Fields(fields) = &*self.state.borrow() else { return one };
        if class.is_a("matgpu.PlainArray") {
            return fields.get("data").map_or(one, |data| data.shape().clone());
        }
        match (fields.get("count"), fields.get("columns")) {
            (Some(Value::Scalar(rows)), Some(columns)) if class.is_a("table") => {
                Shape::matrix(rows.to_f64() as usize, columns.numel())
            }
            _ => one,
        }
    }
}

impl Value {
    /// The class of an object, or of an array of them, that a program defines.
    pub fn program_class(&self) -> Option<&Rc<Definition>> {
        match self {
            Value::Object(object) => object.definition(),
            Value::Objects(array) => Some(&array.class),
            _ => None,
        }
    }
}
