//! Complex numbers and their parts.

use super::Example::{Equal, Fails};
use super::arguments::{number_type, one};
use super::declare::{Captures, builtins, compose};
use super::{Call, Cx, Flow, Run, Values, source_builtins};
use crate::op::Op;
use crate::value::Value;

builtins! {
    /// Complex numbers.
    COMPLEX, Complex;
    "real" [1 1; 1] ["x = real(z)"] Run::Op(Op::Real), "The real part."
        [Equal("real(3 + 4i)", "3"), Fails("real({1})", "")], keeps_sparse;
    "imag" [1 1; 1] ["y = imag(z)"] Run::Op(Op::Imag), "The imaginary part."
        [Equal("imag(3 + 4i)", "4"), Fails("imag({1})", "")], keeps_sparse;
    "conj" [1 1; 1] ["w = conj(z)"] Run::Op(Op::Conj), "The complex conjugate."
        [Equal("conj(3 + 4i)", "3 - 4i"), Fails("conj({1})", "")], keeps_sparse;
    "arg" [1 1; 1] ["t = arg(z)"] Run::Op(Op::Arg), "The angle of complex numbers."
        [Equal("arg(1i)", "pi / 2"), Fails("arg({1})", "")];
    "angle" [1 1; 1] ["t = angle(z)"] Run::Op(Op::Arg), "The angle of complex numbers."
        [Equal("angle(1i)", "pi / 2"), Fails("angle({1})", "")];
    "complex" [1 2; 1] ["z = complex(x, y)", "z = complex(x)"] compose(Captures::All, complex), "A complex array of real and imaginary parts."
        [Equal("complex(3, 4)", "3 + 4i"), Equal("isreal(complex(1, 0))", "false"), Fails("complex({1}, 2)", "")];
}

source_builtins! {
    /// Complex numbers, in the language.
    IN_THE_LANGUAGE, Complex;
    "cplxpair" [1 3; 1] ["y = cplxpair(z)", "y = cplxpair(z, tol, dim)"] "Sorts complex numbers into conjugate pairs."
        [Equal("cplxpair([1i 3 -1i])", "[-1i 1i 3]"), Fails("cplxpair([1i 3])", "pair")];
}

fn complex(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
    let x = &call.args[0];
    if call.args.len() == 1 {
        if number_type("complex", x)?.complex {
            return one(x.clone());
        }
        return one(cx.graph.elementwise(Op::MakeComplex, &[x.clone(), Value::from(0.0)])?);
    }
    one(cx.graph.elementwise(Op::MakeComplex, call.args)?)
}
