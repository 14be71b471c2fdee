//! Models of signals, filters with equal or least errors, multitaper and cepstral analysis, written in the language.

use crate::builtins::Example::{Equal, Fails, Prints};
use crate::builtins::source_builtins;

source_builtins! {
    /// Autoregressive models.
    MODELS, FourierAndFilters;
    "levinson" [1 2; 3] ["[a, e, k] = levinson(r)", "[a, e, k] = levinson(r, n)"] "The predictor of a signal from its correlation, the error that it leaves, and reflection coefficients."
        [Equal("levinson([1 0.5])", "[1 -0.5]"), Fails("levinson([1 0.5], 3)", "from 0 up to 1")];
    "lpc" [1 2; 2] ["a = lpc(x, p)", "[a, g] = lpc(x, p)"] "The predictor of order p of a signal, and the variance of its error."
        [Equal("lpc([1 1 1 1], 1)", "[1 -0.75]"), Fails("lpc(1:3, -1)", "not negative")];
    "aryule" [2 2; 3] ["[a, e, k] = aryule(x, p)"] "An autoregressive model by the method of Yule and Walker."
        [Equal("aryule([1 1 1 1], 1)", "[1 -0.75]"), Fails("aryule(1:3, 5)", "from 0 up to 2")];
    "arburg" [2 2; 3] ["[a, e, k] = arburg(x, p)"] "An autoregressive model by the method of Burg."
        [Equal("arburg([1 2 4], 1)", "[1 -0.8]"), Fails("arburg(1:3, 5)", "from 0 up to 2")];
    "arcov" [2 2; 2] ["[a, e] = arcov(x, p)"] "An autoregressive model of least error forward."
        [Equal("arcov([1 2 4], 1)", "[1 -2]"), Fails("arcov(1:3, 5)", "from 0 up to 1")];
    "armcov" [2 2; 2] ["[a, e] = armcov(x, p)"] "An autoregressive model of least error in both directions."
        [Equal("armcov([1 2 4], 1)", "[1 -0.8]"), Fails("armcov(1:3, 5)", "from 0 up to 2")];
    "polyscale" [2 2; 1] ["b = polyscale(a, alpha)"] "A polynomial whose roots are scaled."
        [Equal("polyscale([1 2 4], 0.5)", "[1 1 1]"), Fails("polyscale({1}, 2)", "vector of numbers")];
    "polystab" [1 1; 1] ["b = polystab(a)"] "A polynomial whose roots outside the unit circle are reflected into it."
        [Equal("polystab([1 -2])", "[1 -0.5]"), Fails("polystab({1})", "vector of numbers")];
    "pyulear" [2 255; 3] ["[pxx, f] = pyulear(x, p, n, rate, range)", "[pxx, f, pxxc] = pyulear(..., 'ConfidenceLevel', c)"] "The power spectrum of a signal by the model of Yule and Walker."
        [Equal("size(pyulear(1:8, 2))", "[129 1]"), Fails("pyulear({1}, 2)", "signal of numbers")];
    "pburg" [2 255; 3] ["[pxx, f] = pburg(x, p, n, rate, range)", "[pxx, f, pxxc] = pburg(..., 'ConfidenceLevel', c)"] "The power spectrum of a signal by the model of Burg."
        [Equal("pburg([1 -1 1], 0, 2, 1)", "[1; 1]"), Fails("pburg({1}, 2)", "signal of numbers")];
    "pcov" [2 255; 3] ["[pxx, f] = pcov(x, p, n, rate, range)", "[pxx, f, pxxc] = pcov(..., 'ConfidenceLevel', c)"] "The power spectrum of a signal by the model of least error forward."
        [Equal("size(pcov(1:8, 2, 64))", "[33 1]"), Fails("pcov({1}, 2)", "signal of numbers")];
    "pmcov" [2 255; 3] ["[pxx, f] = pmcov(x, p, n, rate, range)", "[pxx, f, pxxc] = pmcov(..., 'ConfidenceLevel', c)"] "The power spectrum of a signal by the model of least error in both directions."
        [Equal("size(pmcov(1:8, 2, 64))", "[33 1]"), Fails("pmcov({1}, 2)", "signal of numbers")];
    "prony" [3 3; 2] ["[b, a] = prony(h, nb, na)"] "The filter of these degrees whose impulse response begins with h, by the method of Prony."
        [Equal("nthargout(1:2, @prony, [4 2 1 0.5 0.25], 0, 1)", "{4, [1 -0.5]}"), Fails("prony({1}, 1, 1)", "impulse response")];
    "stmcb" [3 6; 2] ["[b, a] = stmcb(h, nb, na)", "[b, a] = stmcb(h, nb, na, iterations, a)", "[b, a] = stmcb(y, x, nb, na, ...)"] "The filter of these degrees whose impulse response is nearest to h, or that makes y of x, by the iteration of Steiglitz and McBride."
        [Equal("round(nthargout(2, @stmcb, [4 2 1 0.5 0.25], 0, 1), 9)", "[1 -0.5]"), Fails("stmcb({1}, 1, 1)", "degrees below its length")];
    "poly2rc" [1 2; 2] ["k = poly2rc(a)", "[k, r0] = poly2rc(a, e)"] "The reflection coefficients of a predictor, and the power of a signal that it leaves the error e of."
        [Equal("poly2rc([1 0.75 0.5])", "[0.5; 0.5]"), Fails("poly2rc([1 1])", "coefficient of 1")];
    "rc2poly" [1 2; 2] ["a = rc2poly(k)", "[a, e] = rc2poly(k, r0)"] "The predictor with these reflection coefficients, and the error that it leaves of the power r0."
        [Equal("rc2poly([0.5; 0.5])", "[1 0.75 0.5]"), Fails("rc2poly({1})", "reflection coefficients")];
    "rlevinson" [2 2; 4] ["[r, U, k, e] = rlevinson(a, e)"] "The correlation of signals whose predictor a leaves the error e; the predictors of all orders, backwards in columns; reflection coefficients, and the error of each order."
        [Equal("rlevinson([1 -0.5], 0.75)", "[1; 0.5]"), Fails("rlevinson({1}, 1)", "expected a predictor")];
    "ac2poly" [1 1; 2] ["[a, e] = ac2poly(r)"] "The predictor of signals with this correlation, and the error that it leaves."
        [Equal("ac2poly([1 0.5])", "[1 -0.5]"), Fails("ac2poly({1})", "expected a correlation")];
    "ac2rc" [1 1; 2] ["[k, r0] = ac2rc(r)"] "The reflection coefficients and the power of signals with this correlation."
        [Equal("ac2rc([1 0.5])", "-0.5"), Fails("ac2rc({1})", "expected a correlation")];
    "poly2ac" [2 2; 1] ["r = poly2ac(a, e)"] "The correlation of signals whose predictor a leaves the error e."
        [Equal("poly2ac([1 -0.5], 0.75)", "[1; 0.5]"), Fails("poly2ac({1}, 1)", "expected a predictor")];
    "rc2ac" [2 2; 1] ["r = rc2ac(k, r0)"] "The correlation of signals with these reflection coefficients and the power r0."
        [Equal("rc2ac(-0.5, 1)", "[1; 0.5]"), Fails("rc2ac({1}, 1)", "reflection coefficients")];
    "rc2is" [1 1; 1] ["s = rc2is(k)"] "The inverse sines of reflection coefficients, of which 1 is a right angle."
        [Equal("rc2is([0 1])", "[0; 1]"), Fails("rc2is(2)", "between -1 and 1")];
    "is2rc" [1 1; 1] ["k = is2rc(s)"] "The reflection coefficients with these inverse sines."
        [Equal("is2rc([0 1])", "[0; 1]"), Fails("is2rc(1i)", "real")];
    "rc2lar" [1 1; 1] ["g = rc2lar(k)"] "The logarithms of area ratios of reflection coefficients."
        [Equal("rc2lar(0)", "0"), Fails("rc2lar(1)", "between -1 and 1")];
    "lar2rc" [1 1; 1] ["k = lar2rc(g)"] "The reflection coefficients with these logarithms of area ratios."
        [Equal("lar2rc(0)", "0"), Fails("lar2rc(1i)", "real")];
    "poly2lsf" [1 1; 1] ["w = poly2lsf(a)"] "The line spectral frequencies of a predictor, between 0 and pi."
        [Equal("round(poly2lsf([1 0 0]), 12)", "round([pi / 3; 2 * pi / 3], 12)"), Fails("poly2lsf([1 2])", "inside the unit circle")];
    "lsf2poly" [1 1; 1] ["a = lsf2poly(w)"] "The predictor with these line spectral frequencies."
        [Equal("round(lsf2poly([pi / 3; 2 * pi / 3]), 12)", "[1 0 0]"), Fails("lsf2poly(4)", "between 0 and pi")];
    "corrmtx" [2 3; 2] ["X = corrmtx(x, m)", "[X, R] = corrmtx(x, m, method)"] "A matrix of m + 1 delayed copies of a signal with which X' * X is its correlation matrix: autocorrelation, prewindowed, postwindowed, covariance or modified."
        [Equal("corrmtx([1 2 3], 1, 'covariance')", "[2 1; 3 2] / sqrt(2)"), Equal("corrmtx([1 2], 1) * sqrt(2)", "[1 0; 2 1; 0 2]"), Fails("corrmtx(1:3, 5)", "from 0 up to 2")];
    "tf2latc" [1 2; 2] ["k = tf2latc(b)", "[k, v] = tf2latc(b, a)", "k = tf2latc(1, a)"] "The lattice of a filter: its reflection coefficients, and the weights of its ladder."
        [Equal("tf2latc([1 0.75 0.5])", "[0.5; 0.5]"), Equal("nthargout(1:2, @tf2latc, 1, [1 0.75 0.5])", "{[0.5; 0.5], [1; 0; 0]}"), Fails("tf2latc([0 1])", "begins with")];
    "latc2tf" [1 2; 2] ["b = latc2tf(k)", "[b, a] = latc2tf(k, 'iir')", "[b, a] = latc2tf(k, v)", "[b, a] = latc2tf(k, kind)"] "The filter that a lattice is, of the kind fir, min, max, iir, allpole or allpass, or with the weights v of its ladder."
        [Equal("latc2tf([0.5; 0.5])", "[1 0.75 0.5]"), Equal("nthargout(1:2, @latc2tf, 0.5, [2; 4])", "{[4 4], [1 0.5]}"), Fails("latc2tf(0.5, 'odd')", "did not match")];
    "latcfilt" [2 3; 2] ["[f, g] = latcfilt(k, x)", "[f, g] = latcfilt(k, v, x)", "[f, g] = latcfilt(1, k, x)"] "A signal through a lattice, forward and backward; with the weights v of a ladder, or the 1 before it, one that is recursive."
        [Equal("latcfilt([0.5; 0.5], [1 0 0])", "[1 0.75 0.5]"), Equal("latcfilt(0.5, 1, [1 0 0])", "[1 -0.5 0.25]"), Fails("latcfilt({1}, 1)", "reflection coefficients")];
    "invfreqz" [4 8; 2] ["[b, a] = invfreqz(h, w, nb, na)", "[b, a] = invfreqz(h, w, nb, na, weights, iterations, tolerance)", "[b, a] = invfreqz(h, w, 'complex', nb, na, ...)"] "The filter of these degrees whose response at the frequencies w is nearest to h."
        [Equal("round(nthargout(1:2, @invfreqz, freqz([1 2], [1 -0.5], 8), pi * (0:7) / 8, 1, 1){2}, 9)", "[1 -0.5]"), Fails("invfreqz(1, [1 2], 0, 0)", "as many frequencies")];
    "invfreqs" [4 8; 2] ["[b, a] = invfreqs(h, w, nb, na)", "[b, a] = invfreqs(h, w, nb, na, weights, iterations, tolerance)", "[b, a] = invfreqs(h, w, 'complex', nb, na, ...)"] "The analog filter of these degrees whose response at the frequencies w is nearest to h."
        [Equal("round(nthargout(2, @invfreqs, freqs([1 2], [1 3], 1:5), 1:5, 1, 1), 9)", "[1 3]"), Fails("invfreqs(1, [1 2], 0, 0)", "as many frequencies")];
    "levup" [2 3; 2] ["a = levup(a, k)", "[a, e] = levup(a, k, e)"] "The predictor of the next order, with the reflection coefficient k, and the error that it leaves."
        [Equal("levup([1 0.5], 0.5)", "[1 0.75 0.5]"), Fails("levup({1}, 1)", "expected a predictor")];
    "levdown" [1 2; 3] ["[a, e, k] = levdown(a, e)"] "The predictor of the order before, the error that it left, and the reflection coefficient between them."
        [Equal("levdown([1 0.75 0.5])", "[1 0.5]"), Fails("levdown([1 1])", "coefficient of 1")];
}

