//! The trial of a device at its opening: small kernels whose results are known, which decide what it is trusted with.
//! Must not know what kind of device it is.

use super::{Command, DeviceInfo, Fault, Provider};
use crate::kernel::{Instr, Kernel, Launch, Output, ViewKind};
use crate::op::{Op, math};
use crate::value::{Array, Data, ElemType};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

/// What one output of a trial's kernel is: an instruction on its two inputs, which are its values 0 and 1.
type Probe = (Instr, ElemType);

fn primitive(op: Op, ty: ElemType) -> Probe {
    let args = (0..u32::from(op.row().arity)).collect();
    (Instr::Op { op, ty, args }, crate::op::result_type(op, ty))
}

/// A kernel of several probes: compiling it takes less time than one for each.
fn kernel(ty: ElemType, probes: &[Probe]) -> Rc<Kernel> {
    let loads = [0, 1].map(|input| Instr::Load { input, view: 0 });
    let output = |(k, &(_, ty)): (usize, &Probe)| Output {
        ty,
        value: 2 + k as u32,
        view: 0,
        every_step: false,
    };
    Rc::new(Kernel {
        inputs: vec![ty, ty],
        views: vec![ViewKind::Linear],
        body: loads.into_iter().chain(probes.iter().map(|(instr, _)| instr.clone())).collect(),
        outputs: probes.iter().enumerate().map(output).collect(),
        ..Kernel::default()
    })
}

/// What these probes give, a few in a kernel, read all at once.
async fn run(
    provider: &mut dyn Provider,
    ty: ElemType,
    groups: &[&[Probe]],
    (x, y): (&Rc<Array>, &Rc<Array>),
) -> Result<Vec<Rc<Array>>, Fault> {
    let (a, b) = (provider.upload(x.clone())?, provider.upload(y.clone())?);
    let launch = Launch {
        kept_count: x.numel() as u32,
        reduced_count: 1,
        trips: 1,
        views: vec![Default::default()],
        ..Launch::default()
    };
    let mut found = Vec::new();
    for probes in groups {
        let mut outputs = SmallVec::new();
        for (_, ty) in *probes {
            outputs.push(provider.alloc(*ty, x.shape())?);
        }
        found.extend_from_slice(&outputs);
        provider.submit(&[Command::Kernel {
            kernel: kernel(ty, probes),
            launch: launch.clone(),
            inputs: smallvec![a, b],
            outputs,
        }])?;
    }
    let read = provider.read(&found).await;
    for slot in [a, b].into_iter().chain(found) {
        provider.free(slot);
    }
    read
}

/// What the trial of singles found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct SinglesFound {
    /// The first operation that loses IEEE's NaN or infinities, or the sign of a zero's root, if there is one.
    pub loose: Option<Op>,
    /// Quotients that are whole numbers are whole.
    pub whole: bool,
}

/// Divisors and quotients that are tried.
const TRIED: u16 = 32;

