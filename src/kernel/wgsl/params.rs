//! The block of words with the numbers of a launch: where each lies, and how it is packed.
//! Must not know buffers. The same Kernel always has the same layout, so that a changed number is
//! never a changed shader.

use crate::kernel::{Kernel, Launch, Param, View, ViewKind};
use crate::value::Scalar;
use crate::wgsl::Rep;
use crate::wgsl::line::Expr;

/// Where the numbers of a Kernel's launches lie, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    kept: usize,
    reduced: usize,
    views: Vec<usize>,
    params: Vec<usize>,
    /// The length of the block, a multiple of 4.
    pub words: usize,
}

/// The fixed words: kept count, reduced count, trips, the end of the groups to do; bits of NaN and infinity, threads (of
/// folds the first group to do), groups.
const FIXED: usize = 8;

/// The text that reads word `i` of the block.
pub(super) fn word(i: usize) -> String {
    format!("P[{}].{}", i / 4, ["x", "y", "z", "w"][i % 4])
}

impl Layout {
    /// The layout for a Kernel.
    pub fn of(kernel: &Kernel, fast: bool) -> Layout {
        let kept = FIXED;
        let reduced = kept + kernel.kept_rank as usize;
        let mut at = reduced + kernel.reduced_rank as usize;
        let mut views = Vec::with_capacity(kernel.views.len());
        for kind in &kernel.views {
            views.push(at);
            at += match kind {
                ViewKind::Linear => 0,
                ViewKind::Uniform => 1,
                ViewKind::Strided => 2 + kernel.kept_rank as usize + kernel.reduced_rank as usize,
            };
        }
        let mut params = Vec::with_capacity(kernel.params.len());
        for &ty in &kernel.params {
            params.push(at);
            at += Rep::of(ty, fast).words();
        }
        Layout { kept, reduced, views, params, words: at.next_multiple_of(4) }
    }

    /// Text of kept extent `d`.
    pub fn kept(&self, d: usize) -> String {
        word(self.kept + d)
    }

    /// Text of reduced extent `d`.
    pub fn reduced(&self, d: usize) -> String {
        word(self.reduced + d)
    }

    /// Text of number `i` of view `v`: the offset, then the strides (kept, reduced, time).
    pub fn view(&self, v: usize, i: usize) -> Option<String> {
        self.views.get(v).map(|&at| word(at + i))
    }

    /// Parameter `p` as a register.
    pub(super) fn param(&self, p: usize, rep: Rep) -> Option<Expr> {
        let at = *self.params.get(p)?;
        let stored = match rep.words() {
            1 => word(at),
            2 => format!("vec2<u32>({}, {})", word(at), word(at + 1)),
            _ => format!(
                "vec4<u32>({}, {}, {}, {})",
                word(at),
                word(at + 1),
                word(at + 2),
                word(at + 3)
            ),
        };
        Some(rep.loaded(Expr::text(stored)))
    }

    /// The words of a launch. `threads` and `groups` are what the grid has, `todo` the groups of work; of folds `threads` is
    /// the first of those.
    pub fn pack(
        &self,
        kernel: &Kernel,
        launch: &Launch,
        fast: bool,
        (todo, groups, threads): (u32, u32, u32),
    ) -> Result<Vec<u32>, String> {
        let mut w = vec![0u32; self.words];
        w[..FIXED].copy_from_slice(&[
            launch.kept_count,
            launch.reduced_count,
            launch.trips,
            todo,
            f32::NAN.to_bits() & 0x7fff_ffff,
            f32::INFINITY.to_bits(),
            threads,
            groups,
        ]);
        let extents = |w: &mut [u32], at: usize, rank: u8, from: &[u32], what: &str| {
            let rank = rank as usize;
            if from.len() < rank {
                return Err(format!("a launch with {} {what} extents for {rank}", from.len()));
            }
            w[at..at + rank].copy_from_slice(&from[..rank]);
            Ok(())
        };
        extents(&mut w, self.kept, kernel.kept_rank, &launch.kept, "kept")?;
        extents(&mut w, self.reduced, kernel.reduced_rank, &launch.reduced, "reduced")?;
        if launch.views.len() < kernel.views.len() || launch.params.len() < kernel.params.len() {
            return Err("a launch lacks views or parameters".to_owned());
        }
        for (i, kind) in kernel.views.iter().enumerate() {
            let view = &launch.views[i];
            let at = self.views[i];
            match kind {
                ViewKind::Linear => {}
                ViewKind::Uniform => w[at] = view.offset as u32,
                ViewKind::Strided => pack_strided(&mut w[at..], kernel, view),
            }
        }
        for (i, &ty) in kernel.params.iter().enumerate() {
            let words = param_words(launch.params[i], Rep::of(ty, fast));
            let n = Rep::of(ty, fast).words();
            w[self.params[i]..self.params[i] + n].copy_from_slice(&words[..n]);
        }
        Ok(w)
    }
}

fn pack_strided(w: &mut [u32], kernel: &Kernel, view: &View) {
    let kept = kernel.kept_rank as usize;
    let reduced = kernel.reduced_rank as usize;
    w[0] = view.offset as u32;
    // Missing strides are those of extents of 1.
    for (to, &s) in w[1..1 + kept].iter_mut().zip(&view.kept) {
        *to = s as u32;
    }
    for (to, &s) in w[1 + kept..1 + kept + reduced].iter_mut().zip(&view.reduced) {
        *to = s as u32;
    }
    w[1 + kept + reduced] = view.time as u32;
}

fn param_words(param: Param, rep: Rep) -> [u32; 4] {
    let double = |x: f64| [x.to_bits() as u32, (x.to_bits() >> 32) as u32];
    let (re, im) = match param {
        Param::Real(s) => (s.to_f64(), 0.0),
        Param::Complex(re, im) => (re, im),
    };
    match (rep, param) {
        (Rep::F64, _) => [double(re)[0], double(re)[1], 0, 0],
        (Rep::C64, _) => [double(re)[0], double(re)[1], double(im)[0], double(im)[1]],
        (Rep::F32, Param::Real(Scalar::F32(x))) => [x.to_bits(), 0, 0, 0],
        (Rep::F32, _) => [(re as f32).to_bits(), 0, 0, 0],
        (Rep::C32, _) => [(re as f32).to_bits(), (im as f32).to_bits(), 0, 0],
        (_, Param::Real(Scalar::I64(x))) => [x as u32, (x >> 32) as u32, 0, 0],
        (_, Param::Real(Scalar::U64(x))) => [x as u32, (x >> 32) as u32, 0, 0],
        (Rep::I64 | Rep::U64, _) => {
            let x = re as i64;
            [x as u32, (x >> 32) as u32, 0, 0]
        }
        (Rep::Bool, _) => [u32::from(re != 0.0), 0, 0, 0],
        (Rep::U32, _) => [re as u32, 0, 0, 0],
        (Rep::Small(..) | Rep::I32, _) => [re as i32 as u32, 0, 0, 0],
    }
}
