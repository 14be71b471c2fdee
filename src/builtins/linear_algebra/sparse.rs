//! Sparse matrices: their construction, orderings and incomplete factors, written in the language.

use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::arguments::{array, doubles, number, one};
use crate::builtins::declare::{Captures, builtins, compose, host};
use crate::builtins::{Call, Cx, Flow, Values, source_builtins};
use crate::op::linear::sparse::least_degree;
use crate::value::{Array, Compressed, Marks, Shape, Value};
use std::rc::Rc;

source_builtins! {
    /// Sparse matrices and their elements.
    SPARSE, LinearAlgebra;
    "sparse" [1 6; 1] ["S = sparse(A)", "S = sparse(m, n)", "S = sparse(i, j, v)", "S = sparse(i, j, v, m, n)", "S = sparse(i, j, v, m, n, room)"] "A matrix of elements at given places, of which those at the same place are summed; it is stored without its zeros."
        [Equal("sparse([1 2 2], [1 2 2], [5 6 7])", "[5 0; 0 13]"), Equal("sparse([1 1], [1 2], true, 2, 2)", "[true true; false false]"), Equal("sparse(2, 3)", "zeros(2, 3)"), Fails("sparse(3, 1, 5, 2, 2)", "exceed the size 2x2")];
    "spalloc" [1 3; 1] ["S = spalloc(m, n, room)"] "A matrix of zeros."
        [Equal("spalloc(2, 3, 4)", "zeros(2, 3)"), Fails("spalloc(-1, 2, 3)", "not negative")];
    "nonzeros" [1 1; 1] ["v = nonzeros(A)"] "The elements that are not zero, in a column."
        [Equal("nonzeros([1 0; 2 3])", "[1; 2; 3]"), Fails("nonzeros({1})", "")];
    "nzmax" [1 1; 1] ["n = nzmax(S)"] "How many elements there is room for: of a sparse matrix those that are not zero."
        [Equal("nzmax([1 0; 0 2])", "4"), Fails("nzmax()", "")];
    "spones" [1 1; 1] ["R = spones(S)"] "Ones where the elements of a matrix are not zero."
        [Equal("spones([5 0; -1 2])", "[1 0; 1 1]"), Fails("spones({1})", "numeric")];
    "spfun" [2 2; 1] ["R = spfun(f, S)"] "A function of the elements that are not zero."
        [Equal("spfun(@exp, [0 1])", "[0 exp(1)]"), Fails("spfun(1, 2)", "function")];
    "spconvert" [1 1; 1] ["S = spconvert(D)"] "The matrix of rows, columns and elements: three columns, or four for complex ones."
        [Equal("spconvert([1 1 5; 2 2 0])", "[5 0; 0 0]"), Fails("spconvert([1 2])", "3 or 4 columns")];
    "spaugment" [1 2; 1] ["S = spaugment(A, c)"] "The matrix [c*I A; A' 0] of a problem of least squares."
        [Equal("spaugment([2 1], 3)", "[3 2 1; 2 0 0; 1 0 0]"), Fails("spaugment({1})", "matrix")];
    "spparms" [0 2; 2] ["spparms(key, value)", "values = spparms", "[keys, values] = spparms", "value = spparms(key)", "spparms('default')"] "The parameters of sparse routines, which are kept and change nothing."
        [Equal("spparms('ths_rel')", "1.1"), Fails("spparms('foo')", "no parameter")];
    "sprand" [1 4; 1] ["R = sprand(S)", "R = sprand(m, n, density)", "R = sprand(m, n, density, rc)"] "A matrix of zeros and random numbers from 0 to 1, or one with given singular values."
        [Equal("nnz(sprand(10, 10, 0.3))", "30"), Fails("sprand(2, 2, 3)", "density from 0 to 1")];
    "sprandn" [1 4; 1] ["R = sprandn(S)", "R = sprandn(m, n, density)", "R = sprandn(m, n, density, rc)"] "A matrix of zeros and normal random numbers, or one with given singular values."
        [Equal("sprandn([1 0; 0 1]) ~= 0", "logical(eye(2))"), Fails("sprandn(2, 2)", "a density")];
    "sprandsym" [1 4; 1] ["R = sprandsym(S)", "R = sprandsym(n, density)", "R = sprandsym(n, density, rc, kind)"] "A symmetric matrix of zeros and normal random numbers, or one with given eigenvalues."
        [Equal("issymmetric(sprandsym(9, 0.4))", "true"), Fails("sprandsym(ones(2, 3))", "square")];
    "gplot" [2 3; 2] ["gplot(A, places)", "gplot(A, places, style)", "[X, Y] = gplot(A, places)"] "The edges of the graph that a matrix of neighbours is, as lines."
        [Equal("gplot([0 1; 0 0], [3 4; 5 6])", "[3; 5; NaN]"), Fails("gplot([1 2], 1)", "square")];
}

