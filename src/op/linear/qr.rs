//! Orthogonal factors by Householder reflections, gathered as I - V·T·V' (R. Schreiber and C. Van Loan, "A storage-efficient WY
//! representation for products of Householder transformations", 1989; Golub & Van Loan, 5.1, 5.2 and 5.4). Must not know what they are for.

use super::super::vectors::{LANES, add_products, subtract_multiple};
use super::triangular::{self, Triangle};
use super::*;

/// Reflections that are gathered.
const PANEL: usize = 32;
/// Columns of a panel that are reflected one by one.
const NARROW: usize = 4;

/// A·P = Q·R: R on and above the diagonal, the reflections' vectors below.
#[derive(Clone, Debug)]
pub struct Qr<T> {
    packed: Dense<T>,
    /// The matrix T of each panel, PANEL × PANEL.
    gathered: Vec<Vec<T>>,
    /// Which column of A each column of A·P is.
    pub order: Vec<usize>,
}

/// What a panel works with.
struct Work<T> {
    /// The vectors of the panel, with their ones and zeros.
    vectors: Dense<T>,
    /// PANEL × PANEL, upper triangular.
    gathered: Vec<T>,
    product: Vec<T>,
    panels: Panels<T>,
}

impl<T: RealNumber> Work<T> {
    fn new() -> Self {
        Work {
            vectors: Dense::zeros(0, PANEL),
            gathered: Vec::new(),
            product: Vec::new(),
            panels: Panels::default(),
        }
    }

    /// Makes room for a panel of `width` vectors that are `rows` long.
    fn begin(&mut self, rows: usize, width: usize) {
        self.vectors.rows = rows;
        self.vectors.data.clear();
        self.vectors.data.resize(rows * width, T::default());
        self.gathered.clear();
        self.gathered.resize(PANEL * PANEL, T::default());
    }

    /// Multiplies the part `to` of `c`, as many rows as vectors `from..end` have from row `from` on, with
    /// their reflections: the last first, or where `turned` the first.
    fn apply(
        &mut self,
        (from, end): (usize, usize),
        turned: bool,
        c: &mut [T],
        to: Part,
        cols: usize,
    ) {
        let (rows, width) = (self.vectors.rows - from, end - from);
        let v = Part::columns(from + from * self.vectors.rows, self.vectors.rows);
        let v = Source { other: Some(&self.vectors.data[..]), part: v };
        let w = Part::columns(0, width);
        self.product.clear();
        self.product.resize(width * cols, T::default());
        let there = Source { other: Some(&*c), part: to };
        let extents = (width, cols, rows);
        update(&mut self.product, w, Sign::Plus, v.turned(), there, extents, &mut self.panels);
        let t = |i: usize, j: usize| self.gathered[from + i + (from + j) * PANEL];
        for column in self.product.chunks_exact_mut(width) {
            if turned {
                for i in (0..width).rev() {
                    column[i] = (0..=i).fold(T::default(), |s, k| s + t(k, i).times(column[k]));
                }
            } else {
                for i in 0..width {
                    column[i] = (i..width).fold(T::default(), |s, k| s + t(i, k).times(column[k]));
                }
            }
        }
        let w = Source { other: Some(&self.product[..]), part: w };
        update(c, to, Sign::Minus, v, w, (rows, cols, width), &mut self.panels);
    }

    /// Factors columns `from..end` of the panel that begins at (corner, corner) of `a`.
    fn factor(&mut self, a: &mut Dense<T>, corner: usize, from: usize, end: usize) {
        let rows = a.rows;
        if end - from <= NARROW {
            for k in from..end {
                let begin = corner + k;
                let (done, rest) = a.data.split_at_mut((begin + 1) * rows);
                let tau = reflection(&mut done[begin * rows + begin..]);
                let height = self.vectors.rows;
                let v = &mut self.vectors.data[k * height + k..(k + 1) * height];
                v[0] = T::ONE;
                v[1..].copy_from_slice(&done[begin * rows + begin + 1..]);
                for j in 0..end - k - 1 {
                    reflect(&mut rest[j * rows + begin..(j + 1) * rows], v, tau);
                }
                self.gather(from, k, tau);
            }
            return;
        }
        let middle = from + (end - from) / 2;
        self.factor(a, corner, from, middle);
        let to = Part::columns(corner + from + (corner + middle) * rows, rows);
        self.apply((from, middle), true, &mut a.data, to, end - middle);
        self.factor(a, corner, middle, end);
        self.join(from, middle, end);
    }

