//! Windows and periodic signals, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Windows.
    WINDOWS, FourierAndFilters;
    "rectwin" [1 1; 1] ["w = rectwin(n)"] "The rectangular window."
        [Equal("rectwin(3)", "[1; 1; 1]"), Fails("rectwin(-1)", "positive integer")];
    "triang" [1 1; 1] ["w = triang(n)"] "The triangular window whose ends are not zero."
        [Equal("triang(4)", "[0.25; 0.75; 0.75; 0.25]"), Fails("triang('a')", "positive integer")];
    "gausswin" [1 2; 1] ["w = gausswin(n)", "w = gausswin(n, alpha)"] "The Gaussian window, alpha standard deviations to each side."
        [Equal("gausswin(3, 2)", "[exp(-2); 1; exp(-2)]"), Fails("gausswin(3, 'a')", "width factor")];
    "tukeywin" [1 2; 1] ["w = tukeywin(n)", "w = tukeywin(n, r)"] "The window of Tukey, of which the part r is cosines."
        [Equal("tukeywin(5, 1)", "hann(5)"), Fails("tukeywin(3, 'a')", "fraction")];
    "flattopwin" [1 2; 1] ["w = flattopwin(n)", "w = flattopwin(n, 'periodic')"] "The flat top window."
        [Equal("flattopwin(5)(3)", "1.000000003"), Fails("flattopwin(4, 'half')", "periodic")];
    "blackmanharris" [1 2; 1] ["w = blackmanharris(n)", "w = blackmanharris(n, 'periodic')"] "The window of Blackman and Harris with four terms."
        [Equal("blackmanharris(3)", "[6e-5; 1; 6e-5]"), Fails("blackmanharris(4, 'half')", "periodic")];
    "nuttallwin" [1 2; 1] ["w = nuttallwin(n)", "w = nuttallwin(n, 'periodic')"] "The window of Nuttall with four terms."
        [Equal("nuttallwin(3)(2)", "1"), Fails("nuttallwin(4, 'half')", "periodic")];
    "parzenwin" [1 1; 1] ["w = parzenwin(n)"] "The window of Parzen, piecewise cubic."
        [Equal("parzenwin(4)", "[1; 23; 23; 1] / 32"), Fails("parzenwin(-1)", "positive integer")];
    "barthannwin" [1 1; 1] ["w = barthannwin(n)"] "The window of Bartlett and Hann."
        [Equal("barthannwin(5)([2 3])", "[0.5; 1]"), Fails("barthannwin(-1)", "positive integer")];
    "bohmanwin" [1 1; 1] ["w = bohmanwin(n)"] "The window of Bohman."
        [Equal("bohmanwin(5)", "[0; 1 / pi; 1; 1 / pi; 0]"), Fails("bohmanwin(-1)", "positive integer")];
    "chebwin" [1 2; 1] ["w = chebwin(n)", "w = chebwin(n, r)"] "The window of Chebyshev, whose side lobes are r decibels down."
        [Equal("chebwin(3, 20)", "[11 / 18; 1; 11 / 18]"), Fails("chebwin(3, -1)", "attenuation")];
    "taylorwin" [1 3; 1] ["w = taylorwin(n)", "w = taylorwin(n, nbar, sll)"] "The window of Taylor, with nbar side lobes of nearly the level sll in decibels next to the main lobe."
        [Equal("round(taylorwin(4)', 4)", "[0.5892 1.4108 1.4108 0.5892]"), Fails("taylorwin(4, 4, 1)", "not positive")];
    "window" [2 255; 1] ["w = window(f, n)", "w = window(f, n, ...)"] "The window that a function makes of n samples."
        [Equal("window(@bartlett, 5)", "bartlett(5)"), Equal("window(@kaiser, 4, 2.5)", "kaiser(4, 2.5)"), Fails("window(1, 5)", "handle of a function")];
    "enbw" [1 2; 1] ["bw = enbw(w)", "bw = enbw(w, rate)"] "How wide an ideal filter is that lets through as much noise as a window."
        [Equal("enbw(ones(4, 1))", "1"), Equal("enbw([1 2 1], 8)", "3"), Fails("enbw({1})", "window")];
}

