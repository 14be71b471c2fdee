//! `?Name` and `metaclass(object)`: a class as an object that tells of its properties, methods, events and superclasses.

use super::plain::{object_of, plain_class};
use crate::bytecode::{METHOD_ROLES, PROPERTY_ROLES};
use crate::value::{Definition, MemberAccess, Method, Object, ObjectArray, Property, Shape, Value};
use std::rc::Rc;

const CLASS: [&str; 12] = [
    "Name",
    "Description",
    "Hidden",
    "Sealed",
    "Abstract",
    "HandleCompatible",
    "Enumeration",
    "PropertyList",
    "MethodList",
    "EventList",
    "EnumerationMemberList",
    "SuperclassList",
];
const PROPERTY: [&str; 15] = [
    "Name",
    "Description",
    "GetAccess",
    "SetAccess",
    "Dependent",
    "Constant",
    "Abstract",
    "Hidden",
    "SetObservable",
    "HasDefault",
    "DefaultValue",
    "DefiningClass",
    PROPERTY_ROLES[0],
    PROPERTY_ROLES[1],
    PROPERTY_ROLES[2],
];
const METHOD: [&str; 14] = [
    "Name",
    "Description",
    "Access",
    "Static",
    "Abstract",
    "Sealed",
    "Hidden",
    "DefiningClass",
    "InputNames",
    METHOD_ROLES[0],
    METHOD_ROLES[1],
    METHOD_ROLES[2],
    METHOD_ROLES[3],
    METHOD_ROLES[4],
];
const NAMED: [&str; 2] = ["Name", "Description"];

/// A class as an object, the same one each time.
pub(in crate::vm) fn meta_of(class: &Definition) -> Value {
    if let Some(known) = &*class.meta.borrow() {
        return known.clone();
    }
    let named = |names: Vec<Rc<str>>, of: &str| {
        let each = names.iter().map(|name| vec![text(name), text("")]);
        column(of, &NAMED, each.collect())
    };
    let mut superclasses: Vec<Value> = class.bases.iter().map(|base| meta_of(base)).collect();
    let known = |name: &str| class.bases.iter().any(|base| base.is_a(name));
    let of_language = class.ancestors.iter().skip(1).filter(|name| !known(name));
    superclasses.extend(of_language.map(|name| meta_of(&Definition::nothing(name))));
    let properties = class.properties.values().map(|p| about_property(class, p)).collect();
    let methods = class.methods.values().chain(&class.constructor).map(about_method).collect();
    let values = vec![
        text(&class.name),
        text(""),
        Value::from(false),
        Value::from(class.sealed),
        Value::from(class.is_abstract),
        Value::from(class.handle),
        Value::from(!class.members.is_empty()),
        column("meta.property", &PROPERTY, properties),
        column("meta.method", &METHOD, methods),
        named(class.events.clone(), "meta.event"),
        named(class.members.keys().cloned().collect(), "meta.EnumeratedValue"),
        joined("meta.class", &CLASS, superclasses),
    ];
    let meta = object_of(plain_class("meta.class", &CLASS), values);
    class.meta.replace(Some(meta.clone()));
    meta
}

/// What a query for a class that does not exist gives.
pub(in crate::vm) fn no_meta() -> Value {
    let class = Rc::new(plain_class("meta.class", &CLASS));
    Value::from(ObjectArray { class, shape: Shape::matrix(0, 0), objects: Vec::new() })
}

/// A property of a class as an object.
pub(super) fn meta_of_property(class: &Definition, property: &Property) -> Value {
    object_of(plain_class("meta.property", &PROPERTY), about_property(class, property))
}

fn about_property(class: &Definition, property: &Property) -> Vec<Value> {
    let begins = class.initial.borrow().get(&property.name).cloned();
    let mut about = vec![
        text(&property.name),
        text(""),
        access(&property.get),
        access(&property.set),
        Value::from(property.dependent),
        Value::from(property.constant),
        Value::from(property.is_abstract),
        Value::from(property.hidden),
        Value::from(property.observed),
        Value::from(property.default.is_some()),
        begins.unwrap_or_else(Value::empty),
        text(&property.owner),
    ];
    about.extend(PROPERTY_ROLES.map(|role| Value::from(property.roles.contains(&role))));
    about
}

fn about_method(method: &Method) -> Vec<Value> {
    let mut about = vec![
        text(&method.name),
        text(""),
        access(&method.access),
        Value::from(method.is_static),
        Value::from(method.is_abstract),
        Value::from(method.sealed),
        Value::from(method.hidden),
        text(&method.owner),
        Value::cellstr(Shape::matrix(method.inputs.len(), 1), method.inputs.iter().cloned()),
    ];
    about.extend(METHOD_ROLES.map(|role| Value::from(method.roles.contains(&role))));
    about
}

fn text(text: &str) -> Value {
    Value::from(text)
}

fn access(access: &MemberAccess) -> Value {
    text(match access {
        MemberAccess::Public => "public",
        MemberAccess::Private => "private",
        MemberAccess::Immutable => "immutable",
        MemberAccess::Protected | MemberAccess::Classes(_) => "protected",
    })
}

/// A column of objects of a class of the language with these properties.
fn column(of: &str, names: &[&str], rows: Vec<Vec<Value>>) -> Value {
    let objects = rows.into_iter().map(|values| object_of(plain_class(of, names), values));
    joined(of, names, objects.collect())
}

fn joined(of: &str, names: &[&str], objects: Vec<Value>) -> Value {
    let objects: Vec<Rc<Object>> = objects
        .into_iter()
        .filter_map(|value| match value {
            Value::Object(object) => Some(object),
            _ => None,
        })
        .collect();
    let class = match objects.first().and_then(|object| object.definition()) {
        Some(class) => class.clone(),
        None => Rc::new(plain_class(of, names)),
    };
    let shape = Shape::matrix(objects.len(), if objects.is_empty() { 0 } else { 1 });
    Value::from(ObjectArray { class, shape, objects })
}
