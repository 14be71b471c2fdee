//! The values of the language on the host: scalars, arrays, ranges, cells, structs, texts, functions,
//! objects, and a handle on what is captured but not computed.
//! Must not know the graph or devices: a lazy value is an opaque handle here.

mod append;
mod array;
pub mod assign;
pub mod cast;
mod class;
mod compressed;
pub mod concat;
mod definition;
mod dictionary;
pub mod display;
mod format;
pub mod index;
pub mod number;
mod objects;
pub mod order;
pub mod pack;
mod range;
mod refusal;
pub mod room;
mod shape;
mod teardown;
pub mod text;

pub use append::append;
pub(crate) use array::with_data;
pub use array::{Array, Data, Element, Unit};
pub use class::{Class, ElemType};
pub use compressed::{Compressed, Pattern};
pub use definition::{
    BEING_DESTROYED, Definition, ELEMENTS, Initial, Instance, Life, Listener, MemberAccess, Method,
    Property,
};
pub use dictionary::{Dictionary, DictionaryKey, HeldKey, MemberKey};
pub use format::{Format, NumberStyle};
pub use objects::ObjectArray;
pub(crate) use range::Steps;
pub use range::integers;
pub use refusal::{Refusal, needs_within};
pub use shape::Shape;

use indexmap::IndexMap;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Any value of the language. Cloning is cheap; writing to shared contents copies them first.
///
/// **A real 1×1 numeric, logical or char array is always `Scalar`**; complex scalars are arrays.
/// Make values of arrays with `Value::from`, which keeps that rule.
#[derive(Clone, Debug)]
pub enum Value {
    /// A real scalar, immediate.
    Scalar(Scalar),
    /// A dense host array.
    Array(Rc<Array>),
    /// A row of equally spaced doubles that has not been spread out.
    Range(Rc<Range>),
    /// An array that is captured, or lies on a device.
    Lazy(Rc<Lazy>),
    /// A sparse matrix of several elements, of which only those that are not zero are stored.
    Compressed(Rc<Compressed>),
    /// A string array (class `string`).
    Text(Rc<TextArray>),
    /// A cell array.
    Cell(Rc<CellArray>),
    /// A struct array.
    Struct(Rc<StructArray>),
    /// A function handle.
    Function(Rc<Function>),
    /// containers.Map, MException and the other built-in objects, and one object of a program's class.
    Object(Rc<Object>),
    /// An array of objects of a program's class, of none or several.
    Objects(Rc<ObjectArray>),
}

/// A real scalar with its class.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "one variant a class")]
pub enum Scalar {
    F64(f64),
    F32(f32),
    I8(i8),
    I16(i16),
    I32(i32),
    I64(i64),
    U8(u8),
    U16(u16),
    U32(u32),
    U64(u64),
    Bool(bool),
    Char(Unit),
}

/// `start : step : …` with `count` elements: element k is `start + k*step`.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct Range {
    pub start: f64,
    pub step: f64,
    pub count: usize,
    /// The last element as the language defines it (never beyond the written limit).
    pub last: f64,
}

/// What a program takes an array for, however it is stored and wherever it lies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks {
    /// A sparse matrix.
    pub sparse: bool,
    /// A `gpuArray`: it was made by that name, or computed from one that was. Such an array is always `Lazy`.
    pub on_gpu: bool,
}

/// An array that has a class and a shape but no host elements yet.
#[derive(Debug)]
pub struct Lazy {
    /// The type of its elements.
    pub ty: ElemType,
    /// Its shape.
    pub shape: Shape,
    /// What `graph` put here; the last reference dropped gives the storage back.
    pub node: Rc<dyn LazyNode>,
    /// How many of its elements were asked for one at a time.
    pub touched: Cell<u8>,
    /// What a program takes it for.
    pub marks: Marks,
}

impl Drop for Lazy {
    fn drop(&mut self) {
        self.node.release();
    }
}