    /// Column k of T, from the vectors and columns from `from` on.
    fn gather(&mut self, from: usize, k: usize, tau: T) {
        let height = self.vectors.rows;
        let (before, v) = self.vectors.data.split_at(k * height);
        let mut products = [T::default(); PANEL];
        for j in from..k {
            products[j] = dot(&before[j * height + k..(j + 1) * height], &v[k..height]);
        }
        for i in from..k {
            let t = &self.gathered;
            let sum = (i..k).fold(T::default(), |s, j| s + t[i + j * PANEL].times(products[j]));
            self.gathered[i + k * PANEL] = -(tau.times(sum));
        }
        self.gathered[k + k * PANEL] = tau;
    }

    /// T of both halves of columns `from..end`, from those of each: the block above is -T1·(V1'·V2)·T2.
    fn join(&mut self, from: usize, middle: usize, end: usize) {
        let height = self.vectors.rows;
        let (n1, n2) = (middle - from, end - middle);
        let v = |column: usize| Source {
            other: Some(&self.vectors.data[..]),
            part: Part::columns(middle + column * height, height),
        };
        let mut cross = vec![T::default(); n1 * n2];
        let extents = (n1, n2, height - middle);
        let to = Part::columns(0, n1);
        let panels = &mut self.panels;
        update(&mut cross, to, Sign::Plus, v(from).turned(), v(middle), extents, panels);
        let t = |i: usize, j: usize| self.gathered[i + j * PANEL];
        let product = |rows: usize, cols: usize, at: &dyn Fn(usize, usize) -> T| {
            Dense::from_fn(rows, cols, at)
        };
        let right = product(n1, n2, &|i, j| {
            (0..=j)
                .fold(T::default(), |s, k| s + cross[i + k * n1].times(t(middle + k, middle + j)))
        });
        let above = product(n1, n2, &|i, j| {
            (i..n1).fold(T::default(), |s, k| s + t(from + i, from + k).times(right.at(k, j)))
        });
        for j in 0..n2 {
            for i in 0..n1 {
                self.gathered[from + i + (middle + j) * PANEL] = -above.at(i, j);
            }
        }
    }
}

/// Elements that are added up in single precision before a double goes on.
const RUN: usize = 1024;

/// The sum of products.
fn dot<T: RealNumber>(x: &[T], y: &[T]) -> T {
    if x.len() <= RUN {
        return dot_of_run(x, y);
    }
    let runs = x.chunks(RUN).zip(y.chunks(RUN));
    T::nearest(runs.fold(0.0, |sum, (x, y)| sum + dot_of_run(x, y).double()))
}

#[inline(always)]
fn dot_of_run<T: RealNumber>(x: &[T], y: &[T]) -> T {
    let mut sums = [T::default(); LANES];
    let ((xs, x), (ys, y)) = (x.as_chunks(), y.as_chunks());
    let rest = x.iter().zip(y).fold(T::default(), |s, (&x, &y)| s + x * y);
    add_products(&mut sums, xs, ys);
    sums.iter().fold(T::default(), |s, &x| s + x) + rest
}

/// The Euclidean norm, where squares may be too large or too small as well.
fn norm<T: RealNumber>(x: &[T]) -> T {
    let squares = dot(x, x).double();
    let (least, most) = if T::EPSILON.double() > 1e-10 { (1e-30, 1e37) } else { (1e-280, 1e300) };
    if squares > least && squares < most {
        return T::nearest(squares.sqrt());
    }
    let largest = x.iter().fold(T::default(), |m, v| if v.size() > m { v.size() } else { m });
    if largest == T::default() || largest.double().is_infinite() || squares.is_nan() {
        return if squares.is_nan() { T::nearest(squares) } else { largest };
    }
    let largest = largest.double();
    let sum = x.iter().fold(0.0, |s, v| s + (v.double() / largest) * (v.double() / largest));
    T::nearest(largest * sum.sqrt())
}

