//! Looking for elements in a sorted table, in the order of `sort`.

use crate::op::pace::Pace;
use crate::op::sorting::{key32, key64};
use crate::routine::HostFault;
use crate::routine::sort::complex_order;
use crate::value::{Data, Unit};
use std::cmp::Ordering;

/// Elements that are looked for without giving way.
const PIECE: usize = 1 << 12;

/// How many elements of the table come before each of `x`, or are equal to it.
pub(super) async fn run(
    table: &Data,
    x: &Data,
    or_equal: bool,
    found: &mut [u32],
) -> Result<(), HostFault> {
    if x.len() != found.len() {
        return Err(HostFault::Broken("a search of another size than declared"));
    }
    match (table, x) {
        (Data::F64(t), Data::F64(x)) => {
            each(t, x, or_equal, found, |a, b| key64(*a).cmp(&key64(*b))).await;
        }
        (Data::F32(t), Data::F32(x)) => {
            each(t, x, or_equal, found, |a, b| key32(*a).cmp(&key32(*b))).await;
        }
        (Data::I8(t), Data::I8(x)) => each(t, x, or_equal, found, i8::cmp).await,
        (Data::I16(t), Data::I16(x)) => each(t, x, or_equal, found, i16::cmp).await,
        (Data::I32(t), Data::I32(x)) => each(t, x, or_equal, found, i32::cmp).await,
        (Data::I64(t), Data::I64(x)) => each(t, x, or_equal, found, i64::cmp).await,
        (Data::U8(t), Data::U8(x)) => each(t, x, or_equal, found, u8::cmp).await,
        (Data::U16(t), Data::U16(x)) => each(t, x, or_equal, found, u16::cmp).await,
        (Data::U32(t), Data::U32(x)) => each(t, x, or_equal, found, u32::cmp).await,
        (Data::U64(t), Data::U64(x)) => each(t, x, or_equal, found, u64::cmp).await,
        (Data::Bool(t), Data::Bool(x)) => each(t, x, or_equal, found, bool::cmp).await,
        (Data::Char(t), Data::Char(x)) => each(t, x, or_equal, found, Unit::cmp).await,
        (Data::C64(t), Data::C64(x)) => each(t, x, or_equal, found, complex_order).await,
        _ => return Err(HostFault::Broken("a search among another type")),
    }
    Ok(())
}

async fn each<T>(
    table: &[T],
    x: &[T],
    or_equal: bool,
    found: &mut [u32],
    order: impl Fn(&T, &T) -> Ordering,
) {
    let mut pace = Pace::default();
    let before = |t: &T, x: &T| match order(t, x) {
        Ordering::Less => true,
        Ordering::Equal => or_equal,
        Ordering::Greater => false,
    };
    let steps = u64::from(table.len().max(2).ilog2());
    for (xs, places) in x.chunks(PIECE).zip(found.chunks_mut(PIECE)) {
        for (x, place) in xs.iter().zip(places) {
            *place = table.partition_point(|t| before(t, x)) as u32;
        }
        pace.spend(2_000 * steps * PIECE as u64).await;
    }
}
