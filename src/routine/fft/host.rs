//! Fourier transforms of lanes on the host.

use super::Fft;
use crate::op::fourier::FourierPlan;
use crate::op::pace::Pace;
use crate::routine::HostFault;
use crate::value::Data;
use num_complex::Complex;
use rustfft::FftNum;

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

/// Where element `j` of a lane is.
fn place(fft: &Fft) -> impl Fn(usize, usize) -> usize + Copy {
    let (inner, len) = (fft.lanes.inner as usize, fft.lanes.len as usize);
    move |lane, j| lane % inner + inner * (j + len * (lane / inner))
}

fn plan<T: FftNum>(fft: &Fft) -> Result<FourierPlan<T>, HostFault> {
    let len = fft.lanes.len as usize;
    FourierPlan::new(len, fft.real)
        .ok_or_else(|| HostFault::Unsupported(format!("a Fourier transform of length {len}")))
}

async fn complex<T: FftNum>(
    x: &[Complex<T>],
    fft: &Fft,
    y: &mut [Complex<T>],
) -> Result<(), HostFault> {
    if x.len() as u64 != fft.lanes.elements() || y.len() != x.len() {
        return Err(OTHER_SIZE);
    }
    let (at, lanes) = (place(fft), fft.lanes.count() as usize);
    let read = |lane, j| x[at(lane, j)];
    let write = |lane, j, z| y[at(lane, j)] = z;
    plan(fft)?.complex(lanes, fft.inverse, read, write, &mut Pace::default()).await;
    Ok(())
}

async fn real<T: FftNum>(x: &[T], fft: &Fft, y: &mut [Complex<T>]) -> Result<(), HostFault> {
    if x.len() as u64 != fft.lanes.elements() || y.len() != x.len() || fft.inverse {
        return Err(OTHER_SIZE);
    }
    let (at, lanes) = (place(fft), fft.lanes.count() as usize);
    let read = |lane, j| x[at(lane, j)];
    let write = |lane, j, z| y[at(lane, j)] = z;
    plan(fft)?.real(lanes, read, write, &mut Pace::default()).await;
    Ok(())
}
