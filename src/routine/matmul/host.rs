//! Products of matrices: doubles in the order that `op::matmul` defines, and so small products of singles; others by the gemm crate.

use super::{Lie, MatMul};
use crate::op::matmul::{DEEP, IN_ANY_ORDER, Number, Operand, multiply};
use crate::op::pace::Pace;
use crate::routine::HostFault;
use crate::value::Data;
use crate::value::room::has_room;

/// One product for each pair of the batch.
pub(super) async fn run(p: &MatMul, a: &Data, b: &Data, c: &mut Data) -> Result<(), HostFault> {
    let (m, n, k) = (p.m as usize, p.n as usize, p.k as usize);
    let batch = p.batch as usize;
    let needs = |same: bool, each: usize| if same { each } else { each * batch };
    if a.len() < needs(p.a_same, m * k)
        || b.len() < needs(p.b_same, k * n)
        || c.len() < m * n * batch
    {
        return Err(HostFault::Broken("a product of other sizes than declared"));
    }
    // Sums that are made in parts need room for those of a part.
    let bytes = (m * n).saturating_mul(p.ty.bytes());
    if k > DEEP && !has_room(bytes) {
        return Err(HostFault::OutOfMemory { bytes: bytes as u64 });
    }
    // Whatever way the operands of a few sums lie, they are the same then.
    let few = m.saturating_mul(n).saturating_mul(k) <= FEW;
    match (a, b, c) {
        (Data::F32(a), Data::F32(b), Data::F32(c)) if few => each(p, a, b, c, multiply).await,
        (Data::F64(a), Data::F64(b), Data::F64(c)) => each(p, a, b, c, multiply).await,
        (Data::F32(a), Data::F32(b), Data::F32(c)) => each(p, a, b, c, singles).await,
        (Data::C64(a), Data::C64(b), Data::C64(c)) => each(p, a, b, c, multiply).await,
        (Data::C32(a), Data::C32(b), Data::C32(c)) => each(p, a, b, c, multiply).await,
        (a, _, _) => {
            return Err(HostFault::Unsupported(format!("a matrix product of {}", a.elem_type())));
        }
    }
    Ok(())
}

fn operand<T>(data: &[T], lie: Lie, rows: usize, cols: usize) -> Operand<'_, T> {
    match lie {
        Lie::Straight => Operand { data, rows: 1, cols: rows, conjugate: false },
        Lie::Transposed => Operand { data, rows: cols, cols: 1, conjugate: false },
        Lie::Conjugated => Operand { data, rows: cols, cols: 1, conjugate: true },
    }
}

async fn each<T: Number>(
    p: &MatMul,
    a: &[T],
    b: &[T],
    c: &mut [T],
    f: impl AsyncFn(Operand<'_, T>, Operand<'_, T>, usize, usize, usize, &mut [T], &mut Pace),
) {
    let (m, n, k) = (p.m as usize, p.n as usize, p.k as usize);
    let mut pace = Pace::default();
    for i in 0..p.batch as usize {
        let a = &a[if p.a_same { 0 } else { i * m * k }..][..m * k];
        let b = &b[if p.b_same { 0 } else { i * k * n }..][..k * n];
        let c = &mut c[i * m * n..][..m * n];
        f(operand(a, p.a, m, k), operand(b, p.b, k, n), m, n, k, c, &mut pace).await;
    }
}

/// Small products take so many steps at most.
const FEW: usize = 16 * 16 * 16;

/// The side of the blocks that are multiplied without giving way.
const SIDE: usize = 512;

async fn singles(
    a: Operand<'_, f32>,
    b: Operand<'_, f32>,
    m: usize,
    n: usize,
    k: usize,
    c: &mut [f32],
    pace: &mut Pace,
) {
    if k == 0 || m == 0 || n == 0 {
        c.fill(0.0);
        return;
    }
    for j in (0..n).step_by(SIDE) {
        for i in (0..m).step_by(SIDE) {
            for p in (0..k).step_by(SIDE) {
                let (rows, cols, depth) = (SIDE.min(m - i), SIDE.min(n - j), SIDE.min(k - p));
                let from_a = &a.data[i * a.rows + p * a.cols..];
                let from_b = &b.data[p * b.rows + j * b.cols..];
                let c = &mut c[i + j * m..];
                // SAFETY: `run` has checked that the operands have m·k and k·n elements and the result m·n; the
                // block lies within them, and the strides stay within it. `c` is borrowed alone.
                unsafe {
                    gemm::gemm(
                        rows,
                        cols,
                        depth,
                        c.as_mut_ptr(),
                        m as isize,
                        1,
                        p > 0,
                        from_a.as_ptr(),
                        a.cols as isize,
                        a.rows as isize,
                        from_b.as_ptr(),
                        b.cols as isize,
                        b.rows as isize,
                        if p > 0 { 1.0 } else { 0.0 },
                        1.0,
                        false,
                        false,
                        false,
                        gemm::Parallelism::None,
                    );
                }
                pace.spend(IN_ANY_ORDER * (rows * cols * depth) as u64).await;
            }
        }
    }
}
