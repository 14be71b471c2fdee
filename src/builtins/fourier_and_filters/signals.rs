//! Windows, correlation, convolution and filtering of signals, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Windows, rates, correlations and filters.
    SIGNALS, FourierAndFilters;
    "hann" [1 2; 1] ["w = hann(n)", "w = hann(n, 'periodic')"] "The window of Hann, from zero to zero."
        [Equal("hann(3)", "[0; 1; 0]"), Fails("hann(-1)", "positive")];
    "kaiser" [1 2; 1] ["w = kaiser(n, beta)"] "The window of Kaiser."
        [Equal("kaiser(3, 0)", "[1; 1; 1]"), Fails("kaiser(-1)", "positive")];
    "upsample" [2 3; 1] ["y = upsample(x, n)", "y = upsample(x, n, phase)"] "A signal with zeros between its samples."
        [Equal("upsample([1 2], 2)", "[1 0 2 0]"), Fails("upsample(1)", "arguments")];
    "downsample" [2 3; 1] ["y = downsample(x, n)", "y = downsample(x, n, phase)"] "Every n-th sample of a signal."
        [Equal("downsample(1:5, 2)", "[1 3 5]"), Fails("downsample(1, 0)", "positive")];
    "xcorr" [1 4; 2] ["[c, lags] = xcorr(x)", "[c, lags] = xcorr(x, y, maxlag, scale)"] "The correlation of signals at all lags."
        [Equal("xcorr([1 2])", "[2 5 2]"), Equal("xcorr([1 2; 3 4])", "[3 4 6 8; 10 14 14 20; 3 6 4 8]"), Fails("xcorr(ones(2), 1:2)", "vectors")];
    "xcov" [1 4; 2] ["[c, lags] = xcov(x)", "[c, lags] = xcov(x, y, maxlag, scale)"] "The covariance of signals at all lags."
        [Equal("xcov([1 3])", "[-1 2 -1]"), Equal("xcov(ones(2))", "zeros(3, 4)"), Fails("xcov(ones(2), 1:2)", "vectors")];
    "filtfilt" [3 3; 1] ["y = filtfilt(b, a, x)", "y = filtfilt(sos, g, x)"] "A signal filtered forwards and backwards, so that nothing is delayed; by sections of the second order where a matrix of at least two rows of six is given."
        [Equal("filtfilt(1, 1, [1 2 3])", "[1 2 3]"), Equal("filtfilt([1 0 0 1 0 0; 2 0 0 1 0 0], 0.5, 1:9)", "1:9"), Fails("filtfilt([1 1 1], 1, [1 2 3])", "samples")];
    "lowpass" [2 255; 1] ["y = lowpass(x, edge)", "y = lowpass(x, edge, rate)", "y = lowpass(..., 'Steepness', s, 'StopbandAttenuation', decibels, 'ImpulseResponse', 'auto' | 'fir' | 'iir')"] "Signals without what lies above an edge, given as parts of half the rate, or with the rate; nothing is delayed."
        [Equal("round(lowpass(ones(1, 99), 0.5, 'ImpulseResponse', 'iir'), 1)", "ones(1, 99)"), Fails("lowpass(1:9, 2)", "between 0 and half the rate")];
    "highpass" [2 255; 1] ["y = highpass(x, edge)", "y = highpass(x, edge, rate)", "y = highpass(..., 'Steepness', s, 'StopbandAttenuation', decibels, 'ImpulseResponse', 'auto' | 'fir' | 'iir')"] "Signals without what lies below an edge, given as parts of half the rate, or with the rate; nothing is delayed."
        [Equal("round(highpass(ones(1, 500), 0.5)(250), 2)", "0"), Fails("highpass(1:9, 2)", "between 0 and half the rate")];
    "bandpass" [2 255; 1] ["y = bandpass(x, [low high])", "y = bandpass(x, [low high], rate)", "y = bandpass(..., 'Steepness', s, 'StopbandAttenuation', decibels, 'ImpulseResponse', 'auto' | 'fir' | 'iir')"] "Signals without what lies outside a band, given as parts of half the rate, or with the rate; nothing is delayed."
        [Equal("round(bandpass(ones(1, 500), [0.4 0.6])(250), 2)", "0"), Fails("bandpass(1:9, 0.5)", "between 0 and half the rate")];
    "bandstop" [2 255; 1] ["y = bandstop(x, [low high])", "y = bandstop(x, [low high], rate)", "y = bandstop(..., 'Steepness', s, 'StopbandAttenuation', decibels, 'ImpulseResponse', 'auto' | 'fir' | 'iir')"] "Signals without what lies in a band, given as parts of half the rate, or with the rate; nothing is delayed."
        [Equal("round(bandstop(ones(1, 500), [0.4 0.6])(250), 1)", "1"), Fails("bandstop(1:9, 0.5)", "between 0 and half the rate")];
    "medfilt1" [1 6; 1] ["y = medfilt1(x, n)", "y = medfilt1(x, n, blksz, dim)", "y = medfilt1(..., 'omitnan', 'truncate')"] "The running median of n samples."
        [Equal("medfilt1([1 9 2])", "[1 2 2]"), Fails("medfilt1()", "arguments")];
    "tf2zp" [2 2; 3] ["[z, p, k] = tf2zp(b, a)"] "The zeros, poles and gain of a transfer function."
        [Equal("nthargout(1:3, @tf2zp, [2 4], [1 3])", "{-2, -3, 2}"), Fails("tf2zp(1)", "arguments")];
    "zp2tf" [3 3; 2] ["[b, a] = zp2tf(z, p, k)"] "The transfer function of zeros, poles and a gain."
        [Equal("nthargout(1:2, @zp2tf, -2, -3, 2)", "{[2 4], [1 3]}"), Fails("zp2tf(1)", "arguments")];
    "sos2cell" [1 2; 1] ["c = sos2cell(sos)", "c = sos2cell(sos, g)"] "Second-order sections as a cell array of numerators and denominators."
        [Equal("sos2cell([1 2 3 1 5 6])", "{{[1 2 3], [1 5 6]}}"), Fails("sos2cell(1:3)", "six columns")];
    "cell2sos" [1 1; 2] ["sos = cell2sos(c)", "[sos, g] = cell2sos(c)"] "The second-order sections that cells hold as numerators and denominators, of which the first may be a gain."
        [Equal("cell2sos({{[1 2], [1 5 6]}})", "[1 2 0 1 5 6]"), Equal("nthargout(1:2, @cell2sos, {{2, 1}, {[1 2 3], [1 5 6]}})", "{[1 2 3 1 5 6], 2}"), Fails("cell2sos(1)", "cell array")];
    "eqtflength" [2 2; 4] ["[b, a, n, m] = eqtflength(num, den)"] "A numerator and a denominator as long as each other, and their degrees."
        [Equal("nthargout(1:4, @eqtflength, [1 2 0], 3)", "{[1 2], [3 0], 1, 0}"), Fails("eqtflength({1}, 1)", "vectors of numbers")];
}

