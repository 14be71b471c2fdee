//! The classes that programs define: what a `classdef` file says, as objects carry it with them.
//!
//! Functions are values here, and opaque: how a method is called is known to the machine only.

use super::{Array, ElemType, Object, ObjectArray, ObjectState, Refusal, Shape, Value};
use indexmap::IndexMap;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// A class that a program defines.
#[derive(Debug)]
pub struct Definition {
    /// Its name, with its packages.
    pub name: Rc<str>,
    /// Whether its objects are shared by reference.
    pub handle: bool,
    /// Whether no object can be made: it says so, or something is left to subclasses.
    pub is_abstract: bool,
    /// Whether it can have no subclasses.
    pub sealed: bool,
    /// The classes that it is made from, in the order in which they are written.
    pub bases: Vec<Rc<Definition>>,
    /// The names of all classes that its objects belong to, its own first.
    pub ancestors: Vec<Rc<str>>,
    /// Its properties by name, inherited ones first.
    pub properties: IndexMap<Rc<str>, Property>,
    /// Its methods by name, inherited ones included.
    pub methods: IndexMap<Rc<str>, Method>,
    /// What makes its objects; None: nothing but the defaults of properties.
    pub constructor: Option<Method>,
    /// The classes whose constructors its own one calls by name.
    pub constructs: Vec<Rc<str>>,
    /// The names of its events, inherited ones included.
    pub events: Vec<Rc<str>>,
    /// Its enumeration members, and what makes each.
    pub members: IndexMap<Rc<str>, Value>,
    /// The values that properties begin with, and enumeration members, where they have been computed.
    pub initial: RefCell<IndexMap<Rc<str>, Value>>,
    /// How far that is.
    pub progress: Cell<Initial>,
    /// Classes to which it gives way when functions are chosen.
    pub inferior_to: RefCell<Vec<Rc<str>>>,
    /// Classes that give way to it.
    pub superior_to: RefCell<Vec<Rc<str>>>,
    /// The class of elements that its objects are as well: `classdef Color < int32`.
    pub underlying: Option<ElemType>,
    /// Whether it has no `classdef`: its objects are made of structs, whose fields its methods see.
    pub of_struct: bool,
    /// The object that tells of it, once somebody has asked.
    pub meta: RefCell<Option<Value>>,
    /// Its `delete` methods, where it is a handle class: its own first, then those of superclasses.
    pub destructors: Vec<Value>,
    /// Where its objects go that nobody refers to any more; who owns the list calls the destructors.
    pub due: Option<Rc<RefCell<Vec<Value>>>>,
}

/// Where a handle object stands in its life.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "named by what they are")]
pub enum Life {
    #[default]
    Valid,
    /// Nobody refers to it, or its destructors are no longer to be run.
    Ending,
    /// Its destructors are running.
    Going,
    Deleted,
}

/// The event of every handle object that is about to be deleted.
pub const BEING_DESTROYED: &str = "ObjectBeingDestroyed";

/// Whether the values that properties begin with are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "named by what they are")]
pub enum Initial {
    #[default]
    Unknown,
    Computing,
    Known,
}

/// Who may use a property or a method.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum MemberAccess {
    /// Everybody.
    #[default]
    Public,
    /// The class and its subclasses.
    Protected,
    /// The class alone.
    Private,
    /// Of properties: the constructor, once.
    Immutable,
    /// These classes, and their subclasses.
    Classes(Rc<[Rc<str>]>),
}

/// A property.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct Property {
    pub name: Rc<str>,
    /// The class that defines it.
    pub owner: Rc<str>,
    pub get: MemberAccess,
    pub set: MemberAccess,
    /// One value for the class.
    pub constant: bool,
    /// Computed, not stored.
    pub dependent: bool,
    pub hidden: bool,
    /// Not saved.
    pub transient: bool,
    /// Left to subclasses.
    pub is_abstract: bool,
    /// Whether setting it tells listeners.
    pub observed: bool,
    /// Those of its attributes that say what it is for tests.
    pub roles: Rc<[&'static str]>,
    /// What computes the value that it begins with.
    pub default: Option<Value>,
    /// What converts and checks a value before it is stored.
    pub check: Option<Value>,
    /// `get.name`
    pub getter: Option<Value>,
    /// `set.name`
    pub setter: Option<Value>,
}

