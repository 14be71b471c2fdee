// Whether a call has an argument of which the documentations say little: where only one side takes those, that is a policy.

/** Other classes than double, single and text; empty, complex and N-d arrays; what is not finite; functions in place of data. */
const ODD =
  /\b(u?int(8|16|32|64)|logical|true|false|struct|containers|cell|complex|NaN|NA|Inf|realmax|realmin|cat|zeros|cellfun)\b|\b\d+i\b|[{@]|\[\]|''|""|\(\)|\/0|1i\b|reshape\(|1e10|1e300|2\^53|, *-|[.]5\b/;
const TEXT = /['"]/;

/** `there`: it is Octave that fails, which lacks some of MATLAB's options. */
export const isOdd = (call, { there }) => ODD.test(call) || (there && TEXT.test(call));

/** The kinds of a difference with errors told apart: error-here is odd-here where an argument is odd, and so on. */
export const withOdd = (kinds, call) =>
  kinds.map((kind) => {
    if (kind !== "error-here" && kind !== "error-there") return kind;
    return isOdd(call, { there: kind === "error-there" }) ? kind.replace("error", "odd") : kind;
  });