/// What a lazy value holds on to. Implemented by `graph` only.
pub trait LazyNode: Any + std::fmt::Debug {
    /// The host elements, where they have been gathered already.
    fn host(&self) -> Option<Rc<Array>>;
    /// What its one truth value is assumed to be, while that is not known.
    fn assumed(&self) -> Option<bool>;
    /// Assumes that, or nothing any more.
    fn assume(&self, truth: Option<bool>);
    /// Called when a lazy value drops it.
    fn release(&self);
    /// For `graph` to find its own node again.
    fn any(self: Rc<Self>) -> Rc<dyn Any>;
}

/// An array of strings; None is `<missing>`.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct TextArray {
    pub shape: Shape,
    pub texts: Vec<Option<Rc<str>>>,
}

/// A cell array, column-major.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct CellArray {
    pub shape: Shape,
    pub cells: Vec<Value>,
}

/// A struct array: for each field, in order, one value an element. **Every column has `shape.numel()` values.**
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct StructArray {
    pub shape: Shape,
    pub fields: IndexMap<Rc<str>, Vec<Value>>,
}

/// A function handle.
#[derive(Clone, Debug)]
pub enum Function {
    /// `@name`.
    Named {
        /// The name.
        name: Rc<str>,
        /// The function of a file, or within a function, that the name stood for where the handle was made;
        /// any other is looked up when it is called.
        body: Option<Rc<dyn FunctionBody>>,
    },
    /// `@(…) …` with the variables that it captured. `body` belongs to the VM.
    Anonymous {
        /// The text as written, as `func2str` and display show it.
        text: Rc<str>,
        /// The captured variables by name.
        captured: Rc<[(Rc<str>, Value)]>,
        /// The compiled body, opaque here.
        body: Rc<dyn FunctionBody>,
    },
}

/// A compiled function body, opaque to `value`. Implemented by `bytecode`.
pub trait FunctionBody: Any + std::fmt::Debug {
    /// For the VM to find its own chunk again.
    fn as_any(&self) -> &dyn Any;
}

/// An object of a class.
#[derive(Debug)]
pub struct Object {
    /// The class, as `class(x)` gives it: `containers.Map`, `MException`, …
    pub class: Rc<str>,
    /// Handle objects are shared by reference; the others are copied before a write.
    pub handle: bool,
    /// The contents.
    pub state: RefCell<ObjectState>,
    /// What is to run when nobody refers to it any more.
    pub at_end: Option<AtEnd>,
    /// The class, where a program defines it; None for the built-in ones.
    pub of: Option<Instance>,
}

/// A function that joins a list when its object goes; who owns the list calls it.
#[derive(Debug)]
pub struct AtEnd {
    /// The function; None where it was called already.
    pub function: RefCell<Option<Value>>,
    /// The functions that are due.
    pub due: Rc<RefCell<Vec<Value>>>,
}

/// What an object holds.
#[derive(Clone, Debug)]
pub enum ObjectState {
    /// Named properties, in order.
    Fields(IndexMap<Rc<str>, Value>),
    /// containers.Map.
    Map(MapState),
    /// dictionary.
    Dictionary(Dictionary),
}

/// The contents of a containers.Map, sorted by key.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct MapState {
    /// `char`, or a numeric class name.
    pub key_type: Rc<str>,
    /// `any`, `char`, or a class name.
    pub value_type: Rc<str>,
    pub entries: std::collections::BTreeMap<MapKey, Value>,
}

/// A key of a containers.Map.
#[derive(Clone, Debug)]
pub enum MapKey {
    /// A numeric key; ordered by value.
    Number(f64),
    /// A text key; ordered by its UTF-16 units.
    Text(Rc<str>),
}

impl PartialEq for MapKey {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}
impl Eq for MapKey {}
impl PartialOrd for MapKey {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for MapKey {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        match (self, other) {
            (MapKey::Number(a), MapKey::Number(b)) => a.total_cmp(b),
            (MapKey::Text(a), MapKey::Text(b)) => a.encode_utf16().cmp(b.encode_utf16()),
            (MapKey::Number(_), MapKey::Text(_)) => std::cmp::Ordering::Less,
            (MapKey::Text(_), MapKey::Number(_)) => std::cmp::Ordering::Greater,
        }
    }
}

