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
use super::in_the_language::{library_classes, library_methods};
use super::{Call, Cx, Flow, Values, source_builtins};
use crate::builtins::costs::each;
use crate::value::order::arrange;
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
    "rotationrows" [3 3; 1] ["x = rotationrows(name, x, count)"] "Rotations as rows of so many numbers." [];
    "rotationpages" [3 3; 1] ["R = rotationpages(name, R, n)"] "Rotations as matrices on pages." [];
    "rotationaxes" [2 2; 1] ["axes = rotationaxes(name, order)"] "The numbers of axes." [];
    "coordinates" [3 3; 1] ["parts = coordinates(name, least, parts)"] "Coordinates as arrays of one size." [];
}

source_builtins! {
    /// Coordinates, rotations and areas.
    COORDINATES, Geometry;
    "bucky" [0 0; 2] ["B = bucky", "[B, V] = bucky"] "Which corners of a football are neighbours, and where they are."
        [Equal("full(sum(bucky))", "3 * ones(1, 60)"), Fails("bucky(1)", "arguments")];
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
    "boundary" [1 3; 2] ["k = boundary(x, y)", "k = boundary(points)", "[k, area] = boundary(x, y, shrink)"] "The polygon around points in the plane, from their convex hull (shrink is 0) to as close as it can be (1; 0.5 where none is given)."
        [Equal("boundary([0 1 1 0 0.5], [0 0 1 1 0.5], 0)", "[1; 2; 3; 4; 1]"), Fails("boundary(1:3)", "points in the plane")];
    "rectint" [2 2; 1] ["area = rectint(a, b)"] "The areas that rectangles have in common, the volumes that boxes have."
        [Equal("rectint([0 0 1 1], [0.5 0 1 1])", "0.5"), Fails("rectint(1, 2)", "rectangles")];
}

