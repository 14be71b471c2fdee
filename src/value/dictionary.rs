//! The contents of a dictionary: entries found by their keys, in the order in which these came. Must not know how programs
//! write keys.

use super::{
    Array, Class, Data, Function, Object, ObjectArray, Refusal, Scalar, Shape, TextArray, Value,
    cast,
};
use indexmap::IndexMap;
use std::rc::Rc;

/// The contents of a dictionary. **All keys are of its class of keys, all values of its class of values.**
#[derive(Clone, Debug, Default)]
pub struct Dictionary {
    /// The classes of keys and of values; None before there is either.
    pub classes: Option<(Rc<str>, Rc<str>)>,
    /// The entries.
    pub entries: IndexMap<DictionaryKey, Value>,
}

/// A key of a dictionary: those that the language takes for equal are equal here.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DictionaryKey {
    /// A float by its bits: zeros of both signs are one, and so are all NaN.
    Float(u64),
    /// An integer, or a truth value.
    Whole(i128),
    /// A string; None is `<missing>`.
    Text(Option<Rc<str>>),
    /// A member of an enumeration.
    Member(MemberKey),
    /// A cell or a struct, by what it holds.
    Held(HeldKey),
}

/// A cell or a struct as a key: what is spelled of it says which it is.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct HeldKey {
    pub spelled: Rc<[u8]>,
    pub value: Value,
}

impl PartialEq for HeldKey {
    fn eq(&self, other: &HeldKey) -> bool {
        self.spelled == other.spelled
    }
}

impl Eq for HeldKey {}

impl std::hash::Hash for HeldKey {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.spelled.hash(state);
    }
}

/// A member of an enumeration as a key: what its name is says which it is.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "named by what they are")]
pub struct MemberKey {
    pub name: Rc<str>,
    pub object: Rc<Object>,
}

impl PartialEq for MemberKey {
    fn eq(&self, other: &MemberKey) -> bool {
        self.name == other.name
    }
}

impl Eq for MemberKey {}

impl std::hash::Hash for MemberKey {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.name.hash(state);
    }
}

/// The names under which the contents are packed.
const NAMES: [&str; 4] = ["KeyType", "ValueType", "Keys", "Values"];

impl DictionaryKey {
    /// The keys that members of an enumeration are, and their shape. None: they are none.
    pub fn members(value: &Value) -> Option<(Shape, Vec<DictionaryKey>)> {
        let ((shape, names), array) = (value.members()?, ObjectArray::of(value)?);
        let keys = names.into_iter().zip(&array.objects);
        let keys = keys.map(|(name, object)| MemberKey { name, object: object.clone() });
        Some((shape, keys.map(DictionaryKey::Member).collect()))
    }

    /// The key that a cell or a struct is. None: it holds what cannot be spelled (objects, functions with variables).
    pub fn held(value: &Value) -> Result<Option<DictionaryKey>, Refusal> {
        let mut spelled = Vec::new();
        let mut waiting = vec![value];
        while let Some(value) = waiting.pop() {
            if !spell(value, &mut spelled, &mut waiting)? {
                return Ok(None);
            }
        }
        let held = HeldKey { spelled: spelled.into(), value: value.clone() };
        Ok(Some(DictionaryKey::Held(held)))
    }

    /// The key that a number is.
    pub fn of(number: Scalar) -> DictionaryKey {
        match number {
            Scalar::F64(_) | Scalar::F32(_) => {
                let x = number.to_f64();
                let x = if x.is_nan() { f64::NAN } else { x + 0.0 };
                DictionaryKey::Float(x.to_bits())
            }
            Scalar::I64(x) => DictionaryKey::Whole(x.into()),
            Scalar::U64(x) => DictionaryKey::Whole(x.into()),
            other => DictionaryKey::Whole(other.to_f64() as i128),
        }
    }

