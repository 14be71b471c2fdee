//! The colormap that figures begin with, computed. Must not know figures.

use crate::value::{Array, Data, Shape};

/// Lightness, chroma and hue at equal steps of the map, in Oklab's cylinder: as even in lightness as parula is, from
/// blue over teal and green to yellow.
const PATH: [[f64; 3]; 6] = [
    [0.40, 0.20, 277.0],
    [0.54, 0.19, 263.0],
    [0.65, 0.13, 232.0],
    [0.73, 0.12, 175.0],
    [0.82, 0.16, 88.0],
    [0.96, 0.20, 106.0],
];

/// Rows of red, green and blue, by columns.
pub(super) fn parula(n: usize) -> Vec<f64> {
    let rows: Vec<[f64; 3]> = (0..n)
        .map(|k| {
            let t = k as f64 / (n.max(2) - 1) as f64 * (PATH.len() - 1) as f64;
            let low = (t as usize).min(PATH.len() - 2);
            let part = t - low as f64;
            let [l, c, h] =
                std::array::from_fn(|i| PATH[low][i] + part * (PATH[low + 1][i] - PATH[low][i]));
            srgb(l, c, h)
        })
        .collect();
    (0..3).flat_map(|plane| rows.iter().map(move |row| row[plane])).collect()
}

/// Shades of gray.
pub(super) fn gray(n: usize) -> Vec<f64> {
    let shade = |k: usize| k as f64 / (n.max(2) - 1) as f64;
    (0..3 * n).map(|k| shade(k % n)).collect()
}

/// `n` rows as a matrix.
pub(super) fn matrix(rows: Vec<f64>) -> Array {
    let n = rows.len() / 3;
    Array::new(Shape::matrix(n, 3), Data::F64(rows))
}

/// A color of Oklab (Ottosson, 2020) as sRGB from 0 to 1.
fn srgb(lightness: f64, chroma: f64, degrees: f64) -> [f64; 3] {
    let angle = degrees * std::f64::consts::PI / 180.0;
    let (a, b) = (chroma * libm::cos(angle), chroma * libm::sin(angle));
    let cube = |x: f64| x * x * x;
    let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b);
    let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b);
    let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b);
    [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s,
    ]
    .map(|linear| {
        let x = linear.clamp(0.0, 1.0);
        if x <= 0.003_130_8 { 12.92 * x } else { 1.055 * libm::pow(x, 1.0 / 2.4) - 0.055 }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn the_map_goes_from_blue_to_yellow_and_only_gets_lighter() {
        let map = parula(64);
        let row = |k: usize| [map[k], map[64 + k], map[128 + k]];
        let luminance = |[r, g, b]: [f64; 3]| 0.2126 * r + 0.7152 * g + 0.0722 * b;
        let [r, g, b] = row(0);
        assert!(b > 0.5 && r < 0.35 && g < 0.3, "{:?}", row(0));
        let [r, g, b] = row(63);
        assert!(r > 0.9 && g > 0.9 && b < 0.5, "{:?}", row(63));
        assert!((1..64).all(|k| luminance(row(k)) > luminance(row(k - 1)) - 2e-3));
    }
}
