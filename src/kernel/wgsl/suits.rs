//! Which Kernels are better off with four neighbouring elements a thread. Must not know how their lines are written.

use super::body::repetitions;
use super::several::TIMES;
use crate::kernel::{Draw, Instr, Kernel, Val, ViewKind};
use crate::op::Op;
use crate::wgsl::Rep;

/// Instructions of a body that is worth sharing draws.
const MOST: usize = 96;

/// Whether neighbours share the words of random draws, of which a block of the generator has four.
pub(super) fn draws(kernel: &Kernel) -> bool {
    kernel.reductions.is_empty()
        && kernel.reduced_rank == 0
        && kernel.body.len() <= MOST
        && (0..kernel.body.len() as Val).any(|v| shares(kernel, v))
}

/// Whether a value is a draw of one word whose place goes on from element to element.
pub(super) fn shares(kernel: &Kernel, v: Val) -> bool {
    match kernel.body.get(v as usize) {
        Some(Instr::Random { draw, index, .. }) => {
            let word = matches!(draw, Draw::UniformSingle | Draw::NormalSingle | Draw::Bits);
            word && walks(kernel, *index)
        }
        _ => false,
    }
}

/// Whether a uint32 value is one more for the next element.
fn walks(kernel: &Kernel, v: Val) -> bool {
    match kernel.body.get(v as usize) {
        Some(Instr::KeptIndex) => true,
        Some(Instr::KeptCoord(0)) => kernel.kept_rank == 1,
        Some(Instr::Op { op, args, .. }) if *op == Op::Add => match args[..] {
            [a, b] => {
                walks(kernel, a) && stands(kernel, b) || stands(kernel, a) && walks(kernel, b)
            }
            _ => false,
        },
        _ => false,
    }
}

/// Whether a value is the same for all elements.
fn stands(kernel: &Kernel, v: Val) -> bool {
    match kernel.body.get(v as usize) {
        Some(Instr::Param(_) | Instr::Const(_) | Instr::Time) => true,
        Some(Instr::Op { args, .. }) => args.iter().all(|&a| stands(kernel, a)),
        Some(Instr::Cast { arg, .. }) => stands(kernel, *arg),
        _ => false,
    }
}

/// Whether every array is walked from its first element to its last, so that four neighbours are one vector: elements of one word, of which each input's are read in one way alone.
pub(super) fn vectors(kernel: &Kernel) -> bool {
    let walked = |view: u16| kernel.views.get(view as usize) == Some(&ViewKind::Linear);
    let loads = |input: usize| {
        kernel.body.iter().filter_map(move |instr| match instr {
            Instr::Load { input: i, view } if *i as usize == input => Some(*view),
            _ => None,
        })
    };
    repetitions(kernel) == TIMES
        && kernel.outputs.iter().all(|o| walked(o.view) && Rep::of(o.ty, false).words() == 1)
        && !kernel.views.contains(&ViewKind::Strided)
        && !kernel.body.iter().any(|instr| matches!(instr, Instr::Gather { .. }))
        && (0..kernel.inputs.len()).all(|i| loads(i).all(walked) || !loads(i).any(walked))
}

/// Whether an input's elements are read from the first to the last, and not one for all.
pub(super) fn reads_all(kernel: &Kernel, input: usize) -> bool {
    kernel.body.iter().any(|instr| match instr {
        Instr::Load { input: i, view } => {
            *i as usize == input && kernel.views.get(*view as usize) == Some(&ViewKind::Linear)
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn a_draw_whose_place_goes_on_is_shared() {
        let kernel = Kernel {
            body: vec![
                Instr::KeptIndex,
                Instr::Random { draw: Draw::NormalSingle, key: 0, counter: 1, index: 0 },
            ],
            ..Kernel::default()
        };
        assert!(draws(&kernel));
    }

    #[test]
    fn a_draw_whose_place_jumps_is_made_alone() {
        let index = crate::value::ElemType::real(crate::value::Class::UInt32);
        let kernel = Kernel {
            body: vec![
                Instr::KeptIndex,
                Instr::Param(0),
                Instr::Op { op: Op::Mul, ty: index, args: smallvec::smallvec![0, 1] },
                Instr::Random { draw: Draw::Bits, key: 1, counter: 2, index: 2 },
            ],
            ..Kernel::default()
        };
        assert!(!draws(&kernel));
    }
}