macro_rules! scalars {
    ($($variant:ident $t:ty, $class:ident;)*) => {
        impl Scalar {
            /// Its class.
            pub fn class(self) -> Class {
                match self { $(Scalar::$variant(_) => Class::$class,)* }
            }
            /// A 1×1 array of it.
            pub fn to_array(self) -> Array {
                match self { $(Scalar::$variant(x) => Array::row(vec![x]),)* }
            }
            /// Element `i` of real data; None for complex data or beyond the end.
            pub fn of(data: &Data, i: usize) -> Option<Scalar> {
                match data {
                    $(Data::$variant(v) => v.get(i).map(|&x| Scalar::$variant(x)),)*
                    Data::C64(_) | Data::C32(_) => None,
                }
            }
        }
    };
}

scalars! {
    F64 f64, Double;
    F32 f32, Single;
    I8 i8, Int8;
    I16 i16, Int16;
    I32 i32, Int32;
    I64 i64, Int64;
    U8 u8, UInt8;
    U16 u16, UInt16;
    U32 u32, UInt32;
    U64 u64, UInt64;
    Bool bool, Logical;
    Char Unit, Char;
}

impl Scalar {
    /// The value as a double (64-bit integers round).
    pub fn to_f64(self) -> f64 {
        match self {
            Scalar::F64(x) => x,
            Scalar::F32(x) => f64::from(x),
            Scalar::I8(x) => f64::from(x),
            Scalar::I16(x) => f64::from(x),
            Scalar::I32(x) => f64::from(x),
            Scalar::I64(x) => x as f64,
            Scalar::U8(x) => f64::from(x),
            Scalar::U16(x) => f64::from(x),
            Scalar::U32(x) => f64::from(x),
            Scalar::U64(x) => x as f64,
            Scalar::Bool(x) => f64::from(u8::from(x)),
            Scalar::Char(x) => f64::from(x.0),
        }
    }
}

impl Range {
    /// Element k (from 0).
    pub fn at(&self, k: usize) -> f64 {
        match k {
            // A negative zero stays one.
            0 => self.start,
            k if k + 1 == self.count => self.last,
            k => self.start + k as f64 * self.step,
        }
    }

    /// All elements as a row.
    pub fn to_array(&self) -> Array {
        Array::row((0..self.count).map(|k| self.at(k)).collect::<Vec<f64>>())
    }
}

impl From<Rc<Array>> for Value {
    fn from(a: Rc<Array>) -> Value {
        match Scalar::of(a.data(), 0) {
            Some(s) if a.shape().is_scalar() => Value::Scalar(s),
            _ => Value::Array(a),
        }
    }
}

impl From<Array> for Value {
    fn from(a: Array) -> Value {
        if a.shape().is_scalar()
            && let Some(s) = Scalar::of(a.data(), 0)
        {
            return Value::Scalar(s);
        }
        Value::Array(Rc::new(a))
    }
}

impl From<Scalar> for Value {
    fn from(s: Scalar) -> Value {
        Value::Scalar(s)
    }
}

impl From<f64> for Value {
    fn from(x: f64) -> Value {
        Value::Scalar(Scalar::F64(x))
    }
}

impl From<bool> for Value {
    fn from(x: bool) -> Value {
        Value::Scalar(Scalar::Bool(x))
    }
}

impl From<&str> for Value {
    fn from(x: &str) -> Value {
        Value::from(Array::text(x))
    }
}

impl Function {
    /// The handle of a name that is looked up when it is called.
    pub fn named(name: &str) -> Function {
        Function::Named { name: name.into(), body: None }
    }
}

