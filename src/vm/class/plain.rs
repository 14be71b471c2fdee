//! Classes of the language itself whose objects have nothing but properties: listeners, what events hand over, what tells of
//! a class. Must not know what those mean.

use crate::value::{Definition, MemberAccess, ObjectState, Property, Value};
use indexmap::IndexMap;
use std::rc::Rc;

/// A handle class of the language itself that has nothing but properties.
pub(super) fn plain_class(name: &str, properties: &[&str]) -> Definition {
    let owner: Rc<str> = name.into();
    let property = |name: &&str| {
        let property = Property {
            name: (*name).into(),
            owner: owner.clone(),
            get: MemberAccess::Public,
            set: MemberAccess::Public,
            constant: false,
            dependent: false,
            hidden: false,
            transient: false,
            is_abstract: false,
            observed: false,
            roles: Rc::from([]),
            default: None,
            check: None,
            getter: None,
            setter: None,
        };
        (property.name.clone(), property)
    };
    let mut class = Definition::nothing(name);
    class.handle = true;
    class.is_abstract = false;
    class.ancestors.push("handle".into());
    class.properties = properties.iter().map(property).collect();
    class
}

/// What an event hands to its listeners.
pub(super) const EVENT_DATA: (&str, [&str; 2]) = ("event.EventData", ["Source", "EventName"]);

/// An object of such a class with these values of its properties, in their order.
pub(super) fn object_of(class: Definition, values: Vec<Value>) -> Value {
    let class = Rc::new(class);
    let fields: IndexMap<Rc<str>, Value> = class.properties.keys().cloned().zip(values).collect();
    Value::Object(Rc::new(class.object_with(ObjectState::Fields(fields))))
}