source_builtins! {
    /// Orderings of sparse matrices and what is known from their patterns.
    ORDERINGS, LinearAlgebra;
    "amd" [1 2; 1] ["p = amd(A)", "p = amd(A, options)"] "An order of the rows of a square matrix for which its factor has few elements: that of least degree."
        [Equal("amd([1 1 1; 1 1 0; 1 0 1])", "[2 1 3]"), Fails("amd([1 2])", "square")];
    "symamd" [1 2; 2] ["p = symamd(A)", "[p, stats] = symamd(A, knobs)"] "An order of the rows and columns of a symmetric matrix for which its factor has few elements."
        [Equal("sort(symamd(magic(4)))", "1:4"), Fails("symamd([1 2])", "square")];
    "colamd" [1 2; 2] ["p = colamd(A)", "[p, stats] = colamd(A, knobs)"] "An order of the columns of a matrix for which its factors have few elements."
        [Equal("colamd([1 1 1; 0 1 0])", "[1 2 3]"), Fails("colamd({1})", "matrix")];
    "symrcm" [1 1; 1] ["p = symrcm(A)"] "The reverse order of Cuthill and McKee, for which a matrix has a narrow band."
        [Equal("bandwidth(subsref([1 0 1; 0 1 1; 1 1 1], substruct('()', {symrcm([1 0 1; 0 1 1; 1 1 1]), symrcm([1 0 1; 0 1 1; 1 1 1])})))", "1"), Fails("symrcm([1 2])", "square")];
    "colperm" [1 1; 1] ["p = colperm(S)"] "The columns in the order of how many elements they have."
        [Equal("colperm([1 1 0; 1 0 1; 1 0 1])", "[2 3 1]"), Fails("colperm({1})", "matrix")];
    "dissect" [1 255; 1] ["p = dissect(A)", "p = dissect(A, Name, Value)"] "The order of nested dissection, in which what divides a graph comes last."
        [Equal("sort(dissect(magic(4)))", "1:4"), Fails("dissect(1, 'odd', 2)", "no option")];
    "etree" [1 3; 2] ["[parent, post] = etree(A)", "[parent, post] = etree(A, 'col')"] "The elimination tree of a symmetric matrix, or of A'*A."
        [Equal("etree([1 0 1; 0 1 1; 1 1 1])", "[3 3 0]"), Fails("etree([1 2])", "square")];
    "symbfact" [1 3; 5] ["count = symbfact(A)", "[count, height, parent, post, R] = symbfact(A, kind)"] "How many elements the rows of a Cholesky factor have, and where."
        [Equal("symbfact([1 1 1; 1 1 0; 1 0 1])", "[3; 2; 1]"), Fails("symbfact(1, 'odd')", "sym, col, row or lo")];
    "sprank" [1 1; 1] ["r = sprank(A)"] "The greatest rank that a matrix of this pattern may have."
        [Equal("sprank([1 0; 1 0])", "1"), Fails("sprank({1})", "matrix")];
    "dmperm" [1 1; 6] ["p = dmperm(A)", "[p, q, r, s, cc, rr] = dmperm(A)"] "The row that each column is matched with, or the block triangular form of Dulmage and Mendelsohn."
        [Equal("dmperm([0 2; 3 0])", "[2 1]"), Fails("dmperm({1})", "matrix")];
    "ilu" [1 2; 3] ["[L, U] = ilu(A)", "[L, U, P] = ilu(A, struct('type', 'ilutp', 'droptol', tol))"] "An incomplete LU decomposition: on the pattern of a matrix, or without what is small."
        [Equal("ilu([4 2; 2 3])", "[4 2; 0.5 2]"), Fails("ilu([0 1; 1 0])", "zero pivot")];
    "ichol" [1 2; 1] ["L = ichol(A)", "L = ichol(A, struct('type', 'ict', 'droptol', tol))"] "An incomplete Cholesky decomposition: on the pattern of a matrix, or without what is small."
        [Equal("ichol([4 2; 2 5])", "[2 0; 1 2]"), Fails("ichol([1 2; 2 1])", "not positive")];
    "equilibrate" [1 2; 3] ["[P, R, C] = equilibrate(A)", "[p, r, c] = equilibrate(A, 'vector')"] "Scales and an order of rows for which a matrix has ones on its diagonal and nothing larger."
        [Equal("nthargout(1, @equilibrate, [0 2; 3 0])", "[0 1; 1 0]"), Fails("equilibrate([1 1; 0 0])", "singular")];
    "treelayout" [1 2; 4] ["[x, y, height, separator] = treelayout(parent, post)"] "Places for the vertices of a tree, given by the parents of all."
        [Equal("treelayout([3 3 0])", "[1/3 2/3 1/2]"), Fails("treelayout([5 0])", "parents")];
    "treeplot" [1 3; 0] ["treeplot(parent)", "treeplot(parent, node_style, edge_style)"] "A picture of a tree, given by the parents of all vertices."
        [Prints("treeplot([3 3 0]); disp(axis)", "     0     1     0     1"), Fails("treeplot({1})", "parents")];
    "etreeplot" [1 3; 0] ["etreeplot(A)", "etreeplot(A, node_style, edge_style)"] "A picture of the elimination tree of a matrix."
        [Prints("etreeplot(eye(3)); disp(axis)", "     0     1     0     1"), Fails("etreeplot([1 2])", "square")];
    "unmesh" [1 1; 2] ["[A, xy] = unmesh(M)"] "The Laplacian of the graph of edges [x1 y1 x2 y2], one a row, and the places of its vertices."
        [Equal("unmesh([0 0 1 0; 1 0 2 0])", "[1 -1 0; -1 2 -1; 0 -1 1]"), Fails("unmesh(1)", "edges")];
}

