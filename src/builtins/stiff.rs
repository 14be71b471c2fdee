//! Stiff differential equations, fitted splines, rounding to even; written in the language.

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Solvers for stiff equations, and names that programs use.
    EQUATIONS, IntegrationAndOdes;
    "ode23s" [3 255; 5] ["[t, y] = ode23s(f, tspan, y0)", "[t, y] = ode23s(f, tspan, y0, options)", "sol = ode23s(f, tspan, y0)"] "Solves stiff differential equations by a Rosenbrock pair of order 2 and 3."
        [Equal("abs(nthargout(2, @ode23s, @(t, y) -1000 * (y - 1), [0 1], 0)(end) - 1) < 1e-3", "true"), Fails("ode23s(1, [0 1], 0)", "function handle")];
    "ode15s" [3 255; 5] ["[t, y] = ode15s(f, tspan, y0, options)"] "Solves stiff differential equations; here by the pair of ode23s."
        [Equal("abs(nthargout(2, @ode15s, @(t, y) -1000 * (y - 1), [0 1], 0)(end) - 1) < 1e-3", "true"), Fails("ode15s(1, [0 1], 0)", "function handle")];
    "ode113" [3 255; 5] ["[t, y] = ode113(f, tspan, y0, options)"] "Solves differential equations; here by the pair of ode45."
        [Equal("abs(nthargout(2, @ode113, @(t, y) y, [0 1], 1)(end) - e) < 1e-2", "true"), Fails("ode113(1, [0 1], 0)", "function handle")];
    "ode_stiff" [4 255; 5] ["[t, y] = ode_stiff(solver, f, tspan, y0, options)"] "What the stiff solvers have in common; solver is who asks."
        [Equal("size(nthargout(2, @ode_stiff, 'f', @(t, y) -y, [0 0.5 1], 1))", "[3 1]"), Fails("ode_stiff('f', 1, [0 1], 0)", "function handle")];
}

source_builtins! {
    /// Splines fitted to points.
    FITS, Polynomials;
    "splinefit" [3 5; 1] ["pp = splinefit(x, y, breaks)", "pp = splinefit(x, y, breaks, 'order', n)"] "The spline with given breaks that is nearest to points in the sense of least squares."
        [Equal("ppval(splinefit(0:4, [0 1 2 3 4], [0 2 4], 'order', 1), 3.5)", "3.5"), Fails("splinefit(1, [1 2], 1)", "values")];
}

source_builtins! {
    /// Rounding.
    EVEN, Rounding;
    "roundb" [1 1; 1] ["y = roundb(x)"] "Rounded to the nearest, halves to the even neighbor."
        [Equal("roundb([0.5 1.5 2.5 -2.6])", "[0 2 2 -3]"), Fails("roundb('a')", "numbers")];
}
