//! Drawing: programs describe figures, and the owner of the session shows them.
//! Must not know how: what is drawn is data (`model`), reported as an event when it has changed.

mod decorations;
mod dialogs;
mod drawings;
mod handles;
mod helpers;
mod kinds;
mod layout;
mod maps;
mod model;
mod patches;
mod series;
mod unset;

pub use decorations::DECORATIONS;
pub use dialogs::{DIALOGS, SHARED_BY_DIALOGS};
pub use drawings::DRAWINGS;
pub use handles::{HANDLES, delete, has_property};
pub use helpers::HELPERS;
pub use kinds::{KINDS, SHARED_BY_KINDS};
pub use layout::LAYOUT;
pub use model::{Datum, Fields, Figures};
pub use patches::PATCHES;

/// Why drawing has no device form.
const WHY: &str = "describes a figure";
