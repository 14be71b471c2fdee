//! What goes through the stream comes back as it was; what cannot is refused; what is no stream is an error.

use super::{Packer, Read, Reader, Sink};
use crate::value::{
    Array, CellArray, Compressed, Data, Function, MapKey, MapState, Object, ObjectState, Range,
    Scalar, Shape, StructArray, TextArray, Value,
};
use num_complex::Complex64;
use std::cell::RefCell;
use std::rc::Rc;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn packed(values: &[Value], budget: usize) -> Vec<u8> {
    let (mut packer, mut bytes) = (Packer::default(), Vec::new());
    for (at, value) in values.iter().enumerate() {
        packer.begin(value, &mut bytes).expect("it has a form");
        while !packer.step(budget, &mut bytes).expect("it has a form") {}
        packer.variable(&format!("v{at}"), at == 0, &mut bytes);
    }
    assert_eq!(packer.bytes, bytes.len());
    bytes
}

/// Reads in pieces of so many bytes.
fn read(bytes: &[u8], piece: usize) -> crate::diag::Result<Vec<Value>> {
    let mut pieces = bytes.chunks(piece).map(<[u8]>::to_vec);
    let mut reader = Reader::new(move || pieces.next());
    let mut values = Vec::new();
    loop {
        match reader.step(3)? {
            Read::More => {}
            Read::Variable(name, value, global) => {
                assert_eq!(&*name, format!("v{}", values.len()));
                assert_eq!(global, values.is_empty());
                values.push(value);
            }
            Read::Function(text, captured) => {
                assert_eq!((&*text, captured.len()), ("@() a", 1));
                reader.answer(captured[0].1.clone());
            }
            Read::Program(name, text) => assert_eq!((&*name, &*text), ("name", "text")),
            Read::Done => return Ok(values),
        }
    }
}

fn cell(cells: Vec<Value>) -> Value {
    Value::Cell(Rc::new(CellArray { shape: Shape::matrix(1, cells.len()), cells }))
}

fn map(entries: Vec<(MapKey, Value)>) -> Rc<Object> {
    let state = MapState {
        key_type: "char".into(),
        value_type: "any".into(),
        entries: entries.into_iter().collect(),
    };
    Rc::new(Object {
        class: "containers.Map".into(),
        of: None,
        handle: true,
        state: RefCell::new(ObjectState::Map(state)),
        at_end: None,
    })
}

#[test]
fn values_come_back_as_they_were() {
    let text = TextArray {
        shape: Shape::matrix(1, 3),
        texts: vec![Some("ä".into()), None, Some("".into())],
    };
    let columns = vec![Value::from(1.5), Value::from("b")];
    let structs = StructArray {
        shape: Shape::matrix(2, 1),
        fields: [(Rc::from("f"), columns.clone()), (Rc::from("g"), columns)].into_iter().collect(),
    };
    let shape = Shape::new(&[2, 1, 2]);
    let complex = Data::C64((0..4).map(|k| Complex64::new(f64::from(k), -0.0)).collect());
    let flags = Array::new(Shape::matrix(1, 2), Data::Bool(vec![true, false]));
    let wanted = Array::from_vec(Shape::matrix(2, 3), vec![0.0, 1.5, 0.0, 0.0, -2.0, 0.0]);
    let sparse = Compressed::of_array(&wanted).expect("there is room");
    let values = [
        Value::from(f64::NAN),
        Value::Scalar(Scalar::I64(i64::MIN)),
        Value::from(true),
        Value::from("text"),
        Value::from(Array::row((0..100_000).map(f64::from).collect())),
        Value::from(Array::new(shape, complex)),
        Value::from(flags),
        Value::Range(Rc::new(Range { start: 0.0, step: 0.1, count: 4, last: 0.3 })),
        sparse.into(),
        Value::Text(Rc::new(text)),
        Value::Struct(Rc::new(structs)),
        Value::Function(Rc::new(Function::named("sin"))),
        cell(vec![cell(vec![]), Value::from(2.0), Value::empty()]),
        Value::Object(map(vec![(MapKey::Text("k".into()), cell(vec![Value::from(3.0)]))])),
    ];
    for (budget, piece) in [(1, 1), (100, 7), (1 << 20, 1 << 20)] {
        let again = read(&packed(&values, budget), piece).expect("it is a stream");
        assert_eq!(format!("{again:?}"), format!("{values:?}"));
    }
}

