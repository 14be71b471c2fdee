//! Transforms, spectra, other rates, smoothing and peaks of signals, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Further transforms.
    TRANSFORMS, FourierAndFilters;
    "dct" [1 5; 1] ["y = dct(x)", "y = dct(x, n, dim)", "y = dct(..., 'Type', type)"] "The orthonormal discrete cosine transform, of the second type or another of four."
        [Equal("dct([1 1 1 1])(1)", "2"), Equal("dct([3 1], 'Type', 1)", "[4 2] / sqrt(2)"), Fails("dct(1:3, 'Type', 5)", "1, 2, 3 or 4")];
    "dftmtx" [1 1; 1] ["D = dftmtx(n)"] "The matrix of the discrete Fourier transform."
        [Equal("dftmtx(2)", "[1 1; 1 -1]"), Equal("round(dftmtx(4) * [1; 2; 3; 4] - fft([1; 2; 3; 4]), 12)", "[0; 0; 0; 0]"), Fails("dftmtx(0)", "whole number")];
    "idct" [1 5; 1] ["x = idct(y)", "x = idct(y, n, dim)", "x = idct(..., 'Type', type)"] "The inverse discrete cosine transform."
        [Equal("idct([2 0 0 0])", "[1 1 1 1]"), Fails("idct({1})", "numeric")];
    "dct2" [1 3; 1] ["B = dct2(A)", "B = dct2(A, m, n)", "B = dct2(A, [m n])"] "The discrete cosine transform of a matrix."
        [Equal("dct2(ones(2))(1)", "2"), Fails("dct2(ones(2, 2, 2))", "matrix")];
    "idct2" [1 3; 1] ["A = idct2(B)", "A = idct2(B, m, n)", "A = idct2(B, [m n])"] "The inverse discrete cosine transform of a matrix."
        [Equal("idct2([2 0; 0 0])", "ones(2)"), Fails("idct2({1})", "matrix")];
    "czt" [1 4; 1] ["y = czt(x)", "y = czt(x, m, w, a)"] "The z-transform at m points of a spiral, each 1/w times the one before, beginning at a."
        [Equal("czt([1 2 3], 2, 1, 2)", "[2.75; 2.75].'"), Fails("czt(1:3, 0)", "positive")];
    "cconv" [2 3; 1] ["c = cconv(a, b)", "c = cconv(a, b, n)"] "The convolution of two vectors around a circle of n places."
        [Equal("cconv([1 2 3], [1 1], 3)", "[4 3 5]"), Fails("cconv(1, 2, 0)", "length")];
    "convmtx" [2 2; 1] ["A = convmtx(h, n)"] "The matrix whose product with a vector of length n is its convolution with h: from the left with a column h, from the right with a row."
        [Equal("convmtx([1; 2], 2)", "[1 0; 2 1; 0 2]"), Fails("convmtx(1, 0)", "positive length")];
    "diric" [2 2; 1] ["y = diric(x, n)"] "Dirichlet's function sin(n x / 2) / (n sin(x / 2))."
        [Equal("diric([0 2 * pi], 3)", "[1 1]"), Fails("diric(1, 0.5)", "whole number")];
    "freqs" [2 3; 2] ["h = freqs(b, a, w)", "[h, w] = freqs(b, a, n)", "freqs(b, a)"] "What an analog filter makes of frequencies in radians a second; or draws it."
        [Equal("freqs(1, [1 1], [0 1])", "[1 0.5 - 0.5i]"), Fails("freqs({1}, 1)", "polynomials")];
    "hilbert" [1 2; 1] ["y = hilbert(x)", "y = hilbert(x, n)"] "The analytic signal, whose imaginary part is the Hilbert transform."
        [Equal("hilbert([1 0 -1 0])", "[1 1i -1 -1i]"), Fails("hilbert(1:3, 0)", "positive")];
    "goertzel" [1 3; 1] ["y = goertzel(x)", "y = goertzel(x, indices)", "y = goertzel(x, indices, dim)"] "The discrete Fourier transform at some of its frequencies, or between them."
        [Equal("goertzel([1 2 3 4], [1 3])", "[10 -2]"), Fails("goertzel(1:3, 9)", "from 1 up to 3")];
    "xcorr2" [1 2; 1] ["c = xcorr2(a)", "c = xcorr2(a, b)"] "The correlation of matrices at all shifts."
        [Equal("xcorr2([1 2], [3 4])", "[4 11 6]"), Fails("xcorr2({1})", "numeric")];
    "fwht" [1 3; 1] ["y = fwht(x)", "y = fwht(x, n, order)"] "The Walsh-Hadamard transform of columns, in 'sequency', 'hadamard' or 'dyadic' order."
        [Equal("fwht([19 -1 11 -9 -7 13 -15 5])", "[2 3 0 4 0 0 10 0]"), Fails("fwht(1:3, 3)", "power of 2")];
    "ifwht" [1 3; 1] ["x = ifwht(y)", "x = ifwht(y, n, order)"] "The inverse Walsh-Hadamard transform of columns."
        [Equal("ifwht([2 3 0 4 0 0 10 0])", "[19 -1 11 -9 -7 13 -15 5]"), Fails("ifwht(1:3, 3)", "power of 2")];
    "freqspace" [1 2; 2] ["f = freqspace(n)", "f = freqspace(n, 'whole')", "[f1, f2] = freqspace([m n])", "[f1, f2] = freqspace([m n], 'meshgrid')"] "The frequencies of a response, where 1 is half the sample rate; of two dimensions with two results."
        [Equal("freqspace(4)", "[0 0.5 1]"), Fails("freqspace(-1)", "positive whole numbers")];
    "nufft" [1 4; 1] ["Y = nufft(X)", "Y = nufft(X, t)", "Y = nufft(X, t, f)", "Y = nufft(X, t, f, dim)"] "The discrete Fourier transform of samples at any times t, at any frequencies f."
        [Equal("round(nufft([1 2 3 4]), 12)", "fft([1 2 3 4])"), Equal("round(nufft([1; 2], [0 0.5], [0 1 2]), 12)", "[3; -1; 3]"), Fails("nufft([1 2], 1:3)", "expected 2 times")];
}

