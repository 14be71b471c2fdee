//! What the command window shows, compared text by text.

use super::*;
use crate::value::{CellArray, ElemType, NumberStyle, Scalar, StructArray};
use num_complex::Complex64;
use std::rc::Rc;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn show(value: impl Into<Value>) -> String {
    display("x", &value.into(), &Format::default()).expect("on the host")
}

fn styled(style: NumberStyle, value: impl Into<Value>) -> String {
    display("x", &value.into(), &Format { style, compact: true }).expect("on the host")
}

fn row(x: &[f64]) -> Value {
    Value::from(Array::row(x.to_vec()))
}

#[test]
fn scalars() {
    assert_eq!(show(5.0), "x =\n\n     5\n\n");
    assert_eq!(show(-5.0), "x =\n\n    -5\n\n");
    assert_eq!(show(1000.0), "x =\n\n        1000\n\n");
    assert_eq!(show(3.14159), "x =\n\n    3.1416\n\n");
    assert_eq!(show(0.001), "x =\n\n   1.0000e-03\n\n");
    assert_eq!(show(0.002), "x =\n\n    0.0020\n\n");
    assert_eq!(show(12345.678), "x =\n\n   1.2346e+04\n\n");
    assert_eq!(show(f64::NAN), "x =\n\n   NaN\n\n");
    assert_eq!(show(f64::NEG_INFINITY), "x =\n\n  -Inf\n\n");
    assert_eq!(show(0.0), "x =\n\n     0\n\n");
    assert_eq!(show(1e10), "x =\n\n   1.0000e+10\n\n");
    assert_eq!(show(true), "x =\n\n  logical\n\n   1\n\n");
    assert_eq!(show(Scalar::I8(-5)), "x =\n\n  int8\n\n   -5\n\n");
    assert_eq!(show(Scalar::F32(1.5)), "x =\n\n  single\n\n    1.5000\n\n");
}

#[test]
fn matrices() {
    assert_eq!(show(row(&[1.0, 2.0, 3.0])), "x =\n\n     1     2     3\n\n");
    assert_eq!(show(row(&[1.0, f64::NAN])), "x =\n\n     1   NaN\n\n");
    assert_eq!(show(row(&[0.0, 1.5])), "x =\n\n         0    1.5000\n\n");
    assert_eq!(show(row(&[1000.5, 1.0])), "x =\n\n   1.0e+03 *\n\n    1.0005    0.0010\n\n");
    assert_eq!(show(row(&[0.001, 0.002])), "x =\n\n   1.0e-03 *\n\n    1.0000    2.0000\n\n");
    assert_eq!(show(row(&[1000.0, 2.0])), "x =\n\n        1000           2\n\n");
    assert_eq!(
        show(Array::row(vec![1i32, -20])),
        "x =\n\n  1×2 int32 row vector\n\n     1   -20\n\n"
    );
    assert_eq!(show(Array::row(vec![true, false])), "x =\n\n  1×2 logical array\n\n   1   0\n\n");
}

#[test]
fn sparse_matrices() {
    let sparse = |mut array: Array| {
        array.mark_sparse(true);
        Value::from(array)
    };
    let whole = || {
        let mut elements = vec![0.0; 100];
        (elements[1], elements[9], elements[92]) = (-4.0, 12.0, 300.0);
        Array::from_vec(Shape::matrix(10, 10), elements)
    };
    let lines = "   (2,1)       -4\n  (10,1)       12\n   (3,10)     300\n";
    assert_eq!(
        show(sparse(whole())),
        format!("x =\n\n  10×10 sparse double matrix (3 nonzeros)\n\n{lines}\n")
    );
    assert_eq!(disp(&sparse(whole()), &Format::default()).expect("on the host"), lines);
    assert_eq!(
        show(sparse(Array::row(vec![0.0, 0.5]))),
        "x =\n\n  1×2 sparse double row vector (1 nonzero)\n\n   (1,2)       0.5000\n\n"
    );
    assert_eq!(
        show(sparse(Array::row(vec![1000.5, 0.0]))),
        "x =\n\n  1×2 sparse double row vector (1 nonzero)\n\n   1.0e+03 *\n\n   (1,1)       1.0005\n\n"
    );
    assert_eq!(
        show(sparse(Array::row(vec![true, false]))),
        "x =\n\n  1×2 sparse logical array (1 nonzero)\n\n   (1,1)      1\n\n"
    );
    let none = || sparse(Array::zeros(ElemType::DOUBLE, Shape::matrix(1000, 2000)));
    assert_eq!(show(none()), "x =\n\n  1000×2000 sparse double matrix\n\n   All zero\n\n");
    assert_eq!(
        disp(&none(), &Format::default()).expect("on the host"),
        "   All zero sparse: 1000×2000\n"
    );
}

