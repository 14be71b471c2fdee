//! Fourier transforms of lanes on the host.

use super::Fft;
use crate::op::fourier::{FourierPlan, Lay, Packed};
use crate::op::pace::Pace;
use crate::routine::HostFault;
use crate::value::Data;
use num_complex::Complex;

const OTHER_SIZE: HostFault =
    HostFault::Broken("a Fourier transform of another size than declared");

/// Transforms every lane.
pub(super) async fn run(x: &Data, fft: &Fft, y: &mut Data) -> Result<(), HostFault> {
    match (x, y) {
        (Data::C32(x), Data::C32(y)) if !fft.real => complex(x, fft, y).await,
        (Data::C64(x), Data::C64(y)) if !fft.real => complex(x, fft, y).await,
        (Data::F32(x), Data::C32(y)) if fft.real => real(x, fft, y).await,
        (Data::F64(x), Data::C64(y)) if fft.real => real(x, fft, y).await,
        _ => Err(HostFault::Broken("a Fourier transform of other elements than declared")),
    }
}

/// Where the elements of a lane are.
fn lay(fft: &Fft) -> Lay {
    Lay { inner: fft.lanes.inner as usize, len: fft.lanes.len as usize }
}

fn plan<T: Packed>(fft: &Fft) -> Result<FourierPlan<T>, HostFault> {
    let len = fft.lanes.len as usize;
    FourierPlan::new(len, fft.real)
        .ok_or_else(|| HostFault::Unsupported(format!("a Fourier transform of length {len}")))
}

async fn complex<T: Packed>(
    x: &[Complex<T>],
    fft: &Fft,
    y: &mut [Complex<T>],
) -> Result<(), HostFault> {
    if x.len() as u64 != fft.lanes.elements() || y.len() != x.len() {
        return Err(OTHER_SIZE);
    }
    let (lay, lanes) = (lay(fft), fft.lanes.count() as usize);
    let (from, to) = ((x, lay), (y, lay));
    plan(fft)?.complex(from, to, lanes, fft.inverse, &mut Pace::default()).await;
    Ok(())
}

async fn real<T: Packed>(x: &[T], fft: &Fft, y: &mut [Complex<T>]) -> Result<(), HostFault> {
    if x.len() as u64 != fft.lanes.elements() || y.len() != x.len() || fft.inverse {
        return Err(OTHER_SIZE);
    }
    let (lay, lanes) = (lay(fft), fft.lanes.count() as usize);
    plan(fft)?.real((x, lay), (y, lay), lanes, &mut Pace::default()).await;
    Ok(())
}
