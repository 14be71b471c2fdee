//! An operation is one row, and so is a fold: a new one is added to a copy of the table, and everything that runs them takes it
//! from there, on the host and on a device. And nobody else lists operations.
#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use matgpu::graph::{Graph, node_of};
use matgpu::kernel::wgsl::{self, Options};
use matgpu::kernel::{Instr, Kernel, Output, Reduction, ViewKind};
use matgpu::op::fold_loops::joining;
use matgpu::op::host_loops::Loops;
use matgpu::op::known::{Facts, Question};
use matgpu::op::row::{Laws, Reps, Wgsl};
use matgpu::op::table::TABLE;
use matgpu::op::{self, ClassRule, FoldRow, Gives, Identity, Op, ReduceOp, Row};
use matgpu::provider::host::Host;
use matgpu::session::engine::Engine;
use matgpu::value::{Array, Class, ElemType, Value};
use matgpu::wgsl::{Library, Singles};
use smallvec::smallvec;
use std::collections::BTreeSet;

/// `x / (1 + |x|)`.
static SOFTSIGN: Row = Row {
    f64: Loops::One {
        each: |x| x / (1.0 + x.abs()),
        run: |x, out| out.iter_mut().zip(x).for_each(|(o, x)| *o = x / (1.0 + x.abs())),
    },
    f32: Loops::One {
        each: |x| x / (1.0 + x.abs()),
        run: |x, out| out.iter_mut().zip(x).for_each(|(o, x)| *o = x / (1.0 + x.abs())),
    },
    wgsl: Wgsl::form(&[(Reps::F32, "($0 / (1.0 + abs($0)))")]),
    facts: |k| Facts { unit: true, nonnegative: k.of[0].nonnegative, whole: false },
    laws: Laws::NONE,
    ..Row::new("softsign", 1, ClassRule::Float { complex: false }, 1_000, 2)
};

#[test]
fn one_row_adds_an_operation() {
    let softsign = Op::of(&SOFTSIGN);
    let mut table = TABLE.to_vec();
    table.push(softsign);
    sound(&table);
    assert_eq!(softsign.of_number(-3.0), Some(-0.75));
    // The VM's way with values that are small, and the class rules.
    let one = op::apply(softsign, &[Value::from(1.0)]).unwrap();
    assert_eq!(one.here().unwrap().as_slice::<f64>().unwrap(), [0.5]);
    assert!(op::apply(softsign, &[Value::from(Array::row(vec![1i8, 2]))]).is_err());
    // Captured: what the row says is known of the results spares a question.
    let numbers: Vec<f32> = (0..5000).map(|k| k as f32 - 2500.0).collect();
    let (mut graph, mut engine) = (Graph::default(), Engine::new(Box::new(Host::new()), None));
    graph.thresholds.small = 16;
    let x = Value::from(Array::row(numbers.clone()));
    let Ok(y) = graph.elementwise(softsign, &[x]) else { panic!("a question is asked") };
    let z = graph.elementwise(Op::Asin, std::slice::from_ref(&y)).ok();
    assert!(z.is_some(), "a softsign is within the domain of asin");
    let Value::Lazy(lazy) = &y else { panic!("it is captured") };
    let known = node_of(lazy).unwrap().facts;
    assert!(Question::BeyondOne.is_ruled_out(known));
    pollster::block_on(engine.gather(&mut graph, std::slice::from_ref(lazy))).unwrap();
    let got = lazy.node.host().unwrap();
    let want: Vec<f32> = numbers.iter().map(|x| x / (1.0 + x.abs())).collect();
    assert_eq!(got.as_slice::<f32>().unwrap(), want);
    // And as a shader.
    let shader = shader_of(softsign).unwrap();
    assert!(shader.contains("(v0_0 / (1.0 + abs(v0_0)))"), "{shader}");
    valid(&shader);
}

/// The bits that an odd number of elements have.
static PARITY: FoldRow = FoldRow {
    joins: |ty| (ty == INT32).then_some(const { &joining::<i32, _>(|a, b| a ^ b) }),
    ..FoldRow::new("parity", Op::BitXor, Identity::Zero, Gives::Number)
};
const INT32: ElemType = ElemType::real(Class::Int32);

#[test]
fn one_row_adds_a_fold() {
    let parity = ReduceOp::of(&PARITY);
    let numbers: Vec<i32> = (0..50_000).map(|k| k * 7919).collect();
    let want = numbers.iter().fold(0, |a, b| a ^ b);
    let (mut graph, mut engine) = (Graph::default(), Engine::new(Box::new(Host::new()), None));
    graph.thresholds.small = 16;
    let Ok(y) = graph.reduce(parity, &Value::from(Array::row(numbers)), &[1]) else {
        panic!("a question is asked")
    };
    let Value::Lazy(lazy) = &y else { panic!("it is captured") };
    pollster::block_on(engine.gather(&mut graph, std::slice::from_ref(lazy))).unwrap();
    assert_eq!(lazy.node.host().unwrap().as_slice::<i32>().unwrap(), [want]);
    let kernel = Kernel {
        inputs: vec![INT32],
        views: vec![ViewKind::Linear, ViewKind::Linear],
        body: vec![Instr::Load { input: 0, view: 0 }],
        reductions: vec![Reduction { op: parity, ty: INT32, value: 0, partial: false }],
        epilogue: vec![Instr::Reduced(0)],
        outputs: vec![Output { ty: INT32, value: 1, view: 1, every_step: false }],
        ..Kernel::default()
    };
    let shader = text_of(&kernel).unwrap();
    assert!(shader.contains("lane0 ^ "), "{shader}");
    valid(&shader);
}

fn valid(shader: &str) {
    let module = naga::front::wgsl::parse_str(shader).unwrap();
    let flags = naga::valid::ValidationFlags::all();
    naga::valid::Validator::new(flags, naga::valid::Capabilities::empty())
        .validate(&module)
        .unwrap();
}

fn shader_of(op: Op) -> Result<String, String> {
    let single = ElemType::SINGLE;
    let kernel = Kernel {
        inputs: vec![single],
        views: vec![ViewKind::Linear],
        kept_rank: 1,
        body: vec![
            Instr::Load { input: 0, view: 0 },
            Instr::Op { op, ty: single, args: smallvec![0] },
        ],
        outputs: vec![Output { ty: single, value: 1, view: 0, every_step: false }],
        ..Kernel::default()
    };
    text_of(&kernel)
}

fn text_of(kernel: &Kernel) -> Result<String, String> {
    let sharing = wgsl::usual(kernel);
    let options = Options { fast: false, sharing, same: smallvec![None; kernel.views.len()] };
    wgsl::emit(kernel, &options, &Library::new(Singles::Plain)).map(|shader| shader.text)
}

#[test]
fn the_rows_are_sound() {
    sound(TABLE);
}

/// Names are unique, and each row says what it computes, in loops that fit its operands.
fn sound(table: &[Op]) {
    let names: BTreeSet<&str> = table.iter().map(|op| op.row().name).collect();
    assert_eq!(names.len(), table.len(), "two operations of one name");
    for op in table {
        let row = op.row();
        let of_numbers = match row.f64 {
            Loops::One { .. } | Loops::Asks(_) => Some(1),
            Loops::Two { .. } | Loops::Compares(_) | Loops::Pair(_) => Some(2),
            _ => None,
        };
        assert!(of_numbers.is_none_or(|arity| arity == row.arity), "{op:?}");
        assert!(!row.laws.commutes || row.arity == 2, "{op:?}");
        assert!(row.cost > 0, "{op:?} costs nothing");
    }
}
