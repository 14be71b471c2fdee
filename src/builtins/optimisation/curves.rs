//! Curves through points: models, of which coefficients are found. They are classes, whose texts are in `classes/m/classdef`.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::in_the_language::{library_classes, library_methods};
use crate::builtins::source_builtins;

library_classes! {
    /// Models and curves.
    CURVES, Optimisation;
    "fittype" ["model = fittype(name)", "model = fittype(formula, 'independent', x, 'coefficients', names, 'problem', names)", "model = fittype(function)", "model = fittype({terms})"] "A model of curves: poly1 to poly9, exp1, exp2, power1, power2, gauss1 to gauss8, sin1 to sin8, fourier1 to fourier8, rat01 to rat55 and weibull, of surfaces: poly11 to poly55, or a formula, a function, or terms that are added."
        [Equal("coeffnames(fittype('a*x^2 + b*sin(x)'))", "{'a'; 'b'}"), Equal("formula(fittype('poly2'))", "'p1*x^2 + p2*x + p3'"), Fails("fittype('2*x')", "no coefficients")];
    "cfit" ["f = cfit(model, a, b, ...)"] "A curve: a model with its coefficients, called with points."
        [Equal("cfit(fittype('poly1'), 2, 3)(1)", "5"), Fails("cfit(fittype('poly1'), 2)", "expected 2 coefficients")];
    "sfit" ["f = sfit(model, a, b, ...)"] "A surface: a model with its coefficients, called with points."
        [Equal("sfit(fittype('poly11'), 1, 2, 3)(10, 100)", "321"), Fails("sfit(fittype('poly11'), 2)", "expected 3 coefficients")];
}

library_methods! {
    /// What curves are asked.
    OF_CURVES, Optimisation;
    "coeffnames" [1 1; 1] ["names = coeffnames(f)"] "The names of the coefficients of a curve or model."
        [Equal("coeffnames(fittype('exp1'))", "{'a'; 'b'}"), Fails("coeffnames(1)", "Undefined function")];
    "coeffvalues" [1 1; 1] ["c = coeffvalues(f)"] "The coefficients of a curve."
        [Equal("round(coeffvalues(fit((0:4)', 2 * (0:4)' + 1, 'poly1')), 10)", "[2 1]"), Fails("coeffvalues(1)", "Undefined function")];
    "probnames" [1 1; 1] ["names = probnames(f)"] "The names of the parameters of the problem of a curve or model."
        [Equal("probnames(fittype('a*x+n', 'problem', 'n'))", "{'n'}"), Fails("probnames(1)", "Undefined function")];
    "numargs" [1 1; 1] ["n = numargs(f)"] "How many arguments a model has."
        [Equal("numargs(fittype('a*x+b'))", "3"), Fails("numargs(1)", "Undefined function")];
    "numcoeffs" [1 1; 1] ["n = numcoeffs(f)"] "How many coefficients a curve or model has."
        [Equal("numcoeffs(fittype('gauss2'))", "6"), Fails("numcoeffs(1)", "Undefined function")];
    "probvalues" [1 1; 1] ["v = probvalues(f)"] "The values of the parameters of the problem of a curve."
        [Equal("isempty(probvalues(cfit(fittype('poly1'), 2, 3)))", "true"), Fails("probvalues(1)", "Undefined function")];
    "indepnames" [1 1; 1] ["names = indepnames(model)"] "The name of the independent variable of a model."
        [Equal("indepnames(fittype('a*t', 'independent', 't'))", "{'t'}"), Fails("indepnames(1)", "Undefined function")];
    "dependnames" [1 1; 1] ["names = dependnames(model)"] "The name of the dependent variable of a model."
        [Equal("dependnames(fittype('poly1'))", "{'y'}"), Fails("dependnames(1)", "Undefined function")];
    "islinear" [1 1; 1] ["tf = islinear(model)"] "Whether a model is linear in its coefficients."
        [Equal("islinear(fittype('poly1'))", "true"), Fails("islinear(1)", "Undefined function")];
    "confint" [1 2; 1] ["bounds = confint(f)", "bounds = confint(f, level)"] "Between which values the coefficients of a curve are, a column each, with 95 % where no other level is given."
        [Equal("size(confint(fit((0:4)', [1 3 5 8 9]', 'poly1')))", "[2 2]"), Fails("confint(cfit(fittype('poly1'), 2, 3))", "no more points")];
    "differentiate" [2 2; 2] ["[first, second] = differentiate(f, x)"] "The derivatives of a curve."
        [Equal("round(differentiate(cfit(fittype('poly1'), 2, 3), [1 4]), 8)", "[2 2]"), Fails("differentiate(1, 2)", "Undefined function")];
    "integrate" [3 3; 1] ["y = integrate(f, x, from)"] "The integral of a curve from a point."
        [Equal("round(integrate(cfit(fittype('poly1'), 2, 3), 2, 0), 10)", "10"), Fails("integrate(1, 2, 3)", "Undefined function")];
}