    /// The key as a value of its class.
    pub fn value(&self, class: &str) -> Value {
        let of_class = |x: Scalar| match Class::from_name(class) {
            Some(class) => Value::Scalar(cast::convert_scalar(x, class)),
            None => Value::Scalar(x),
        };
        match self {
            DictionaryKey::Float(bits) => of_class(Scalar::F64(f64::from_bits(*bits))),
            DictionaryKey::Whole(x) => match u64::try_from(*x) {
                Ok(x) => of_class(Scalar::U64(x)),
                Err(_) => of_class(Scalar::I64(*x as i64)),
            },
            DictionaryKey::Text(text) => Value::Text(Rc::new(TextArray {
                shape: Shape::scalar(),
                texts: vec![text.clone()],
            })),
            DictionaryKey::Member(member) => Value::Object(member.object.clone()),
            DictionaryKey::Held(held) => held.value.clone(),
        }
    }
}

/// Adds to `spelled` what a value is, but for what it holds, which is added to those that wait: values that are equal, of the
/// same classes, are spelled alike, and no others are. False: it cannot be spelled.
fn spell<'v>(
    value: &'v Value,
    spelled: &mut Vec<u8>,
    waiting: &mut Vec<&'v Value>,
) -> Result<bool, Refusal> {
    fn count(n: usize, spelled: &mut Vec<u8>) {
        spelled.extend((n as u64).to_le_bytes());
    }
    fn text(text: &str, spelled: &mut Vec<u8>) {
        count(text.len(), spelled);
        spelled.extend(text.as_bytes());
    }
    fn number(x: f64, spelled: &mut Vec<u8>) {
        let x = if x.is_nan() { f64::NAN } else { x + 0.0 };
        spelled.extend(x.to_bits().to_le_bytes());
    }
    text(value.class_name(), spelled);
    let shape = value.shape();
    count(shape.dims().len(), spelled);
    shape.dims().iter().for_each(|&extent| count(extent, spelled));
    match value {
        Value::Cell(cell) => waiting.extend(cell.cells.iter()),
        Value::Struct(array) => {
            count(array.fields.len(), spelled);
            // The order of fields says nothing.
            let mut columns: Vec<_> = array.fields.iter().collect();
            columns.sort_by(|a, b| a.0.cmp(b.0));
            for (name, column) in columns {
                text(name, spelled);
                waiting.extend(column.iter());
            }
        }
        Value::Text(array) => {
            for one in &array.texts {
                spelled.push(u8::from(one.is_some()));
                text(one.as_deref().unwrap_or_default(), spelled);
            }
        }
        Value::Function(function) => match &**function {
            Function::Named { name, body: None } => text(name, spelled),
            _ => return Ok(false),
        },
        Value::Object(_) | Value::Objects(_) => return Ok(false),
        _ => {
            let Some(array) = value.host_array()? else { return Ok(false) };
            let data = array.data();
            spelled.push(u8::from(array.is_complex()));
            match data {
                Data::C64(all) => all.iter().for_each(|z| {
                    number(z.re, spelled);
                    number(z.im, spelled);
                }),
                Data::C32(all) => all.iter().for_each(|z| {
                    number(z.re.into(), spelled);
                    number(z.im.into(), spelled);
                }),
                Data::I64(all) => all.iter().for_each(|x| spelled.extend(x.to_le_bytes())),
                Data::U64(all) => all.iter().for_each(|x| spelled.extend(x.to_le_bytes())),
                _ => (0..data.len())
                    .filter_map(|k| Scalar::of(data, k))
                    .for_each(|x| number(x.to_f64(), spelled)),
            }
        }
    }
    Ok(true)
}

impl Dictionary {
    /// All keys, one below the other.
    pub fn keys(&self) -> Vec<Value> {
        let class = self.classes.as_ref().map_or("", |(class, _)| class);
        self.entries.keys().map(|key| key.value(class)).collect()
    }

    /// The contents by name, for what knows values and no dictionaries.
    pub fn to_fields(&self) -> IndexMap<Rc<str>, Value> {
        let class = |of: fn(&(Rc<str>, Rc<str>)) -> &Rc<str>| {
            Value::from(Array::text(self.classes.as_ref().map_or("", |classes| of(classes))))
        };
        let column = |cells: Vec<Value>| {
            let shape = Shape::matrix(cells.len(), 1);
            Value::Cell(Rc::new(super::CellArray { shape, cells }))
        };
        let values = self.entries.values().cloned().collect();
        let parts = [class(|c| &c.0), class(|c| &c.1), column(self.keys()), column(values)];
        NAMES.into_iter().map(Rc::from).zip(parts).collect()
    }