source_builtins! {
    /// Responses of filters in time, and their design by errors.
    RESPONSES, FourierAndFilters;
    "impz" [1 4; 2] ["[h, t] = impz(b, a)", "[h, t] = impz(b, a, n, rate)", "[h, t] = impz(sos, n, rate)"] "The response of a filter to an impulse."
        [Equal("impz(1, [1 -0.5], 3)", "[1; 0.5; 0.25]"), Fails("impz({1})", "coefficients of a filter")];
    "stepz" [1 4; 2] ["[h, t] = stepz(b, a)", "[h, t] = stepz(b, a, n, rate)", "[h, t] = stepz(sos, n, rate)"] "The response of a filter to a step."
        [Equal("stepz(1, [1 -0.5], 3)", "[1; 1.5; 1.75]"), Fails("stepz({1})", "coefficients of a filter")];
    "phasez" [1 255; 2] ["[phi, w] = phasez(b, a)", "[phi, w] = phasez(b, a, n, rate)", "[phi, w] = phasez(sos, n)"] "The phase of the response of a filter, without jumps."
        [Equal("phasez([0 1], 1, 4)", "-[0; 1; 2; 3] * pi / 4"), Fails("phasez({1})", "coefficients of a filter")];
    "zplane" [1 2; 0] ["zplane(z, p)", "zplane(b, a)"] "A picture of the zeros and poles of a filter: of columns, or of the coefficients that rows are."
        [Prints("zplane([1 0.5], [1 -0.5]); disp(1)", "1"), Fails("zplane({1})", "zeros and poles")];
    "kaiserord" [3 5; 4] ["[n, Wn, beta, kind] = kaiserord(f, a, dev)", "[n, Wn, beta, kind] = kaiserord(f, a, dev, rate)", "c = kaiserord(f, a, dev, rate, 'cell')"] "The order and window of a filter of fir1 with given ripples."
        [Equal("kaiserord([0.25 0.375], [1 0], [0.05 0.01])", "36"), Fails("kaiserord([0.5 0.2], [1 0], 0.1)", "edges in order")];
    "firls" [3 5; 2] ["b = firls(n, f, a)", "b = firls(n, f, a, weights)", "b = firls(n, f, a, weights, 'hilbert')", "b = firls(n, f, a, 'differentiator')"] "The filter of linear phase whose squared error in given bands is least."
        [Equal("firls(2, [0 1], [1 1])", "[0 1 0]"), Fails("firls(4, [0 0.5 1], [1 1 0])", "pairs of edges")];
    "firpm" [3 6; 3] ["b = firpm(n, f, a)", "[b, err, res] = firpm(n, f, a, weights)", "b = firpm(n, f, a, 'hilbert')", "b = firpm(n, f, a, 'differentiator')"] "The filter of linear phase whose largest error in given bands is least, by the algorithm of Parks and McClellan."
        [Equal("size(firpm(10, [0 0.4 0.6 1], [1 1 0 0]))", "[1 11]"), Equal("abs(sum(firpm(10, [0 0.4 0.6 1], [1 1 0 0])) - 1) < 0.1", "true"), Fails("firpm(4, [0 0.5 1], [1 1 0])", "pairs of edges")];
    "firpmord" [3 5; 4] ["[n, fo, ao, w] = firpmord(f, a, dev)", "[n, fo, ao, w] = firpmord(f, a, dev, rate)", "c = firpmord(f, a, dev, rate, 'cell')"] "The order and weights of a filter of firpm with given ripples."
        [Equal("nthargout(2:4, @firpmord, [1500 2000], [1 0], [0.01 0.1], 8000)", "{[0; 0.375; 0.5; 1], [1; 1; 0; 0], [10; 1]}"), Fails("firpmord([0.5 0.2], [1 0], [0.1 0.1])", "edges in order")];
    "filtord" [1 2; 1] ["n = filtord(b, a)", "n = filtord(sos)"] "The order of a filter."
        [Equal("0 + filtord([1 2 3], 1)", "2"), Equal("0 + filtord([1 1 0 1 0.5 0.2; 1 0 0 1 0.3 0])", "3"), Fails("filtord({1})", "coefficients of a filter")];
    "firtype" [1 1; 1] ["t = firtype(b)"] "The type from 1 to 4 of a filter of linear phase."
        [Equal("[firtype([1 2 1]), firtype([1 1]), firtype([1 0 -1]), firtype([1 -1])]", "[1 2 3 4]"), Fails("firtype([1 2 4])", "linear phase")];
    "islinphase" [1 3; 1] ["tf = islinphase(b, a)", "tf = islinphase(sos)", "tf = islinphase(..., tolerance)"] "Whether a filter has a linear phase."
        [Equal("islinphase([1 2 1], 1)", "true"), Equal("islinphase(1, [1 0.5])", "false"), Fails("islinphase({1})", "coefficients of a filter")];
    "isminphase" [1 3; 1] ["tf = isminphase(b, a)", "tf = isminphase(sos)", "tf = isminphase(..., tolerance)"] "Whether a filter is stable and has no zeros outside the unit circle."
        [Equal("isminphase([1 0.5], 1)", "true"), Equal("isminphase([1 2], 1)", "false"), Fails("isminphase({1})", "coefficients of a filter")];
    "ismaxphase" [1 3; 1] ["tf = ismaxphase(b, a)", "tf = ismaxphase(sos)", "tf = ismaxphase(..., tolerance)"] "Whether a filter is stable and has no zeros inside the unit circle."
        [Equal("ismaxphase([1 2], 1)", "true"), Equal("ismaxphase([1 0.5], 1)", "false"), Fails("ismaxphase({1})", "coefficients of a filter")];
    "isallpass" [1 3; 1] ["tf = isallpass(b, a)", "tf = isallpass(sos)", "tf = isallpass(..., tolerance)"] "Whether a filter lets all frequencies through alike."
        [Equal("isallpass([0.5 1], [1 0.5])", "true"), Equal("isallpass([1 1], 1)", "false"), Fails("isallpass({1})", "coefficients of a filter")];
    "isfir" [1 2; 1] ["tf = isfir(b, a)", "tf = isfir(sos)"] "Whether the response of a filter to an impulse ends."
        [Equal("isfir([1 2], 1)", "true"), Equal("isfir(1, [1 0.5])", "false"), Fails("isfir({1})", "coefficients of a filter")];
    "zerophase" [1 255; 3] ["[h, w] = zerophase(b, a)", "[h, w, phi] = zerophase(b, a, n, rate)", "[h, w, phi] = zerophase(sos, n)"] "The response of a filter as real numbers with a sign, and the phase that is left, which does not jump at zeros."
        [Equal("round(zerophase([1 2 1], 1, 4), 9)", "round(2 + 2 * cos(pi * (0:3)' / 4), 9)"), Fails("zerophase({1})", "coefficients of a filter")];
    "phasedelay" [1 255; 2] ["[d, w] = phasedelay(b, a)", "[d, w] = phasedelay(b, a, n, rate)", "[d, w] = phasedelay(sos, n)"] "By how many samples a filter delays sines of these frequencies."
        [Equal("round(phasedelay([0 0 1], 1, 4)(2:4), 12)", "[2; 2; 2]"), Fails("phasedelay({1})", "coefficients of a filter")];
    "filternorm" [2 4; 1] ["n = filternorm(b, a)", "n = filternorm(b, a, p)", "n = filternorm(b, a, 2, tolerance)"] "The norm of the response of a filter: its root of squares, or its greatest value where p is Inf."
        [Equal("round(filternorm(1, [1 -0.5]), 9)", "round(sqrt(4 / 3), 9)"), Equal("filternorm([1 1], 1, Inf)", "2"), Fails("filternorm(1, 1, 3)", "2 or Inf")];
}

