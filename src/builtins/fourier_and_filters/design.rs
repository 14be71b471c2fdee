//! The design of filters, and the forms in which they are given, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Recursive filters.
    DESIGN, FourierAndFilters;
    "butter" [2 4; 4] ["[b, a] = butter(n, edges)", "[b, a] = butter(n, edges, type)", "[b, a] = butter(..., 's')", "[z, p, k] = butter(...)", "[A, B, C, D] = butter(...)"] "A filter of Butterworth, as flat as it can be."
        [Equal("nthargout(1, @butter, 2, 0.5)", "[1 2 1] / (2 + sqrt(2))"), Equal("nthargout(1:2, @butter, 1, 2, 's')", "{[0 2], [1 2]}"), Fails("butter(2, 1.5)", "between 0 and 1")];
    "cheby1" [3 5; 4] ["[b, a] = cheby1(n, ripple, edges)", "[b, a] = cheby1(n, ripple, edges, type)", "[b, a] = cheby1(..., 's')", "[z, p, k] = cheby1(...)", "[A, B, C, D] = cheby1(...)"] "A filter of Chebyshev with ripples in the pass band."
        [Equal("nthargout(1:2, @cheby1, 1, 10*log10(2), 2, 's')", "{[0 2], [1 2]}"), Fails("cheby1(2, -1, 0.5)", "decibels")];
    "cheby2" [3 5; 4] ["[b, a] = cheby2(n, attenuation, edges)", "[b, a] = cheby2(n, attenuation, edges, type)", "[b, a] = cheby2(..., 's')", "[z, p, k] = cheby2(...)", "[A, B, C, D] = cheby2(...)"] "A filter of Chebyshev with ripples in the stop band."
        [Equal("nthargout(1:2, @cheby2, 1, 10*log10(2), 2, 's')", "{[0 2], [1 2]}"), Fails("cheby2(2, 40, 0)", "between 0 and 1")];
    "ellip" [4 6; 4] ["[b, a] = ellip(n, ripple, attenuation, edges)", "[b, a] = ellip(n, ripple, attenuation, edges, type)", "[b, a] = ellip(..., 's')", "[z, p, k] = ellip(...)", "[A, B, C, D] = ellip(...)"] "An elliptic filter, with ripples in the pass band and in the stop band."
        [Equal("nthargout(1:2, @ellip, 1, 10*log10(2), 40, 2, 's')", "{[0 2], [1 2]}"), Fails("ellip(2, 40, 3, 0.5)", "must exceed")];
    "buttap" [1 1; 3] ["[z, p, k] = buttap(n)"] "The zeros, poles and gain of an analog lowpass filter of Butterworth with the edge 1."
        [Equal("nthargout(2, @buttap, 2)", "[-1 + 1i; -1 - 1i] / sqrt(2)"), Fails("buttap(0)", "order")];
    "cheb1ap" [2 2; 3] ["[z, p, k] = cheb1ap(n, ripple)"] "The zeros, poles and gain of an analog lowpass filter of Chebyshev with ripples in the pass band, which ends at 1."
        [Equal("nthargout(2, @cheb1ap, 1, 10*log10(2))", "-1"), Fails("cheb1ap(2, -1)", "decibels")];
    "cheb2ap" [2 2; 3] ["[z, p, k] = cheb2ap(n, attenuation)"] "The zeros, poles and gain of an analog lowpass filter of Chebyshev with ripples in the stop band, which begins at 1."
        [Equal("nthargout(1, @cheb2ap, 2, 40)", "[1i; -1i] * sqrt(2)"), Fails("cheb2ap(2, -1)", "decibels")];
    "ellipap" [3 3; 3] ["[z, p, k] = ellipap(n, ripple, attenuation)"] "The zeros, poles and gain of an analog elliptic lowpass filter whose pass band ends at 1."
        [Equal("nthargout(2, @ellipap, 1, 10*log10(2), 40)", "-1"), Fails("ellipap(2, 40, 3)", "must exceed")];
    "buttord" [4 5; 2] ["[n, edges] = buttord(pass, stop, ripple, attenuation)", "[n, edges] = buttord(pass, stop, ripple, attenuation, 's')"] "The least order of a filter of Butterworth with these bands, and its edges."
        [Equal("buttord(40/500, 150/500, 3, 60)", "5"), Fails("buttord(0.2, 0.2, 3, 60)", "bands")];
    "cheb1ord" [4 5; 2] ["[n, edges] = cheb1ord(pass, stop, ripple, attenuation)", "[n, edges] = cheb1ord(pass, stop, ripple, attenuation, 's')"] "The least order of a filter cheby1 with these bands, and its edges."
        [Equal("cheb1ord(40/500, 150/500, 3, 60)", "4"), Fails("cheb1ord(0.2, 0.2, 3, 60)", "bands")];
    "cheb2ord" [4 5; 2] ["[n, edges] = cheb2ord(pass, stop, ripple, attenuation)", "[n, edges] = cheb2ord(pass, stop, ripple, attenuation, 's')"] "The least order of a filter cheby2 with these bands, and its edges."
        [Equal("nthargout(1:2, @cheb2ord, 40/500, 150/500, 3, 60)", "{4, 0.3}"), Fails("cheb2ord(0.2, 0.2, 3, 60)", "bands")];
    "ellipord" [4 5; 2] ["[n, edges] = ellipord(pass, stop, ripple, attenuation)", "[n, edges] = ellipord(pass, stop, ripple, attenuation, 's')"] "The least order of an elliptic filter with these bands, and its edges."
        [Equal("ellipord(40/500, 150/500, 3, 60)", "4"), Fails("ellipord(0.2, 0.2, 3, 60)", "bands")];
    "impinvar" [2 4; 2] ["[bz, az] = impinvar(b, a)", "[bz, az] = impinvar(b, a, rate)"] "The digital filter whose impulse response are samples of that of an analog one."
        [Equal("round(1e9 * impinvar(1, [1 1])(1))", "1e9"), Fails("impinvar([1 2], [1 1])", "less than that")];
    "bilinear" [3 6; 4] ["[zd, pd, kd] = bilinear(z, p, k, rate)", "[bd, ad] = bilinear(b, a, rate)", "[Ad, Bd, Cd, Dd] = bilinear(A, B, C, D, rate)", "[zd, pd, kd] = bilinear(z, p, k, rate, frequency)"] "An analog filter as a digital one, by the bilinear transformation; with a frequency at which both are alike."
        [Equal("nthargout(1:2, @bilinear, 1, [1 2], 1)", "{[1 1] / 4, [1 0]}"), Equal("nthargout(1:3, @bilinear, [], -2, 1, 1)", "{-1, 0, 0.25}"), Fails("bilinear(1, [1 2], 0)", "positive")];
    "lp2lp" [3 6; 4] ["[bt, at] = lp2lp(b, a, edge)", "[At, Bt, Ct, Dt] = lp2lp(A, B, C, D, edge)"] "An analog lowpass filter with the edge 1 as one with another edge."
        [Equal("nthargout(1:2, @lp2lp, 1, [1 1], 2)", "{[0 2], [1 2]}"), Fails("lp2lp(1, [1 1], 0)", "positive frequencies")];
    "lp2hp" [3 6; 4] ["[bt, at] = lp2hp(b, a, edge)", "[At, Bt, Ct, Dt] = lp2hp(A, B, C, D, edge)"] "An analog lowpass filter with the edge 1 as a highpass filter."
        [Equal("nthargout(1:2, @lp2hp, 1, [1 1], 2)", "{[1 0], [1 2]}"), Fails("lp2hp(1, [1 1], 0)", "positive frequencies")];
    "lp2bp" [4 6; 4] ["[bt, at] = lp2bp(b, a, middle, width)", "[At, Bt, Ct, Dt] = lp2bp(A, B, C, D, middle, width)"] "An analog lowpass filter with the edge 1 as a bandpass filter."
        [Equal("nthargout(1:2, @lp2bp, 1, [1 1], 2, 1)", "{[0 1 0], [1 1 4]}"), Fails("lp2bp(1, [1 1], 0, 1)", "positive frequencies")];
    "lp2bs" [4 6; 4] ["[bt, at] = lp2bs(b, a, middle, width)", "[At, Bt, Ct, Dt] = lp2bs(A, B, C, D, middle, width)"] "An analog lowpass filter with the edge 1 as a filter that stops a band."
        [Equal("nthargout(1:2, @lp2bs, 1, [1 1], 2, 1)", "{[1 0 4], [1 1 4]}"), Fails("lp2bs(1, [1 1], 0, 1)", "positive frequencies")];
    "yulewalk" [3 5; 2] ["[b, a] = yulewalk(n, f, m)", "[b, a] = yulewalk(n, f, m, points, lap)"] "The recursive filter of order n whose response is near to magnitudes m at frequencies f, of which 1 is half the sample rate."
        [Equal("size(nthargout(2, @yulewalk, 4, [0 0.4 0.6 1], [1 1 0 0]))", "[1 5]"), Fails("yulewalk(4, [0 0.5], [1 1])", "from 0 up to 1")];
    "besselap" [1 1; 3] ["[z, p, k] = besselap(n)"] "The zeros, poles and gain of an analog lowpass filter of Bessel, whose response for high frequencies is that of Butterworth with the edge 1."
        [Equal("round(nthargout(2, @besselap, 1), 12)", "-1"), Fails("besselap(0)", "positive integer")];
    "besself" [2 3; 4] ["[b, a] = besself(n, edge)", "[b, a] = besself(n, edges, kind)", "[z, p, k] = besself(...)", "[A, B, C, D] = besself(...)"] "An analog filter of Bessel, whose delay is nearly constant up to the edge."
        [Equal("round(nthargout(2, @besself, 2, 1), 9)", "[1 round(sqrt(3), 9) 1]"), Fails("besself(2, -1)", "positive")];
    "gaussdesign" [1 3; 1] ["h = gaussdesign(bt)", "h = gaussdesign(bt, span, sps)"] "A filter with the shape of Gauss over some symbols, with a product of bandwidth and symbol time, and samples a symbol."
        [Equal("size(gaussdesign(0.3))", "[1 7]"), Equal("round(sum(gaussdesign(0.3, 4, 8)), 12)", "1"), Fails("gaussdesign(0.3, 3, 3)", "even")];
    "intfilt" [3 3; 1] ["b = intfilt(l, p, alpha)", "b = intfilt(l, n, 'Lagrange')"] "A filter that puts l - 1 samples between each two of a signal: from p samples on either side for signals below alpha times half the rate, or with polynomials of degree n."
        [Equal("0 + intfilt(2, 1, 'Lagrange')", "[0.5 1 0.5]"), Equal("size(intfilt(4, 2, 0.5))", "[1 15]"), Fails("intfilt(0, 1, 0.5)", "positive integers")];
    "fircls" [5 6; 1] ["b = fircls(n, f, a, up, lo)", "b = fircls(n, f, a, up, lo, 'trace')"] "The filter of linear phase of order n whose squared error is least among those whose amplitude has its extremes between lo and up in each band, where it should be a."
        [Equal("size(fircls(20, [0 0.4 1], [1 0], [1.02 0.01], [0.98 -0.01]))", "[1 21]"), Fails("fircls(20, [0 1], [1 0], 1, 0)", "one more edge")];
    "fircls1" [4 6; 1] ["b = fircls1(n, edge, dp, ds)", "b = fircls1(n, edge, dp, ds, 'high')"] "The low or high pass filter of linear phase whose squared error is least among those whose amplitude has its extremes within dp of 1 and ds of 0."
        [Equal("0 + fircls1(20, 0.4, 0.02, 0.01)", "fircls(20, [0 0.4 1], [1 0], [1.02 0.01], [0.98 -0.01])"), Fails("fircls1(20, 2, 0.1, 0.1)", "between 0 and 1")];
}

