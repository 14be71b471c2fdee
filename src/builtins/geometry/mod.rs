//! Geometry of points in the plane: convex hulls and Delaunay triangulations, exact in their
//! decisions; searches among points, coordinates, rotations and areas in the language.

mod exact;
mod networks;
mod simplices;
mod triangulation;

pub use networks::{NETWORKS, OF_NETWORKS, WAYS};
pub use simplices::{OF_TRIANGULATIONS, SIMPLICES, TRIANGULATIONS};

use super::Example::{Equal, Fails};
use super::arguments::{array, doubles, refuse};
use super::declare::{builtins, pure};
use super::{Call, Cx, Flow, Values, source_builtins};
use crate::builtins::costs::each;
use crate::value::{Array, Shape, Value};
use exact::{Point, orientation};

const STEPS: &str = "point after point, with decisions in between";

builtins! {
    /// Hulls and triangulations.
    PLANE, Geometry;
    "delaunay" [1 3; 1] ["T = delaunay(x, y)", "T = delaunay(points)"]
        pure(delaunay, STEPS), "The Delaunay triangulation of points in the plane: three points a row, counterclockwise."
        [Equal("size(delaunay([0 1 0 1 0.5], [0 0 1 1 0.5]))", "[4 3]"), Fails("delaunay([1 2 3], [1 2 3])", "on one line")]
        costs triangulating;
    "convhull" [1 3; 2] ["k = convhull(x, y)", "[k, area] = convhull(points)"]
        pure(convhull, STEPS), "The convex hull of points in the plane, counterclockwise and closed, and its area."
        [Equal("convhull([0 1 1 0 0.5], [0 0 1 1 0.5])", "[1; 2; 3; 4; 1]"), Fails("convhull([1 2], [1 2])", "on one line")]
        costs each::<300>;
}

source_builtins! {
    /// The nearest of many points, and the triangle around one.
    SEARCH, Geometry;
    "dsearchn" [2 4; 2] ["[idx, d] = dsearchn(x, xi)", "idx = dsearchn(x, t, xi, outside)"] "The nearest of points, in any number of dimensions."
        [Equal("dsearchn([0 0; 3 3], [2 2])", "2"), Fails("dsearchn([0 0], 1)", "columns")];
    "dsearch" [4 6; 1] ["idx = dsearch(x, y, xi, yi)", "idx = dsearch(x, y, t, xi, yi)"] "The nearest of points in the plane."
        [Equal("dsearch([0 3], [0 3], 2, 2)", "2"), Fails("dsearch(1, 2, 3)", "Not enough")];
    "tsearchn" [3 3; 2] ["[idx, p] = tsearchn(x, t, xi)"] "The simplex in which a point lies, and its barycentric coordinates there."
        [Equal("tsearchn([0 0; 1 0; 0 1], [1 2 3], [0.2 0.2])", "1"), Fails("tsearchn([0 0], [1 2], [0 0])", "dimensions")];
    "tsearch" [5 5; 1] ["idx = tsearch(x, y, t, xi, yi)"] "The triangle in which a point lies."
        [Equal("tsearch([0 1 0]', [0 0 1]', [1 2 3], 1, 1)", "NaN"), Fails("tsearch(1, 2, 3)", "arguments")];
}

source_builtins! {
    /// What the texts of this family share.
    HELPERS, Geometry;
    "coordinates" [3 3; 1] ["parts = coordinates(name, least, parts)"] "Coordinates as arrays of one size." [];
}

source_builtins! {
    /// Coordinates, rotations and areas.
    COORDINATES, Geometry;
    "rotx" [1 1; 1] ["R = rotx(angle)"] "The rotation about the x axis by an angle in degrees."
        [Equal("rotx(90) * [0; 1; 0]", "[0; 0; 1]"), Fails("rotx('a')", "real scalar")];
    "roty" [1 1; 1] ["R = roty(angle)"] "The rotation about the y axis by an angle in degrees."
        [Equal("roty(90) * [0; 0; 1]", "[1; 0; 0]"), Fails("roty('a')", "real scalar")];
    "rotz" [1 1; 1] ["R = rotz(angle)"] "The rotation about the z axis by an angle in degrees."
        [Equal("rotz(90) * [1; 0; 0]", "[0; 1; 0]"), Fails("rotz('a')", "real scalar")];
    "cart2pol" [1 3; 3] ["[theta, r] = cart2pol(x, y)", "[theta, r, z] = cart2pol(x, y, z)"] "Cartesian to polar coordinates."
        [Equal("cart2pol(0, 2)", "pi/2"), Equal("cart2pol([0 2])", "pi/2"), Fails("cart2pol({1}, 2)", "numeric")];
    "pol2cart" [1 3; 3] ["[x, y] = pol2cart(theta, r)", "[x, y, z] = pol2cart(theta, r, z)"] "Polar to Cartesian coordinates."
        [Equal("pol2cart([0 2])", "2"), Fails("pol2cart({1}, 2)", "numeric")];
    "cart2sph" [1 3; 3] ["[theta, phi, r] = cart2sph(x, y, z)"] "Cartesian to spherical coordinates."
        [Equal("cart2sph(0, 2, 0)", "pi/2"), Fails("cart2sph({1}, 2, 3)", "numeric")];
    "sph2cart" [1 3; 3] ["[x, y, z] = sph2cart(theta, phi, r)"] "Spherical to Cartesian coordinates."
        [Equal("sph2cart([0 0 2])", "2"), Fails("sph2cart({1}, 2, 3)", "numeric")];
    "polyarea" [2 3; 1] ["a = polyarea(x, y)", "a = polyarea(x, y, dim)"] "The area of a polygon."
        [Equal("polyarea([0 1 1 0], [0 0 1 1])", "1"), Fails("polyarea([1 2], 1)", "shape")];
    "inpolygon" [4 4; 2] ["[in, on] = inpolygon(x, y, xv, yv)"] "Whether points are inside a polygon."
        [Equal("inpolygon(0.5, 0.5, [0 1 1 0], [0 0 1 1])", "true"), Fails("inpolygon([1 2], 1, 1, 1)", "same size")];
    "rectint" [2 2; 1] ["area = rectint(a, b)"] "The areas that rectangles have in common, the volumes that boxes have."
        [Equal("rectint([0 0 1 1], [0.5 0 1 1])", "0.5"), Fails("rectint(1, 2)", "rectangles")];
}

