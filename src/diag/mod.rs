//! Where things stand in the text, what went wrong there, and how it is shown.
//!
//! Everything else uses this folder; it uses nothing of the crate. An [`Error`] is data (identifier,
//! message, place, hints, call stack) until [`render()`] turns it into text with the help of a
//! [`SourceMap`].

mod error;
mod render;
mod source;
mod suggest;

pub use error::{Error, Frame, Result};
pub use render::render;
pub use source::{LineColumn, Location, Source, SourceId, SourceMap, Span};
pub use suggest::{did_you_mean, edit_distance};
