//! Interpolants of values on grids and of scattered values: classes, whose texts are in `classes/m/classdef`.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::in_the_language::library_classes;
use crate::builtins::source_builtins;

library_classes! {
    /// Interpolants.
    INTERPOLANTS, Interpolation;
    "griddedInterpolant" ["F = griddedInterpolant(x, v)", "F = griddedInterpolant(x1, x2, ..., V, method, extrapolation)", "F = griddedInterpolant({x1, x2, ...}, V)"] "The values between points of a grid: F(q1, q2, ...), or F({q1, q2, ...}) on another grid; its properties are GridVectors, Values, Method and ExtrapolationMethod."
        [Equal("griddedInterpolant([1 2 4], [10 20 60])([1.5 3 5])", "[15 40 80]"), Equal("griddedInterpolant(magic(3), 'nearest')(1.2, 2.9)", "6"), Fails("griddedInterpolant([1 1], [2 3])", "increasing")];
    "scatteredInterpolant" ["F = scatteredInterpolant(x, y, v)", "F = scatteredInterpolant(x, y, z, v)", "F = scatteredInterpolant(points, v, method, extrapolation)"] "The values between scattered points in the plane or in space: F(xq, yq); its properties are Points, Values, Method ('linear', 'nearest' or 'natural') and ExtrapolationMethod."
        [Equal("scatteredInterpolant([0 1 0]', [0 0 1]', [1 2 3]')(0.25, 0.25)", "1.75"), Fails("scatteredInterpolant([0 1 0]', [0 0 1]', [1 2]')", "as many values as points")];
}

source_builtins! {
    /// Values at scattered points of any number of dimensions.
    SCATTERED, Interpolation;
    "griddatan" [3 4; 1] ["vq = griddatan(points, v, query)", "vq = griddatan(points, v, query, method)"] "Interpolation of scattered points in any number of dimensions: linear or nearest."
        [Equal("griddatan([0 0 0; 1 0 0; 0 1 0; 0 0 1], [1; 2; 3; 4], [0.25 0.25 0.25])", "2.5"), Fails("griddatan([0 0; 1 0; 0 1], [1; 2], [0 0])", "as many values as points")];
}

source_builtins! {
    /// What interpolants of scattered points share.
    HELPERS, Interpolation;
    "scatteredvalues" [6 6; 1] ["v = scatteredvalues(P, T, values, Q, method, beyond)"] "Values through a triangulation." [];
    "nearesthull" [3 3; 2] ["[simplex, foot] = nearesthull(P, T, Q)"] "What of the border of a triangulation is nearest to points." [];
    "naturalneighbours" [4 4; 1] ["v = naturalneighbours(P, T, values, Q)"] "Interpolation between natural neighbours." [];
}
