//! Classes without a `classdef`: a folder `@name` of functions, whose constructor makes an object of a struct by
//! `class(s, 'name', parents…)`. Only functions of that folder see the fields. A method that comes from a parent sees the
//! fields of that parent's part.

use super::define::{inherit, packages_of};
use super::members::deleted;
use crate::builtins::{Cx, Values};
use crate::diag::Error;
use crate::value::{Definition, Object, ObjectArray, ObjectState, Refusal, StructArray, Value};
use crate::vm::Vm;
use crate::vm::access::no_field;
use crate::vm::frame::{Args, Exec, Frame};
use crate::vm::invoke::Out;
use crate::vm::store::{Change, Part};
use indexmap::IndexMap;
use std::rc::Rc;

/// The class that the functions of a folder belong to: of `@name`, and of the private functions in it.
pub(in crate::vm) fn class_of_folder(folder: &str) -> Option<Rc<str>> {
    let folder = folder.trim_end_matches('/');
    let folder = folder.strip_suffix("/private").unwrap_or(folder);
    let name = folder.rsplit('/').next()?.strip_prefix('@')?;
    Some(format!("{}{name}", packages_of(folder)).into())
}

impl Vm {
    /// Whether code of a folder belongs to a class without a `classdef`: its constructor does, and then the rest.
    pub(in crate::vm) fn class_without_definition(&self, path: &str) -> Option<Rc<str>> {
        let (folder, file) = path.rsplit_once('/')?;
        let class = class_of_folder(folder)?;
        let short = class.rsplit('.').next()?;
        let constructs = !folder.ends_with("/private") && file.strip_suffix(".m") == Some(short);
        let known = || self.classes.get(&class).is_some_and(|class| class.of_struct);
        (constructs || known()).then_some(class)
    }

    /// The class of a folder, as far as it is known before there is an object: its methods.
    pub(in crate::vm) fn define_folder(
        &mut self,
        cx: &mut Cx<'_>,
        name: &Rc<str>,
        folder: Rc<str>,
    ) -> Result<(), Error> {
        if self.classes.get(name).is_some_and(|class| class.of_struct) {
            return Ok(());
        }
        let scope = self.file_scope(&[], folder.clone(), Some(name.clone()));
        let mut made = Definition::of_struct(name);
        // Its functions belong to it while they are compiled.
        self.classes.insert(name.clone(), Rc::new(Definition::of_struct(name)));
        let short = made.short_name().to_owned();
        self.methods_of_folder(cx, &mut made, &short, scope, &folder)?;
        self.classes.insert(name.clone(), Rc::new(made));
        self.epoch += 1;
        Ok(())
    }

    /// `class(s, name, parents…)` in a constructor.
    pub(super) fn object_of_struct(
        &mut self,
        frame: &Frame,
        fields: &Value,
        rest: &[Value],
    ) -> Result<Value, Refusal> {
        let [name, parents @ ..] = rest else { return Ok(Value::from(fields.class_name())) };
        let own = self.class_of_code(frame).filter(|class| class.of_struct).cloned();
        let name = name.as_text()?.unwrap_or_default();
        let Some(class) = own.filter(|class| *class.name == *name) else {
            let message = format!(
                "The CLASS function must be called from a class constructor, of '{name}' here."
            );
            return Err(Error::new("MATLAB:class:invalidUsage", message)
                .hint(format!("class(s, '{name}') belongs into the file @{name}/{name}.m"))
                .into());
        };
        let Value::Struct(fields) = fields else {
            return Err(Error::new(
                "MATLAB:class:invalidType",
                format!(
                    "An object is made of a struct; found a value of class {}.",
                    fields.class_name()
                ),
            )
            .into());
        };
        let class = self.with_parents(&class, parents)?;
        let mut objects = Vec::with_capacity(fields.shape.numel());
        for k in 0..fields.shape.numel() {
            let mut own = element(fields, k);
            for parent in parents {
                if let (Some(class), Some(parts)) =
                    (parent.program_class(), ObjectArray::of(parent))
                {
                    let part = parts.objects.get(if parts.objects.len() == 1 { 0 } else { k });
                    own.extend(part.map(|part| (class.name.clone(), Value::Object(part.clone()))));
                }
            }
            objects.push(Rc::new(class.object_with(ObjectState::Fields(own))));
        }
        Ok(Value::from(ObjectArray::new(&class, fields.shape.clone(), objects)))
    }

    /// A class with the parents that its constructor names.
    fn with_parents(
        &mut self,
        class: &Rc<Definition>,
        parents: &[Value],
    ) -> Result<Rc<Definition>, Error> {
        let bases: Option<Vec<Rc<Definition>>> =
            parents.iter().map(|parent| parent.program_class().cloned()).collect();
        let Some(bases) = bases else {
            return Err(Error::new(
                "MATLAB:class:invalidParent",
                "The parents of an object are objects: class(s, name, parent, …).",
            ));
        };
        let same = |a: &Rc<Definition>, b: &Rc<Definition>| Rc::ptr_eq(a, b);
        if class.bases.len() == bases.len()
            && class.bases.iter().zip(&bases).all(|(a, b)| same(a, b))
        {
            return Ok(class.clone());
        }
        let mut made = Definition::of_struct(&class.name);
        let own = class.methods.iter().filter(|(_, method)| method.owner == class.name);
        made.methods = own.map(|(name, method)| (name.clone(), method.clone())).collect();
        for base in &bases {
            made.ancestors.extend(base.ancestors.iter().cloned());
        }
        made.bases = bases;
        made.superior_to = class.superior_to.clone();
        made.inferior_to = class.inferior_to.clone();
        inherit(&mut made)?;
        let made = Rc::new(made);
        self.classes.insert(made.name.clone(), made.clone());
        Ok(made)
    }