#[test]
fn what_is_shared_is_there_once() {
    let large = Value::from(Array::row(vec![1.0; 10_000]));
    let mut tree = cell(vec![large.clone(), large.clone()]);
    for _ in 0..50 {
        tree = cell(vec![tree.clone(), tree]);
    }
    let handle = map(vec![]);
    let both = cell(vec![Value::Object(handle.clone()), tree]);
    let bytes = packed(&[both, Value::Object(handle), large], 1000);
    assert!(bytes.len() < 82_000, "{} bytes", bytes.len());
    let again = read(&bytes, 4096).expect("it is a stream");
    let [Value::Cell(both), Value::Object(map), _] = &again[..] else { panic!("{again:?}") };
    let Value::Object(inner) = &both.cells[0] else { panic!("no object") };
    assert!(Rc::ptr_eq(map, inner));
    let Value::Cell(tree) = &both.cells[1] else { panic!("no cell") };
    let [Value::Cell(a), Value::Cell(b)] = &tree.cells[..] else { panic!("no cells") };
    assert!(Rc::ptr_eq(a, b));
}

#[test]
fn a_handle_that_holds_itself_comes_back_so() {
    let handle = map(vec![]);
    let inside = cell(vec![Value::Object(handle.clone())]);
    let state = MapState {
        key_type: "char".into(),
        value_type: "any".into(),
        entries: [(MapKey::Number(1.0), inside)].into_iter().collect(),
    };
    handle.state.replace(ObjectState::Map(state));
    let again = read(&packed(&[Value::Object(handle.clone())], 10), 10).expect("it is a stream");
    // Those that hold themselves are let go by hand.
    handle.state.replace(ObjectState::Fields(Default::default()));
    let Value::Object(again) = &again[0] else { panic!("no object") };
    let ObjectState::Map(map) = again.state.replace(ObjectState::Fields(Default::default())) else {
        panic!("no map")
    };
    let Some(Value::Cell(inside)) = map.entries.values().next() else { panic!("no cell") };
    assert!(matches!(&inside.cells[0], Value::Object(inner) if Rc::ptr_eq(inner, again)));
}

#[test]
fn what_has_no_form_is_refused_and_taken_back() {
    let object = Object {
        class: "onCleanup".into(),
        of: None,
        handle: true,
        state: RefCell::new(ObjectState::Fields(Default::default())),
        at_end: None,
    };
    struct Nobody;
    impl Sink for Nobody {
        fn take(&mut self, _: &[u8]) {}
    }
    let shared = cell(vec![Value::from("part"), Value::from("of both")]);
    let bad = cell(vec![shared.clone(), shared.clone(), Value::Object(Rc::new(object))]);
    let mut packer = Packer::default();
    let mark = packer.mark();
    let done = packer.begin(&bad, &mut Nobody).and_then(|()| {
        loop {
            if packer.step(1, &mut Nobody)? {
                break Ok(());
            }
        }
    });
    assert!(done.is_err());
    packer.back_to(mark);
    assert_eq!(packer.bytes, 0);
    // What it shared with others is written with them.
    let mut bytes = Vec::new();
    packer.begin(&shared, &mut bytes).expect("it has a form");
    assert!(packer.step(1 << 20, &mut bytes).expect("it has a form"));
    packer.variable("v0", true, &mut bytes);
    assert_eq!(read(&bytes, 100).expect("it is a stream").len(), 1);
}

#[test]
fn what_is_no_stream_is_an_error() {
    let whole = packed(&[cell(vec![Value::from("text"), Value::from(1.0)])], 1000);
    for end in 1..whole.len() {
        // Cut between two values it ends early, and has no variable.
        assert!(match read(&whole[..end], 100) {
            Ok(values) => values.is_empty(),
            Err(error) => error.identifier() == "matgpu:internal:packed",
        });
    }
    for at in 0..whole.len() {
        for byte in [0u8, 1, 2, 14, 15, 100, 127, 128, 255] {
            let mut wrong = whole.clone();
            wrong[at] = byte;
            // An error or another value, but nothing else.
            drop(read_any(&wrong));
        }
    }
}

fn read_any(bytes: &[u8]) -> crate::diag::Result<()> {
    let mut once = Some(bytes.to_vec());
    let mut reader = Reader::new(move || once.take());
    loop {
        match reader.step(1)? {
            Read::Done => return Ok(()),
            Read::Function(..) => reader.answer(Value::from(0.0)),
            _ => {}
        }
    }
}

#[test]
fn what_is_to_be_shown_has_a_place_unless_it_is_too_deep() {
    let object = Object {
        class: "onCleanup".into(),
        of: None,
        handle: true,
        state: RefCell::new(ObjectState::Fields(Default::default())),
        at_end: None,
    };
    let shown = |value: &Value| {
        let (mut packer, mut bytes) = (Packer::to_show(20), Vec::new());
        packer.begin(value, &mut bytes)?;
        while !packer.step(100, &mut bytes)? {}
        Ok::<_, super::write::Unpackable>(bytes.len())
    };
    assert!(shown(&Value::Object(Rc::new(object))).is_ok());
    let mut nested = cell(vec![]);
    for _ in 0..30 {
        nested = cell(vec![nested]);
    }
    assert!(shown(&nested).is_err());
}