source_builtins! {
    /// Periodic signals and sweeps.
    WAVES, FourierAndFilters;
    "chirp" [1 8; 1] ["y = chirp(t)", "y = chirp(t, f0, t1, f1)", "y = chirp(t, f0, t1, f1, method, phase, shape)", "y = chirp(..., 'complex')"] "A cosine whose frequency goes from f0 at time 0 to f1 at time t1, linearly, quadratically or logarithmically."
        [Equal("chirp([0 1], 0, 1, 2)", "[1 1]"), Equal("chirp(1, 1, 1, 2, 'linear', 90, [], 'complex')", "-1i"), Fails("chirp(0, 1, 1, 2, 'cubic')", "unknown option")];
    "sawtooth" [1 2; 1] ["y = sawtooth(t)", "y = sawtooth(t, peak)"] "A sawtooth of the period 2*pi, from -1 up to 1 at its peak, which lies after that part of a period."
        [Equal("sawtooth([0 pi 2*pi])", "[-1 0 -1]"), Equal("sawtooth([0 pi], 0.5)", "[-1 1]"), Fails("sawtooth(0, 2)", "between 0 and 1")];
    "square" [1 2; 1] ["y = square(t)", "y = square(t, duty)"] "A square wave of the period 2*pi, which is 1 for a percentage of it and -1 for the rest."
        [Equal("square([0 2 4 6])", "[1 1 -1 -1]"), Equal("square([0 2], 25)", "[1 -1]"), Fails("square(0, 101)", "percent")];
    "rectpuls" [1 2; 1] ["y = rectpuls(t)", "y = rectpuls(t, width)"] "A rectangle of the height 1 around time 0, with its left end and without its right one."
        [Equal("rectpuls([-0.5 0 0.5])", "[1 1 0]"), Equal("rectpuls([-1 0.9 1], 2)", "[1 1 0]"), Fails("rectpuls('a')", "real numbers")];
    "tripuls" [1 3; 1] ["y = tripuls(t)", "y = tripuls(t, width, skew)"] "A triangle of the height 1 around time 0, whose peak lies at the part skew of half its width."
        [Equal("tripuls([-1 -0.25 0 0.25])", "[0 0.5 1 0.5]"), Equal("tripuls([-1 0 1 2], 4, 1)", "[0.25 0.5 0.75 1]"), Fails("tripuls(0, 1, 2)", "skew")];
    "gauspuls" [1 5; 3] ["y = gauspuls(t, fc, bw)", "[yi, yq, ye] = gauspuls(t, fc, bw, bwr)", "tc = gauspuls('cutoff', fc, bw, bwr, tpe)"] "A cosine under an envelope of Gauss, with the part bw of its frequency as bandwidth; the sine, and the envelope; the time at which that is at tpe decibels."
        [Equal("gauspuls(0, 50e3, 0.6)", "1"), Equal("round(gauspuls('cutoff', 50e3, 0.6, [], -40) * 1e6, 4)", "37.8486"), Fails("gauspuls(0, 1, 1, 3)", "below 0 dB")];
    "pulstran" [3 255; 1] ["y = pulstran(t, d, func, ...)", "y = pulstran(t, d, samples, rate, method)"] "Pulses at the delays d added up, with the gains in a second column of d; a pulse is a function or samples."
        [Equal("pulstran(0:3, [0; 2], @rectpuls)", "[1 0 1 0]"), Equal("pulstran(0:3, [0 1; 1 2], 'rectpuls')", "[1 2 0 0]"), Equal("pulstran(0:3, [0 2], [1 2])", "[1 2 1 2]"), Fails("pulstran(1, 2)", "arguments")];
    "vco" [1 3; 1] ["y = vco(x, fc, rate)", "y = vco(x, [low high], rate)"] "A cosine whose frequency follows a signal between -1 and 1."
        [Equal("round(vco(zeros(1, 3), 1, 4), 12)", "[1 0 -1]"), Fails("vco(2, 1, 4)", "between -1 and 1")];
}
