//! Fourier transforms, filters, convolution, and what signal processing writes with them in the language.

mod communications;
mod design;
mod filter;
mod measures;
mod models;
mod signals;
mod spectra;
mod transform;
mod windows;

pub use communications::{COMMUNICATIONS, SHARED_BY_COMMUNICATIONS};
pub use design::{DESIGN, FORMS, WINDOWED};
pub use measures::{PULSES, SHARED_BY_MEASURES, TONES, WAVELETS};
pub use models::{MODELS, RESPONSES, SHARED_BY_MODELS, TAPERS};
pub use signals::{CONVOLUTIONS, LEVELS, SIGNALS};
pub use spectra::{HELPERS, RATES, SMOOTHING, SPECTRA, TRANSFORMS};
pub use windows::{WAVES, WINDOWS};

use super::Example::{Equal, Fails};
use super::Group::FourierAndFilters;
use super::declare::Captures;
use super::{Arity, Builtin, Call, Cx, Flow, Run, Traits, Values, source_builtins};
use transform::Direction::{Forward, Inverse};

macro_rules! transforms {
    ($($const:ident $f:ident $name:literal $args:expr, $forms:expr, $summary:literal,
        $examples:expr, $how:expr;)*) => {$(
        fn $f(cx: &mut Cx<'_>, call: Call<'_>) -> Flow<Values> {
            let run: fn(&mut Cx<'_>, &'static str, &Call<'_>) -> Flow<Values> = $how;
            run(cx, $name, &call)
        }

        #[doc = $summary]
        pub const $const: Builtin = Builtin {
            name: $name,
            group: FourierAndFilters,
            forms: $forms,
            args: $args,
            outs: Arity::upto(1),
            run: Run::Compose { f: $f, captures: Captures::First(1) },
            traits: Traits::NONE,
            summary: $summary,
            examples: crate::builtins::Examples::of($examples),
        };
    )*};
}

transforms! {
    FFT fft "fft" Arity::between(1, 3),
        &["Y = fft(X)", "Y = fft(X, n)", "Y = fft(X, n, dim)"],
        "The discrete Fourier transform along a dimension.",
        &[Equal("fft([1 0 0 0])", "[1 1 1 1]"), Fails("fft({1})", "expected a numeric array")],
        |cx, name, call| transform::along(cx, name, call, Forward);
    IFFT ifft "ifft" Arity::between(1, 4),
        &["X = ifft(Y)", "X = ifft(Y, n)", "X = ifft(Y, n, dim)", "X = ifft(..., 'symmetric')"],
        "The inverse discrete Fourier transform along a dimension.",
        &[Equal("ifft([1 1 1 1])", "[1 0 0 0]"), Fails("ifft({1})", "expected a numeric array")],
        |cx, name, call| transform::along(cx, name, call, Inverse);
    FFT2 fft2 "fft2" Arity::between(1, 3),
        &["Y = fft2(X)", "Y = fft2(X, m, n)"],
        "The discrete Fourier transform of a matrix.",
        &[Equal("fft2([1 0; 0 0])", "ones(2)"), Fails("fft2({1})", "expected a numeric array")],
        |cx, name, call| transform::over(cx, name, call, Forward, Some(2));
    IFFT2 ifft2 "ifft2" Arity::between(1, 4),
        &["X = ifft2(Y)", "X = ifft2(Y, m, n)", "X = ifft2(..., 'symmetric')"],
        "The inverse discrete Fourier transform of a matrix.",
        &[Equal("ifft2(ones(2))", "[1 0; 0 0]"), Fails("ifft2({1})", "expected a numeric array")],
        |cx, name, call| transform::over(cx, name, call, Inverse, Some(2));
    FFTN fftn "fftn" Arity::between(1, 2),
        &["Y = fftn(X)", "Y = fftn(X, sizes)"],
        "The discrete Fourier transform along all dimensions.",
        &[Equal("fftn([1 0; 0 0])", "ones(2)"), Fails("fftn({1})", "expected a numeric array")],
        |cx, name, call| transform::over(cx, name, call, Forward, None);
    IFFTN ifftn "ifftn" Arity::between(1, 3),
        &["X = ifftn(Y)", "X = ifftn(Y, sizes)", "X = ifftn(..., 'symmetric')"],
        "The inverse discrete Fourier transform along all dimensions.",
        &[Equal("ifftn(ones(2))", "[1 0; 0 0]"), Fails("ifftn({1})", "expected a numeric array")],
        |cx, name, call| transform::over(cx, name, call, Inverse, None);
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
    run: Run::Compose { f: filter::filter, captures: Captures::First(3) },
    traits: Traits::NONE,
    summary: "Filters data with a rational transfer function.",
    examples: crate::builtins::Examples::of(&[
        Equal("filter(1, [1 -0.5], [1 0 0])", "[1 0.5 0.25]"),
        Fails("filter(1, 0, [1 2])", "must not be zero"),
    ]),
};

/// Two-dimensional convolution.
pub const CONV2: Builtin = Builtin {
    name: "conv2",
    group: FourierAndFilters,
    forms: &["C = conv2(A, B)", "C = conv2(u, v, A)", "C = conv2(..., shape)"],
    args: Arity::between(2, 4),
    outs: Arity::upto(1),
    run: Run::Compose { f: filter::conv2, captures: Captures::First(2) },
    traits: Traits::NONE,
    summary: "The two-dimensional convolution of matrices.",
    examples: crate::builtins::Examples::of(&[
        Equal("conv2([1 2; 3 4], [1 1])", "[1 3 2; 3 7 4]"),
        Fails("conv2(1, 2, 'half')", "expected 'full', 'same' or 'valid'"),
    ]),
};

/// Convolution in any number of dimensions.
pub const CONVN: Builtin = Builtin {
    name: "convn",
    group: FourierAndFilters,
    forms: &["C = convn(A, B)", "C = convn(A, B, shape)"],
    args: Arity::between(2, 3),
    outs: Arity::upto(1),
    run: Run::Compose { f: filter::convn, captures: Captures::First(2) },
    traits: Traits::NONE,
    summary: "The convolution of arrays of any number of dimensions.",
    examples: crate::builtins::Examples::of(&[
        Equal("convn([1 2], [1 1])", "[1 3 2]"),
        Equal("squeeze(convn(ones(1, 1, 2), ones(1, 1, 2)))", "[1; 2; 1]"),
        Fails("convn(1, 2, 'none')", "expected 'full', 'same' or 'valid'"),
    ]),
};

/// The native part, in display order.
pub const ALL: &[&Builtin] = &[&FFT, &IFFT, &FFT2, &IFFT2, &FFTN, &IFFTN, &FILTER, &CONV2, &CONVN];

source_builtins! {
    /// Signal processing in the language.
    IN_THE_LANGUAGE, FourierAndFilters;
    "fftshift" [1 2; 1] ["Y = fftshift(X)", "Y = fftshift(X, dim)"] "Moves the zero frequency to the centre."
        [Equal("fftshift([1 2 3 4])", "[3 4 1 2]"), Fails("fftshift({1}, 0)", "dim")];
    "bitrevorder" [1 1; 2] ["y = bitrevorder(x)", "[y, at] = bitrevorder(x)"] "The elements in the order of their places with the bits reversed."
        [Equal("bitrevorder(0:7)", "[0 4 2 6 1 5 3 7]"), Fails("bitrevorder(1:3)", "power of two")];
    "ifftshift" [1 2; 1] ["Y = ifftshift(X)", "Y = ifftshift(X, dim)"] "Undoes fftshift."
        [Equal("ifftshift([3 4 1 2])", "[1 2 3 4]"), Fails("ifftshift({1}, 0)", "dim")];
    "fftconv" [2 3; 1] ["c = fftconv(x, y)", "c = fftconv(x, y, n)"] "Convolution by Fourier transform."
        [Equal("round(fftconv([1 1], [1 2]))", "[1 3 2]"), Fails("fftconv(ones(2), 1)", "vector")];
    "fftfilt" [2 3; 1] ["y = fftfilt(b, x)", "y = fftfilt(b, x, n)"] "Filters data by Fourier transform."
        [Equal("round(fftfilt([1 1], [1 2 3]))", "[1 3 5]"), Fails("fftfilt(ones(2), ones(3))", "2 filters for 3 columns")];
    "filter2" [2 3; 1] ["y = filter2(b, x)", "y = filter2(b, x, shape)"] "Filters a matrix with a two-dimensional filter."
        [Equal("filter2([1 0], [1 2 3], 'full')", "[0 1 2 3]"), Fails("filter2(1, 2, 'half')", "full")];
    "hamming" [1 2; 1] ["w = hamming(n)", "w = hamming(n, 'periodic')"] "The Hamming window."
        [Equal("hamming(1)", "1"), Fails("hamming(-1)", "positive integer")];
    "hanning" [1 2; 1] ["w = hanning(n)", "w = hanning(n, 'periodic')"] "The Hanning window."
        [Equal("hanning(1)", "1"), Equal("hanning(2, 'periodic')", "[0; 1]"), Fails("hanning(-1)", "positive integer")];
    "blackman" [1 2; 1] ["w = blackman(n)", "w = blackman(n, 'periodic')"] "The Blackman window."
        [Equal("blackman(1)", "1"), Fails("blackman(-1)", "positive integer")];
    "bartlett" [1 1; 1] ["w = bartlett(n)"] "The triangular window of Bartlett."
        [Equal("bartlett(3)", "[0; 1; 0]"), Fails("bartlett(-1)", "positive integer")];
    "sinc" [1 1; 1] ["y = sinc(x)"] "sin(pi*x) / (pi*x)."
        [Equal("sinc([0 1])", "[1 0]"), Fails("sinc()", "")];
    "sinetone" [1 5; 1] ["y = sinetone(freq, rate, sec, ampl)"] "A sampled sine tone."
        [Equal("size(sinetone(18, 150, 19, 1), 1)", "2850"), Fails("sinetone('a')", "numeric")];
    "sinewave" [1 3; 1] ["x = sinewave(m, n, d)"] "A vector of samples of a sine wave."
        [Equal("round(sinewave(4, 4, 0))", "[0; 1; 0; -1]"), Fails("sinewave()", "")];
    "unwrap" [1 3; 1] ["b = unwrap(x)", "b = unwrap(x, tol, dim)"] "Adds multiples of 2*pi where phases jump."
        [Equal("unwrap([0 2*pi])", "[0 0]"), Fails("unwrap('a')", "numeric")];
    "detrend" [1 255; 1] ["y = detrend(x)", "y = detrend(x, p)", "y = detrend(x, p, breaks)", "y = detrend(..., nanflag, Name, Value)"] "Takes a fitted polynomial from data."
        [Equal("round(detrend([1 2 3]) * 1e9)", "[0 0 0]"), Fails("detrend('a')", "numeric")];
    "periodogram" [1 255; 4] ["[pxx, f] = periodogram(x)", "[pxx, f] = periodogram(x, window, n, rate)", "[pxx, f] = periodogram(..., range, spectrum)", "[pxx, f, pxxc] = periodogram(..., 'ConfidenceLevel', p)", "[rpxx, f, pxx, fc] = periodogram(..., 'reassigned')"] "The power spectrum of a signal."
        [Equal("numel(periodogram(1:4))", "129"), Fails("periodogram(1:4, 1:3)", "as long as")];
    "freqz" [1 5; 2] ["[h, w] = freqz(b, a, n)", "[h, w] = freqz(b, a, n, 'whole')", "[h, f] = freqz(b, a, n, fs)", "[h, w] = freqz(sos, n)"] "The frequency response of a filter."
        [Equal("freqz([1 1], 1, 2)", "[2; 1 - 1i]"), Fails("freqz()", "")];
    "grpdelay" [1 5; 2] ["[gd, w] = grpdelay(b, a, n)", "[gd, w] = grpdelay(b, a, n, 'whole')", "[gd, f] = grpdelay(b, a, n, fs)", "[gd, w] = grpdelay(sos, n)"] "The group delay of a filter, in samples."
        [Equal("round(grpdelay([1 2 1], 1, 3), 12)", "[1; 1; 1]"), Fails("grpdelay()", "")];
    "residuez" [2 3; 3] ["[r, p, k] = residuez(b, a)", "[b, a] = residuez(r, p, k)"] "Partial fractions of a quotient of polynomials in z^-1."
        [Equal("residuez(1, [1 -0.5])", "1"), Fails("residuez(1, 0)", "denominator")];
    "autoreg_matrix" [2 2; 1] ["A = autoreg_matrix(y, k)"] "The matrix of an autoregression."
        [Equal("autoreg_matrix([1; 2], 1)", "[1 0; 1 1]"), Fails("autoreg_matrix(ones(2), 1)", "vector")];
    "arma_rnd" [4 5; 1] ["x = arma_rnd(a, b, v, t, n)"] "A simulated series of an autoregressive moving average."
        [Equal("size(arma_rnd([0.5], [], 1, 10))", "[10 1]"), Fails("arma_rnd(1)", "")];
    "filtic" [3 4; 1] ["z = filtic(b, a, y)", "z = filtic(b, a, y, x)"] "The state of a filter after past results y and samples x, the latest first."
        [Equal("filtic(1, [1 -0.5], 4)", "2"), Fails("filtic(1, 0, 1)", "coefficients")];
    "digitrevorder" [2 2; 2] ["y = digitrevorder(x, r)", "[y, at] = digitrevorder(x, r)"] "The elements in the order of their places with the digits of the base r reversed."
        [Equal("digitrevorder(0:8, 3)", "[0 3 6 1 4 7 2 5 8]"), Fails("digitrevorder(1:6, 3)", "power of 3")];
}
