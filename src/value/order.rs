//! Orders of places. Must not know what lies there.

use std::cmp::Ordering;

/// Brings places in an order, by a comparison of what lies there; those that are equal stay as they are. A sort with a comparison of its
/// own is thousands of instructions each time: where few are sorted, or comparing takes longer than a call, this one is for all.
pub fn arrange(places: &mut [usize], compare: &dyn Fn(usize, usize) -> Ordering) {
    places.sort_by(|&a, &b| compare(a, b));
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn equal_ones_stay_as_they_are() {
        let lengths: Vec<usize> = (0..200).map(|k| k * 7 % 10).collect();
        let mut order: Vec<usize> = (0..200).rev().collect();
        arrange(&mut order, &|a, b| lengths[b].cmp(&lengths[a]));
        let key = |&k: &usize| (9 - lengths[k], 199 - k);
        assert!(order.is_sorted_by_key(key));
    }
}