/// The reflection that takes `x` to [beta; 0; …], with beta of the other sign than x(1). Leaves beta and the vector behind its
/// leading one in the place of `x`, and gives its factor: 0, so no reflection, where nothing is below.
pub(super) fn reflection<T: RealNumber>(x: &mut [T]) -> T {
    let Some((first, below)) = x.split_first_mut() else { return T::default() };
    if below.iter().all(|&v| v == T::default()) {
        return T::default();
    }
    let alpha = first.double();
    let rest = norm(below).double();
    let size = length(alpha, rest);
    let beta = if alpha < 0.0 { size } else { -size };
    // In doubles, so that it is as good for tiny singles.
    let scale = alpha - beta;
    for v in below.iter_mut() {
        *v = T::nearest(v.double() / scale);
    }
    *first = T::nearest(beta);
    T::nearest((beta - alpha) / beta)
}

/// `x - tau·v·(v'·x)`.
fn reflect<T: RealNumber>(x: &mut [T], v: &[T], tau: T) {
    subtract_multiple(x, v, tau * dot(v, x));
}

/// Factors a matrix of any shape.
pub fn factor<T: RealNumber>(mut a: Dense<T>) -> Qr<T> {
    let (m, n) = (a.rows, a.cols);
    let mut work = Work::new();
    let mut gathered = Vec::new();
    for corner in (0..m.min(n)).step_by(PANEL) {
        let width = PANEL.min(m.min(n) - corner);
        work.begin(m - corner, width);
        work.factor(&mut a, corner, 0, width);
        let next = corner + width;
        if next < n {
            let to = Part::columns(corner + next * m, m);
            work.apply((0, width), true, &mut a.data, to, n - next);
        }
        gathered.push(work.gathered.clone());
    }
    Qr { packed: a, gathered, order: (0..n).collect() }
}

/// Factors a matrix whose columns are exchanged, so that the sizes on the diagonal of R go down: always the column of the
/// greatest norm that is left comes first, of several that rounding alone may tell apart the first (Golub & Van Loan, 5.4.2).
pub fn factor_pivoted<T: RealNumber>(mut a: Dense<T>) -> Qr<T> {
    let (m, n) = (a.rows, a.cols);
    let k = m.min(n);
    let mut order: Vec<usize> = (0..n).collect();
    // Norms of what is left of each column, and what they were when they were last computed.
    let mut left: Vec<f64> = (0..n).map(|j| norm(a.column(j)).double()).collect();
    let mut computed = left.clone();
    let alike = 1.0 + (m + 4) as f64 * T::EPSILON.double();
    let mut factors = Vec::with_capacity(k);
    for c in 0..k {
        let mut best = c;
        for j in c + 1..n {
            if left[j] > left[best] * alike {
                best = j;
            }
        }
        if best != c {
            let (low, high) = a.data.split_at_mut(best * m);
            low[c * m..(c + 1) * m].swap_with_slice(&mut high[..m]);
            order.swap(c, best);
            left.swap(c, best);
            computed.swap(c, best);
        }
        let (done, rest) = a.data.split_at_mut((c + 1) * m);
        let column = &mut done[c * m + c..];
        let tau = reflection(column);
        factors.push(tau);
        let diagonal = std::mem::replace(&mut column[0], T::ONE);
        for j in c + 1..n {
            let other = &mut rest[(j - c - 1) * m + c..(j - c) * m];
            reflect(other, column, tau);
            let share = other[0].double() / left[j];
            let kept = ((1.0 - share) * (1.0 + share)).max(0.0);
            let since = left[j] / computed[j];
            // Where little is left, what was subtracted says nothing more of it.
            if left[j] > 0.0 && kept * since * since <= T::EPSILON.double().sqrt() {
                left[j] = norm(&other[1..]).double();
                computed[j] = left[j];
            } else {
                left[j] *= kept.sqrt();
            }
        }
        column[0] = diagonal;
    }
    Qr { order, ..Qr::of_reflections(a, &factors) }
}

impl<T: RealNumber> Qr<T> {
    /// From the vectors of reflections below the diagonal, and the factor of each.
    pub fn of_reflections(packed: Dense<T>, factors: &[T]) -> Self {
        let order = (0..packed.cols).collect();
        let mut qr = Qr { packed, gathered: Vec::new(), order };
        let mut work = Work::new();
        for corner in (0..qr.count()).step_by(PANEL) {
            qr.vectors(&mut work, corner);
            work.gathered.clear();
            work.gathered.resize(PANEL * PANEL, T::default());
            for c in 0..PANEL.min(qr.count() - corner) {
                work.gather(0, c, factors[corner + c]);
            }
            qr.gathered.push(work.gathered.clone());
        }
        qr
    }

