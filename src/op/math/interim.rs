//! Functions of singles that are computed as doubles and rounded once, which makes them right to half a
//! unit of the last place. A device, which has no doubles, has its own within the bound of the row.

use super::{
    acos, acosh, asin, asinh, atan, atan2, atanh, cbrt, erf, erfc, erfinv, expm1, gamma, hypot,
    log_gamma, log1p,
};

/// The function of that name.
pub fn expm1_f32(x: f32) -> f32 {
    expm1(f64::from(x)) as f32
}

/// The function of that name.
pub fn log1p_f32(x: f32) -> f32 {
    log1p(f64::from(x)) as f32
}

/// The function of that name.
pub fn asin_f32(x: f32) -> f32 {
    asin(f64::from(x)) as f32
}

/// The function of that name.
pub fn acos_f32(x: f32) -> f32 {
    acos(f64::from(x)) as f32
}

/// The function of that name.
pub fn atan_f32(x: f32) -> f32 {
    atan(f64::from(x)) as f32
}

/// The function of that name.
pub fn asinh_f32(x: f32) -> f32 {
    asinh(f64::from(x)) as f32
}

/// The function of that name.
pub fn acosh_f32(x: f32) -> f32 {
    acosh(f64::from(x)) as f32
}

/// The function of that name.
pub fn atanh_f32(x: f32) -> f32 {
    atanh(f64::from(x)) as f32
}

/// The function of that name.
pub fn cbrt_f32(x: f32) -> f32 {
    cbrt(f64::from(x)) as f32
}

/// The function of that name.
pub fn erf_f32(x: f32) -> f32 {
    erf(f64::from(x)) as f32
}

/// The function of that name.
pub fn erfc_f32(x: f32) -> f32 {
    erfc(f64::from(x)) as f32
}

/// The function of that name.
pub fn erfinv_f32(x: f32) -> f32 {
    erfinv(f64::from(x)) as f32
}

/// The function of that name.
pub fn gamma_f32(x: f32) -> f32 {
    gamma(f64::from(x)) as f32
}

/// The function of that name.
pub fn log_gamma_f32(x: f32) -> f32 {
    log_gamma(f64::from(x)) as f32
}

/// The function of that name.
pub fn atan2_f32(x: f32, y: f32) -> f32 {
    atan2(f64::from(x), f64::from(y)) as f32
}

/// The function of that name.
pub fn hypot_f32(x: f32, y: f32) -> f32 {
    hypot(f64::from(x), f64::from(y)) as f32
}