source_builtins! {
    /// Tapers, cepstra and alignment.
    TAPERS, FourierAndFilters;
    "dpss" [2 4; 2] ["E = dpss(n, nw)", "[E, V] = dpss(n, nw, k)"] "Slepian's sequences, whose energy is concentrated in a band, and how far it is."
        [Equal("abs(dpss(1, 0.3))", "1"), Fails("dpss(8, 5)", "between 0 and 4")];
    "pmtm" [1 255; 3] ["[pxx, f] = pmtm(x, nw, n, rate)", "[pxx, f] = pmtm(x, tapers, shares, n, rate)", "[pxx, f, pxxc] = pmtm(..., 'ConfidenceLevel', c)", "[pxx, f] = pmtm(x, nw, n, rate, 'eigen')", "[pxx, f] = pmtm(..., range)", "[pxx, f] = pmtm(x, m, n, rate, 'Tapers', 'sine')"] "The power spectrum of a signal by the tapers of Slepian, or by sines."
        [Equal("size(pmtm(1:20))", "[129 1]"), Fails("pmtm({1})", "signal of numbers")];
    "rceps" [1 1; 2] ["y = rceps(x)", "[y, ym] = rceps(x)"] "The real cepstrum of a signal, and the signal of minimum phase with the same."
        [Equal("rceps([1 0 0 0])", "[0 0 0 0]"), Fails("rceps([1 1])", "zero")];
    "cceps" [1 2; 3] ["xhat = cceps(x)", "[xhat, nd, xhat1] = cceps(x, n)"] "The complex cepstrum of a signal, and the delay that was taken out before."
        [Equal("cceps([1 0 0 0])", "[0 0 0 0]"), Fails("cceps({1})", "vector of real numbers")];
    "icceps" [1 2; 1] ["x = icceps(xhat)", "x = icceps(xhat, nd)"] "The signal of a complex cepstrum."
        [Equal("icceps([0 0 0 0])", "[1 0 0 0]"), Fails("icceps({1})", "vector of numbers")];
    "finddelay" [2 3; 1] ["d = finddelay(x, y)", "d = finddelay(x, y, most)"] "By how many samples one signal comes after another."
        [Equal("finddelay([1 2 3], [0 0 1 2 3])", "2"), Fails("finddelay({1}, 1)", "signals of numbers")];
    "alignsignals" [2 255; 3] ["[xa, ya, d] = alignsignals(x, y)", "[xa, ya, d] = alignsignals(x, y, most, 'truncate')", "[xa, ya, d] = alignsignals(..., Name, Value)"] "Two signals of which the earlier one is delayed until they fit."
        [Equal("alignsignals([1 2 3], [0 0 1 2 3])", "[0 0 1 2 3]"), Fails("alignsignals(1, 2, 'odd')", "names with values")];
    "dtw" [2 4; 3] ["dist = dtw(x, y)", "[dist, ix, iy] = dtw(x, y, most, metric)"] "The distance of two signals whose samples may be repeated to fit."
        [Equal("dtw([1 2 3], [1 1 2 3 3])", "0"), Equal("dtw([1 2], [1 4], 'squared')", "4"), Fails("dtw(1, 2, 'odd')", "euclidean, absolute")];
    "pmusic" [2 255; 4] ["[s, w] = pmusic(x, p)", "[s, f] = pmusic(x, p, n, rate, window, overlap)", "[s, w] = pmusic(R, p, n, 'corr')", "[s, w, v, e] = pmusic(..., range)"] "The pseudospectrum of p exponentials in noise by the algorithm MUSIC, and the eigenvectors and eigenvalues behind it."
        [Equal("size(pmusic(cos(1:20), 2))", "[129 1]"), Fails("pmusic({1}, 2)", "signal of numbers")];
    "peig" [2 255; 4] ["[s, w] = peig(x, p)", "[s, f] = peig(x, p, n, rate, window, overlap)", "[s, w] = peig(R, p, n, 'corr')", "[s, w, v, e] = peig(..., range)"] "The pseudospectrum of p exponentials in noise by eigenvectors that count the more the less power they have."
        [Equal("size(peig(cos(1:20), 2))", "[129 1]"), Fails("peig({1}, 2)", "signal of numbers")];
    "rootmusic" [2 4; 2] ["[w, power] = rootmusic(x, p)", "[f, power] = rootmusic(x, p, rate)", "[w, power] = rootmusic(R, p, 'corr')"] "The frequencies and powers of p exponentials in noise by the roots of the algorithm MUSIC."
        [Equal("round(sort(rootmusic(cos(0.5 * (1:40)), 2)), 6)", "[-0.5; 0.5]"), Fails("rootmusic({1}, 2)", "signal of numbers")];
    "rooteig" [2 4; 2] ["[w, power] = rooteig(x, p)", "[f, power] = rooteig(x, p, rate)", "[w, power] = rooteig(R, p, 'corr')"] "The frequencies and powers of p exponentials in noise by the roots of eigenvectors that count the more the less power they have."
        [Equal("round(sort(rooteig(cos(0.5 * (1:40)) + 1e-3 * sin((1:40) .^ 2), 2)), 2)", "[-0.5; 0.5]"), Fails("rooteig({1}, 2)", "signal of numbers")];
    "findsignal" [2 255; 3] ["[first, last, dist] = findsignal(data, signal)", "[...] = findsignal(..., 'Normalization', kind, 'Metric', metric, 'MaxDistance', d, 'MaxNumSegments', n)"] "Where in data the segments are that are most like a signal, and how far they are from it."
        [Equal("nthargout(1:3, @findsignal, [0 1 5 2 0], [5 3])", "{3, 4, 1}"), Fails("findsignal(1:2, 1:3)", "longer than the data")];
}

