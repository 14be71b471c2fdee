//! The Delaunay triangulation, one point after another (Bowyer and Watson). Beyond each edge of the hull
//! lies a triangle with a corner at infinity, so that a point outside is a point like any other.

use super::exact::{Point, in_circle, orientation};
use std::collections::BTreeSet;

/// Three corners, counterclockwise; the corner at infinity is last.
type Triangle = [usize; 3];

const INFINITE: usize = usize::MAX;

/// Whether a point lies in the circle of a triangle; that of an infinite one is a half plane.
fn conflicts(points: &[Point], t: Triangle, p: Point) -> bool {
    let (a, b) = (points[t[0]], points[t[1]]);
    if t[2] != INFINITE {
        return in_circle(a, b, points[t[2]], p) > 0;
    }
    match orientation(a, b, p) {
        0 => {
            let along = |q: Point| (q.0 - a.0) * (b.0 - a.0) + (q.1 - a.1) * (b.1 - a.1);
            along(p) > 0.0 && along(p) < along(b)
        }
        side => side > 0,
    }
}

fn infinite_last(t: Triangle) -> Triangle {
    match t {
        [INFINITE, a, b] => [a, b, INFINITE],
        [a, INFINITE, b] => [b, a, INFINITE],
        other => other,
    }
}

/// The triangles; None where all points lie on one line.
pub(super) fn triangulate(points: &[Point]) -> Option<Vec<Triangle>> {
    let a = 0;
    let b = (1..points.len()).find(|&i| points[i] != points[a])?;
    let c = (1..points.len()).find(|&i| orientation(points[a], points[b], points[i]) != 0)?;
    let (b, c) = if orientation(points[a], points[b], points[c]) > 0 { (b, c) } else { (c, b) };
    let mut triangles: Vec<Triangle> =
        vec![[a, b, c], [b, a, INFINITE], [c, b, INFINITE], [a, c, INFINITE]];
    for (i, &p) in points.iter().enumerate() {
        if [a, b, c].contains(&i) {
            continue;
        }
        let mut edges: BTreeSet<(usize, usize)> = BTreeSet::new();
        triangles.retain(|&t| {
            let gone = conflicts(points, t, p);
            if gone {
                edges.extend([(t[0], t[1]), (t[1], t[2]), (t[2], t[0])]);
            }
            !gone
        });
        // The hole's rim: edges whose other side is still there.
        for &(u, v) in edges.iter().filter(|&&(u, v)| !edges.contains(&(v, u))) {
            triangles.push(infinite_last([u, v, i]));
        }
    }
    triangles.retain(|t| t[2] != INFINITE);
    Some(triangles)
}