#[test]
fn long_rows_are_split() {
    let text = show(row(&(1..=20).map(f64::from).collect::<Vec<_>>()));
    assert!(text.starts_with("x =\n\n  Columns 1 through 13\n\n     1     2"), "{text}");
    assert!(
        text.ends_with(
            "\n\n  Columns 14 through 20\n\n    14    15    16    17    18    19    20\n\n"
        ),
        "{text}"
    );
}

#[test]
fn pages_and_empties() {
    let cube = Array::from_vec(Shape::new(&[1, 2, 2]), vec![1.0, 2.0, 3.0, 4.0]);
    assert_eq!(show(cube), "x(:,:,1) =\n\n     1     2\n\n\nx(:,:,2) =\n\n     3     4\n\n");
    assert_eq!(show(Value::empty()), "x =\n\n     []\n\n");
    let none = Array::row(Vec::<f64>::new());
    assert_eq!(show(none), "x =\n\n  1×0 empty double row vector\n\n");
    assert_eq!(show(Value::from("")), "x =\n\n  0×0 empty char array\n\n");
}

#[test]
fn complex_numbers() {
    let z = |re, im| Complex64::new(re, im);
    assert_eq!(show(Array::row(vec![z(3.0, 4.0)])), "x =\n\n   3.0000 + 4.0000i\n\n");
    assert_eq!(
        show(Array::row(vec![z(1.0, 2.0), z(3.0, -4.0)])),
        "x =\n\n   1.0000 + 2.0000i   3.0000 - 4.0000i\n\n"
    );
}

#[test]
fn texts_and_handles() {
    assert_eq!(show(Value::from("abc")), "x =\n\n    'abc'\n\n");
    let two = TextArray { shape: Shape::matrix(1, 2), texts: vec![Some("a".into()), None] };
    assert_eq!(
        show(Value::Text(Rc::new(two))),
        "x = \n\n  1×2 string array\n\n    \"a\"    <missing>\n\n"
    );
    let f = Value::Function(Rc::new(Function::named("sin")));
    assert_eq!(show(f), "x =\n\n  function_handle with value:\n\n    @sin\n\n");
}

#[test]
fn cells_and_structs() {
    let cells = vec![1.0.into(), 100.0.into(), "abc".into(), row(&[1.0, 2.0])];
    let c = Value::Cell(Rc::new(CellArray { shape: Shape::matrix(2, 2), cells }));
    assert_eq!(
        show(c.clone()),
        "x =\n\n  2×2 cell array\n\n    {[  1]}    {'abc'}\n    {[100]}    {[1 2]}\n\n"
    );
    let fields = [("a", Value::from(1.0)), ("long", "t".into()), ("c", c)]
        .into_iter()
        .map(|(k, v)| (Rc::from(k), vec![v]))
        .collect();
    let s = Value::Struct(Rc::new(StructArray { shape: Shape::scalar(), fields }));
    assert_eq!(
        show(s),
        "x = \n\n  struct with fields:\n\n       a: 1\n    long: 't'\n       c: {2×2 cell}\n\n"
    );
}

#[test]
fn styles() {
    let pi = std::f64::consts::PI;
    assert_eq!(styled(NumberStyle::Long, pi), "x =\n   3.141592653589793\n");
    assert_eq!(styled(NumberStyle::Long, 100.0 * pi), "x =\n     3.141592653589793e+02\n");
    assert_eq!(styled(NumberStyle::Long, Scalar::F32(pi as f32)), "x =\n  single\n   3.1415927\n");
    assert_eq!(styled(NumberStyle::ShortE, pi), "x =\n   3.1416e+00\n");
    assert_eq!(styled(NumberStyle::ShortG, pi), "x =\n       3.1416\n");
    assert_eq!(styled(NumberStyle::LongG, pi), "x =\n          3.14159265358979\n");
    assert_eq!(styled(NumberStyle::Bank, pi), "x =\n       3.14\n");
    assert_eq!(styled(NumberStyle::Rational, 0.75), "x =\n            3/4\n");
    assert_eq!(styled(NumberStyle::Rational, 2.0 - 2e-16), "x =\n              2\n");
    assert_eq!(styled(NumberStyle::Hex, 1.0), "x =\n   3ff0000000000000\n");
}

#[test]
fn what_no_window_could_hold_is_named_instead() {
    let large = Value::from(Array::new(Shape::matrix(2000, 1000), Data::F64(vec![0.5; 2_000_000])));
    let shown = display("x", &large, &Format::default()).expect("on the host");
    assert!(shown.contains("2000×1000 double array, too large to show whole"), "{shown}");
    assert!(shown.len() < 200);
    let fits = Value::from(Array::row(vec![1.0; 1000]));
    let shown = display("x", &fits, &Format::default()).expect("on the host");
    assert!(!shown.contains("too large"));
}