source_builtins! {
    /// What these texts share.
    SHARED_BY_MODELS, FourierAndFilters;
    "systeminput" [6 6; 2] ["[B, D] = systeminput(name, A, B, C, D, input)"] "What one input does in a system." [];
    "arsignal" [2 2; 1] ["x = arsignal(name, x)"] "Signals as columns." [];
    "arorder" [3 3; 1] ["p = arorder(name, p, most)"] "The order of a model." [];
    "arleast" [4 4; 2] ["[a, e] = arleast(name, x, p, both)"] "The model of least squares." [];
    "arspectrum" [6 6; 3] ["[pxx, f, pxxc] = arspectrum(name, model, x, p, given, outputs)"] "The power spectrum of a model." [];
    "biasedcorrelation" [2 2; 1] ["r = biasedcorrelation(x, p)"] "The correlation of signals with themselves." [];
    "responselength" [2 2; 1] ["n = responselength(b, a)"] "How many samples of a response are worth showing." [];
    "filtersections" [3 3; 2] ["[sections, rest] = filtersections(name, b, given)"] "The numerators and denominators that make up a filter." [];
    "digitalfilter" [2 2; 3] ["[b, a, rest] = digitalfilter(name, given)"] "A filter by its coefficients or sections." [];
    "timeresponse" [5 5; 2] ["[h, t] = timeresponse(name, input, given, outputs, title_text)"] "What a filter makes of an input." [];
    "firbands" [5 5; 5] ["[n, f, a, w, kind] = firbands(name, n, f, a, given)"] "The bands of a filter." [];
    "reflections" [3 3; 3] ["[k, r0, steps] = reflections(name, a, e)"] "The recursion of Levinson backwards." [];
    "checkcorrelation" [2 2; 0] ["checkcorrelation(name, r)"] "Refuses what is no correlation." [];
    "fittedresponse" [5 5; 2] ["[b, a] = fittedresponse(name, h, w, given, analog)"] "A filter by its response." [];
    "phasesense" [1 2; 1] ["sense = phasesense(b, tolerance)"] "How coefficients are mirrored." [];
    "filterquestion" [2 2; 3] ["[b, a, tolerance] = filterquestion(name, given)"] "The filter that a question is about." [];
    "subspaces" [6 6; 3] ["[v, e, signals] = subspaces(name, x, p, window, overlap, is_correlation)"] "The eigenvectors of the correlation of a signal." [];
    "noisesubspace" [6 6; 4] ["[s, f, v, e] = noisesubspace(name, x, p, given, weighted, outputs)"] "The pseudospectrum of the eigenvectors that hold noise." [];
    "noiseroots" [5 5; 2] ["[w, power] = noiseroots(name, x, p, given, weighted)"] "Frequencies by the roots of the eigenvectors that hold noise." [];
}
