//! Fourier transforms, filters, convolution, and what signal processing writes with them in the language.

mod filter;
mod transform;

use super::Example::{Equal, Fails};
use super::Group::FourierAndFilters;
use super::{Arity, Builtin, Call, Cx, Flow, Run, Values, source_builtins};
use transform::Direction::{Forward, Inverse};

const TRANSFORM: &str = "Fourier transforms run on the host's rustfft";
const RECURSION: &str = "a recursive filter goes sample by sample";
const CONVOLUTION: &str = "convolution has no device routine yet";

macro_rules! transforms {
    ($($const:ident $f:ident $name:literal $args:expr, $forms:expr, $summary:literal,
        $examples:expr, $how:expr;)*) => {$(
        fn $f(_: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
            let run: fn(&'static str, &Call<'_>) -> Flow<Values> = $how;
            run($name, &call)
        }

        #[doc = $summary]
        pub const $const: Builtin = Builtin {
            name: $name,
            group: FourierAndFilters,
            forms: $forms,
            args: $args,
            outs: Arity::upto(1),
            run: Run::Host { f: $f, why: TRANSFORM },
            costs: None,
            summary: $summary,
            examples: $examples,
        };
    )*};
}

transforms! {
    FFT fft "fft" Arity::between(1, 3),
        &["Y = fft(X)", "Y = fft(X, n)", "Y = fft(X, n, dim)"],
        "The discrete Fourier transform along a dimension.",
        &[Equal("fft([1 0 0 0])", "[1 1 1 1]"), Fails("fft({1})", "expected a numeric array")],
        |name, call| transform::along(name, call, Forward);
    IFFT ifft "ifft" Arity::between(1, 4),
        &["X = ifft(Y)", "X = ifft(Y, n)", "X = ifft(Y, n, dim)", "X = ifft(..., 'symmetric')"],
        "The inverse discrete Fourier transform along a dimension.",
        &[Equal("ifft([1 1 1 1])", "[1 0 0 0]"), Fails("ifft({1})", "expected a numeric array")],
        |name, call| transform::along(name, call, Inverse);
    FFT2 fft2 "fft2" Arity::between(1, 3),
        &["Y = fft2(X)", "Y = fft2(X, m, n)"],
        "The discrete Fourier transform of a matrix.",
        &[Equal("fft2([1 0; 0 0])", "ones(2)"), Fails("fft2({1})", "expected a numeric array")],
        |name, call| transform::over(name, call, Forward, Some(2));
    IFFT2 ifft2 "ifft2" Arity::between(1, 3),
        &["X = ifft2(Y)", "X = ifft2(Y, m, n)"],
        "The inverse discrete Fourier transform of a matrix.",
        &[Equal("ifft2(ones(2))", "[1 0; 0 0]"), Fails("ifft2({1})", "expected a numeric array")],
        |name, call| transform::over(name, call, Inverse, Some(2));
    FFTN fftn "fftn" Arity::between(1, 2),
        &["Y = fftn(X)", "Y = fftn(X, sizes)"],
        "The discrete Fourier transform along all dimensions.",
        &[Equal("fftn([1 0; 0 0])", "ones(2)"), Fails("fftn({1})", "expected a numeric array")],
        |name, call| transform::over(name, call, Forward, None);
    IFFTN ifftn "ifftn" Arity::between(1, 2),
        &["X = ifftn(Y)", "X = ifftn(Y, sizes)"],
        "The inverse discrete Fourier transform along all dimensions.",
        &[Equal("ifftn(ones(2))", "[1 0; 0 0]"), Fails("ifftn({1})", "expected a numeric array")],
        |name, call| transform::over(name, call, Inverse, None);
}

/// Recursive filters.
pub const FILTER: Builtin = Builtin {
    name: "filter",
    group: FourierAndFilters,
    forms: &[
        "y = filter(b, a, x)",
        "[y, sf] = filter(b, a, x, si)",
        "y = filter(b, a, x, si, dim)",
    ],
    args: Arity::between(3, 5),
    outs: Arity::upto(2),
    run: Run::Host { f: filter::filter, why: RECURSION },
    costs: None,
    summary: "Filters data with a rational transfer function.",
    examples: &[
        Equal("filter(1, [1 -0.5], [1 0 0])", "[1 0.5 0.25]"),
        Fails("filter(1, 0, [1 2])", "must not be zero"),
    ],
};