/// How far a device's f32 arithmetic can be trusted.
pub(super) async fn singles(provider: &mut dyn Provider) -> Result<SinglesFound, Fault> {
    let special =
        [0.0f32, -0.0, 1.0, -1.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 3e38, 1e-30, 2.5];
    let tried =
        || (1..=TRIED).flat_map(|by| (1..=TRIED).map(move |k| (f32::from(by) * f32::from(k), by)));
    let pairs = special.iter().flat_map(|&y| special.iter().map(move |&x| (x, y)));
    let pairs = pairs.chain(tried().map(|(x, by)| (x, f32::from(by))));
    let (x, y): (Vec<f32>, Vec<f32>) = pairs.unzip();
    let n = x.len();
    let (ax, ay) = (Rc::new(Array::row(x.clone())), Rc::new(Array::row(y.clone())));
    let rows: [(Op, fn(f32, f32) -> f32); 5] = [
        (Op::Add, |a, b| a + b),
        (Op::Sub, |a, b| a - b),
        (Op::Mul, |a, b| a * b),
        (Op::Div, |a, b| a / b),
        (Op::Sqrt, |a, _| a.sqrt()),
    ];
    let orders: [(Op, fn(f32, f32) -> bool); 3] =
        [(Op::Eq, |a, b| a == b), (Op::Lt, |a, b| a < b), (Op::Le, |a, b| a <= b)];
    let arithmetic = rows.map(|(op, _)| primitive(op, ElemType::SINGLE));
    let comparisons = orders.map(|(op, _)| primitive(op, ElemType::SINGLE));
    let got = run(provider, ElemType::SINGLE, &[&arithmetic, &comparisons], (&ax, &ay)).await?;
    let (numbers, truths) = got.split_at(rows.len());
    let mut whole = true;
    for ((op, host), got) in rows.into_iter().zip(numbers) {
        let Data::F32(got) = got.data() else { continue };
        let wrong = (0..n).any(|i| {
            let want = host(x[i], y[i]);
            let got = got[i];
            want.is_nan() != got.is_nan()
                || (want.is_infinite() && want != got)
                || (want == 0.0 && got != 0.0)
                || (op == Op::Sqrt
                    && want == 0.0
                    && want.is_sign_negative() != got.is_sign_negative())
                || (got.is_infinite() && want != got)
        });
        if op == Op::Div {
            let beyond = special.len() * special.len();
            whole = (beyond..n).all(|i| host(x[i], y[i]) == got[i]);
        }
        if wrong {
            return Ok(SinglesFound { loose: Some(op), whole: true });
        }
    }
    for ((op, host), got) in orders.into_iter().zip(truths) {
        let Data::Bool(got) = got.data() else { continue };
        if (0..n).any(|i| host(x[i], y[i]) != got[i]) {
            return Ok(SinglesFound { loose: Some(op), whole: true });
        }
    }
    Ok(SinglesFound { loose: None, whole })
}

/// Numbers for the self-test: specials, and random bits with exponents near and far.
fn operands(count: usize, mut seed: u64) -> Vec<f64> {
    let special = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        2.5,
        -2.5,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
        f64::MAX,
        f64::MIN_POSITIVE,
        5e-324,
        -5e-324,
        4503599627370495.5,
        9007199254740993.0,
        2147483648.5,
        1e300,
        1e-300,
        1.0 / 3.0,
    ];
    (0..count)
        .map(|i| {
            // A 64-bit linear congruential step, its upper bits stirred in.
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let bits = seed ^ (seed >> 29);
            match i % 4 {
                0 => special[(bits >> 40) as usize % special.len()],
                1 => f64::from_bits(bits),
                2 => f64::from_bits((bits & 0x800f_ffff_ffff_ffff) | ((1003 + (bits >> 58)) << 52)),
                _ => f64::from_bits(bits & 0x801f_ffff_ffff_ffff),
            }
        })
        .collect()
}

fn same(a: f64, b: f64) -> bool {
    a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
}

/// The operations on doubles that do not give IEEE's bits here, about a thousand operands each.
pub(super) async fn wrong_doubles(provider: &mut dyn Provider) -> Result<Vec<String>, Fault> {
    const COUNT: usize = 1024;
    let (x, y) = (operands(COUNT, 1), operands(COUNT, 2));
    let (ax, ay) = (Rc::new(Array::row(x.clone())), Rc::new(Array::row(y.clone())));
    type Host = fn(f64, f64) -> f64;
    let rows: [(Op, Host); 7] = [
        (Op::Add, |a, b| a + b),
        (Op::Sub, |a, b| a - b),
        (Op::Mul, |a, b| a * b),
        (Op::Div, |a, b| a / b),
        (Op::Max, math::greatest),
        (Op::Sqrt, |a, _| math::sqrt(a)),
        (Op::Round, |a, _| math::round(a)),
    ];
    let orders: [(Op, fn(f64, f64) -> bool); 2] = [(Op::Lt, |a, b| a < b), (Op::Eq, |a, b| a == b)];
    let arithmetic = rows.map(|(op, _)| primitive(op, ElemType::DOUBLE));
    let single = Instr::Cast { from: ElemType::DOUBLE, to: ElemType::SINGLE, arg: 0 };
    let [less, equal] = orders.map(|(op, _)| primitive(op, ElemType::DOUBLE));
    let others = [less, equal, (single, ElemType::SINGLE)];
    // Every device has bindings for eight arrays.
    let (first, second) = arithmetic.split_at(4);
    let got = run(provider, ElemType::DOUBLE, &[first, second, &others], (&ax, &ay)).await?;
    let mut got = got.iter().map(|array| array.data());
    let mut wrong: Vec<String> = Vec::new();
    for ((op, host), got) in rows.into_iter().zip(&mut got) {
        if let Data::F64(got) = got
            && (0..COUNT).any(|i| !same(host(x[i], y[i]), got[i]))
        {
            wrong.push(format!("{op:?}"));
        }
    }
    for ((op, host), got) in orders.into_iter().zip(&mut got) {
        if let Data::Bool(got) = got
            && (0..COUNT).any(|i| host(x[i], y[i]) != got[i])
        {
            wrong.push(format!("{op:?}"));
        }
    }
    if let Some(Data::F32(got)) = got.next()
        && (0..COUNT).any(|i| !same(f64::from(x[i] as f32), f64::from(got[i])))
    {
        wrong.push("conversion to single".to_owned());
    }
    Ok(wrong)
}

