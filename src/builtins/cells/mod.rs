//! Cells and structs: making them, taking them apart, functions over their elements.
//! Must not know numbers.

mod convert;
mod each;
mod fields;
mod make;
mod slices;

pub use convert::ALL as CONVERSIONS;
pub use each::ALL as EACH;
pub use fields::ALL as FIELDS;
pub use make::ALL as MAKE;
pub use slices::ALL as SLICES;