source_builtins! {
    /// Rotations of space: angles about axes, matrices and quaternions.
    ROTATIONS, Geometry;
    "eul2quat" [1 2; 1] ["q = eul2quat(angles)", "q = eul2quat(angles, 'ZYX')"] "Rotations about three axes, one after the other, as quaternions [w, x, y, z]; a row each."
        [Equal("eul2quat([pi 0 0])", "[cos(pi/2) 0 0 1]"), Fails("eul2quat([1 2 3], 'ZZX')", "order of axes")];
    "eul2rotm" [1 2; 1] ["R = eul2rotm(angles)", "R = eul2rotm(angles, 'ZYX')"] "Rotations about three axes, one after the other, as matrices; a page for each row."
        [Equal("round(eul2rotm([pi/2 0 0]), 12)", "[0 -1 0; 1 0 0; 0 0 1]"), Fails("eul2rotm([1 2])", "3 columns")];
    "eul2tform" [1 2; 1] ["T = eul2tform(angles)", "T = eul2tform(angles, 'ZYX')"] "Rotations about three axes as matrices of 4 by 4."
        [Equal("eul2tform([0 0 0])", "eye(4)"), Fails("eul2tform([1 2])", "3 columns")];
    "rotm2eul" [1 2; 1] ["angles = rotm2eul(R)", "angles = rotm2eul(R, 'ZYX')"] "The angles of rotations about three axes, from matrices."
        [Equal("rotm2eul(rotz(90))", "[pi/2 0 0]"), Fails("rotm2eul(1)", "3 by 3")];
    "quat2eul" [1 2; 1] ["angles = quat2eul(q)", "angles = quat2eul(q, 'ZYX')"] "The angles of rotations about three axes, from quaternions."
        [Equal("quat2eul([1 0 0 1])", "[pi/2 0 0]"), Fails("quat2eul(1)", "4 columns")];
    "tform2eul" [1 2; 1] ["angles = tform2eul(T)", "angles = tform2eul(T, 'ZYX')"] "The angles of rotations about three axes, from matrices of 4 by 4."
        [Equal("tform2eul(eye(4))", "[0 0 0]"), Fails("tform2eul(1)", "4 by 4")];
    "quat2rotm" [1 1; 1] ["R = quat2rotm(q)"] "Quaternions [w, x, y, z] as matrices."
        [Equal("quat2rotm([0 0 0 2])", "[-1 0 0; 0 -1 0; 0 0 1]"), Fails("quat2rotm(1)", "4 columns")];
    "rotm2quat" [1 1; 1] ["q = rotm2quat(R)"] "Rotation matrices as quaternions [w, x, y, z]."
        [Equal("rotm2quat(diag([-1 -1 1]))", "[0 0 0 1]"), Fails("rotm2quat(1)", "3 by 3")];
    "quat2tform" [1 1; 1] ["T = quat2tform(q)"] "Quaternions as matrices of 4 by 4."
        [Equal("quat2tform([1 0 0 0])", "eye(4)"), Fails("quat2tform(1)", "4 columns")];
    "tform2quat" [1 1; 1] ["q = tform2quat(T)"] "The rotations of matrices of 4 by 4 as quaternions."
        [Equal("tform2quat(eye(4))", "[1 0 0 0]"), Fails("tform2quat(1)", "4 by 4")];
    "axang2quat" [1 1; 1] ["q = axang2quat(axang)"] "Rotations about axes [x, y, z, angle] as quaternions."
        [Equal("round(axang2quat([0 0 2 pi]), 12)", "[0 0 0 1]"), Fails("axang2quat(1)", "4 columns")];
    "axang2rotm" [1 1; 1] ["R = axang2rotm(axang)"] "Rotations about axes [x, y, z, angle] as matrices."
        [Equal("round(axang2rotm([0 0 2 pi/2]), 12)", "[0 -1 0; 1 0 0; 0 0 1]"), Fails("axang2rotm(1)", "4 columns")];
    "axang2tform" [1 1; 1] ["T = axang2tform(axang)"] "Rotations about axes as matrices of 4 by 4."
        [Equal("axang2tform([0 0 1 0])", "eye(4)"), Fails("axang2tform(1)", "4 columns")];
    "quat2axang" [1 1; 1] ["axang = quat2axang(q)"] "Quaternions as rotations about axes [x, y, z, angle]."
        [Equal("quat2axang([0 0 3 0])", "[0 1 0 pi]"), Fails("quat2axang(1)", "4 columns")];
    "rotm2axang" [1 1; 1] ["axang = rotm2axang(R)"] "Rotation matrices as rotations about axes [x, y, z, angle]."
        [Equal("rotm2axang(rotx(90))", "[1 0 0 pi/2]"), Fails("rotm2axang(1)", "3 by 3")];
    "tform2axang" [1 1; 1] ["axang = tform2axang(T)"] "The rotations of matrices of 4 by 4 about axes."
        [Equal("tform2axang(eye(4))", "[0 0 1 0]"), Fails("tform2axang(1)", "4 by 4")];
    "rotm2tform" [1 1; 1] ["T = rotm2tform(R)"] "Rotation matrices as matrices of 4 by 4."
        [Equal("rotm2tform(eye(3))", "eye(4)"), Fails("rotm2tform(1)", "3 by 3")];
    "tform2rotm" [1 1; 1] ["R = tform2rotm(T)"] "The rotations in matrices of 4 by 4."
        [Equal("tform2rotm(2 * eye(4))", "eye(3)"), Fails("tform2rotm(1)", "4 by 4")];
    "trvec2tform" [1 1; 1] ["T = trvec2tform(v)"] "Translations as matrices of 4 by 4."
        [Equal("trvec2tform([1 2 3])(:, 4)", "[1; 2; 3; 1]"), Fails("trvec2tform(1)", "3 columns")];
    "tform2trvec" [1 1; 1] ["v = tform2trvec(T)"] "The translations in matrices of 4 by 4."
        [Equal("tform2trvec(trvec2tform([1 2 3]))", "[1 2 3]"), Fails("tform2trvec(1)", "4 by 4")];
    "makehgtform" [0 255; 1] ["M = makehgtform('translate', [x y z])", "M = makehgtform('scale', s, 'xrotate', angle, ...)", "M = makehgtform('axisrotate', axis, angle)"] "The product of transforms of space as a matrix of 4 by 4."
        [Equal("makehgtform('translate', [1 2 3], 'scale', 2) * [1; 1; 1; 1]", "[3; 4; 5; 1]"), Fails("makehgtform('scale', [1 2])", "2 numbers")];
    "quatmultiply" [1 2; 1] ["p = quatmultiply(q, r)", "p = quatmultiply(q)"] "The product of quaternions [w, x, y, z], a row each."
        [Equal("quatmultiply([0 1 0 0], [0 0 1 0])", "[0 0 0 1]"), Fails("quatmultiply(1, 2)", "4 columns")];
    "quatdivide" [2 2; 1] ["p = quatdivide(q, r)"] "The quaternion by which another is multiplied to give q."
        [Equal("quatdivide([0 0 0 1], [0 1 0 0])", "[0 0 1 0]"), Fails("quatdivide(1, 2)", "4 columns")];
    "quatconj" [1 1; 1] ["p = quatconj(q)"] "The conjugates of quaternions."
        [Equal("quatconj([1 2 3 4])", "[1 -2 -3 -4]"), Fails("quatconj(1)", "4 columns")];
    "quatinv" [1 1; 1] ["p = quatinv(q)"] "The inverses of quaternions."
        [Equal("quatinv([1 1 1 1])", "[1 -1 -1 -1] / 4"), Fails("quatinv(1)", "4 columns")];
    "quatnorm" [1 1; 1] ["n = quatnorm(q)"] "The sums of squares of quaternions."
        [Equal("quatnorm([1 2 3 4])", "30"), Fails("quatnorm(1)", "4 columns")];
    "quatmod" [1 1; 1] ["m = quatmod(q)"] "The lengths of quaternions."
        [Equal("quatmod([0 3 4 0])", "5"), Fails("quatmod(1)", "4 columns")];
    "quatnormalize" [1 1; 1] ["p = quatnormalize(q)"] "Quaternions of length 1."
        [Equal("quatnormalize([0 3 4 0])", "[0 0.6 0.8 0]"), Fails("quatnormalize(1)", "4 columns")];
    "quatrotate" [2 2; 1] ["w = quatrotate(q, v)"] "Vectors in axes that are turned."
        [Equal("round(quatrotate([1 0 1 0], [1 1 1]), 12)", "[-1 1 1]"), Fails("quatrotate(1, 2)", "3 columns")];
    "quat2dcm" [1 1; 1] ["C = quat2dcm(q)"] "The direction cosines of axes that are turned by quaternions."
        [Equal("round(quat2dcm([1 0 0 1]), 12)", "[0 1 0; -1 0 0; 0 0 1]"), Fails("quat2dcm(1)", "4 columns")];
    "dcm2quat" [1 1; 1] ["q = dcm2quat(C)"] "The quaternions that turn axes to these direction cosines."
        [Equal("dcm2quat(diag([-1 -1 1]))", "[0 0 0 1]"), Fails("dcm2quat(1)", "3 by 3")];
    "angle2dcm" [3 4; 1] ["C = angle2dcm(a, b, c)", "C = angle2dcm(a, b, c, 'ZYX')"] "The direction cosines of axes that are turned by three angles."
        [Equal("round(angle2dcm(pi/2, 0, 0), 12)", "[0 1 0; -1 0 0; 0 0 1]"), Fails("angle2dcm(1, 2, 3, 'ZZX')", "order of axes")];
    "dcm2angle" [1 2; 3] ["[a, b, c] = dcm2angle(C)", "[a, b, c] = dcm2angle(C, 'ZYX')"] "The three angles by which axes with these direction cosines are turned."
        [Equal("dcm2angle([0 1 0; -1 0 0; 0 0 1])", "pi/2"), Fails("dcm2angle(1)", "3 by 3")];
    "angle2quat" [3 4; 1] ["q = angle2quat(a, b, c)", "q = angle2quat(a, b, c, 'ZYX')"] "The quaternions of turns by three angles."
        [Equal("angle2quat(0, 0, 0)", "[1 0 0 0]"), Fails("angle2quat(1, 2, 3, 'ZZX')", "order of axes")];
    "quat2angle" [1 2; 3] ["[a, b, c] = quat2angle(q)", "[a, b, c] = quat2angle(q, 'ZYX')"] "The three angles of quaternions."
        [Equal("quat2angle([1 0 0 1])", "pi/2"), Fails("quat2angle(1)", "4 columns")];
}

