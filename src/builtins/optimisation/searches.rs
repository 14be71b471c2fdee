//! Searches for least values that need no slopes, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Searches.
    SEARCHES, Optimisation;
    "ga" [1 11; 6] ["x = ga(f, n)", "x = ga(f, n, A, b, Aeq, beq, lb, ub, nonlcon, intcon, options)", "[x, fval, exitflag, output, population, scores] = ga(...)", "x = ga(problem)"] "The least value of a function of n variables by a genetic algorithm; some may be whole numbers."
        [Equal("ga(@(x) (x - 3)^2, 1, [], [], [], [], 0, 10, [], 1)", "3"), Fails("ga(@(x) x, 0)", "positive number of variables")];
    "particleswarm" [1 5; 4] ["x = particleswarm(f, n)", "[x, fval, exitflag, output] = particleswarm(f, n, lb, ub, options)", "x = particleswarm(problem)"] "The least value of a function of n variables by a swarm of particles."
        [Equal("abs(particleswarm(@(x) (x - 3)^2, 1, 0, 10) - 3) < 1e-2", "true"), Fails("particleswarm(1, 1)", "function handle")];
    "simulannealbnd" [1 5; 4] ["x = simulannealbnd(f, x0)", "[x, fval, exitflag, output] = simulannealbnd(f, x0, lb, ub, options)", "x = simulannealbnd(problem)"] "The least value of a function by simulated annealing."
        [Equal("abs(simulannealbnd(@(x) (x - 3)^2, 1, 0, 10) - 3) < 0.1", "true"), Fails("simulannealbnd(1, 1)", "function handle")];
    "patternsearch" [1 10; 4] ["x = patternsearch(f, x0)", "x = patternsearch(f, x0, A, b, Aeq, beq, lb, ub, nonlcon, options)", "[x, fval, exitflag, output] = patternsearch(...)", "x = patternsearch(problem)"] "The least value of a function by a search in a pattern of directions."
        [Equal("patternsearch(@(x) sum((x - [1 2]).^2), [0 0])", "[1 2]"), Fails("patternsearch(1, 1)", "function handle")];
}

source_builtins! {
    /// What these texts share.
    SHARED_BY_SEARCHES, Optimisation;
    "searchfunction" [2 2; 1] ["f = searchfunction(name, fun)"] "A function to be searched." [];
    "searchcount" [2 2; 1] ["n = searchcount(name, n)"] "The number of unknowns." [];
}