    /// The dictionary with these contents by name.
    pub fn of_fields(fields: &IndexMap<Rc<str>, Value>) -> Result<Option<Dictionary>, Refusal> {
        let [key, value] =
            [NAMES[0], NAMES[1]].map(|name| fields.get(name).map(Value::as_text).transpose());
        let (Some(key), Some(value)) = (key?.flatten(), value?.flatten()) else { return Ok(None) };
        let (Some(Value::Cell(keys)), Some(Value::Cell(values))) =
            (fields.get(NAMES[2]), fields.get(NAMES[3]))
        else {
            return Ok(None);
        };
        let classes = (key, value);
        let first = |text: &TextArray| Some(DictionaryKey::Text(text.texts.first()?.clone()));
        let key = |value: &Value| match value {
            Value::Scalar(number) => Ok(Some(DictionaryKey::of(*number))),
            Value::Text(text) => Ok(first(text)),
            Value::Object(_) => {
                Ok(DictionaryKey::members(value).and_then(|(_, keys)| keys.into_iter().next()))
            }
            Value::Cell(_) | Value::Struct(_) => DictionaryKey::held(value),
            _ => Ok(None),
        };
        let keys = keys.cells.iter().map(|value| key(value).transpose());
        let Some(keys) = keys.collect::<Option<Result<Vec<_>, Refusal>>>() else { return Ok(None) };
        let entries = keys?.into_iter().zip(values.cells.iter().cloned()).collect();
        let known = !classes.0.is_empty();
        let classes = known.then(|| (classes.0.as_str().into(), classes.1.as_str().into()));
        Ok(Some(Dictionary { classes, entries }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn numbers_that_are_equal_are_one_key() {
        assert_eq!(DictionaryKey::of(Scalar::F64(0.0)), DictionaryKey::of(Scalar::F64(-0.0)));
        assert_eq!(
            DictionaryKey::of(Scalar::F64(f64::NAN)),
            DictionaryKey::of(Scalar::F64(-f64::NAN))
        );
        let largest = DictionaryKey::of(Scalar::U64(u64::MAX));
        assert!(matches!(largest.value("uint64"), Value::Scalar(Scalar::U64(u64::MAX))));
        let least = DictionaryKey::of(Scalar::I64(i64::MIN));
        assert!(matches!(least.value("int64"), Value::Scalar(Scalar::I64(i64::MIN))));
    }

    #[test]
    fn cells_that_are_equal_are_one_key() {
        let cell = |cells: Vec<Value>| {
            let shape = Shape::matrix(1, cells.len());
            Value::Cell(Rc::new(crate::value::CellArray { shape, cells }))
        };
        let key = |value: Value| DictionaryKey::held(&value).expect("on the host").expect("a key");
        let of = |x: f64| key(cell(vec![Value::from("a"), cell(vec![Value::from(x)])]));
        assert_eq!(of(0.0), of(-0.0));
        assert_ne!(of(0.0), of(1.0));
        assert_ne!(key(cell(vec![Value::from(1.0)])), key(cell(vec![Value::from(true)])));
    }

    #[test]
    fn contents_by_name_are_the_contents() {
        let mut of =
            Dictionary { classes: Some(("string".into(), "double".into())), ..Default::default() };
        of.entries.insert(DictionaryKey::Text(Some("b".into())), Value::from(1.0));
        of.entries.insert(DictionaryKey::Text(Some("a".into())), Value::from(2.0));
        let again =
            Dictionary::of_fields(&of.to_fields()).expect("on the host").expect("a dictionary");
        assert_eq!(again.classes, of.classes);
        assert!(again.entries.keys().eq(of.entries.keys()));
        let none = Dictionary::of_fields(&Dictionary::default().to_fields());
        let none = none.expect("on the host").expect("a dictionary");
        assert_eq!(none.classes, None);
    }
}
