//! Differential equations of higher order of accuracy, with conditions at both ends, and with delays; and what is done with
//! their solutions. Written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Solvers of high order, and what is done with solutions.
    SOLUTIONS, Calculus;
    "ode78" [3 255; 5] ["[t, y] = ode78(f, tspan, y0)", "[t, y, te, ye, ie] = ode78(f, tspan, y0, options)", "sol = ode78(f, tspan, y0)"] "Solves differential equations by a Runge-Kutta pair of order 7 and 8."
        [Equal("abs(nthargout(2, @ode78, @(t, y) -y, [0 0.5 1], 1)(3) - exp(-1)) < 1e-9", "true"), Fails("ode78(1, [0 1], 1)", "function handle")];
    "ode89" [3 255; 5] ["[t, y] = ode89(f, tspan, y0)", "[t, y, te, ye, ie] = ode89(f, tspan, y0, options)", "sol = ode89(f, tspan, y0)"] "Solves differential equations of high accuracy; here by the pair of ode78."
        [Equal("abs(nthargout(2, @ode89, @(t, y) -y, [0 0.5 1], 1)(3) - exp(-1)) < 1e-9", "true"), Fails("ode89(1, [0 1], 1)", "function handle")];
    "ode15i" [4 255; 5] ["[t, y] = ode15i(f, tspan, y0, yp0)", "[t, y] = ode15i(f, tspan, y0, yp0, options)", "sol = ode15i(f, tspan, y0, yp0)"] "Solves implicit differential equations f(t, y, y') = 0, by a Runge-Kutta formula of order 5."
        [Equal("abs(nthargout(2, @ode15i, @(t, y, yp) yp + y, [0 0.5 1], 1, -1)(3) - exp(-1)) < 1e-4", "true"), Fails("ode15i(@(t, y, yp) yp, [0 1], 1, [1 2])", "as many slopes")];
    "deval" [2 3; 2] ["y = deval(sol, x)", "[y, yp] = deval(sol, x, which)"] "The solution of a differential equation at any place, and its slope."
        [Equal("abs(deval(ode45(@(t, y) -y, [0 1], 1), 0.5) - exp(-0.5)) < 1e-4", "true"), Fails("deval(ode45(@(t, y) -y, [0 1], 1), 2)", "goes from 0 to 1")];
    "odextend" [3 255; 1] ["sol = odextend(sol, f, tfinal)", "sol = odextend(sol, f, tfinal, y0, options)"] "A solution that goes on to a later time."
        [Equal("odextend(ode45(@(t, y) -y, [0 1], 1), [], 3).x(end)", "3"), Fails("odextend(ode45(@(t, y) -y, [0 1], 1), [], 0.5)", "beyond 1")];
}