impl DeviceInfo {
    /// Believes a trial: a device with which anything is wrong computes no doubles, and says so.
    pub(super) fn judge(&mut self, wrong: &[String]) {
        self.exact = wrong.is_empty();
        if !self.exact {
            self.quirks.push(format!(
                "doubles are not exact here ({}): they stay on the host",
                wrong.join(", ")
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::provider::forward::forward;
    use crate::provider::host::Host;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// The host, but for one operation whose operands it confuses.
    struct Wrong {
        inner: Host,
        at: Op,
    }

    impl Provider for Wrong {
        forward!(info, supports, ready, upload, alloc, free, read, trim, counters);
        fn submit(&mut self, commands: &[Command]) -> Result<(), Fault> {
            let changed: Vec<Command> = commands
                .iter()
                .cloned()
                .map(|mut c| {
                    if let Command::Kernel { kernel, .. } = &mut c {
                        let mut k = (**kernel).clone();
                        for i in &mut k.body {
                            if let Instr::Op { op, args, .. } = i
                                && *op == self.at
                            {
                                args.reverse();
                            }
                        }
                        *kernel = Rc::new(k);
                    }
                    c
                })
                .collect();
            self.inner.submit(&changed)
        }
    }

    #[test]
    fn a_device_with_wrong_arithmetic_computes_no_doubles_and_says_so() {
        for at in [Op::Sub, Op::Div, Op::Lt] {
            let mut p = Wrong { inner: Host::new(), at };
            let wrong = pollster::block_on(wrong_doubles(&mut p)).expect("a trial");
            assert_eq!(wrong, [format!("{at:?}")]);
            let mut info = p.info().clone();
            info.judge(&wrong);
            assert!(!info.exact);
            assert!(info.quirks[0].contains(&format!("{at:?}")), "{:?}", info.quirks);
        }
    }

    #[test]
    fn a_device_that_computes_as_the_host_is_trusted() {
        let mut host = Host::new();
        let found = pollster::block_on(singles(&mut host)).expect("a trial");
        assert_eq!(found, SinglesFound { loose: None, whole: true });
        let wrong = pollster::block_on(wrong_doubles(&mut host)).expect("a trial");
        assert_eq!(wrong, Vec::<String>::new());
        let mut info = host.info().clone();
        info.judge(&wrong);
        assert!(info.exact && info.quirks.is_empty());
    }

    /// The host, but for what it reads, of which the fourth array is off by a rounding.
    struct Rough {
        inner: Host,
    }

    impl Provider for Rough {
        forward!(info, supports, ready, upload, alloc, free, submit, trim, counters);
        fn read(
            &mut self,
            slots: &[crate::provider::SlotId],
        ) -> crate::provider::Pending<Vec<Rc<Array>>> {
            let reading = self.inner.read(slots);
            Box::pin(async move {
                let mut arrays = reading.await?;
                if let Data::F32(quotients) = arrays[3].data() {
                    let off = |x: &f32| if *x == 3.0 { x.next_down() } else { *x };
                    arrays[3] =
                        Rc::new(Array::row(quotients.iter().map(off).collect::<Vec<f32>>()));
                }
                Ok(arrays)
            })
        }
    }

    #[test]
    fn a_device_whose_whole_quotients_are_not_whole_is_found() {
        let found =
            pollster::block_on(singles(&mut Rough { inner: Host::new() })).expect("a trial");
        assert_eq!(found, SinglesFound { loose: None, whole: false });
    }
}
