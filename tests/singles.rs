//! A function of singles gives singles, and those of doubles up to their precision: for every function of the catalog, by its own
//! examples, with the first argument of doubles as singles.

use matgpu::builtins::{Builtin, Example, FAMILIES};
use matgpu::session::{Options, Session};
use std::collections::BTreeSet;

/// What gives doubles whatever its arguments are, a line each: names, and why.
const DOUBLES: &[(&str, &str)] = &[
    (
        "numgrid fullfact dftmtx mnrnd zeros ones Inf eye gallery magic hadamard pascal speye commutation_matrix duplication_matrix hamming hann hanning blackman \
         bartlett kaiser window rectwin triang gausswin tukeywin blackmanharris parzenwin bohmanwin chebwin fir1 buttord cheb1ord ellipord \
         sparse spalloc eigs kaiserord firls ga \
         gray hsv cool spring summer autumn winter copper white prism flag lines contrast turbo",
        "the argument says how large the result is, or of which order, or where a band ends",
    ),
    (
        "psi airy legendre cat hermiteH laguerreL legendreP chebyshevT chebyshevU",
        "the argument is an order, a kind or a dimension; the class is that of what it is applied to",
    ),
    (
        "run_count runlength histcounts histc hist nnz size numel ndims length rows columns common_size rank bandwidth mpoles \
         numfields height width groupcounts numunique",
        "counts and sizes",
    ),
    (
        "discretize findgroups find lookup sub2ind convhull dsearchn dsearch tsearchn tsearch nthargout amd colamd colperm \
         etree symbfact vec2ind sprank dmperm treelayout finddelay nzmax quantiz findchangepts boundary worldToSubscript",
        "places and numbers of groups",
    ),
    ("accumarray accumdim", "the argument has the places; the class is that of what is summed"),
    (
        "pointLocation nearestNeighbor vertexNormal barycentricToCartesian cartesianToBarycentric findedge edgecount \
         neighbors successors predecessors outedges inedges shortestpath shortestpathtree nearest bfsearch dfsearch maxflow",
        "numbers of nodes, edges and triangles; graphs and triangulations hold doubles",
    ),
    ("gplot unmesh", "the argument says which nodes are neighbours"),
    ("contour contourc getpoints", "what is drawn is doubles"),
    ("randsrc de2bi bi2de qammod qamdemod", "the argument says which symbols or digits they are"),
    ("pdeval", "the argument is the symmetry of the equation"),
    ("decic", "the argument is the time, the results are of the class of the states"),
    (
        "base2dec binvec2dec fclose fflush figure get getappdata guidata clf",
        "texts, bits, files, handles",
    ),
    ("hardlim hardlims", "ones and zeros"),
    (
        "hmmgenerate hmmviterbi hmmdecode hmmestimate hmmtrain",
        "the argument is a number or a sequence of symbols; probabilities are doubles",
    ),
    ("classify", "the results are of the class of the groups"),
    ("loss", "models hold doubles"),
    ("tformfwd tforminv", "transforms hold doubles"),
    ("psf2otf", "it is documented to compute doubles"),
    ("datenum datevec eomday", "dates are doubles"),
    (
        "freqresp parallel lsim bode nyquist nichols rlocus getPeakGain sigma",
        "systems hold doubles",
    ),
    ("prepareCurveData prepareSurfaceData net", "curves and sets of points are of doubles"),
    ("bwlookup", "the results are of the class of the table"),
    ("glpk", "a program with whole numbers is solved in doubles"),
    ("ind2rgb ind2gray", "the argument is an index into colours"),
    ("impixel improfile imfindcircles mat2gray", "they are documented to give doubles"),
    ("bwtraceboundary conndef", "places, and which neighbours there are"),
    (
        "roifilt2 imcrop imtile",
        "the argument is a filter, limits or a size; the class is that of the image",
    ),
];

/// The arguments of an expression that is one call of a function.
fn arguments_of<'a>(name: &str, expression: &'a str) -> Option<Vec<&'a str>> {
    let inside = expression.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')')?;
    let (mut depth, mut quote, mut from) = (0i32, None, 0);
    let mut arguments = Vec::new();
    for (at, c) in inside.char_indices() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '\'') => {
                // After an operand it is a transpose.
                let before = inside[..at].chars().next_back();
                if !before.is_some_and(|b| b.is_alphanumeric() || "_)]}'".contains(b)) {
                    quote = Some(c);
                }
            }
            (None, '"') => quote = Some(c),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => {
                depth -= 1;
                if depth < 0 {
                    return None;
                }
            }
            (None, ',') if depth == 0 => {
                arguments.push(inside[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    arguments.push(inside[from..].trim());
    (depth == 0 && !arguments.contains(&"")).then_some(arguments)
}

/// Compares; prints why not, or whether there was anything to compare.
fn program(name: &str, arguments: &[&str]) -> String {
    format!(
        "args_ = {{{}}};
k_ = find(cellfun(@(a) isa(a, 'double') && ~isempty(a), args_), 1);
if isempty(k_), fprintf('nothing'), return, end
r_ = {name}(args_{{:}});
if ~isa(r_, 'double'), fprintf('nothing'), return, end
args_{{k_}} = single(args_{{k_}});
s_ = {name}(args_{{:}});
if ~isa(s_, 'single'), fprintf('gives %s', class(s_)), return, end
if ~isequal(size(r_), size(s_)), fprintf('is of another size'), return, end
t_ = double(s_); f_ = isfinite(r_) & isfinite(t_);
if ~isequaln(r_(~f_), t_(~f_)), fprintf('differs where it is not finite'), return, end
d_ = max(abs(r_(f_) - t_(f_))); m_ = max(abs(r_(f_)));
if ~isempty(d_) && d_ > 1e-4 * max(m_, 1e-3), fprintf('is off by %g of %g', d_, m_), return, end
fprintf('same')",
        arguments.join(", ")
    )
}

#[test]
fn functions_of_singles_give_singles() {
    let mut session = Session::new(Options::default());
    let (mut wrong, mut compared) = (Vec::new(), 0);
    let mut excused: BTreeSet<&str> =
        DOUBLES.iter().flat_map(|(names, _)| names.split_whitespace()).collect();
    let known = excused.clone();
    let all = || FAMILIES.iter().copied().flatten().copied();
    for b in all() {
        let b: &Builtin = b;
        for example in b.examples.0 {
            let Example::Equal(expression, _) = *example else { continue };
            let Some(arguments) = arguments_of(b.name, expression) else { continue };
            session.reset();
            let text = program(b.name, &arguments);
            let said = match pollster::block_on(session.run(&text, "singles")) {
                // What a function says beside is of no interest.
                Ok(output) => output.text.lines().last().unwrap_or_default().to_owned(),
                Err(failure) => format!("fails: {}", failure.errors[0].message()),
            };
            match said.as_str() {
                "nothing" => {}
                "same" => compared += 1,
                _ if known.contains(b.name) => {
                    excused.remove(b.name);
                }
                why => wrong.push(format!("{expression}: of singles it {why}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared > 300, "{compared}");
    assert!(excused.is_empty(), "these need no excuse: {excused:?}");
}
