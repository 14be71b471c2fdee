//! Integrals, derivatives of sampled functions, differential equations; written in the language.

mod beyond;

pub use beyond::{BOUNDARIES, SHARED, SOLUTIONS};

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Integrals.
    INTEGRATION, Calculus;
    "trapz" [1 3; 1] ["q = trapz(y)", "q = trapz(x, y)", "q = trapz(x, y, dim)"] "The integral by trapezia."
        [Equal("trapz([1 2 3])", "4"), Fails("trapz([1 2], [1 2 3])", "length")];
    "cumtrapz" [1 3; 1] ["q = cumtrapz(y)", "q = cumtrapz(x, y)", "q = cumtrapz(x, y, dim)"] "The running integral by trapezia."
        [Equal("cumtrapz([1 2 3])", "[0 1.5 4]"), Fails("cumtrapz([1 2], [1 2 3])", "length")];
    "integral" [3 255; 2] ["q = integral(f, a, b)", "q = integral(f, a, b, Name, Value)"] "The integral of a function."
        [Equal("abs(integral(@(x) x.^2, 0, 3) - 9) < 1e-9", "true"), Fails("integral(1, 0, 1)", "function handle")];
    "integral2" [5 255; 2] ["q = integral2(f, xa, xb, ya, yb)"] "The integral of a function of two variables."
        [Equal("abs(integral2(@(x, y) x.*y, 0, 1, 0, 2) - 1) < 1e-8", "true"), Fails("integral2(1, 0, 1, 0, 1)", "function handle")];
    "integral3" [7 255; 1] ["q = integral3(f, xa, xb, ya, yb, za, zb)"] "The integral of a function of three variables."
        [Equal("abs(integral3(@(x, y, z) x + y + z, 0, 1, 0, 1, 0, 1) - 1.5) < 1e-6", "true"), Fails("integral3(1, 0, 1, 0, 1, 0, 1)", "function handle")];
    "quadgk" [3 255; 3] ["q = quadgk(f, a, b)", "[q, err] = quadgk(f, a, b, 'AbsTol', tol, 'RelTol', tol, 'Waypoints', x, 'MaxIntervalCount', n, 'Intervals', n)"] "Adaptive Gauss-Kronrod integration; limits may be infinite."
        [Equal("abs(quadgk(@(x) exp(-x.^2), -Inf, Inf) - sqrt(pi)) < 1e-9", "true"), Fails("quadgk(@sin, 0)", "")];
    "quadv" [3 255; 2] ["q = quadv(f, a, b)", "[q, count] = quadv(f, a, b, tol)"] "Adaptive Simpson integration of a function with array values."
        [Equal("abs(quadv(@(x) x, 0, 2) - 2) < 1e-9", "true"), Fails("quadv(@sin, 0, Inf)", "finite")];
    "quadl" [3 255; 2] ["q = quadl(f, a, b)", "[q, count] = quadl(f, a, b, tol)"] "Integration to high accuracy."
        [Equal("abs(quadl(@(x) x, 0, 2) - 2) < 1e-9", "true"), Fails("quadl(@sin, 0, 1, -1)", "tolerance")];
    "quad" [3 255; 4] ["q = quad(f, a, b)", "[q, status, count, err] = quad(f, a, b, tol, sing)"] "Integration of a function of scalars."
        [Equal("abs(quad(@(x) x, 0, 2) - 2) < 1e-9", "true"), Fails("quad(@sin, 0)", "")];
    "quad_options" [0 2; 1] ["quad_options", "value = quad_options(name)", "quad_options(name, value)"] "The tolerances that quad takes where it is given none, in the form of Octave's function."
        [Equal("quad_options('absolute tolerance')", "sqrt(eps)"), Fails("quad_options('foo')", "expected 'absolute tolerance'")];
    "quadcc" [3 5; 3] ["q = quadcc(f, a, b)", "[q, err, count] = quadcc(f, a, b, tol, sing)"] "Adaptive integration with an error estimate."
        [Equal("abs(quadcc(@(x) x, 0, 2) - 2) < 1e-9", "true"), Fails("quadcc(@sin, 0, 1i)", "real")];
    "quad2d" [5 255; 2] ["q = quad2d(f, xa, xb, ya, yb)"] "The integral of a function over a planar region."
        [Equal("abs(quad2d(@(x, y) x.*y, 0, 1, 0, 2) - 1) < 1e-8", "true"), Fails("quad2d(@plus, 0, 1, 0)", "")];
    "dblquad" [5 255; 1] ["q = dblquad(f, xa, xb, ya, yb)"] "The integral of a function over a rectangle."
        [Equal("abs(dblquad(@(x, y) x.*y, 0, 1, 0, 2) - 1) < 1e-8", "true"), Fails("dblquad(@plus, 0, 1)", "")];
    "triplequad" [7 255; 1] ["q = triplequad(f, xa, xb, ya, yb, za, zb)"] "The integral of a function over a box."
        [Equal("abs(triplequad(@(x, y, z) x + y + z, 0, 1, 0, 1, 0, 1) - 1.5) < 1e-6", "true"), Fails("triplequad(@plus, 0, 1)", "")];
}