library_classes! {
    /// Parts of the plane.
    POLYGONS, Geometry;
    "polyshape" ["P = polyshape(x, y)", "P = polyshape(vertices)", "P = polyshape({x1, x2}, {y1, y2})"] "A part of the plane that polygons bound, with holes; area, union, intersect, subtract, xor, rotate, scale and plot know it."
        [Equal("area(polyshape([0 0 2 2], [2 0 0 2]))", "4"), Equal("area(union(polyshape([0 0 2 2], [2 0 0 2]), polyshape([1 1 3 3], [3 1 1 3])))", "7"), Fails("polyshape([1 2 3], [1 2])", "as many x as y")];
}

library_methods! {
    /// What parts of the plane are asked.
    OF_POLYGONS, Geometry;
    "subtract" [2 2; 1] ["R = subtract(P, Q)"] "A part of the plane without another."
        [Equal("area(subtract(polyshape([0 0 2 2], [2 0 0 2]), translate(polyshape([0 0 2 2], [2 0 0 2]), 1, 1)))", "3"), Fails("subtract(1, 2)", "Undefined function")];
    "overlaps" [2 2; 1] ["tf = overlaps(P, Q)"] "Whether two parts of the plane overlap."
        [Equal("overlaps(polyshape([0 0 2 2], [2 0 0 2]), translate(polyshape([0 0 2 2], [2 0 0 2]), 2, 0))", "false"), Fails("overlaps(1, 2)", "Undefined function")];
    "perimeter" [1 1; 1] ["d = perimeter(P)"] "The length of the boundaries of a part of the plane."
        [Equal("perimeter(polyshape([0 0 2 2], [2 0 0 2]))", "8"), Fails("perimeter(1)", "Undefined function")];
    "centroid" [1 1; 2] ["[x, y] = centroid(P)"] "The center of mass of a part of the plane."
        [Equal("centroid(polyshape([0 0 2 2], [2 0 0 2]))", "[1 1]"), Fails("centroid(1)", "Undefined function")];
    "isinterior" [2 3; 2] ["[in, on] = isinterior(P, x, y)"] "Whether points are in a part of the plane or on its boundary."
        [Equal("isinterior(polyshape([0 0 2 2], [2 0 0 2]), [1 3], [1 1])", "[true false]"), Fails("isinterior(1, 2, 3)", "Undefined function")];
    "ishole" [1 1; 1] ["tf = ishole(P)"] "Which boundaries of a part of the plane are those of holes."
        [Equal("ishole(polyshape([0 0 2 2], [2 0 0 2]))", "false"), Fails("ishole(1)", "Undefined function")];
    "rmholes" [1 1; 1] ["P = rmholes(P)"] "A part of the plane with its holes filled."
        [Equal("area(rmholes(polyshape([0 0 2 2], [2 0 0 2])))", "4"), Fails("rmholes(1)", "Undefined function")];
    "numsides" [1 1; 1] ["n = numsides(P)"] "How many edges bound a part of the plane."
        [Equal("numsides(polyshape([0 0 2 2], [2 0 0 2]))", "4"), Fails("numsides(1)", "Undefined function")];
    "numboundaries" [1 1; 1] ["n = numboundaries(P)"] "How many polygons bound a part of the plane."
        [Equal("numboundaries(polyshape([0 0 2 2], [2 0 0 2]))", "1"), Fails("numboundaries(1)", "Undefined function")];
    "boundingbox" [1 1; 2] ["[xlimits, ylimits] = boundingbox(P)"] "The limits of a part of the plane."
        [Equal("boundingbox(polyshape([0 0 2 2], [2 0 0 2]))", "[0 2]"), Fails("boundingbox(1)", "Undefined function")];
    "translate" [2 3; 1] ["P = translate(P, x, y)", "se = translate(se, [rows columns])"] "A part of the plane, or a structuring element, that is moved."
        [Equal("boundingbox(translate(polyshape([0 0 2 2], [2 0 0 2]), 1, 0))", "[1 3]"), Fails("translate(1, 2)", "Undefined function")];
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
    arrange(&mut order, &|i, j| {
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