    /// The number of reflections.
    fn count(&self) -> usize {
        self.packed.rows.min(self.packed.cols)
    }

    /// Puts the vectors and T of the panel at `corner` into `work`.
    fn vectors(&self, work: &mut Work<T>, corner: usize) {
        let m = self.packed.rows;
        let width = PANEL.min(self.count() - corner);
        work.begin(m - corner, width);
        for c in 0..width {
            let v = &mut work.vectors.data[c * (m - corner) + c..(c + 1) * (m - corner)];
            v[0] = T::ONE;
            v[1..].copy_from_slice(&self.packed.column(corner + c)[corner + c + 1..]);
        }
        if let Some(t) = self.gathered.get(corner / PANEL) {
            work.gathered.copy_from_slice(t);
        }
    }

    /// The first `rows` rows of R, with zeros below the diagonal.
    pub fn upper(&self, rows: usize) -> Dense<T> {
        let zero = T::default();
        let a = &self.packed;
        Dense::from_fn(rows, a.cols, |i, j| if i > j || i >= a.rows { zero } else { a.at(i, j) })
    }

    /// Element k of the diagonal of R.
    pub fn diagonal(&self, k: usize) -> T {
        self.packed.at(k, k)
    }

    /// Q'·C in the place of C.
    pub fn apply_turned(&self, c: &mut Dense<T>) {
        let mut work = Work::new();
        for corner in (0..self.count()).step_by(PANEL) {
            self.vectors(&mut work, corner);
            let width = PANEL.min(self.count() - corner);
            let to = Part::columns(corner, c.rows);
            work.apply((0, width), true, &mut c.data, to, c.cols);
        }
    }

    /// Q·C in the place of C, which has so many rows more above.
    pub fn apply(&self, c: &mut Dense<T>, above: usize) {
        let mut work = Work::new();
        for corner in (0..self.count()).step_by(PANEL).rev() {
            self.vectors(&mut work, corner);
            let width = PANEL.min(self.count() - corner);
            let to = Part::columns(above + corner, c.rows);
            work.apply((0, width), false, &mut c.data, to, c.cols);
        }
    }

    /// The first `cols` columns of Q.
    pub fn orthogonal(&self, cols: usize) -> Dense<T> {
        let m = self.packed.rows;
        let mut q = Dense::identity(m, cols);
        let mut work = Work::new();
        for corner in (0..self.count()).step_by(PANEL).rev() {
            self.vectors(&mut work, corner);
            let width = PANEL.min(self.count() - corner);
            // Columns before are those of the identity still, with zeros here.
            let to = Part::columns(corner + corner * m, m);
            work.apply((0, width), false, &mut q.data, to, cols - corner);
        }
        q
    }
}

/// The basic solution of A·X = B in the sense of least squares, with as many nonzeros a column as the rank.
#[derive(Clone, Debug)]
pub struct LeastSquares<T> {
    /// The solution.
    pub x: Dense<T>,
    /// The rank that was found.
    pub rank: usize,
    /// What the sizes on the diagonal of R were compared with.
    pub tolerance: f64,
}

/// Solves A·X = B in the sense of least squares: the factors of a tall matrix first, then R with its columns exchanged.
pub fn least_squares<T: RealNumber>(a: Dense<T>, mut b: Dense<T>) -> LeastSquares<T> {
    let (m, n) = (a.rows, a.cols);
    let k = m.min(n);
    let a = if m > n {
        let first = factor(a);
        first.apply_turned(&mut b);
        first.upper(n)
    } else {
        a
    };
    let mut c = Dense::from_fn(k, b.cols, |i, j| b.at(i, j));
    let qr = factor_pivoted(a);
    qr.apply_turned(&mut c);
    let tolerance = m.max(n) as f64 * T::EPSILON.double() * qr.diagonal(0).size().double();
    let rank = (0..k).take_while(|&i| qr.diagonal(i).size().double() > tolerance).count();
    let mut y = Dense::from_fn(rank, c.cols, |i, j| c.at(i, j));
    let r = Dense::from_fn(rank, rank, |i, j| qr.packed.at(i, j));
    triangular::solve_in_place(&r, Triangle::UPPER, false, &mut y);
    let mut x = Dense::zeros(n, b.cols);
    for j in 0..b.cols {
        for i in 0..rank {
            x.data[qr.order[i] + j * n] = y.at(i, j);
        }
    }
    LeastSquares { x, rank, tolerance }
}