/// Each point is held against every triangle.
fn triangulating(args: &[Value]) -> f64 {
    let coordinates: f64 = args.iter().map(|a| a.numel() as f64).sum();
    20e3 * (coordinates / 2.0) * (coordinates / 2.0)
}

/// The points of `(x, y)` or of a matrix with two columns; texts with options behind are let pass.
fn points(name: &str, args: &[Value]) -> Flow<Vec<Point>> {
    let coordinates: Vec<&Value> =
        args.iter().filter(|a| !a.is_char() && !matches!(a, Value::Cell(_))).collect();
    let (x, y) = match coordinates[..] {
        [matrix] => {
            let found = array(name, matrix)?;
            if found.shape().ndims() != 2 || found.shape().cols() != 2 {
                return Err(refuse(
                    name,
                    "dimensions",
                    format!(
                        "X must be a matrix with 2 columns (points in the plane), found {}",
                        found.shape()
                    ),
                ));
            }
            let rows = found.shape().rows();
            let all = doubles(name, matrix)?;
            (all[..rows].to_vec(), all[rows..].to_vec())
        }
        [x, y] => (doubles(name, x)?, doubles(name, y)?),
        _ => {
            return Err(refuse(
                name,
                "dimensions",
                "expected the x and y coordinates of points in the plane",
            ));
        }
    };
    if x.len() != y.len() {
        return Err(refuse(name, "sizeMismatch", "X and Y must be the same size"));
    }
    if x.iter().chain(&y).any(|v| !v.is_finite() || v.abs() > 1e70) {
        return Err(refuse(name, "notFinite", "the coordinates must be finite numbers"));
    }
    Ok(x.into_iter().zip(y).collect())
}

fn flat(name: &str) -> super::Stop {
    refuse(name, "collinear", "the points lie on one line; three that do not are needed")
}

fn delaunay(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let points = points("delaunay", call.args)?;
    let triangles = triangulation::triangulate(&points).ok_or_else(|| flat("delaunay"))?;
    let n = triangles.len();
    let column = |k: usize| triangles.iter().map(move |t| (t[k] + 1) as f64);
    let elements: Vec<f64> = (0..3).flat_map(column).collect();
    Ok(Values::from_iter([Value::from(Array::from_vec(Shape::matrix(n, 3), elements))]))
}

/// The hull by a chain below and a chain above.
fn convhull(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let points = points("convhull", call.args)?;
    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by(|&i, &j| {
        points[i].0.total_cmp(&points[j].0).then(points[i].1.total_cmp(&points[j].1))
    });
    let half = |indices: &mut dyn Iterator<Item = usize>| {
        let mut chain: Vec<usize> = Vec::new();
        for i in indices {
            while let [.., a, b] = chain[..]
                && orientation(points[a], points[b], points[i]) <= 0
            {
                chain.pop();
            }
            chain.push(i);
        }
        chain
    };
    let below = half(&mut order.iter().copied());
    let above = half(&mut order.iter().rev().copied());
    if below.len() < 2 || below.len() + above.len() < 5 {
        return Err(flat("convhull"));
    }
    let mut hull = below;
    hull.pop();
    hull.extend(above);
    let area = hull.windows(2).fold(0.0, |sum, pair| {
        let (p, q) = (points[pair[0]], points[pair[1]]);
        sum + (p.0 * q.1 - q.0 * p.1)
    });
    let indices: Vec<f64> = hull.into_iter().map(|i| (i + 1) as f64).collect();
    Ok(Values::from_iter([Value::from(Array::column(indices)), Value::from(area / 2.0)]))
}

#[cfg(test)]
mod tests {
    use super::exact::{in_circle, orientation};
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn decisions_are_exact_where_rounding_would_not_be() {
        let tiny = f64::EPSILON;
        assert_eq!(orientation((0.5, 0.5), (12.0, 12.0), (24.0, 24.0)), 0);
        assert_eq!(orientation((0.5 + tiny / 2.0, 0.5), (12.0, 12.0), (24.0, 24.0)), -1);
        assert_eq!(orientation((0.5, 0.5 + tiny / 2.0), (12.0, 12.0), (24.0, 24.0)), 1);
        let square = [(0.1, 0.1), (1.1, 0.1), (1.1, 1.1)];
        assert_eq!(in_circle((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)), 0);
        assert_eq!(in_circle(square[0], square[1], square[2], (0.6, 0.6)), 1);
        assert_eq!(in_circle((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0 + tiny)), -1);
    }
}
