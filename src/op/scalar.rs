//! The operations that loops over single numbers ask for most, on plain doubles. Every row here says
//! what `tile` says of the same operation; the test compares the two.
//! Must not know values.

use super::{Op, math};

/// An operation on one double; None where another way must be gone.
#[inline]
pub fn double1(op: Op, x: f64) -> Option<f64> {
    Some(match op {
        Op::Abs => x.abs(),
        Op::Floor => math::floor(x),
        Op::Ceil => math::ceil(x),
        Op::Round => math::round(x),
        Op::Fix => math::trunc(x),
        Op::Sign => math::sign(x),
        // A negative number has a complex root.
        Op::Sqrt if !(x < 0.0) => math::sqrt(x),
        Op::Exp => math::exp(x),
        Op::Sin => math::sin(x),
        Op::Cos => math::cos(x),
        _ => return None,
    })
}

/// An operation on two doubles; None where another way must be gone.
#[inline]
pub fn double2(op: Op, x: f64, y: f64) -> Option<f64> {
    Some(match op {
        Op::Mod => math::modulo(x, y),
        Op::Rem => math::remainder(x, y),
        Op::Min => math::least(x, y),
        Op::Max => math::greatest(x, y),
        Op::Hypot => math::hypot(x, y),
        Op::Atan2 => math::atan2(x, y),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::lanes::{Lanes, LanesMut};
    use super::super::{table, tile};
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    const NUMBERS: [f64; 13] = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        2.5,
        -7.25,
        1e300,
        5e-324,
        3.0,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
    ];

    #[test]
    fn single_numbers_give_the_bits_of_tiles() {
        let mut compared = 0;
        for op in table::TABLE.iter().map(|row| row.op) {
            for x in NUMBERS {
                let mut out = [0.0];
                if let Some(y) = double1(op, x) {
                    assert!(tile::run(op, &[Lanes::F64(&[x])], LanesMut::F64(&mut out)));
                    assert_eq!(y.to_bits(), out[0].to_bits(), "{op:?} of {x}");
                    compared += 1;
                }
                for y in NUMBERS {
                    if let Some(z) = double2(op, x, y) {
                        let args = [Lanes::F64(&[x]), Lanes::F64(&[y])];
                        assert!(tile::run(op, &args, LanesMut::F64(&mut out)));
                        assert_eq!(z.to_bits(), out[0].to_bits(), "{op:?} of {x} and {y}");
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 1000);
    }
}