/// A method.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct Method {
    pub name: Rc<str>,
    /// The class that defines it.
    pub owner: Rc<str>,
    pub access: MemberAccess,
    /// Called without an object.
    pub is_static: bool,
    pub hidden: bool,
    pub sealed: bool,
    /// Left to subclasses.
    pub is_abstract: bool,
    /// Those of its attributes that say what it is for tests.
    pub roles: Rc<[&'static str]>,
    /// The names of its arguments.
    pub inputs: Rc<[Rc<str>]>,
    /// What runs; None: it is abstract, or only its signature is there.
    pub function: Option<Value>,
}

impl Method {
    /// Whether it is called when a handle object goes: it is `delete` of an object and nothing else.
    pub fn is_destructor(&self) -> bool {
        &*self.name == "delete" && !self.is_static && self.inputs.len() == 1
    }
}

/// What an object of such a class carries.
#[derive(Debug)]
pub struct Instance {
    /// Its class.
    pub class: Rc<Definition>,
    /// Whether the handle object is gone.
    pub life: Cell<Life>,
    /// What is called on its events.
    pub listeners: RefCell<Vec<Listener>>,
    /// The member of an enumeration that it is.
    pub member: RefCell<Option<Rc<str>>>,
}

/// What is called when something happens to an object.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct Listener {
    pub event: Rc<str>,
    pub callback: Value,
    /// The listener as the program holds it, which can be switched off.
    pub object: Value,
}

impl Definition {
    /// A class without anything, as `handle` is for what is made from it.
    pub fn nothing(name: &str) -> Definition {
        Definition {
            name: name.into(),
            handle: false,
            is_abstract: true,
            sealed: false,
            bases: Vec::new(),
            ancestors: vec![name.into()],
            properties: IndexMap::new(),
            methods: IndexMap::new(),
            constructor: None,
            constructs: Vec::new(),
            events: Vec::new(),
            members: IndexMap::new(),
            initial: RefCell::default(),
            progress: Cell::new(Initial::Known),
            inferior_to: RefCell::default(),
            superior_to: RefCell::default(),
            underlying: None,
            of_struct: false,
            meta: RefCell::default(),
            destructors: Vec::new(),
            due: None,
        }
    }

    /// A class without a `classdef`, before its methods are known.
    pub fn of_struct(name: &str) -> Definition {
        Definition { is_abstract: false, of_struct: true, ..Definition::nothing(name) }
    }

    /// Whether a function is chosen among its own before those of another class.
    pub fn precedes(&self, other: &Definition) -> bool {
        self.superior_to.borrow().contains(&other.name)
            || other.inferior_to.borrow().contains(&self.name)
    }

    /// Whether its objects belong to a class.
    pub fn is_a(&self, class: &str) -> bool {
        self.ancestors.iter().any(|name| &**name == class)
    }

    /// The name without its packages.
    pub fn short_name(&self) -> &str {
        self.name.rsplit('.').next().unwrap_or(&self.name)
    }

    /// Whether making an object runs anything but the defaults of properties.
    pub fn has_constructor(&self) -> bool {
        self.constructor.is_some() || self.bases.iter().any(|base| base.has_constructor())
    }

    /// An object whose properties are what they begin with. They must be known.
    pub fn new_object(self: &Rc<Definition>) -> Value {
        let initial = self.initial.borrow();
        let stored = self.properties.values().filter(|p| !p.constant && !p.dependent);
        let begin = |p: &Property| initial.get(&p.name).cloned().unwrap_or_else(Value::empty);
        let fields = stored.map(|p| (p.name.clone(), begin(p))).collect();
        Value::Object(Rc::new(self.object_with(ObjectState::Fields(fields))))
    }

    /// An object with these contents.
    pub fn object_with(self: &Rc<Definition>, state: ObjectState) -> Object {
        Object {
            class: self.name.clone(),
            handle: self.handle,
            state: RefCell::new(state),
            at_end: None,
            of: Some(Instance::of(self.clone())),
        }
    }
}

impl Instance {
    /// That of a new object.
    pub fn of(class: Rc<Definition>) -> Instance {
        Instance {
            class,
            life: Cell::default(),
            listeners: RefCell::default(),
            member: RefCell::default(),
        }
    }
}

impl Clone for Instance {
    /// That of a copy, which the machine makes of a handle object only to look at it: destructors are the original's.
    fn clone(&self) -> Instance {
        let life = match self.class.handle {
            true => self.life.get().max(Life::Ending),
            false => Life::Valid,
        };
        Instance {
            member: self.member.clone(),
            life: Cell::new(life),
            ..Instance::of(self.class.clone())
        }
    }
}

impl Object {
    /// The class, where a program defines it.
    pub fn definition(&self) -> Option<&Rc<Definition>> {
        self.of.as_ref().map(|instance| &instance.class)
    }

