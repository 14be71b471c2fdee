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
            host_unit: 1.0e-3,
            host_byte: 0.08,
            device_unit: 1.0e-5,
            device_double: 40.0,
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
