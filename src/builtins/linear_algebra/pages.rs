//! Products of the pages of arrays; their equations, decompositions and norms, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::arguments::{one, refuse, text};
use crate::builtins::declare::{Captures, builtins, compose};
use crate::builtins::{Call, Cx, Flow, Values, source_builtins};
use crate::graph::Lie;
use crate::value::{Array, ElemType, Shape, Value};

builtins! {
    /// Products of pages.
    PRODUCTS_OF_PAGES, LinearAlgebra;
    "pagemtimes" [2 4; 1] ["C = pagemtimes(A, B)", "C = pagemtimes(A, 'transpose', B, 'none')"] compose(Captures::All, page_products), "The products of the pages of two arrays."
        [Equal("pagemtimes(ones(1, 2, 2), ones(2, 1, 2))", "cat(3, 2, 2)"), Equal("pagemtimes([1 2; 3 4], 'transpose', cat(3, [1; 1], [0; 2]), 'none')", "cat(3, [4; 6], [6; 8])"), Fails("pagemtimes(1, 2, 3)", "expected"), Fails("pagemtimes([1 2], [1 2])", "Incorrect dimensions")];
}

source_builtins! {
    /// Functions of the pages of arrays.
    OF_PAGES, LinearAlgebra;
    "pagemldivide" [2 255; 2] ["X = pagemldivide(A, B)", "[X, r] = pagemldivide(A, B)", "X = pagemldivide(A, 'transpose', B)"] "The solutions of A * X = B, page by page."
        [Equal("pagemldivide(cat(3, 2, 4), cat(3, 6, 8))", "cat(3, 3, 2)"), Fails("pagemldivide({1}, 1)", "floating-point")];
    "pagemrdivide" [2 255; 2] ["X = pagemrdivide(B, A)", "[X, r] = pagemrdivide(B, A)", "X = pagemrdivide(B, A, 'transpose')"] "The solutions of X * A = B, page by page."
        [Equal("pagemrdivide(cat(3, 6, 8), cat(3, 2, 4))", "cat(3, 3, 2)"), Fails("pagemrdivide({1}, 1)", "floating-point")];
    "pageinv" [1 1; 2] ["X = pageinv(A)", "[X, r] = pageinv(A)"] "The inverse of each page."
        [Equal("pageinv(cat(3, 2, 4))", "cat(3, 0.5, 0.25)"), Fails("pageinv([1 2])", "square")];
    "pagepinv" [1 2; 1] ["X = pagepinv(A)", "X = pagepinv(A, tol)"] "The pseudoinverse of each page."
        [Equal("pagepinv(cat(3, [2; 0], [0; 4]))", "cat(3, [0.5 0], [0 0.25])"), Fails("pagepinv({1})", "floating-point")];
    "pagelsqminnorm" [2 4; 1] ["X = pagelsqminnorm(A, B)", "X = pagelsqminnorm(A, B, tol)", "X = pagelsqminnorm(..., 'warn')"] "The shortest of the solutions of least squares of A * X = B on each page."
        [Equal("round(pagelsqminnorm([1 1], cat(3, 2, 4)), 12)", "cat(3, [1; 1], [2; 2])"), Fails("pagelsqminnorm({1}, 1)", "floating-point")];
    "pagenorm" [1 2; 1] ["n = pagenorm(A)", "n = pagenorm(A, p)"] "The norm of each page."
        [Equal("pagenorm(cat(3, [3; 4], [0; 2]))", "cat(3, 5, 2)"), Fails("pagenorm({1})", "floating-point")];
    "pagesvd" [1 255; 3] ["s = pagesvd(A)", "[U, S, V] = pagesvd(A)", "[U, S, V] = pagesvd(A, 'econ', 'vector')"] "The singular value decomposition of each page."
        [Equal("pagesvd(cat(3, [3; 4], [0; 2]))", "cat(3, 5, 2)"), Fails("pagesvd(1, 'far')", "econ")];
    "pageeig" [1 255; 3] ["e = pageeig(A)", "[V, D, W] = pageeig(A)", "e = pageeig(A, B, 'vector')"] "The eigenvalues and eigenvectors of each page."
        [Equal("pageeig(cat(3, 2, 4))", "cat(3, 2, 4)"), Fails("pageeig([1 2])", "square")];
}

builtins! {
    /// What the texts of this file call.
    SOLUTIONS_OF_PAGES, LinearAlgebra;
    "page_solutions" [2 2; 1] ["X = page_solutions(A, B)"] compose(Captures::All, page_solutions), "The solutions of equations of small pages, or nothing where one has none." [];
}

source_builtins! {
    /// What the texts of this file share.
    SHARED_BY_PAGES, LinearAlgebra;
    "everypage" [2 3; 255] ["[...] = everypage(f, X, Y)"] "All results of a function of each page." [];
    "pagesolve" [2 3; 1] ["X = pagesolve(A, B, one)"] "The solutions of equations, page by page." [];
    "pagetext" [3 3; 2] ["[A, given] = pagetext(name, A, given)"] "An array whose pages are transposed as a text says." [];
}

fn page_products(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    match call.args {
        [a, b] => one(cx.graph.page_products((a, Lie::Straight), (b, Lie::Straight))?),
        [a, how_a, b, how_b] => {
            let (how_a, how_b) = (lie(how_a)?, lie(how_b)?);
            one(cx.graph.page_products((a, how_a), (b, how_b))?)
        }
        _ => Err(refuse(
            "pagemtimes",
            "narginchk:wrongInputs",
            "expected two arrays, or each with none, transpose or ctranspose behind it",
        )),
    }
}

fn page_solutions(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let [a, b] = call.args else {
        return Err(refuse("page_solutions", "arguments", "expected two arrays"));
    };
    let nothing = || Value::from(Array::zeros(ElemType::DOUBLE, Shape::matrix(0, 0)));
    one(cx.graph.page_solutions(a, b)?.unwrap_or_else(nothing))
}

/// How a text says that pages are used.
fn lie(how: &Value) -> Flow<Lie> {
    let how = text("pagemtimes", how)?.to_ascii_lowercase();
    match how.as_str() {
        "none" => Ok(Lie::Straight),
        "transpose" => Ok(Lie::Transposed),
        "ctranspose" => Ok(Lie::Conjugated),
        _ => Err(refuse(
            "pagemtimes",
            "InvalidOption",
            format!("expected none, transpose or ctranspose, found {how}"),
        )),
    }
}