source_builtins! {
    /// Signals at other rates.
    RATES, FourierAndFilters;
    "upfirdn" [2 4; 1] ["y = upfirdn(x, h)", "y = upfirdn(x, h, p)", "y = upfirdn(x, h, p, q)"] "A signal with zeros put between its samples, filtered, of which every q-th sample is kept."
        [Equal("upfirdn([1 2 3], [1 1], 2)", "[1 1 2 2 3 3]"), Equal("upfirdn(1:4, [1 1], 1, 2)", "[1 5 4]"), Fails("upfirdn(1:3, 1, 0)", "positive")];
    "buffer" [2 4; 3] ["y = buffer(x, n)", "y = buffer(x, n, p)", "y = buffer(x, n, p, 'nodelay')", "[y, rest, state] = buffer(x, n, p, state)"] "The frames of n samples of a signal as columns; neighbours share p of them, or leave out -p."
        [Equal("buffer(1:5, 2)", "[1 3 5; 2 4 0]"), Equal("buffer(1:5, 3, 1)", "[0 2 4; 1 3 5; 2 4 0]"), Equal("nthargout(2, @buffer, 1:5, 2)", "5"), Fails("buffer(1:3, 0)", "frame")];
    "resample" [2 255; 3] ["y = resample(x, p, q)", "[y, b] = resample(x, p, q, n, beta)", "y = resample(x, p, q, b)", "y = resample(..., 'Dimension', dim)", "[y, ty] = resample(x, tx, rate)", "y = resample(x, tx, rate, p, q, method)"] "A signal at p/q times its sample rate, or one with other times at a constant rate."
        [Equal("resample(1:4, 3, 3)", "1:4"), Equal("size(resample(ones(10, 2), 3, 2))", "[15 2]"), Fails("resample(1:4, 1.5, 1)", "positive")];
    "decimate" [2 4; 1] ["y = decimate(x, r)", "y = decimate(x, r, n)", "y = decimate(x, r, 'fir')", "y = decimate(x, r, n, 'fir')"] "A signal at 1/r of its sample rate, without what is too fast for that."
        [Equal("decimate(ones(1, 40), 2, 'fir')", "ones(1, 20)"), Fails("decimate(1:40, 0)", "positive")];
    "interp" [2 4; 2] ["y = interp(x, r)", "[y, b] = interp(x, r, n, cutoff)"] "A signal at r times its sample rate, by a lowpass filter that keeps the samples."
        [Equal("interp(1:9, 2)(1:2:end)", "1:9"), Fails("interp(1:3, 2)", "at least 9")];
}

