//! How often each place is named, on the host.

use crate::routine::{HostFault, WRONG};
use crate::value::Data;

/// The counts.
pub(super) fn run(places: &Data, counts: &mut [u32]) -> Result<(), HostFault> {
    let Data::U32(places) = places else { return Err(WRONG) };
    counts.fill(0);
    for &place in places {
        if let Some(count) = counts.get_mut(place as usize) {
            *count += 1;
        }
    }
    Ok(())
}
