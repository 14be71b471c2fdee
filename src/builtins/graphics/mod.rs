//! Drawing: programs describe figures, and whoever owns the session shows them.
//! Must not know how: what is drawn is data (`model`), told as an event when it has changed.

mod decorations;
mod drawings;
mod model;
mod series;

pub use decorations::DECORATIONS;
pub use drawings::DRAWINGS;
pub use model::{Datum, Fields, Figures};

/// Why drawing has no device form.
const WHY: &str = "describes a figure";