source_builtins! {
    /// Filters with a finite response.
    WINDOWED, FourierAndFilters;
    "fir1" [2 5; 2] ["b = fir1(n, edges)", "b = fir1(n, edges, type)", "b = fir1(n, edges, type, window)", "b = fir1(..., 'noscale')"] "A filter with a finite response of the order n, ideal bands under a window."
        [Equal("fir1(2, 0.5, rectwin(3))", "[2 pi 2] / (4 + pi)"), Fails("fir1(4, [0.5 0.2])", "increase")];
    "fir2" [3 6; 2] ["b = fir2(n, f, m)", "b = fir2(n, f, m, points, lap)", "b = fir2(..., window)"] "A filter with a finite response of the order n, with the magnitudes m at the frequencies f."
        [Equal("fir2(2, [0 1], [1 1])(2)", "1"), Fails("fir2(4, [0 0.5], [1 1])", "the last 1")];
}

source_builtins! {
    /// Forms of filters.
    FORMS, FourierAndFilters;
    "tf2zpk" [2 2; 3] ["[z, p, k] = tf2zpk(b, a)"] "The zeros, poles and gain of a digital filter, whose coefficients are those of powers of 1/z."
        [Equal("nthargout(1:3, @tf2zpk, [2 4], [1 3 0])", "{-2, -3, 2}"), Fails("tf2zpk(1, 0)", "must not be zero")];
    "zp2sos" [2 5; 2] ["sos = zp2sos(z, p, k)", "[sos, g] = zp2sos(z, p, k, order, scale)"] "The second-order sections of a filter with these zeros, poles and gain."
        [Equal("zp2sos([-1; 1], [0.5; 0.25], 2)", "[2 0 -2 1 -0.75 0.125]"), Fails("zp2sos(1, 0, 1, 'left')", "'up' or 'down'")];
    "tf2sos" [2 4; 2] ["sos = tf2sos(b, a)", "[sos, g] = tf2sos(b, a, order, scale)"] "The second-order sections of a digital filter."
        [Equal("tf2sos([2 0 -2], [1 -0.75 0.125])", "[2 0 -2 1 -0.75 0.125]"), Fails("tf2sos(1, 0)", "must not be zero")];
    "sos2tf" [1 2; 2] ["[b, a] = sos2tf(sos)", "[b, a] = sos2tf(sos, g)"] "The coefficients of a filter of second-order sections."
        [Equal("nthargout(1:2, @sos2tf, [1 2 0 1 3 0; 1 0 0 1 1 0], 2)", "{[2 4 0], [1 4 3]}"), Fails("sos2tf(1:3)", "six columns")];
    "sos2zp" [1 2; 3] ["[z, p, k] = sos2zp(sos)", "[z, p, k] = sos2zp(sos, g)"] "The zeros, poles and gain of a filter of second-order sections."
        [Equal("nthargout(1:3, @sos2zp, [2 4 0 1 3 0])", "{-2, -3, 2}"), Fails("sos2zp(1:3)", "six columns")];
    "sosfilt" [2 3; 1] ["y = sosfilt(sos, x)", "y = sosfilt(sos, x, dim)"] "Data filtered by second-order sections, one after the other."
        [Equal("sosfilt([1 0 0 1 -0.5 0], [1 0 0])", "[1 0.5 0.25]"), Fails("sosfilt(1, 1:3)", "six columns")];
    "tf2ss" [2 2; 4] ["[A, B, C, D] = tf2ss(b, a)"] "The matrices of a system with this transfer function, in controller canonical form; a row of b for each output."
        [Equal("nthargout(1:4, @tf2ss, [2 3], [1 4 5])", "{[-4 -5; 1 0], [1; 0], [2 3], 0}"), Fails("tf2ss([1 2 3], [1 2])", "less than or equal")];
    "ss2tf" [4 5; 2] ["[b, a] = ss2tf(A, B, C, D)", "[b, a] = ss2tf(A, B, C, D, input)"] "The transfer function of a system of matrices, from one of its inputs."
        [Equal("nthargout(2, @ss2tf, [-4 -5; 1 0], [1; 0], [1 0], 1)", "[1 4 5]"), Fails("ss2tf(1, [1 2], 1, [0 0])", "number of the input")];
    "ss2zp" [4 5; 3] ["[z, p, k] = ss2zp(A, B, C, D)", "[z, p, k] = ss2zp(A, B, C, D, input)"] "The zeros, poles and gain of a system of matrices, from one of its inputs; a column of zeros for each output."
        [Equal("nthargout(1:3, @ss2zp, -2, 1, 3, 0)", "{zeros(0, 1), -2, 3}"), Fails("ss2zp(1, [1; 2], 1, 0)", "fit together")];
    "zp2ss" [3 3; 4] ["[A, B, C, D] = zp2ss(z, p, k)"] "The matrices of a system with these zeros, poles and gain, with conjugate pairs of poles in blocks on the diagonal."
        [Equal("nthargout(1:4, @zp2ss, [], -2, 3)", "{-2, 1, 3, 0}"), Fails("zp2ss([1; 2], 1, 1)", "2 zeros and 1 poles")];
    "sos2ss" [1 2; 4] ["[A, B, C, D] = sos2ss(sos)", "[A, B, C, D] = sos2ss(sos, g)"] "The matrices of a filter of second-order sections."
        [Equal("nthargout(1:4, @sos2ss, [1 0 0 1 -0.5 0.25])", "{[0.5 -0.25; 1 0], [1; 0], [0.5 -0.25], 1}"), Fails("sos2ss(1:3)", "six columns")];
    "ss2sos" [4 255; 2] ["sos = ss2sos(A, B, C, D)", "[sos, g] = ss2sos(A, B, C, D, input, order, scale)"] "The second-order sections of a system of matrices."
        [Equal("round(ss2sos([0.5 -0.25; 1 0], [1; 0], [0.5 -0.25], 1), 8) + 0", "[1 0 0 1 -0.5 0.25]"), Fails("ss2sos(1, [1; 2], 1, 0)", "fit together")];
}