source_builtins! {
    /// Conditions at both ends, and delays.
    BOUNDARIES, Calculus;
    "bvp4c" [3 255; 1] ["sol = bvp4c(f, ends, guess)", "sol = bvp4c(f, ends, guess, options)"] "Solves differential equations with conditions at both ends, and for parameters, by collocation; deval gives the solution at any place."
        [Equal("abs(deval(bvp4c(@(x, y) [y(2); 0], @(a, b) [a(1); b(1) - 2], bvpinit([0 1], [0 0])), 0.5) - [1; 2]) < 1e-9", "[true; true]"), Fails("bvp4c(1, 2, 3)", "function handles")];
    "bvp5c" [3 255; 1] ["sol = bvp5c(f, ends, guess)", "sol = bvp5c(f, ends, guess, options)"] "Solves differential equations with conditions at both ends; here by the formula of bvp4c."
        [Equal("abs(deval(bvp5c(@(x, y) [y(2); 0], @(a, b) [a(1); b(1) - 2], bvpinit([0 1], [0 0])), 0.5, 1) - 1) < 1e-9", "true"), Fails("bvp5c(@cos, @sin, 3)", "bvpinit")];
    "bvpinit" [1 255; 1] ["guess = bvpinit(x, y)", "guess = bvpinit(x, f, parameters)", "guess = bvpinit(sol, [a b], parameters)"] "A guess that a solution with conditions at both ends begins with."
        [Equal("bvpinit([0 1], [3 4]).y", "[3 3; 4 4]"), Fails("bvpinit(1, 2)", "at least two places")];
    "bvpset" [0 255; 1] ["options = bvpset(Name, Value)", "options = bvpset(old, Name, Value)"] "Options of bvp4c: RelTol, AbsTol, Nmax, SingularTerm, Vectorized and Stats."
        [Equal("bvpset('RelTol', 1e-5).RelTol", "1e-5"), Fails("bvpset('RelTol')", "pairs")];
    "bvpget" [2 3; 1] ["v = bvpget(options, name)", "v = bvpget(options, name, default)"] "One option of bvp4c."
        [Equal("bvpget(bvpset('RelTol', 1e-5), 'RelTol')", "1e-5"), Fails("bvpget(1, 'RelTol')", "structure")];
    "dde23" [4 255; 1] ["sol = dde23(f, lags, history, tspan)", "sol = dde23(f, lags, history, tspan, options)"] "Solves differential equations with constant delays by the pair of ode23: f(t, y, Z), where a column of Z is the solution a lag ago."
        [Equal("abs(deval(dde23(@(t, y, Z) -Z, 1, 1, [0 2]), [1 2]) - [0 -0.5]) < 1e-9", "[true true]"), Fails("dde23(@(t, y, Z) -Z, 0, 1, [0 2])", "positive")];
    "ddesd" [4 255; 1] ["sol = ddesd(f, delays, history, tspan)", "sol = ddesd(f, times, history, tspan, options)"] "Solves differential equations with delays that depend on the time and the solution: times(t, y) are the delayed times."
        [Equal("abs(deval(ddesd(@(t, y, Z) -Z, @(t, y) t - 1, 1, [0 1]), 1)) < 1e-9", "true"), Fails("ddesd(@(t, y, Z) -Z, {1}, 1, [0 2])", "delayed times")];
    "pdepe" [6 255; 1] ["u = pdepe(m, pde, ic, bc, x, t)", "u = pdepe(m, pde, ic, bc, x, t, options)"] "Solves parabolic equations in one space variable: [c, f, s] = pde(x, t, u, ux) and [pl, ql, pr, qr] = bc(xl, ul, xr, ur, t)."
        [Equal("size(pdepe(0, @(x, t, u, ux) deal(1, ux, 0), @(x) 1 - x, @(xl, ul, xr, ur, t) deal(ul - 1, 0, ur, 0), 0:0.25:1, [0 0.1 0.2]))", "[3 5]"), Fails("pdepe(3, 1, 2, 3, 4, 5)", "0, 1 or 2")];
    "pdeval" [4 4; 2] ["[u, ux] = pdeval(m, x, ui, xout)"] "A solution of pdepe between the places of its mesh, and its slope."
        [Equal("pdeval(0, 0:2, [0 2 4], 0.5)", "1"), Fails("pdeval(0, 0:2, 1, 1)", "as many values")];
    "ddeset" [0 255; 1] ["options = ddeset(Name, Value)", "options = ddeset(old, Name, Value)"] "Options of dde23: RelTol, AbsTol, Events, InitialStep, InitialY, Jumps, MaxStep and OutputFcn."
        [Equal("ddeset('RelTol', 1e-5).RelTol", "1e-5"), Fails("ddeset('RelTol')", "pairs")];
    "ddeget" [2 3; 1] ["v = ddeget(options, name)", "v = ddeget(options, name, default)"] "One option of dde23."
        [Equal("ddeget(ddeset('RelTol', 1e-5), 'RelTol')", "1e-5"), Fails("ddeget(1, 'RelTol')", "structure")];
}

source_builtins! {
    /// What these share.
    SHARED, Calculus;
    "ode_single" [6 6; 2] ["[y, K] = ode_single(tableau, rate, t, y, k1, tnew)"] "One step of a Runge-Kutta method." [];
    "ode_implicit" [7 7; 3] ["[T, Y, sol] = ode_implicit(solver, F, slopes, tspan, y, yp, opts)"] "Steps of an implicit equation." [];
    "ode_tableau78" [0 0; 1] ["tableau = ode_tableau78()"] "The coefficients of a pair of order 7 and 8." [];
    "optionset" [3 3; 1] ["opts = optionset(name, names, given)"] "A struct of options by name." [];
    "optionget" [4 4; 1] ["v = optionget(name, opts, word, default)"] "One option of a struct." [];
    "dde_steps" [6 255; 1] ["sol = dde_steps(solver, f, lags, history, tspan, options)"] "What dde23 and ddesd share." [];
    "bvp_collocation" [4 255; 1] ["sol = bvp_collocation(solver, f, bc, guess, options)"] "What bvp4c and bvp5c share." [];
}
