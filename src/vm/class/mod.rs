//! Classes that programs define: how they are loaded, how objects are made, what their properties and methods do, which
//! functions they have of their own.

mod array;
mod as_is;
mod common;
mod construct;
mod define;
mod dispatch;
mod events;
mod folder;
mod index;
mod members;
mod meta;
mod plain;
mod show;
mod store;

pub(super) use construct::{Making, body_of};
pub(super) use events::{Delete, Tell};
pub(super) use index::Step;
pub(super) use meta::{meta_of, no_meta};
