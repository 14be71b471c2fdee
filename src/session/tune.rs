//! Which tile the products of a device take: each that there is, measured on a product of each form.
//! Must not know what is in a tile.

use super::Session;
use crate::provider::{Command, Fault};
use crate::residency::DEVICE;
use crate::routine::{Form, Tile, Tiles};
use crate::routine::{Lie, MatMul, Routine};
use crate::value::{Array, ElemType, Shape};
use smallvec::smallvec;
use std::rc::Rc;

/// Nanoseconds that a measurement takes at least: clocks of browsers are coarse.
const LEAST: f64 = 4e6;
/// Products of one measurement at most.
const MOST: f64 = 64.0;
/// Another tile than the one that was made for a form is taken where it takes less than this of that one's time:
/// what differs by less differs by chance.
const BETTER: f64 = 0.95;
/// A device on which a multiplication and addition takes longer (in nanoseconds) is measured with smaller products.
const SLOW: f64 = 0.02;

impl Session {
    /// Measures every tile on every form of products, and goes on with the fastest.
    pub(super) async fn choose_tiles(&mut self) -> Result<(), Fault> {
        let before = self.engine.tiles();
        let chosen = self.fastest_tiles().await;
        self.engine.tune(*chosen.as_ref().unwrap_or(&before));
        chosen.map(|_| ())
    }

    async fn fastest_tiles(&mut self) -> Result<Tiles, Fault> {
        let each = self.engine.costs.fused.1;
        let mut tiles = Tiles::default();
        for form in Form::ALL {
            let product = example(form, each > SLOW);
            let mut took = Vec::with_capacity(Tile::ALL.len());
            for number in 0..Tile::ALL.len() {
                self.engine.tune(Tiles::all(number));
                took.push(self.time_of(&product, each).await?);
            }
            if let Some(number) = fastest(&took, tiles.number(form)) {
                tiles.take(form, number);
            }
        }
        Ok(tiles)
    }

    /// The nanoseconds of a product by the tile that is set.
    async fn time_of(&mut self, m: &MatMul, each: f64) -> Result<f64, Fault> {
        let array = |rows: u32, columns: u32| {
            let shape = Shape::matrix(rows as usize, columns as usize);
            Rc::new(Array::zeros(ElemType::SINGLE, shape))
        };
        let a = self.provider(DEVICE).upload(array(m.m, m.k))?;
        let b = self.provider(DEVICE).upload(array(m.k, m.n))?;
        let shape = Shape::matrix(m.m as usize, m.n as usize);
        let c = self.provider(DEVICE).alloc(ElemType::SINGLE, &shape)?;
        let command = Command::Routine {
            routine: Routine::MatMul(*m),
            inputs: smallvec![a, b],
            outputs: smallvec![c],
        };
        let one = f64::from(m.m) * f64::from(m.n) * f64::from(m.k) * each;
        let times = (LEAST / one).clamp(1.0, MOST) as usize;
        let took = self.fastest(DEVICE, &vec![command; times]).await;
        for slot in [a, b, c] {
            self.provider(DEVICE).free(slot);
        }
        took
    }
}

/// A product of a form, smaller for a slow device.
fn example(form: Form, slow: bool) -> MatMul {
    let (m, n, k) = match (form, slow) {
        (Form::Large, false) => (2048, 1024, 1024),
        (Form::Large, true) => (256, 256, 256),
        (Form::Middling, _) => (192, 192, 192),
        (Form::Shallow, false) => (2048, 2048, 8),
        (Form::Shallow, true) => (512, 512, 8),
        (Form::Narrow, false) => (8192, 16, 1024),
        (Form::Narrow, true) => (1024, 16, 256),
    };
    let (a, b) = (Lie::Straight, Lie::Straight);
    MatMul { ty: ElemType::SINGLE, m, n, k, a, b, batch: 1, a_same: true, b_same: true }
}

/// The place of the least time, where it is clearly less than that of the `usual` one. None where a clock measured
/// nothing.
fn fastest(took: &[f64], usual: usize) -> Option<usize> {
    let known = *took.get(usual).filter(|t| t.is_finite() && **t > 0.0)?;
    let measured = took.iter().enumerate().filter(|(_, t)| **t > 0.0);
    let (number, least) = measured.min_by(|a, b| a.1.total_cmp(b.1))?;
    Some(if *least < BETTER * known { number } else { usual })
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn another_tile_has_to_be_clearly_faster() {
        assert_eq!(fastest(&[10.0, 9.9, 20.0], 0), Some(0));
        assert_eq!(fastest(&[10.0, 9.0, 8.0], 0), Some(2));
        assert_eq!(fastest(&[10.0, 0.0, -1.0], 0), Some(0));
        assert_eq!(fastest(&[0.0, 5.0], 0), None);
    }

    #[test]
    fn examples_are_of_their_form() {
        for form in Form::ALL {
            assert_eq!(Form::of(&example(form, false)), form);
        }
    }
}
