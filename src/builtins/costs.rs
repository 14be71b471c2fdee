//! What calls cost that take about as long for every element of their arguments. Must not know elements.

use crate::value::Value;

/// So many nanoseconds for each element of the arguments, in the units of the op table.
pub(crate) fn each<const NANOSECONDS: usize>(args: &[Value]) -> f64 {
    NANOSECONDS as f64 * 1e3 * args.iter().map(|a| a.numel() as f64).sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn every_element_counts() {
        assert_eq!(each::<10>(&[Value::from(1.0), Value::from("abc")]), 4e4);
    }
}
