//! Products of matrices: doubles in the order that `op::matmul` defines, singles by the gemm crate.

use crate::op::matmul::{Number, Operand, multiply};
use crate::op::routine::{Lie, MatMul};
use crate::provider::Fault;
use crate::value::Data;

/// One product for each pair of the batch.
pub(super) fn run(p: &MatMul, a: &Data, b: &Data, c: &mut Data) -> Result<(), Fault> {
    let (m, n, k) = (p.m as usize, p.n as usize, p.k as usize);
    let batch = p.batch as usize;
    let needs = |same: bool, each: usize| if same { each } else { each * batch };
    if a.len() < needs(p.a_same, m * k)
        || b.len() < needs(p.b_same, k * n)
        || c.len() < m * n * batch
    {
        return Err(Fault::Broken("a product of other sizes than declared".into()));
    }
    match (a, b, c) {
        (Data::F64(a), Data::F64(b), Data::F64(c)) => each(p, a, b, c, multiply),
        (Data::F32(a), Data::F32(b), Data::F32(c)) => each(p, a, b, c, singles),
        (Data::C64(a), Data::C64(b), Data::C64(c)) => each(p, a, b, c, multiply),
        (Data::C32(a), Data::C32(b), Data::C32(c)) => each(p, a, b, c, multiply),
        (a, _, _) => {
            return Err(Fault::Unsupported(format!("a matrix product of {}", a.elem_type())));
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

fn each<T: Number>(
    p: &MatMul,
    a: &[T],
    b: &[T],
    c: &mut [T],
    f: impl Fn(Operand<'_, T>, Operand<'_, T>, usize, usize, usize, &mut [T]),
) {
    let (m, n, k) = (p.m as usize, p.n as usize, p.k as usize);
    for i in 0..p.batch as usize {
        let a = &a[if p.a_same { 0 } else { i * m * k }..][..m * k];
        let b = &b[if p.b_same { 0 } else { i * k * n }..][..k * n];
        f(operand(a, p.a, m, k), operand(b, p.b, k, n), m, n, k, &mut c[i * m * n..][..m * n]);
    }
}

fn singles(a: Operand<'_, f32>, b: Operand<'_, f32>, m: usize, n: usize, k: usize, c: &mut [f32]) {
    if k == 0 || m == 0 || n == 0 {
        c.fill(0.0);
        return;
    }
    // SAFETY: `run` has checked that the operands have m·k and k·n elements and the result m·n; the
    // strides of `operand` stay within those for all rows and columns, and `c` is borrowed alone.
    unsafe {
        gemm::gemm(
            m,
            n,
            k,
            c.as_mut_ptr(),
            m as isize,
            1,
            false,
            a.data.as_ptr(),
            a.cols as isize,
            a.rows as isize,
            b.data.as_ptr(),
            b.cols as isize,
            b.rows as isize,
            0.0,
            1.0,
            false,
            false,
            false,
            gemm::Parallelism::None,
        );
    }
}
