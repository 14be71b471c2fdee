//! Payments, rates and options, written in the language.

use super::Example::{Equal, Fails};
use super::source_builtins;

source_builtins! {
    /// Payments, rates and options.
    FINANCE, Finance;
    "amortize" [3 5; 4] ["[principal, interest, balance, payment] = amortize(rate, n, pv)", "[...] = amortize(rate, n, pv, fv, due)"] "What each payment of a loan pays back, its interest, and what is left."
        [Equal("amortize(0, 2, 100)", "[50 50]"), Fails("amortize(0.1, 1.5, 100)", "whole number of periods")];
    "blsimpv" [5 255; 1] ["v = blsimpv(price, strike, rate, time, value)", "v = blsimpv(..., 'Yield', yield, 'Class', {'call'}, 'Limit', limit)"] "The volatility with which an option has this value by the model of Black and Scholes."
        [Equal("round(blsimpv(100, 95, 0.075, 0.25, 10), 4)", "0.313"), Fails("blsimpv(1, 1, 0, 1, 1, 'No', 2)", "unknown option")];
    "blsprice" [5 6; 2] ["[call, put] = blsprice(price, strike, rate, time, volatility)", "[call, put] = blsprice(price, strike, rate, time, volatility, yield)"] "What options to buy and to sell are worth by the model of Black and Scholes."
        [Equal("round(blsprice(100, 95, 0.1, 0.25, 0.5), 4)", "13.6953"), Fails("blsprice(-1, 95, 0.1, 0.25, 0.5)", "none below 0")];
    "effrr" [2 2; 1] ["rate = effrr(rate, n)"] "The rate of a year that a nominal rate of n periods comes to."
        [Equal("effrr(0.2, 2)", "0.21"), Fails("effrr({1}, 2)", "a rate")];
    "fvfix" [3 5; 1] ["fv = fvfix(rate, n, payment)", "fv = fvfix(rate, n, payment, pv, due)"] "What equal payments come to at the end."
        [Equal("fvfix(0.1, 2, 100)", "210"), Fails("fvfix(1, 2)", "arguments")];
    "fvvar" [2 3; 1] ["fv = fvvar(payments, rate)", "fv = fvvar(payments, rate, dates)"] "What payments come to at the end."
        [Equal("fvvar([100 100], 0.1)", "210"), Fails("fvvar({1}, 0.1)", "real numbers")];
    "irr" [1 1; 2] ["rate = irr(payments)", "[rate, rates] = irr(payments)"] "The rate at which payments are worth nothing together."
        [Equal("round(irr([-100 110]), 12)", "0.1"), Fails("irr({1})", "real numbers")];
    "nomrr" [2 2; 1] ["rate = nomrr(rate, n)"] "The nominal rate of n periods that comes to a rate of a year."
        [Equal("round(nomrr(0.21, 2), 12)", "0.2"), Fails("nomrr({1}, 2)", "a rate")];
    "payper" [3 5; 1] ["payment = payper(rate, n, pv)", "payment = payper(rate, n, pv, fv, due)"] "The equal payments of a loan."
        [Equal("payper(0.1, 1, 100)", "110"), Fails("payper(1, 2)", "arguments")];
    "pvfix" [3 5; 1] ["pv = pvfix(rate, n, payment)", "pv = pvfix(rate, n, payment, extra, due)"] "What equal payments are worth now."
        [Equal("pvfix(0, 2, 100)", "200"), Fails("pvfix(1, 2)", "arguments")];
    "pvvar" [2 3; 1] ["pv = pvvar(payments, rate)", "pv = pvvar(payments, rate, dates)"] "What payments are worth at the first of them."
        [Equal("pvvar([-100 110], 0.1)", "0"), Fails("pvvar({1}, 0.1)", "real numbers")];
}

source_builtins! {
    /// What these texts share.
    HELPERS, Finance;
    "cash_columns" [2 2; 1] ["cash = cash_columns(name, cash)"] "Payments as columns." [];
    "growth" [2 2; 2] ["[g, sum_of] = growth(r, n)"] "What 1 becomes in some periods, and payments of 1." [];
    "years_from" [3 3; 1] ["years = years_from(name, dates, cash)"] "Dates as years." [];
}