source_builtins! {
    /// Smoothing, envelopes and peaks.
    SMOOTHING, FourierAndFilters;
    "smoothdata" [1 255; 2] ["B = smoothdata(A)", "B = smoothdata(A, dim)", "[B, window] = smoothdata(A, dim, method, window, nanflag)", "B = smoothdata(..., 'SmoothingFactor', f, 'SamplePoints', t, 'Degree', d)"] "Data smoothed by a moving mean or median, a Gaussian window, or local polynomials that may be robust."
        [Equal("smoothdata([1 2 9], 'movmean', 3)", "[1.5 4 5.5]"), Equal("smoothdata([1 4 9 16], 'sgolay', 3)", "[1 4 9 16]"), Fails("smoothdata({1})", "numeric")];
    "smooth" [1 255; 1] ["s = smooth(y)", "s = smooth(y, span)", "s = smooth(x, y, span, method)", "s = smooth(y, span, 'sgolay', degree)"] "A column smoothed by moving means, or by 'lowess', 'loess', 'sgolay', 'rlowess' or 'rloess'."
        [Equal("round(smooth([1 4 2 8 5]), 4)", "[1; 2.3333; 4; 5; 5]"), Equal("round(smooth((1:9).^2, 5, 'sgolay', 2), 8)", "((1:9).^2)'"), Fails("smooth({1})", "numbers")];
    "sgolay" [2 3; 2] ["b = sgolay(degree, length)", "[b, g] = sgolay(degree, length, weights)"] "The smoothing and differentiating filters of Savitzky and Golay."
        [Equal("sgolay(2, 5)(3, :)", "[-3 12 17 12 -3] / 35"), Fails("sgolay(2, 4)", "odd")];
    "sgolayfilt" [3 5; 1] ["y = sgolayfilt(x, degree, length)", "y = sgolayfilt(x, degree, length, weights, dim)"] "Data smoothed by polynomials through frames of them."
        [Equal("sgolayfilt([1 4 9 16], 2, 3)", "[1 4 9 16]"), Fails("sgolayfilt(1:3, 2, 5)", "at least 5")];
    "envelope" [1 3; 2] ["[upper, lower] = envelope(x)", "[upper, lower] = envelope(x, length, 'analytic')", "[upper, lower] = envelope(x, length, 'rms')", "[upper, lower] = envelope(x, distance, 'peak')"] "The upper and lower envelope of a signal."
        [Equal("envelope([1 0 -1 0])", "[1 1 1 1]"), Fails("envelope(1:4, 2, 'foo')", "'rms'")];
    "findpeaks" [1 255; 4] ["pks = findpeaks(data)", "[pks, locs, widths, prominences] = findpeaks(data)", "[...] = findpeaks(data, x)", "[...] = findpeaks(data, rate)", "[...] = findpeaks(..., Name, Value)"] "The local maxima of a signal, where they are, how wide and how prominent."
        [Equal("nthargout(1:2, @findpeaks, [1 3 2 5 5 0])", "{[3 5], [2 4]}"), Equal("findpeaks([1 3 2 5 0], 'MinPeakProminence', 2)", "5"), Fails("findpeaks([1 2])", "at least 3")];
    "hampel" [1 3; 4] ["y = hampel(x)", "[y, outliers, medians, deviations] = hampel(x, k, n)"] "Signals without outliers: medians of 2k+1 samples in place of what is n deviations from them."
        [Equal("hampel([1 1 1 9 1 1])", "[1 1 1 1 1 1]"), Fails("hampel(1:3, 0)", "how many neighbours")];
    "findchangepts" [1 255; 2] ["[at, residual] = findchangepts(x)", "at = findchangepts(x, 'MaxNumChanges', n, 'Statistic', kind, 'MinThreshold', t, 'MinDistance', d)"] "Where the mean of a signal changes most, or its 'rms', 'std' or 'linear' trend."
        [Equal("findchangepts([1 1 1 5 5])", "4"), Equal("findchangepts([1 1 5 5 2 2 2], 'MaxNumChanges', 2)", "[3 5]"), Fails("findchangepts({1})", "vector of real numbers")];
}

