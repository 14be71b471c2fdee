//! Triangulations as values: classes, whose texts are in `classes/m/classdef`, and what they are asked.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::in_the_language::{library_classes, library_methods};
use crate::builtins::source_builtins;

library_classes! {
    /// The classes.
    TRIANGULATIONS, Geometry;
    "triangulation" ["TR = triangulation(T, points)", "TR = triangulation(T, x, y)", "TR = triangulation(T, x, y, z)"] "Triangles or tetrahedra with given corners: Points and ConnectivityList."
        [Equal("triangulation([1 2 3], [0 1 0]', [0 0 1]').Points", "[0 0; 1 0; 0 1]"), Fails("triangulation([1 2 4], [0 1 0]', [0 0 1]')", "from 1 up to 3")];
    "delaunayTriangulation" ["DT = delaunayTriangulation(points)", "DT = delaunayTriangulation(x, y)", "DT = delaunayTriangulation(x, y, z)"] "The Delaunay triangulation of points in the plane or in space."
        [Equal("size(delaunayTriangulation([0 1 1 0 0.5]', [0 0 1 1 0.5]'))", "[4 3]"), Fails("delaunayTriangulation(1:4)", "two or three dimensions")];
}

library_methods! {
    /// What triangulations are asked.
    OF_TRIANGULATIONS, Geometry;
    "pointLocation" [2 4; 2] ["[ID, B] = pointLocation(TR, points)", "[ID, B] = pointLocation(TR, x, y)"] "The triangle in which a point lies, and its barycentric coordinates there."
        [Equal("pointLocation(triangulation([1 2 3], [0 1 0]', [0 0 1]'), 0.2, 0.2)", "1"), Fails("pointLocation(1, 2)", "Undefined function")];
    "nearestNeighbor" [2 4; 2] ["[at, d] = nearestNeighbor(TR, points)", "[at, d] = nearestNeighbor(TR, x, y)"] "The corner that is nearest to a point."
        [Equal("nearestNeighbor(triangulation([1 2 3], [0 1 0]', [0 0 1]'), 0.9, 0.2)", "2"), Fails("nearestNeighbor(1, 2)", "Undefined function")];
    "edges" [1 1; 1] ["E = edges(TR)"] "The edges of triangles, each once."
        [Equal("edges(triangulation([1 2 3], [0 1 0]', [0 0 1]'))", "[1 2; 1 3; 2 3]"), Fails("edges(1)", "Undefined function")];
    "freeBoundary" [1 1; 2] ["F = freeBoundary(TR)", "[F, points] = freeBoundary(TR)"] "The edges or faces that belong to one triangle or tetrahedron alone."
        [Equal("freeBoundary(triangulation([1 2 3], [0 1 0]', [0 0 1]'))", "[1 2; 2 3; 3 1]"), Fails("freeBoundary(1)", "Undefined function")];
    "vertexAttachments" [1 2; 1] ["V = vertexAttachments(TR, at)"] "The triangles at each corner."
        [Equal("vertexAttachments(triangulation([1 2 3], [0 1 0]', [0 0 1]'), 2)", "{1}"), Fails("vertexAttachments(1)", "Undefined function")];
    "edgeAttachments" [2 3; 1] ["V = edgeAttachments(TR, from, to)"] "The triangles at each edge."
        [Equal("edgeAttachments(triangulation([1 2 3], [0 1 0]', [0 0 1]'), 1, 2)", "{1}"), Fails("edgeAttachments(1, 2, 3)", "Undefined function")];
    "isConnected" [2 3; 1] ["tf = isConnected(TR, from, to)"] "Whether there is an edge between corners."
        [Equal("isConnected(triangulation([1 2 3], [0 1 0]', [0 0 1]'), 3, 1)", "true"), Fails("isConnected(1, 2, 3)", "Undefined function")];
    "circumcenter" [1 2; 2] ["[C, r] = circumcenter(TR, ID)"] "The centers and radii of the circles or spheres through the corners."
        [Equal("circumcenter(triangulation([1 2 3], [0 2 0]', [0 0 4]'))", "[1 2]"), Fails("circumcenter(1)", "Undefined function")];
    "incenter" [1 2; 2] ["[C, r] = incenter(TR, ID)"] "The centers and radii of the circles or spheres inside."
        [Equal("incenter(triangulation([1 2 3], [0 3 0]', [0 0 4]'))", "[1 1]"), Fails("incenter(1)", "Undefined function")];
    "faceNormal" [1 2; 1] ["N = faceNormal(TR, ID)"] "The unit normals of triangles in space."
        [Equal("faceNormal(triangulation([1 2 3], [0 0 0; 1 0 0; 0 1 0]))", "[0 0 1]"), Fails("faceNormal(1)", "Undefined function")];
    "vertexNormal" [1 2; 1] ["N = vertexNormal(TR, at)"] "The unit normals at corners of triangles in space."
        [Equal("vertexNormal(triangulation([1 2 3], [0 0 0; 1 0 0; 0 1 0]), 2)", "[0 0 1]"), Fails("vertexNormal(1)", "Undefined function")];
    "barycentricToCartesian" [3 3; 1] ["C = barycentricToCartesian(TR, ID, B)"] "The points with given barycentric coordinates."
        [Equal("barycentricToCartesian(triangulation([1 2 3], [0 1 0]', [0 0 1]'), 1, [0.5 0.25 0.25])", "[0.25 0.25]"), Fails("barycentricToCartesian(1, 2, 3)", "Undefined function")];
    "cartesianToBarycentric" [3 3; 1] ["B = cartesianToBarycentric(TR, ID, C)"] "The barycentric coordinates of points."
        [Equal("cartesianToBarycentric(triangulation([1 2 3], [0 1 0]', [0 0 1]'), 1, [0.25 0.25])", "[0.5 0.25 0.25]"), Fails("cartesianToBarycentric(1, 2, 3)", "Undefined function")];
    "convexHull" [1 1; 2] ["[k, area] = convexHull(DT)"] "The convex hull of a Delaunay triangulation, and its area or volume."
        [Equal("convexHull(delaunayTriangulation([0 1 1 0 0.5]', [0 0 1 1 0.5]'))", "[1; 2; 3; 4; 1]"), Fails("convexHull(1)", "Undefined function")];
}

source_builtins! {
    /// Triangulations of any number of dimensions.
    SIMPLICES, Geometry;
    "delaunayn" [1 2; 1] ["T = delaunayn(points)"] "The Delaunay triangulation of points in any number of dimensions: the corners of a simplex in each row."
        [Equal("sort(delaunayn([0 0 0; 1 0 0; 0 1 0; 0 0 1]), 2)", "1:4"), Fails("delaunayn([0 0 0; 1 0 0])", "at least 4 points")];
    "convhulln" [1 2; 2] ["K = convhulln(points)", "[K, volume] = convhulln(points)"] "The convex hull of points in any number of dimensions: the corners of a face in each row, and its volume."
        [Equal("nthargout(2, @convhulln, [0 0 0; 1 0 0; 0 1 0; 0 0 1])", "1/6"), Fails("convhulln([0 0 0; 1 0 0])", "at least 4 points")];
}
