//! The last write to each element, on the host.

use crate::routine::{HostFault, WRONG};
use crate::value::Data;

/// The last write to each element, counted from 1.
pub(super) fn run(at: &Data, owners: &mut [u32]) -> Result<(), HostFault> {
    let Data::U32(at) = at else { return Err(WRONG) };
    owners.fill(0);
    for (k, &place) in at.iter().enumerate() {
        if let Some(owner) = owners.get_mut(place as usize) {
            *owner = k as u32 + 1;
        }
    }
    Ok(())
}