source_builtins! {
    /// Power spectra and transforms of segments.
    SPECTRA, FourierAndFilters;
    "pwelch" [1 255; 3] ["[pxx, f] = pwelch(x)", "[pxx, f] = pwelch(x, window, overlap, n, rate)", "[pxx, f] = pwelch(..., range, spectrum, trace)", "[pxx, f, pxxc] = pwelch(..., 'ConfidenceLevel', p)"] "The power spectrum of a signal, averaged over segments."
        [Equal("pwelch([1 1 1 1], ones(2, 1), 0, 2, 1)", "[2; 0]"), Fails("pwelch(1:4, 5)", "longer than the signal")];
    "cpsd" [2 255; 2] ["[pxy, f] = cpsd(x, y)", "[pxy, f] = cpsd(x, y, window, overlap, n, rate)"] "The cross power spectrum of two signals, averaged over segments."
        [Equal("cpsd([1 1 1 1], [2 2 2 2], ones(2, 1), 0, 2, 1)", "[4; 0]"), Fails("cpsd(1:4, 1:5)", "same size")];
    "mscohere" [2 255; 2] ["[cxy, f] = mscohere(x, y)", "[cxy, f] = mscohere(x, y, window, overlap, n, rate)"] "How much of the power of two signals is coherent, at each frequency."
        [Equal("mscohere(1:8, 3:10, ones(8, 1), 0, 4)", "[1; 1; 1]"), Fails("mscohere(1:4, 1:5)", "same size")];
    "tfestimate" [2 255; 2] ["[txy, f] = tfestimate(x, y)", "[txy, f] = tfestimate(x, y, window, overlap, n, rate)", "[txy, f] = tfestimate(..., 'Estimator', 'H2')"] "The transfer function from one signal to another, estimated from their spectra."
        [Equal("tfestimate(1:8, 2 * (1:8), ones(4, 1), 0, 4)", "[2; 2; 2]"), Fails("tfestimate(1:4, 1:5)", "same size")];
    "spectrogram" [1 255; 6] ["s = spectrogram(x)", "[s, f, t, ps] = spectrogram(x, window, overlap, n, rate)", "[...] = spectrogram(..., range, spectrum)", "[s, f, t, ps, fc, tc] = spectrogram(..., 'reassigned')", "spectrogram(..., 'yaxis')"] "The spectra of segments of a signal, a column each; their power, and the frequencies and times at which its centre is."
        [Equal("spectrogram([1 1 2 2], ones(2, 1), 0, 2)", "[2 4; 0 0]"), Fails("spectrogram(ones(3))", "vector")];
    "specgram" [1 5; 3] ["[s, f, t] = specgram(x, n, rate, window, overlap)", "specgram(...)"] "The spectra of segments of a signal, as spectrogram under its old name has them: windows of Hann that overlap by half, the transform's length first, and the times at which segments begin."
        [Equal("specgram([1 1 2 2], 2, 1, ones(2, 1), 0)", "[2 4; 0 0]"), Equal("nthargout(3, @specgram, 1:8, 4, 2)", "[0; 1; 2]"), Fails("specgram(ones(3))", "vector")];
    "stft" [1 255; 3] ["[s, f, t] = stft(x)", "[s, f, t] = stft(x, rate)", "[s, f, t] = stft(..., Name, Value)"] "The short-time Fourier transform of signals."
        [Equal("stft([1 1 2 2]', 'Window', [1 1], 'OverlapLength', 0, 'FFTLength', 2)", "[2 4; 0 0]"), Fails("stft(1:20)", "longer than the signal")];
    "istft" [1 255; 2] ["[x, t] = istft(s)", "[x, t] = istft(s, rate)", "[x, t] = istft(..., Name, Value)"] "The signals of a short-time Fourier transform."
        [Equal("istft([2 4; 0 0], 'Window', [1 1], 'OverlapLength', 0)", "[1; 1; 2; 2]"), Fails("istft(ones(4, 3))", "frequencies")];
    "bandpower" [1 4; 1] ["p = bandpower(x)", "p = bandpower(x, rate, range)", "p = bandpower(pxx, f, 'psd')", "p = bandpower(pxx, f, range, 'psd')"] "The average power of a signal, or that in a band of frequencies."
        [Equal("bandpower([1 -1 2 -2])", "2.5"), Equal("bandpower([1; 2; 3], [0; 1; 2], [0 1], 'psd')", "3"), Fails("bandpower(1:4, 1)", "range of frequencies")];
    "plomb" [1 255; 3] ["[pxx, f] = plomb(x, t)", "[pxx, f] = plomb(x, rate)", "[pxx, f] = plomb(x, t, fmax, ofac)", "[pxx, f] = plomb(x, t, f)", "[pxx, f] = plomb(..., kind)", "[pxx, f, pth] = plomb(..., 'Pd', p)"] "The power spectrum of Lomb and Scargle of a signal with samples at any times, of the kind psd, power or normalized, and what a peak exceeds with the probabilities p."
        [Equal("nthargout(2, @plomb, [1 2 0 1], 0:3, 0.5, 1)", "[0.25; 0.5]"), Fails("plomb(1:3, [1 3 2])", "ascend")];
    "xspectrogram" [2 255; 4] ["s = xspectrogram(x, y)", "[s, f, t, c] = xspectrogram(x, y, window, overlap, n, rate)", "[...] = xspectrogram(..., range, spectrum)", "[...] = xspectrogram(..., 'MinThreshold', dB)"] "The power that segments of two signals have in common, a column each: its magnitude, and as complex numbers."
        [Equal("xspectrogram([1 1 2 2], [1 1 1 1], ones(2, 1), 0, 2, 1)", "[2 4; 0 0]"), Fails("xspectrogram(1:4, 1:5)", "as long as each other")];
}

