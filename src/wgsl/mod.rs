//! What texts of shaders are made of: lines with their structure, how elements are held, operations on them, and the functions
//! of `shaders/lib`. Must not know kernels, routines or devices.

/// The text of a file below `shaders/`, as the build script packs it.
macro_rules! shader {
    ($path:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/shaders/", $path))
    };
}
pub(crate) use shader;

mod library;
pub(crate) mod line;
pub(crate) mod ops;
mod rep;

pub use library::{Library, Singles};
pub use ops::widens;
pub use rep::Rep;
