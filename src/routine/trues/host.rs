//! The definition.

use super::Trues;
use crate::op::pace::Pace;
use crate::op::sorting::PIECE;
use crate::routine::{HostFault, WRONG};
use crate::value::Data;

pub(super) async fn run(of: &Trues, mask: &Data, places: &mut [u32]) -> Result<(), HostFault> {
    let Data::Bool(mask) = mask else { return Err(WRONG) };
    let mut pace = Pace::default();
    let mut left = places.iter_mut();
    for (n, piece) in mask.chunks(PIECE).enumerate() {
        let there = (n * PIECE..).zip(piece).filter(|(_, x)| **x == of.value);
        for ((k, _), place) in there.zip(&mut left) {
            *place = k as u32;
        }
        pace.spend(1_000 * piece.len() as u64).await;
    }
    Ok(())
}