source_builtins! {
    /// What the texts of this family share.
    HELPERS, FourierAndFilters;
    "walsh" [3 3; 1] ["y = walsh(name, x, given)"] "The Walsh-Hadamard transform of columns." [];
    "movedprototype" [4 4; 1] ["out = movedprototype(name, given, kind, width)"] "An analog filter with other edges." [];
    "windowlength" [2 2; 1] ["n = windowlength(name, n)"] "The length of a window." [];
    "cosinewindow" [4 4; 1] ["w = cosinewindow(name, n, sampling, weights)"] "A window that is a sum of cosines." [];
    "signalcolumns" [3 3; 3] ["[x, extent, order] = signalcolumns(name, x, dim)"] "Signals along a dimension as the columns of a matrix." [];
    "signalshape" [3 3; 1] ["y = signalshape(y, extent, order)"] "Columns as signals along the dimension that they came from." [];
    "cosinetransform" [4 4; 1] ["y = cosinetransform(name, x, inverse, given)"] "Cosine transforms of four types." [];
    "unitroots" [3 3; 1] ["w = unitroots(n, angle, x)"] "Powers of a number on the unit circle." [];
    "cosinetransform2" [4 4; 1] ["B = cosinetransform2(name, A, inverse, given)"] "Cosine transforms of a matrix." [];
    "prototypeorder" [2 3; 1] ["n = prototypeorder(name, n, most)"] "The order of a filter." [];
    "decibels" [3 3; 1] ["r = decibels(name, what, r)"] "A ripple or an attenuation." [];
    "halfcircle" [3 3; 1] ["p = halfcircle(n, wide, high)"] "The poles of a filter without zeros." [];
    "bandtransform" [5 5; 3] ["[z, p, k] = bandtransform(z, p, k, edges, kind)"] "A lowpass filter with other edges." [];
    "bilinearpoints" [4 4; 3] ["[z, p, k] = bilinearpoints(z, p, k, rate)"] "The zeros and poles of an analog filter as those of a digital one." [];
    "statespace" [2 2; 4] ["[A, B, C, D] = statespace(b, a)"] "The controllable form of a filter." [];
    "iirfilter" [7 7; 1] ["out = iirfilter(name, z, p, k, edges, given, count)"] "The results of the design of a recursive filter." [];
    "bandratio" [7 7; 5] ["[ratio, kind, pass, stop, analog] = bandratio(name, pass, stop, ripple, attenuation, given, cost)"] "The lowpass filter that other bands come to." [];
    "chebyshevorder" [6 6; 3] ["[n, pass, analog] = chebyshevorder(name, pass, stop, ripple, attenuation, given)"] "The order of filters of Chebyshev." [];
    "firwindow" [3 3; 1] ["w = firwindow(name, w, n)"] "The window of a filter with a finite response." [];
    "conjugatepairs" [1 1; 1] ["pairs = conjugatepairs(r)"] "Roots in pairs." [];
    "bandfilter" [3 3; 1] ["y = bandfilter(name, x, given)"] "Signals without what lies outside or within bands." [];
    "sosmatrix" [2 2; 1] ["sos = sosmatrix(name, sos)"] "Second-order sections." [];
    "localfit" [7 7; 1] ["Y = localfit(X, places, window, degree, shape, omit, robust)"] "Polynomials through windows." [];
    "spectralsetup" [3 3; 1] ["o = spectralsetup(name, n, given)"] "The arguments of spectra of segments." [];
    "spectralwords" [2 2; 4] ["[o, power, trace, rest] = spectralwords(name, o)"] "What the words among the arguments of spectra mean." [];
    "spectralrange" [3 3; 3] ["[rows, f, weights] = spectralrange(name, o, isreal_signal)"] "The frequencies of a range." [];
    "welchspectrum" [4 4; 4] ["[pxx, f, pxxc, rated] = welchspectrum(name, x, given, confident)"] "The power spectrum averaged over segments." [];
    "framespectra" [2 2; 1] ["X = framespectra(x, o)"] "The transforms of segments." [];
    "crossspectra" [4 4; 5] ["[Pxx, Pyy, Pxy, f, o] = crossspectra(name, x, y, given)"] "The spectra of two signals and between them." [];
    "plotspectrum" [5 5; 0] ["plotspectrum(f, values, rated, ylabel_text, title_text)"] "A picture of a spectrum." [];
    "stftsetup" [2 2; 1] ["o = stftsetup(name, given)"] "The options of short-time transforms." [];
    "reassignment" [6 6; 2] ["[fc, tc] = reassignment(x, o, X, rows, f, t)"] "The centres of gravity of the energy of segments." [];
    "reassigned" [6 6; 1] ["q = reassigned(p, fc, tc, f, t, o)"] "Power where the centre of its energy is." [];
}