source_builtins! {
    /// Derivatives of sampled functions.
    DERIVATIVES, Calculus;
    "gradient" [1 255; 255] ["g = gradient(v)", "[gx, gy] = gradient(M, hx, hy)"] "The gradient of sampled data."
        [Equal("gradient([1 4 9])", "[3 4 5]"), Fails("gradient(ones(3), 1, 2, 3)", "spacing")];
    "del2" [1 255; 1] ["L = del2(M)", "L = del2(M, h)", "L = del2(M, x, y, ...)"] "The discrete Laplacian."
        [Equal("size(del2(ones(4)))", "[4 4]"), Fails("del2(ones(3), 1, 2, 3)", "spacing")];
    "curl" [2 6; 4] ["av = curl(vx, vy)", "[cz, av] = curl(x, y, vx, vy)", "[cx, cy, cz, av] = curl(vx, vy, vz)"] "The curl and the angular velocity of a field of vectors."
        [Equal("curl(-[1 1; 2 2], [1 2; 1 2])", "ones(2)"), Fails("curl(1, 2, 3, 4, 5)", "expected")];
    "divergence" [2 6; 1] ["div = divergence(vx, vy)", "div = divergence(x, y, vx, vy)", "div = divergence(vx, vy, vz)"] "The divergence of a field of vectors."
        [Equal("divergence([1 2; 1 2], [1 1; 2 2])", "[2 2; 2 2]"), Fails("divergence(1, 2, 3, 4, 5)", "expected")];
}