source_builtins! {
    /// Some of many eigenvalues.
    SOME, LinearAlgebra;
    "eigs" [1 255; 3] ["d = eigs(A, k)", "d = eigs(A, k, sigma)", "d = eigs(A, B, k, sigma)", "[V, D, flag] = eigs(f, n, k, sigma, Name, Value)", "d = eigs(A, R, k, sigma, 'IsCholesky', true)"] "The eigenvalues of largest magnitude or nearest to a number, and their vectors; A may be a function."
        [Equal("eigs(diag([1 -5 3]), 2)", "[-5; 3]"), Equal("eigs(diag([1 -5 3]), 1, 'sm')", "1"), Equal("eigs(@(x) [2 0; 0 4] * x, 2, 1)", "4"), Fails("eigs([1 2])", "square")];
    "svds" [1 255; 4] ["s = svds(A, k)", "s = svds(A, k, sigma)", "[U, S, V, flag] = svds(f, [m n], k, sigma)"] "The largest or smallest singular values, and their vectors; A may be a function."
        [Equal("svds(diag([1 5 3]), 2)", "[5; 3]"), Equal("svds(diag([1 5 3]), 1, 'smallest')", "1"), Fails("svds(1, 1, 'odd')", "no singular values")];
}

builtins! {
    /// What only texts of the library call.
    MARKS, LinearAlgebra;
    "sparse_as" [2 2; 1] ["S = sparse_as(A, sparse)"]
        compose(Captures::Never("it says whether a matrix is sparse"), sparse_as), "The same matrix, which programs take for a sparse one or not." [];
    "sparse_of_places" [5 5; 1] ["S = sparse_of_places(i, j, v, m, n)"]
        host(of_places, "where elements are is known on the host"), "The sparse matrix of doubles or truth values with these elements, of which those at the same place are summed." [];
    "minimumdegree" [1 1; 1] ["p = minimumdegree(B)"]
        host(order, "where elements are is known on the host"), "The rows of a square matrix in an order in which its factor has few elements." [];
}

fn sparse_as(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let sparse = matches!(&call.args[1], Value::Scalar(x) if x.to_f64() != 0.0);
    let matrix = match &call.args[0] {
        // Where its elements are decides how it is stored.
        lazy @ Value::Lazy(_) if sparse && !lazy.is_on_gpu() => Value::from(array("sparse", lazy)?),
        // A number has no place for the mark; captured it has.
        Value::Scalar(x) if sparse => cx.graph.constant(&Rc::new(x.to_array())),
        other => other.clone(),
    };
    let marks = Marks { sparse, ..matrix.marks() };
    one(cx.graph.marked(matrix, marks)?)
}

fn order(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let matrix = match &call.args[0] {
        Value::Compressed(matrix) => matrix.clone(),
        whole => Rc::new(Compressed::of_array(&*array("amd", whole)?)?),
    };
    let order = least_degree(matrix.starts(), matrix.at());
    one(Array::row(order.into_iter().map(|k| (k + 1) as f64).collect()))
}

fn of_places(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let [i, j, elements, rows, cols] = call.args else { return Ok(Values::new()) };
    let places = |value: &Value| -> Flow<Vec<usize>> {
        let places = doubles("sparse", value)?;
        Ok(places.into_iter().map(|place| place as usize - 1).collect())
    };
    let size = |value: &Value| -> Flow<usize> { Ok(number("sparse", value)? as usize) };
    let shape = (size(rows)?, size(cols)?);
    // No extent is greater than those of other arrays; zeros take nothing.
    Shape::new(&[shape.0, shape.1, 0]).limited_numel(1)?;
    let elements = array("sparse", elements)?;
    let matrix = Compressed::of_places(shape, &places(i)?, &places(j)?, &elements)?;
    one(matrix)
}