    /// The class whose fields of an object the code of a frame sees, or that it sees none.
    fn seen_part(&self, frame: &Frame, class: &Definition) -> Result<Rc<Definition>, Error> {
        let own = self.class_of_code(frame).filter(|own| class.is_a(&own.name));
        own.cloned().ok_or_else(|| {
            Error::new(
                "MATLAB:class:fieldAccess",
                "Access to an object's fields is only permitted within its methods.",
            )
            .hint(format!("the methods of '{}' are the files of its folder @{0}", class.name))
        })
    }

    /// `object.name` of an object that is made of a struct.
    pub(super) fn field_of_object(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        object: &Rc<Object>,
        name: &str,
        args: Option<&mut Args>,
        out: Out,
    ) -> Exec<Values> {
        let value = self.seen_field(frame, object, name)?;
        match args {
            None => Ok(smallvec::smallvec![value]),
            Some(args) if matches!(value, Value::Function(_)) => {
                self.call_value(cx, frame, &value, args, out.nout(), out.ret())
            }
            Some(args) => Ok(smallvec::smallvec![self.index(cx, &value, args)?]),
        }
    }

    /// The value of a field that the code of a frame sees.
    pub(super) fn seen_field(
        &self,
        frame: &Frame,
        object: &Rc<Object>,
        name: &str,
    ) -> Result<Value, Error> {
        let Some(class) = object.definition() else { return Err(deleted()) };
        let part = self.seen_part(frame, class)?;
        let part = part_of(object, &part.name).ok_or_else(deleted)?;
        match &*part.state.borrow() {
            ObjectState::Fields(fields) => match fields.get(name) {
                Some(value) => Ok(value.clone()),
                None => Err(no_field(name, fields.keys().map(|key| &**key))),
            },
            _ => Err(deleted()),
        }
    }

    /// `object.name… = value` of such an object.
    #[allow(clippy::too_many_arguments, reason = "what an assignment is made of")]
    pub(super) fn change_field_of_object(
        &mut self,
        cx: &mut Cx<'_>,
        frame: &mut Frame,
        object: &mut Rc<Object>,
        parts: &[Part],
        change: Change,
        asked: &mut usize,
    ) -> Exec {
        let Some(class) = object.definition().cloned() else { return Ok(()) };
        let [Part::Field(name), rest @ ..] = parts else {
            return Err(super::store::not_indexed(&class, "{}").into());
        };
        let part = self.seen_part(frame, &class)?;
        let mut value = self.seen_field(frame, object, name)?;
        match (rest, change) {
            ([], Change::Assign(new)) => value = new,
            ([], Change::Delete) => return Err(super::store::not_indexed(&class, "()").into()),
            (rest, change) => {
                match self.filled(cx, frame, Some(&value), rest, &change, asked)? {
                    Some(whole) if rest.len() == 1 => value = whole,
                    Some(whole) => {
                        let path = &rest[..rest.len() - 1];
                        self.change_value(cx, &mut value, path, Change::Assign(whole))?;
                    }
                    None => {
                        // Alone here, what the field holds is changed where it lies.
                        put_field(object, &part.name, name, Value::from(0.0));
                        let before = value.clone();
                        let changed = self.change_value(cx, &mut value, rest, change);
                        if changed.is_err() {
                            put_field(object, &part.name, name, before);
                        }
                        changed?;
                    }
                }
            }
        }
        put_field(object, &part.name, name, value);
        Ok(())
    }
}

/// The fields of element `k` of a struct array.
fn element(fields: &StructArray, k: usize) -> IndexMap<Rc<str>, Value> {
    let of = |column: &Vec<Value>| column.get(k).cloned().unwrap_or_else(Value::empty);
    fields.fields.iter().map(|(name, column)| (name.clone(), of(column))).collect()
}

/// The part of an object that is of a class: itself, or that of a parent.
fn part_of(object: &Rc<Object>, class: &str) -> Option<Rc<Object>> {
    if *object.class == *class {
        return Some(object.clone());
    }
    let parts: Vec<Rc<Object>> = match &*object.state.borrow() {
        ObjectState::Fields(fields) => object
            .definition()?
            .bases
            .iter()
            .filter_map(|base| match fields.get(&base.name) {
                Some(Value::Object(part)) => Some(part.clone()),
                _ => None,
            })
            .collect(),
        _ => return None,
    };
    parts.iter().find_map(|part| part_of(part, class))
}

/// Gives a field of the part of an object that is of a class a value. Objects are copied where others hold them.
fn put_field(object: &mut Rc<Object>, class: &str, name: &Rc<str>, value: Value) {
    let own = super::store::unshared(object);
    let old = match &mut *own.state.borrow_mut() {
        ObjectState::Fields(fields) if *own.class == *class => fields.insert(name.clone(), value),
        ObjectState::Fields(fields) => {
            let leads = |part: &Value| part.program_class().is_some_and(|c| c.is_a(class));
            let bases = own.definition().map(|own| own.bases.clone()).unwrap_or_default();
            let base = bases.iter().find(|base| fields.get(&base.name).is_some_and(leads));
            if let Some(Value::Object(part)) = base.and_then(|base| fields.get_mut(&base.name)) {
                put_field(part, class, name, value);
            }
            None
        }
        _ => None,
    };
    drop(old);
}