impl Value {
    /// The empty double, `[]`.
    pub fn empty() -> Value {
        Value::from(Array::zeros(ElemType::DOUBLE, Shape::matrix(0, 0)))
    }

    /// The class, as `class(x)` gives it.
    pub fn class_name(&self) -> &str {
        match self {
            Value::Scalar(s) => s.class().name(),
            Value::Array(a) => a.class().name(),
            Value::Range(_) => "double",
            Value::Lazy(l) => l.ty.class.name(),
            Value::Compressed(c) => c.elem_type().class.name(),
            Value::Text(_) => "string",
            Value::Cell(_) => "cell",
            Value::Struct(_) => "struct",
            Value::Function(_) => "function_handle",
            Value::Object(o) => &o.class,
            Value::Objects(a) => &a.class.name,
        }
    }

    /// The type of the elements, of what is an array of elements.
    pub fn elem_type(&self) -> Option<ElemType> {
        match self {
            Value::Scalar(s) => Some(ElemType::real(s.class())),
            Value::Array(a) => Some(a.elem_type()),
            Value::Range(_) => Some(ElemType::DOUBLE),
            Value::Lazy(l) => Some(l.ty),
            Value::Compressed(c) => Some(c.elem_type()),
            _ => None,
        }
    }

    /// The shape; objects and handles are 1×1 (a Map is as long as its keys, which `builtins` knows).
    pub fn shape(&self) -> Shape {
        match self {
            Value::Scalar(_) | Value::Function(_) | Value::Object(_) => Shape::scalar(),
            Value::Array(a) => a.shape().clone(),
            Value::Range(r) => Shape::matrix(1, r.count),
            Value::Lazy(l) => l.shape.clone(),
            Value::Compressed(c) => c.shape(),
            Value::Text(t) => t.shape.clone(),
            Value::Cell(c) => c.shape.clone(),
            Value::Struct(s) => s.shape.clone(),
            Value::Objects(a) => a.shape.clone(),
        }
    }

    /// The number of elements.
    pub fn numel(&self) -> usize {
        match self {
            Value::Scalar(_) | Value::Function(_) | Value::Object(_) => 1,
            Value::Array(a) => a.numel(),
            Value::Range(r) => r.count,
            other => other.shape().numel(),
        }
    }

    /// What a program takes it for.
    pub fn marks(&self) -> Marks {
        match self {
            Value::Array(array) => Marks { sparse: array.is_sparse(), on_gpu: false },
            Value::Lazy(lazy) => lazy.marks,
            Value::Compressed(_) => Marks { sparse: true, on_gpu: false },
            _ => Marks::default(),
        }
    }

    /// Whether a program takes it for a sparse matrix; one element is none.
    pub fn is_sparse(&self) -> bool {
        self.marks().sparse
    }

    /// The class that a program is told; that of its elements is `class_name`.
    pub fn told_class(&self) -> &str {
        if self.is_on_gpu() { "gpuArray" } else { self.class_name() }
    }

    /// Whether a program takes it for a `gpuArray`.
    pub fn is_on_gpu(&self) -> bool {
        self.marks().on_gpu
    }

    /// The elements on the host, of what is an array of elements; refused where they have to be gathered first.
    /// None for cells, structs, texts, functions and objects.
    pub fn host_array(&self) -> Result<Option<Rc<Array>>, Refusal> {
        match self {
            Value::Lazy(l) => refusal::gathered(l).map(Some),
            Value::Compressed(c) => Ok(Some(Rc::new(c.to_array()?))),
            other => Ok(other.here()),
        }
    }

    /// The elements that are on the host already, for what may do without them: a shorter way, a description.
    /// **A result must not hang on it**: that takes `host_array`.
    pub fn here(&self) -> Option<Rc<Array>> {
        match self {
            Value::Scalar(s) => Some(Rc::new(s.to_array())),
            Value::Array(a) => Some(a.clone()),
            Value::Range(r) => Some(Rc::new(r.to_array())),
            Value::Lazy(l) => l.node.host(),
            _ => None,
        }
    }
}
