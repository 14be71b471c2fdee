//! Random programs in a session, and whether two sessions agree. Must not know what the sessions compute on.

use super::super::contract::difference;
use super::Program;
use matgpu::plan::Offload;
use matgpu::provider::Provider;
use matgpu::session::{Options, Session};
use matgpu::value::{Array, Data};
use std::rc::Rc;

/// A session on a device, or on the host. Random numbers are captured, however few: what is made of captured ones stays
/// complex, where at once it is seen that no imaginary part is left.
pub fn session(device: Option<Box<dyn Provider>>, offload: Offload) -> Session {
    let mut session = Session::new(Options::default());
    session.use_device(device, offload);
    session.capture_draws();
    session
}

/// A session that computes everything at once that is not made of random numbers.
pub fn at_once() -> Session {
    let mut session = session(None, Offload::Never);
    session.capture_above(usize::MAX);
    session
}

/// What a program left: an array a variable, nothing where there is none; and what it failed with.
pub type Left = (Vec<Option<Rc<Array>>>, Option<String>);

/// Runs a program in a session that forgets the one before.
pub async fn run(session: &mut Session, p: &Program) -> Left {
    session.reset();
    run_on(session, p).await
}

/// Runs a program on what earlier ones left.
pub async fn run_on(session: &mut Session, p: &Program) -> Left {
    let failed = session.run(&p.text, "program").await.err();
    let failed = failed.map(|f| f.errors[0].message().to_owned());
    let mut arrays = Vec::new();
    for (name, _) in &p.variables {
        let value = session.get(name).await.unwrap_or_else(|e| panic!("{name}: {e}\n{}", p.text));
        arrays.push(value.and_then(|v| v.here()));
    }
    (arrays, failed)
}

/// What differs between two ways to run a program, in words.
pub fn compare(p: &Program, (a, failed_a): &Left, (b, failed_b): &Left) -> Option<String> {
    if failed_a != failed_b {
        return Some(format!("failed with {failed_a:?}, and with {failed_b:?}"));
    }
    for (k, (name, rough)) in p.variables.iter().enumerate() {
        let differs = match (&a[k], &b[k]) {
            (Some(x), Some(y)) if x.shape() != y.shape() || x.elem_type() != y.elem_type() => {
                Some(format!("{} {} and {} {}", x.elem_type(), x.shape(), y.elem_type(), y.shape()))
            }
            (Some(x), Some(y)) if *rough && x.elem_type().class.is_float() => {
                far(x.data(), y.data())
            }
            (Some(x), Some(y)) => difference(x.data(), y.data(), 0),
            (None, None) => None,
            (x, y) => Some(format!("is there: {}, {}", x.is_some(), y.is_some())),
        };
        if let Some(differs) = differs {
            return Some(format!("{name}: {differs}"));
        }
    }
    None
}

/// Where rough numbers are further apart than the errors of a few operations.
fn far(a: &Data, b: &Data) -> Option<String> {
    let parts = |d: &Data| -> Vec<f64> {
        match d {
            Data::F32(v) => v.iter().map(|&x| f64::from(x)).collect(),
            Data::F64(v) => v.clone(),
            Data::C32(v) => v.iter().flat_map(|z| [f64::from(z.re), f64::from(z.im)]).collect(),
            Data::C64(v) => v.iter().flat_map(|z| [z.re, z.im]).collect(),
            other => panic!("{} is never rough", other.elem_type()),
        }
    };
    let (a, b) = (parts(a), parts(b));
    let size = a.iter().filter(|x| x.is_finite()).fold(1.0f64, |m, x| m.max(x.abs()));
    let bad = (0..a.len()).find(|&i| {
        let (x, y) = (a[i], b[i]);
        !(x == y || x.is_nan() && y.is_nan() || (x - y).abs() <= 1e-4 * size)
    });
    bad.map(|i| format!("element {i}: {:e} and {:e}", a[i], b[i]))
}

/// The shaders in what `inspect` shows of the stage `wgsl`.
pub fn shaders(text: &str) -> impl Iterator<Item = &str> {
    let each = text.split("// group ").skip(1).filter_map(|g| g.split_once('\n'));
    each.map(|(_, t)| t.trim()).filter(|t| !t.starts_with("// on the host"))
}
