// Which of Octave's test blocks are counted: folders and files that an array language in a browser
// should cover, without what needs a window, files of the system, Java, sparse matrices or Octave's own
// machinery. Changing anything here changes what the recorded numbers mean.

/** Folders of the library written in the language. */
export const AREAS = new Set([
  ..."elfun general linear-algebra polynomial set signal specfun special-matrix statistics".split(" "),
  ..."strings time optimization ode geometry image miscellaneous +containers +matlab legacy".split(" "),
]);

/** Files of compiled functions, by the stem of their name. */
export const COMPILED = new Set([
  ..."fft pr-output dot eig kron hess mappers chol strfind strfns max tril gcd det schur lu find".split(" "),
  ..."regexp qr cellfun rand bitfcns error sqrtm svd oct-hist pinv sub2ind jsondecode".split(" "),
  ..."jsonencode data bsxfun givens variables utils lookup inv fft2 fftn filter conv2 balance".split(" "),
  ..."betaincinv ov-struct ov-cell ov-fcn-handle ov-class ov ov-range ov-bool-mat ov-int32".split(" "),
  ..."ov-typeinfo ov-null-mat ov-cx-mat ov-re-mat oct-parse pt-eval pt-tm-const pt-idx".split(" "),
  ..."pt-assign pt-binop pt-colon lex psi quad quadcc trisolve nchoosek typecast time hash".split(" "),
  ..."mgorth ellipj rcond sylvester hex2num dec2bin tsearch merge triplequad gammainc".split(" "),
  ..."oct-strstream oct-inttypes interp1 __lin_interpn__ __pchip_deriv__ Array dMatrix".split(" "),
  ..."fMatrix CMatrix fCMatrix idx-vector randmtzig base64".split(" "),
]);

/** Files of tests of the language that are about something else: matrix types, old classes, machinery. */
export const OTHER_FILES = new RegExp(
  `^(${[
    "sparse|diag-perm|pkg|publish|jupyter-notebook|system|class|ctor-vs-method|bc-overloads|bug-\\d+|bug\\d+",
    "deprecate|fcn-handle|handle-to-sibling|local_functions|prefer|private-functions|package-function",
    "static-method|derived-resolution|object-method|shared-ctx|colormaps|io",
  ].join("|")})`,
);

/** Words that put a block out of scope. */
export const OTHER_WORDS = new RegExp(
  `\\b(${[
    "figure|axes|axis|gcf|gca|plot|surf|print|hf|hax|graphics_toolkit|java\\w*|sparse|issparse|spalloc|spones",
    "nnz\\s*\\(\\s*sparse|tempname|tempdir|fopen|fclose|unlink|mkdir|rmdir|getenv|setenv|putenv|system|exec|popen",
    'addpath|rmpath|__\\w+__|evalc\\s*\\(\\s*"?help|inputParser|dbstop|mlock|mfilename|which|exist|pkg|OCTAVE_HOME',
    'warning\\s*\\(\\s*"?(on|off)|uint8\\s*\\(\\s*fread|fread|memory|nproc|getpid|urlread|zip|tar|audio\\w*|imread|imwrite',
    "inputname|isargout|print_usage|single_quoted|weboptions|gui\\w*|uigetfile|validatestring_x|isdeployed|mex",
    "ftp|publish|ver\\b|version|license|computer|ispc|isunix|ismac|getrusage|cputime|nargchk_x|clearvars",
    "evalin|assignin|rat\\b|@ftp|mkoctfile|help\\b|doc\\b|lookfor|news\\b|info\\b|dir\\b|ls\\b|cd\\b|pwd\\b|glob\\b",
    "stdout|stderr|stdin|puts|fputs|fdisp|display|page_screen_output|more\\b|diary|history\\w*",
  ].join("|")})\\b`,
);
