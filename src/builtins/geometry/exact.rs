//! The side of a line and of a circle on which a point lies, decided without error: first with a bound on
//! the rounding, then with sums of doubles that do not round (Shewchuk's expansions, in their simplest form).

/// A point in the plane.
pub(super) type Point = (f64, f64);

/// An exact number: the sum of its parts, which do not overlap, the greatest last.
type Exact = Vec<f64>;

fn two_sum(a: f64, b: f64) -> (f64, f64) {
    let s = a + b;
    let part = s - a;
    (s, (a - (s - part)) + (b - part))
}

fn two_product(a: f64, b: f64) -> (f64, f64) {
    let p = a * b;
    (p, libm::fma(a, b, -p))
}

fn difference(a: f64, b: f64) -> Exact {
    let (s, rest) = two_sum(a, -b);
    [rest, s].into_iter().filter(|&x| x != 0.0).collect()
}

fn add(e: &[f64], f: &[f64]) -> Exact {
    let mut sum = e.to_vec();
    for &x in f {
        let mut grown = Vec::with_capacity(sum.len() + 1);
        let mut carry = x;
        for &part in &sum {
            let (s, rest) = two_sum(carry, part);
            if rest != 0.0 {
                grown.push(rest);
            }
            carry = s;
        }
        if carry != 0.0 {
            grown.push(carry);
        }
        sum = grown;
    }
    sum
}

fn multiply(e: &[f64], f: &[f64]) -> Exact {
    let mut sum = Exact::new();
    for &x in f {
        for &part in e {
            let (p, rest) = two_product(part, x);
            sum = add(&sum, &[rest, p].map(|v| v));
        }
    }
    sum.retain(|&x| x != 0.0);
    sum
}

fn negative(e: &[f64]) -> Exact {
    e.iter().map(|x| -x).collect()
}

fn sign(x: f64) -> i32 {
    i32::from(x > 0.0) - i32::from(x < 0.0)
}

fn sign_of(e: &[f64]) -> i32 {
    e.last().map_or(0, |&x| sign(x))
}

/// 1 where c lies to the left of the line from a to b, -1 to the right, 0 on it.
pub(super) fn orientation(a: Point, b: Point, c: Point) -> i32 {
    let left = (b.0 - a.0) * (c.1 - a.1);
    let right = (b.1 - a.1) * (c.0 - a.0);
    let determinant = left - right;
    if determinant.abs() > 4e-16 * (left.abs() + right.abs()) {
        return sign(determinant);
    }
    let left = multiply(&difference(b.0, a.0), &difference(c.1, a.1));
    let right = multiply(&difference(b.1, a.1), &difference(c.0, a.0));
    sign_of(&add(&left, &negative(&right)))
}

/// 1 where d lies in the circle through a, b and c (counterclockwise), -1 outside, 0 on it.
pub(super) fn in_circle(a: Point, b: Point, c: Point, d: Point) -> i32 {
    let from = |p: Point| (p.0 - d.0, p.1 - d.1);
    let (u, v, w) = (from(a), from(b), from(c));
    let minor = |p: Point, q: Point| (p.0 * q.1 - q.0 * p.1, (p.0 * q.1).abs() + (q.0 * p.1).abs());
    let square = |p: Point| p.0 * p.0 + p.1 * p.1;
    let parts = [(u, minor(v, w)), (v, minor(w, u)), (w, minor(u, v))];
    let determinant: f64 = parts.iter().map(|&(p, (m, _))| square(p) * m).sum();
    let size: f64 = parts.iter().map(|&(p, (_, m))| square(p) * m).sum();
    if determinant.abs() > 2e-15 * size {
        return sign(determinant);
    }
    let exactly = |p: Point| (difference(p.0, d.0), difference(p.1, d.1));
    let (u, v, w) = (exactly(a), exactly(b), exactly(c));
    let minor = |p: &(Exact, Exact), q: &(Exact, Exact)| {
        add(&multiply(&p.0, &q.1), &negative(&multiply(&q.0, &p.1)))
    };
    let term = |p: &(Exact, Exact), m: Exact| {
        multiply(&add(&multiply(&p.0, &p.0), &multiply(&p.1, &p.1)), &m)
    };
    let sum = add(&term(&u, minor(&v, &w)), &term(&v, minor(&w, &u)));
    sign_of(&add(&sum, &term(&w, minor(&u, &v))))
}