source_builtins! {
    /// Ordinary differential equations.
    EQUATIONS, Calculus;
    "ode45" [3 255; 5] ["[t, y] = ode45(f, tspan, y0)", "[t, y, te, ye, ie] = ode45(f, tspan, y0, options)", "sol = ode45(f, tspan, y0)"] "Solves differential equations by a Runge-Kutta pair of order 4 and 5."
        [Equal("size(ode45(@(t, y) -y, [0 0.5 1], 1), 1)", "1"), Fails("ode45(1, [0 1], 1)", "function handle")];
    "ode23" [3 255; 5] ["[t, y] = ode23(f, tspan, y0)", "sol = ode23(f, tspan, y0)"] "Solves differential equations by a Runge-Kutta pair of order 2 and 3."
        [Equal("size(ode23(@(t, y) -y, [0 0.5 1], 1), 1)", "1"), Fails("ode23(1, [0 1], 1)", "function handle")];
    "ode23s" [3 255; 5] ["[t, y] = ode23s(f, tspan, y0)", "[t, y] = ode23s(f, tspan, y0, options)", "sol = ode23s(f, tspan, y0)"] "Solves stiff differential equations by a Rosenbrock pair of order 2 and 3."
        [Equal("abs(nthargout(2, @ode23s, @(t, y) -1000 * (y - 1), [0 1], 0)(end) - 1) < 1e-3", "true"), Fails("ode23s(1, [0 1], 0)", "function handle")];
    "ode15s" [3 255; 5] ["[t, y] = ode15s(f, tspan, y0, options)"] "Solves stiff differential equations; here by the pair of ode23s."
        [Equal("abs(nthargout(2, @ode15s, @(t, y) -1000 * (y - 1), [0 1], 0)(end) - 1) < 1e-3", "true"), Fails("ode15s(1, [0 1], 0)", "function handle")];
    "lsode" [3 4; 3] ["[x, istate, msg] = lsode(f, x0, t)", "x = lsode(f, x0, t, t_crit)"] "Solves differential equations x' = f(x, t) at given times, stiff ones as well; Octave's form."
        [Equal("abs(lsode(@(x, t) -x, 1, [0 1])(2) - exp(-1)) < 1e-7", "true"), Fails("lsode(1, 1, [0 1])", "function")];
    "ode23t" [3 255; 5] ["[t, y] = ode23t(f, tspan, y0, options)"] "Solves moderately stiff differential equations; here by the pair of ode23s."
        [Equal("abs(nthargout(2, @ode23t, @(t, y) -1000 * (y - 1), [0 1], 0)(end) - 1) < 1e-3", "true"), Fails("ode23t(1, [0 1], 0)", "function handle")];
    "ode23tb" [3 255; 5] ["[t, y] = ode23tb(f, tspan, y0, options)"] "Solves stiff differential equations; here by the pair of ode23s."
        [Equal("abs(nthargout(2, @ode23tb, @(t, y) -1000 * (y - 1), [0 1], 0)(end) - 1) < 1e-3", "true"), Fails("ode23tb(1, [0 1], 0)", "function handle")];
    "ode113" [3 255; 5] ["[t, y] = ode113(f, tspan, y0, options)"] "Solves differential equations; here by the pair of ode45."
        [Equal("abs(nthargout(2, @ode113, @(t, y) y, [0 1], 1)(end) - e) < 1e-2", "true"), Fails("ode113(1, [0 1], 0)", "function handle")];
    "odeset" [0 255; 1] ["opts = odeset(Name, Value)", "opts = odeset(old, Name, Value)"] "Options of the differential equation solvers."
        [Equal("getfield(odeset('RelTol', 1e-5), 'RelTol')", "1e-5"), Fails("odeset('RelTol')", "pairs")];
    "odeget" [2 3; 1] ["v = odeget(opts, name)", "v = odeget(opts, name, default)"] "One option of the differential equation solvers."
        [Equal("odeget(odeset('RelTol', 1e-5), 'RelTol')", "1e-5"), Fails("odeget(1, 'RelTol')", "structure")];
    "decic" [6 7; 2] ["[y0, yp0] = decic(f, t0, y0, fixed_y0, yp0, fixed_yp0, options)"] "Consistent starts of an implicit differential equation."
        [Equal("decic(@(t, y, yp) yp - y, 0, 1, 0, 2, 1)", "2"), Fails("decic(1, 0, 1, 0, 2, 1)", "function handle")];
}

source_builtins! {
    /// What the texts of this family share.
    HELPERS, Calculus;
    "ode_explicit" [5 255; 5] ["[t, y] = ode_explicit(solver, tableau, f, tspan, y0)"] "What ode45 and ode23 share: a Runge-Kutta pair with step control." [];
    "odetolerances" [1 1; 2] ["[reltol, abstol] = odetolerances(options)"] "How far a step of a solver may be off." [];
    "ode_events" [7 7; 5] ["[after, te, ye, ie, stop] = ode_events(events, interpolate, t, tnew, ynew, before, args)"] "The events of one step of a solver, and whether it ends there." [];
    "ode_stiff" [4 255; 5] ["[t, y] = ode_stiff(solver, f, tspan, y0, options)"] "What the stiff solvers have in common; solver is who asks." [];
}
