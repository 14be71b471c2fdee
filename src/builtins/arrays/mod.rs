//! Arrays of any kind: their sizes, their elements in other places, questions about them.
//! Must not know what elements mean.

mod move_elements;
mod places;
mod questions;
mod sizes;

pub(crate) use move_elements::placed;
pub(crate) use questions::equal;

pub use move_elements::ALL as MOVES;
pub use places::ALL as PLACES;
pub use questions::{ALL as QUESTIONS, CLASSES};
pub use sizes::ALL as SIZES;