source_builtins! {
    /// Decibels, and how large signals are.
    LEVELS, FourierAndFilters;
    "db" [1 3; 1] ["y = db(x)", "y = db(x, 'power')", "y = db(x, resistance)", "y = db(x, 'voltage', resistance)"] "Decibels of voltages or powers."
        [Equal("db([1 10])", "[0 20]"), Equal("db(100, 'power')", "20"), Equal("db(10, 10)", "10"), Fails("db(-1, 'power')", "not be negative")];
    "mag2db" [1 1; 1] ["ydb = mag2db(y)"] "Decibels of magnitudes; NaN of those that are negative."
        [Equal("mag2db([1 10 -1])", "[0 20 NaN]"), Fails("mag2db({1})", "real numbers")];
    "db2mag" [1 1; 1] ["y = db2mag(ydb)"] "Magnitudes of decibels."
        [Equal("db2mag([0 20])", "[1 10]"), Fails("db2mag({1})", "real numbers")];
    "pow2db" [1 1; 1] ["ydb = pow2db(y)"] "Decibels of powers."
        [Equal("pow2db([1 10])", "[0 10]"), Fails("pow2db(-1)", "not be negative")];
    "db2pow" [1 1; 1] ["y = db2pow(ydb)"] "Powers of decibels."
        [Equal("db2pow([0 10])", "[1 10]"), Fails("db2pow({1})", "real numbers")];
    "peak2peak" [1 2; 1] ["y = peak2peak(x)", "y = peak2peak(x, dim)"] "The difference of the greatest and the least element."
        [Equal("peak2peak([1 5; -3 2])", "[4 3]"), Fails("peak2peak({1})", "numeric array")];
    "peak2rms" [1 2; 1] ["y = peak2rms(x)", "y = peak2rms(x, dim)"] "The greatest magnitude over the root mean square."
        [Equal("peak2rms([1 -1 1])", "1"), Fails("peak2rms({1})", "numeric array")];
    "rssq" [1 2; 1] ["y = rssq(x)", "y = rssq(x, dim)"] "The root of the sum of squares."
        [Equal("rssq([3 4])", "5"), Equal("rssq([3 4; 0 0], 2)", "[5; 0]"), Fails("rssq({1})", "numeric array")];
}

source_builtins! {
    /// Convolution and delays.
    CONVOLUTIONS, FourierAndFilters;
    "padecoef" [1 2; 2] ["[num, den] = padecoef(T, N)"] "The Padé approximation of a delay."
        [Equal("nthargout(1:2, @padecoef, 1)", "{[-1 2], [1 2]}"), Fails("padecoef(-1)", "non-negative")];
}
