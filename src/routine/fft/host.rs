//! Fourier transforms of lanes on the host, on rustfft.

use crate::op::fourier::fft_planner;
use crate::op::pace::Pace;
use crate::routine::HostFault;
use crate::routine::Lanes;
use crate::value::Data;
use num_complex::Complex;
use rustfft::FftNum;

/// What a sample costs for each doubling of the length, in the units of the op table.
const COST: u64 = 1500;

/// Transforms every lane.
pub(super) async fn run(
    x: &Data,
    lanes: &Lanes,
    inverse: bool,
    y: &mut Data,
) -> Result<(), HostFault> {
    match (x, y) {
        (Data::C32(x), Data::C32(y)) => transform(x, lanes, inverse, y).await,
        (Data::C64(x), Data::C64(y)) => transform(x, lanes, inverse, y).await,
        _ => Err(HostFault::Broken("a Fourier transform of what is not complex")),
    }
}

async fn transform<T: FftNum>(
    x: &[Complex<T>],
    lanes: &Lanes,
    inverse: bool,
    y: &mut [Complex<T>],
) -> Result<(), HostFault> {
    let (inner, n, outer) = (lanes.inner as usize, lanes.len as usize, lanes.outer as usize);
    if x.len() != inner * n * outer || y.len() != x.len() {
        return Err(HostFault::Broken("a Fourier transform of another size than declared"));
    }
    if y.is_empty() {
        return Ok(());
    }
    let mut planner = fft_planner();
    let plan = if inverse { planner.plan_fft_inverse(n) } else { planner.plan_fft_forward(n) };
    let zero = Complex::new(T::zero(), T::zero());
    let mut scratch = vec![zero; plan.get_inplace_scratch_len()];
    let mut line = vec![zero; n];
    let scale = if inverse { T::one() / T::from_usize(n).unwrap_or_else(T::one) } else { T::one() };
    let mut pace = Pace::default();
    for o in 0..outer {
        for i in 0..inner {
            let at = i + inner * n * o;
            line.iter_mut().enumerate().for_each(|(k, slot)| *slot = x[at + inner * k]);
            plan.process_with_scratch(&mut line, &mut scratch);
            line.iter().enumerate().for_each(|(k, z)| {
                y[at + inner * k] = Complex::new(z.re * scale, z.im * scale);
            });
            pace.spend(COST * (n * n.max(2).ilog2() as usize) as u64).await;
        }
    }
    Ok(())
}