    /// Another object with the same contents.
    pub fn copy(&self) -> Object {
        let of = self.of.as_ref().map(|instance| Instance {
            member: instance.member.clone(),
            ..Instance::of(instance.class.clone())
        });
        let (class, state) = (self.class.clone(), self.state.clone());
        Object { class, handle: self.handle, state, at_end: None, of }
    }

    /// Whether it can be used: not a handle object that was deleted.
    pub fn is_valid(&self) -> bool {
        self.of.as_ref().is_none_or(|instance| instance.life.get() != Life::Deleted)
    }

    /// Hands an object over that nobody refers to any more, so that its destructors and listeners still see it.
    pub(super) fn hand_over(&mut self) {
        let Some(instance) = &mut self.of else { return };
        let class = &instance.class;
        let heard = |listener: &Listener| &*listener.event == BEING_DESTROYED;
        let waited_for =
            !class.destructors.is_empty() || instance.listeners.get_mut().iter().any(heard);
        let Some(due) = class.due.clone() else { return };
        let Ok(mut due) = due.try_borrow_mut() else { return };
        if instance.life.get() != Life::Valid || !waited_for {
            return;
        }
        instance.life.set(Life::Ending);
        let nothing = ObjectState::Fields(IndexMap::new());
        let of = Instance { listeners: instance.listeners.take().into(), ..instance.clone() };
        due.push(Value::Object(Rc::new(Object {
            class: self.class.clone(),
            handle: true,
            state: RefCell::new(self.state.replace(nothing)),
            at_end: None,
            of: Some(of),
        })));
    }
}

/// The name under which an object keeps the elements that it is as well; no property has it.
pub const ELEMENTS: &str = "";

impl Value {
    /// The elements that an object of a class made from a class of elements is as well, or the objects of an array.
    pub fn underlying(&self) -> Option<Value> {
        let ty = self.program_class()?.underlying?;
        let of = |object: &Rc<Object>| match &*object.state.borrow() {
            ObjectState::Fields(fields) => fields.get(ELEMENTS).cloned(),
            _ => None,
        };
        let zeros = |shape: Shape| Value::from(Array::zeros(ty, shape));
        match self {
            Value::Object(object) => Some(of(object).unwrap_or_else(|| zeros(Shape::scalar()))),
            Value::Objects(array) => {
                let ObjectArray { shape, objects, .. } = &**array;
                let each = objects.iter().map(|o| of(o).unwrap_or_else(|| zeros(Shape::scalar())));
                let row = super::concat::concat(1, &each.collect::<Vec<Value>>()).ok()?;
                if objects.is_empty() {
                    return Some(zeros(shape.clone()));
                }
                super::index::reshaped(&row, shape.clone()).ok()?
            }
            _ => None,
        }
    }

    /// The names of the members of an enumeration that a value is, in its shape.
    pub fn members(&self) -> Option<(Shape, Vec<Rc<str>>)> {
        let array = ObjectArray::of(self).filter(|array| !array.class.members.is_empty())?;
        let member = |object: &Rc<Object>| object.of.as_ref()?.member.borrow().clone();
        let members = array.objects.iter().map(member).collect::<Option<Vec<Rc<str>>>>()?;
        Some((array.shape.clone(), members))
    }

    /// Whether two objects are one, as `==` means it: the same handle object, the same member of an enumeration (which
    /// may be named by a text). None: it means nothing for them.
    pub fn same_object(&self, other: &Value) -> Result<Option<bool>, Refusal> {
        let member = |value: &Value| {
            let (object, class) = value.instance()?;
            let member = object.of.as_ref()?.member.borrow().clone()?;
            Some((member, class.name.clone()))
        };
        if let (Value::Object(a), Value::Object(b)) = (self, other) {
            return match a.handle && b.handle {
                true => Ok(Some(Rc::ptr_eq(a, b))),
                false => Ok(member(self).zip(member(other)).map(|(a, b)| a == b)),
            };
        }
        let (object, text) = if self.instance().is_some() { (self, other) } else { (other, self) };
        Ok(match (member(object), text.as_text()?) {
            (Some((member, _)), Some(text)) => Some(*member == *text),
            _ => object.instance().and_then(|(object, _)| object.handle.then_some(false)),
        })
    }

    /// The object of a class that a program defines.
    pub fn instance(&self) -> Option<(&Rc<Object>, &Rc<Definition>)> {
        match self {
            Value::Object(object) => Some((object, object.definition()?)),
            _ => None,
        }
    }
}