source_builtins! {
    /// The search for coefficients.
    FITS, Optimisation;
    "fit" [3 255; 3] ["[f, goodness, output] = fit(x, y, model)", "[...] = fit(x, y, model, options)", "[...] = fit(x, y, model, 'StartPoint', c, 'Lower', low, 'Upper', high, 'Weights', w, 'Exclude', out, 'Normalize', 'on', 'Robust', 'Bisquare' | 'LAR', 'problem', values)", "[...] = fit([x, y], z, model, ...)"] "The curve or surface of a model that is nearest to points: f(x) are its values, f.a a coefficient; goodness has sse, rsquare, dfe, adjrsquare and rmse."
        [Equal("round(fit((0:4)', 2 * (0:4)' + 1, 'poly1').p1, 10)", "2"), Equal("round(coeffvalues(fit((0:4)', 3 * exp(-0.5 * (0:4)'), 'exp1')), 6)", "[3 -0.5]"), Fails("fit(1:3, 1:3, 'poly1')", "must be columns")];
    "prepareCurveData" [2 3; 3] ["[x, y] = prepareCurveData(x, y)", "[x, y, w] = prepareCurveData(x, y, w)"] "Columns of points for fit, without those that are no numbers."
        [Equal("prepareCurveData([1 2 3], [4 NaN 6])", "[1; 3]"), Fails("prepareCurveData(1, 1:2)", "as many values")];
    "prepareSurfaceData" [3 4; 4] ["[x, y, z] = prepareSurfaceData(x, y, z)", "[x, y, z, w] = prepareSurfaceData(x, y, z, w)"] "Columns of points for fit, without those that are no numbers; of the sides of a table of values all its places."
        [Equal("prepareSurfaceData([1 2 3], [4 5], [1 2 3; 4 NaN 6])", "[1; 1; 2; 3; 3]"), Fails("prepareSurfaceData(1, 1, 1:2)", "as many values")];
    "fitoptions" [0 255; 1] ["options = fitoptions(name, value, ...)", "options = fitoptions(model, name, value, ...)", "options = fitoptions(options, name, value, ...)"] "Options of fit, as a struct."
        [Equal("fitoptions('StartPoint', [1 2]).StartPoint", "[1 2]"), Fails("fitoptions('Colour', 1)", "unknown option")];
    "excludedata" [4 4; 1] ["out = excludedata(x, y, 'box', [x1 x2 y1 y2])", "out = excludedata(x, y, 'domain', [x1 x2])", "out = excludedata(x, y, 'range', [y1 y2])", "out = excludedata(x, y, 'indices', k)"] "Which points lie outside a box, a domain or a range, or have these places."
        [Equal("excludedata(1:4, 5:8, 'domain', [2 3])", "[true; false; false; true]"), Fails("excludedata(1, 1:2, 'box', 1:4)", "as many values")];
    "predint" [2 5; 2] ["ci = predint(f, x)", "ci = predint(f, x, level)", "[ci, y] = predint(f, x, level, 'functional', 'on')"] "Between which values a new observation of a fitted curve lies, or the curve itself, with 95 % where no other level is given."
        [Equal("size(predint(fit((0:4)', [1 3 5 8 9]', 'poly1'), [1; 2]))", "[2 2]"), Fails("predint(1, 2)", "fitted curve")];
}

source_builtins! {
    /// What these texts share.
    SHARED_BY_FITS, Optimisation;
    "fitstart" [5 5; 1] ["c = fitstart(model, x, y, problem, options)"] "Where the search for coefficients begins." [];
}
