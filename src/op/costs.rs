//! What work takes on the host and on a device: constants that a calibration measures, of which estimates are made. Must not
//! know plans or devices.

/// The constants of the estimate, in nanoseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Costs {
    /// Host: for each unit of the op table's cost and element (a row says nanoseconds a thousand).
    pub host_unit: f64,
    /// Host: for each byte read or written.
    pub host_byte: f64,
    /// Device: for each unit of cost and element of single and integers.
    pub device_unit: f64,
    /// Device: how many times as much doubles take there.
    pub device_double: f64,
    /// Device: for each byte read or written.
    pub device_byte: f64,
    /// Moving a byte to the device.
    pub upload_byte: f64,
    /// Moving a byte back.
    pub download_byte: f64,
    /// A dispatch.
    pub dispatch: f64,
    /// Waiting for the device once.
    pub readback: f64,
    /// Compiling a pipeline that is not there.
    pub compile: f64,
    /// A multiplication and addition of a product: host, device.
    pub fused: (f64, f64),
}

impl Default for Costs {
    /// A middling discrete device behind a browser.
    fn default() -> Costs {
        Costs {
            host_unit: 2.0e-3,
            host_byte: 0.08,
            device_unit: 1.0e-5,
            device_double: 10.0,
            device_byte: 0.004,
            upload_byte: 0.15,
            download_byte: 0.4,
            dispatch: 6_000.0,
            readback: 1_500_000.0,
            compile: 8_000_000.0,
            fused: (0.12, 0.0004),
        }
    }
}

/// What work took whose estimate is known, in nanoseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Took {
    /// What it took.
    pub all: f64,
    /// The estimate of that.
    pub estimate: f64,
    /// The part of the estimate that one constant decides.
    pub part: f64,
}

/// Less is lost in the clock and in what else there is to do.
const TELLS: f64 = 4e6;
/// A constant that is wrong by less than this factor decides nothing.
const WRONG: f64 = 2.0;
/// One run lowers a constant by this factor at most, and raises it by the least that is wrong: it may have been disturbed, and
/// what seems slow is not tried again.
const STEP: f64 = 8.0;

/// What is learnt of a constant stays within this factor of its usual value.
pub const FAR: f64 = 8.0;

impl Took {
    /// What a constant is by this, which stays between two values.
    pub fn moves(self, constant: &mut f64, (least, most): (f64, f64)) {
        if let Some(factor) = self.factor() {
            *constant = (*constant * factor).clamp(least, most);
        }
    }

    /// How many times as long the part took as was expected. None where that is about once, or nothing is told.
    fn factor(self) -> Option<f64> {
        let Took { all, estimate, part } = self;
        let rest = estimate - part;
        if all <= 0.0 || part < TELLS || part < rest {
            return None;
        }
        let factor = ((all - rest).max(0.0) / part).clamp(1.0 / STEP, WRONG);
        let expected = factor < WRONG && factor > 1.0 / WRONG;
        (!expected).then_some(factor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn what_took_long_will_take_long() {
        let factor = |all, estimate, part| Took { all, estimate, part }.factor();
        assert_eq!(factor(12e6, 42e6, 40e6), Some(0.25));
        assert_eq!(factor(202e6, 42e6, 40e6), Some(2.0));
        // As expected; far beyond anything; too little to tell; mostly something else; without a clock.
        assert_eq!(factor(30e6, 42e6, 40e6), None);
        assert_eq!(factor(1e3, 42e6, 40e6), Some(1.0 / STEP));
        assert_eq!(factor(1e5, 3e6, 2e6), None);
        assert_eq!(factor(1e6, 100e6, 40e6), None);
        assert_eq!(factor(0.0, 42e6, 40e6), None);
        let mut constant = 1.0;
        for _ in 0..9 {
            Took { all: 202e6, estimate: 42e6, part: 40e6 }.moves(&mut constant, (0.5, 3.0));
        }
        assert_eq!(constant, 3.0);
    }
}