/// Two-dimensional convolution.
pub const CONV2: Builtin = Builtin {
    name: "conv2",
    group: FourierAndFilters,
    forms: &["C = conv2(A, B)", "C = conv2(u, v, A)", "C = conv2(..., shape)"],
    args: Arity::between(2, 4),
    outs: Arity::upto(1),
    run: Run::Host { f: filter::conv2, why: CONVOLUTION },
    costs: None,
    summary: "The two-dimensional convolution of matrices.",
    examples: &[
        Equal("conv2([1 2; 3 4], [1 1])", "[1 3 2; 3 7 4]"),
        Fails("conv2(1, 2, 'half')", "expected 'full', 'same' or 'valid'"),
    ],
};

/// The native part, in display order.
pub const ALL: &[&Builtin] = &[&FFT, &IFFT, &FFT2, &IFFT2, &FFTN, &IFFTN, &FILTER, &CONV2];

source_builtins! {
    /// Signals, in the language.
    IN_THE_LANGUAGE, FourierAndFilters;
    "fftshift" [1 2; 1] ["Y = fftshift(X)", "Y = fftshift(X, dim)"] "Moves the zero frequency to the centre."
        [Equal("fftshift([1 2 3 4])", "[3 4 1 2]"), Fails("fftshift({1}, 0)", "dim")];
    "ifftshift" [1 2; 1] ["Y = ifftshift(X)", "Y = ifftshift(X, dim)"] "Undoes fftshift."
        [Equal("ifftshift([3 4 1 2])", "[1 2 3 4]"), Fails("ifftshift({1}, 0)", "dim")];
    "fftconv" [2 3; 1] ["c = fftconv(x, y)", "c = fftconv(x, y, n)"] "Convolution by Fourier transform."
        [Equal("round(fftconv([1 1], [1 2]))", "[1 3 2]"), Fails("fftconv(ones(2), 1)", "vector")];
    "fftfilt" [2 3; 1] ["y = fftfilt(b, x)", "y = fftfilt(b, x, n)"] "Filters data by Fourier transform."
        [Equal("round(fftfilt([1 1], [1 2 3]))", "[1 3 5]"), Fails("fftfilt(ones(2), 1)", "vector")];
    "filter2" [2 3; 1] ["y = filter2(b, x)", "y = filter2(b, x, shape)"] "Filters a matrix with a two-dimensional filter."
        [Equal("filter2([1 0], [1 2 3], 'full')", "[0 1 2 3]"), Fails("filter2(1, 2, 'half')", "full")];
    "hamming" [1 2; 1] ["w = hamming(n)", "w = hamming(n, 'periodic')"] "The Hamming window."
        [Equal("hamming(1)", "1"), Fails("hamming(0.5)", "positive integer")];
    "hanning" [1 1; 1] ["w = hanning(n)"] "The Hanning window."
        [Equal("hanning(1)", "1"), Fails("hanning(0.5)", "positive integer")];
    "blackman" [1 2; 1] ["w = blackman(n)", "w = blackman(n, 'periodic')"] "The Blackman window."
        [Equal("blackman(1)", "1"), Fails("blackman(0.5)", "positive integer")];
    "bartlett" [1 1; 1] ["w = bartlett(n)"] "The triangular window of Bartlett."
        [Equal("bartlett(3)", "[0; 1; 0]"), Fails("bartlett(0.5)", "positive integer")];
    "sinc" [1 1; 1] ["y = sinc(x)"] "sin(pi*x) / (pi*x)."
        [Equal("sinc([0 1])", "[1 0]"), Fails("sinc()", "")];
    "sinetone" [1 5; 1] ["y = sinetone(freq, rate, sec, ampl)"] "A sampled sine tone."
        [Equal("size(sinetone(18, 150, 19, 1), 1)", "2850"), Fails("sinetone('a')", "numeric")];
    "sinewave" [1 3; 1] ["x = sinewave(m, n, d)"] "A vector of samples of a sine wave."
        [Equal("round(sinewave(4, 4, 0))", "[0; 1; 0; -1]"), Fails("sinewave()", "")];
    "unwrap" [1 3; 1] ["b = unwrap(x)", "b = unwrap(x, tol, dim)"] "Adds multiples of 2*pi where phases jump."
        [Equal("unwrap([0 2*pi])", "[0 0]"), Fails("unwrap('a')", "numeric")];
    "detrend" [1 2; 1] ["y = detrend(x)", "y = detrend(x, p)"] "Takes a fitted polynomial from data."
        [Equal("round(detrend([1 2 3]) * 1e9)", "[0 0 0]"), Fails("detrend('a')", "numeric")];
    "periodogram" [1 5; 2] ["[p, w] = periodogram(x)", "[p, w] = periodogram(x, win, n, fs)"] "The power spectrum of a signal."
        [Equal("numel(periodogram(1:4))", "3"), Fails("periodogram(ones(2))", "vector")];
    "freqz" [1 4; 2] ["[h, w] = freqz(b, a, n)"] "The frequency response of a filter."
        [Equal("freqz([1 1], 1, 2)", "[2; 1 - 1i]"), Fails("freqz()", "")];
    "autoreg_matrix" [2 2; 1] ["A = autoreg_matrix(y, k)"] "The matrix of an autoregression."
        [Equal("autoreg_matrix([1; 2], 1)", "[1 0; 1 1]"), Fails("autoreg_matrix(ones(2), 1)", "vector")];
    "arma_rnd" [4 5; 1] ["x = arma_rnd(a, b, v, t, n)"] "A simulated series of an autoregressive moving average."
        [Equal("size(arma_rnd([0.5], [], 1, 10))", "[10 1]"), Fails("arma_rnd(1)", "")];
    "movfun" [3 255; 1] ["y = movfun(f, x, wlen)", "y = movfun(f, x, wlen, Name, Value)"] "A function of a moving window."
        [Equal("movfun(@mean, [1 2 3], 3)", "[1.5 2 2.5]"), Fails("movfun(@mean, [1 2 3], -1)", "window")];
    "movslice" [2 2; 3] ["[slices, first, last] = movslice(n, wlen)"] "The indices of moving windows."
        [Equal("movslice(4, 3)", "[1 2; 2 3; 3 4]"), Fails("movslice(2, 3)", "window")];
    "movmean" [2 255; 1] ["y = movmean(x, wlen)"] "The mean of a moving window."
        [Equal("movmean([1 2 3], 3)", "[1.5 2 2.5]"), Fails("movmean([1 2 3])", "")];
    "movmedian" [2 255; 1] ["y = movmedian(x, wlen)"] "The median of a moving window."
        [Equal("movmedian([1 2 9], 3)", "[1.5 2 5.5]"), Fails("movmedian([1 2 3])", "")];
    "movmin" [2 255; 1] ["y = movmin(x, wlen)"] "The least value of a moving window."
        [Equal("movmin([1 2 9], 3)", "[1 1 2]"), Fails("movmin([1 2 3])", "")];
    "movmax" [2 255; 1] ["y = movmax(x, wlen)"] "The greatest value of a moving window."
        [Equal("movmax([1 2 9], 3)", "[2 9 9]"), Fails("movmax([1 2 3])", "")];
    "movsum" [2 255; 1] ["y = movsum(x, wlen)"] "The sum of a moving window."
        [Equal("movsum([1 2 3], 3)", "[3 6 5]"), Fails("movsum([1 2 3])", "")];
    "movstd" [2 255; 1] ["y = movstd(x, wlen)"] "The standard deviation of a moving window."
        [Equal("movstd([1 1 1], 3)", "[0 0 0]"), Fails("movstd([1 2 3])", "")];
    "movvar" [2 255; 1] ["y = movvar(x, wlen)"] "The variance of a moving window."
        [Equal("movvar([1 1 1], 3)", "[0 0 0]"), Fails("movvar([1 2 3])", "")];
    "movprod" [2 255; 1] ["y = movprod(x, wlen)"] "The product of a moving window."
        [Equal("movprod([1 2 3], 3)", "[2 6 6]"), Fails("movprod([1 2 3])", "")];
}
