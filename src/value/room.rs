//! Room in memory: asked for before something large is made, so that too much is an error of the program and
//! not the end of the session.

use super::{Array, Data};
use crate::diag::{Error, Result};
use std::rc::Rc;

/// What is smaller is made without asking.
const LARGE: usize = 8 << 20;

/// Whether so many bytes can be had at once. Nothing is touched, so that asking costs little.
pub fn has_room(bytes: usize) -> bool {
    bytes < LARGE || Vec::<u8>::new().try_reserve_exact(bytes).is_ok()
}

/// Refuses what there is no room for.
pub fn room(bytes: usize) -> Result<()> {
    if has_room(bytes) { Ok(()) } else { Err(no_memory()) }
}

/// The error of a program that wants more memory than there is.
pub fn no_memory() -> Error {
    Error::new("MATLAB:nomem", "Out of memory. Type \"help memory\" for your options.")
        .hint("clear what is no longer needed, or work on smaller pieces")
}

/// Room for a longer list, kept with it: lists that grow repeatedly ask rarely.
pub fn reserve<T>(list: &mut Vec<T>, more: usize) -> Result<()> {
    list.try_reserve(more).map_err(|_| no_memory())
}

/// An empty list with room for so many.
pub fn list<T>(count: usize) -> Result<Vec<T>> {
    let mut list = Vec::new();
    list.try_reserve_exact(count).map_err(|_| no_memory())?;
    Ok(list)
}

/// A list of so many of the same.
pub fn filled<T: Clone>(element: T, count: usize) -> Result<Vec<T>> {
    let mut filled = list(count)?;
    filled.resize(count, element);
    Ok(filled)
}

/// What comes, as a list of at most so many.
pub fn collected<T>(count: usize, from: impl Iterator<Item = T>) -> Result<Vec<T>> {
    let mut collected = list(count)?;
    collected.extend(from);
    Ok(collected)
}

/// Every place of so many, in order.
pub fn places_to(count: usize) -> Result<Vec<usize>> {
    collected(count, 0..count)
}

/// An array to change; where others see it, this makes a copy of its own.
pub(super) fn own(array: &mut Rc<Array>) -> Result<&mut Array> {
    if Rc::strong_count(array) > 1 {
        room(bytes_of(array.data()))?;
    }
    Ok(Rc::make_mut(array))
}

/// An array out of its reference; where others have it too, this makes a copy.
pub fn taken(array: Rc<Array>) -> Result<Array> {
    if Rc::strong_count(&array) > 1 {
        room(bytes_of(array.data()))?;
    }
    Ok(Rc::unwrap_or_clone(array))
}

/// How many bytes elements take.
pub fn bytes_of(data: &Data) -> usize {
    data.elem_type().bytes() * data.len()
}
