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
    "pyulear" [2 255; 2] ["[pxx, f] = pyulear(x, p, n, rate, range)"] "The power spectrum of a signal by the model of Yule and Walker."
        [Equal("size(pyulear(1:8, 2))", "[129 1]"), Fails("pyulear({1}, 2)", "signal of numbers")];
    "pburg" [2 255; 2] ["[pxx, f] = pburg(x, p, n, rate, range)"] "The power spectrum of a signal by the model of Burg."
        [Equal("pburg([1 -1 1], 0, 2, 1)", "[1; 1]"), Fails("pburg({1}, 2)", "signal of numbers")];
    "pcov" [2 255; 2] ["[pxx, f] = pcov(x, p, n, rate, range)"] "The power spectrum of a signal by the model of least error forward."
        [Equal("size(pcov(1:8, 2, 64))", "[33 1]"), Fails("pcov({1}, 2)", "signal of numbers")];
    "pmcov" [2 255; 2] ["[pxx, f] = pmcov(x, p, n, rate, range)"] "The power spectrum of a signal by the model of least error in both directions."
        [Equal("size(pmcov(1:8, 2, 64))", "[33 1]"), Fails("pmcov({1}, 2)", "signal of numbers")];
    "prony" [3 3; 2] ["[b, a] = prony(h, nb, na)"] "The filter of these degrees whose impulse response begins with h, by the method of Prony."
        [Equal("nthargout(1:2, @prony, [4 2 1 0.5 0.25], 0, 1)", "{4, [1 -0.5]}"), Fails("prony({1}, 1, 1)", "impulse response")];
    "stmcb" [3 6; 2] ["[b, a] = stmcb(h, nb, na)", "[b, a] = stmcb(h, nb, na, iterations, a)", "[b, a] = stmcb(y, x, nb, na, ...)"] "The filter of these degrees whose impulse response is nearest to h, or that makes y of x, by the iteration of Steiglitz and McBride."
        [Equal("round(nthargout(2, @stmcb, [4 2 1 0.5 0.25], 0, 1), 9)", "[1 -0.5]"), Fails("stmcb({1}, 1, 1)", "degrees below its length")];
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
}

source_builtins! {
    /// Tapers, cepstra and alignment.
    TAPERS, FourierAndFilters;
    "dpss" [2 4; 2] ["E = dpss(n, nw)", "[E, V] = dpss(n, nw, k)"] "Slepian's sequences, whose energy is concentrated in a band, and how far it is."
        [Equal("abs(dpss(1, 0.3))", "1"), Fails("dpss(8, 5)", "between 0 and 4")];
    "pmtm" [1 255; 2] ["[pxx, f] = pmtm(x, nw, n, rate)", "[pxx, f] = pmtm(x, nw, n, rate, 'eigen')", "[pxx, f] = pmtm(..., range)", "[pxx, f] = pmtm(x, m, n, rate, 'Tapers', 'sine')"] "The power spectrum of a signal by the tapers of Slepian, or by sines."
        [Equal("size(pmtm(1:20))", "[129 1]"), Fails("pmtm({1})", "signal of numbers")];
    "rceps" [1 1; 2] ["y = rceps(x)", "[y, ym] = rceps(x)"] "The real cepstrum of a signal, and the signal of minimum phase with the same."
        [Equal("rceps([1 0 0 0])", "[0 0 0 0]"), Fails("rceps([1 1])", "zero")];
    "cceps" [1 2; 3] ["xhat = cceps(x)", "[xhat, nd, xhat1] = cceps(x, n)"] "The complex cepstrum of a signal, and the delay that was taken out before."
        [Equal("cceps([1 0 0 0])", "[0 0 0 0]"), Fails("cceps({1})", "vector of real numbers")];
    "icceps" [1 2; 1] ["x = icceps(xhat)", "x = icceps(xhat, nd)"] "The signal of a complex cepstrum."
        [Equal("icceps([0 0 0 0])", "[1 0 0 0]"), Fails("icceps({1})", "vector of numbers")];
    "finddelay" [2 3; 1] ["d = finddelay(x, y)", "d = finddelay(x, y, most)"] "By how many samples one signal comes after another."
        [Equal("finddelay([1 2 3], [0 0 1 2 3])", "2"), Fails("finddelay({1}, 1)", "signals of numbers")];
    "alignsignals" [2 4; 3] ["[xa, ya, d] = alignsignals(x, y)", "[xa, ya, d] = alignsignals(x, y, most, 'truncate')"] "Two signals of which the earlier one is delayed until they fit."
        [Equal("alignsignals([1 2 3], [0 0 1 2 3])", "[0 0 1 2 3]"), Fails("alignsignals(1, 2, 'odd')", "expected truncate")];
    "dtw" [2 4; 3] ["dist = dtw(x, y)", "[dist, ix, iy] = dtw(x, y, most, metric)"] "The distance of two signals whose samples may be repeated to fit."
        [Equal("dtw([1 2 3], [1 1 2 3 3])", "0"), Equal("dtw([1 2], [1 4], 'squared')", "4"), Fails("dtw(1, 2, 'odd')", "euclidean, absolute")];
}

source_builtins! {
    /// What these texts share.
    SHARED_BY_MODELS, FourierAndFilters;
    "systeminput" [6 6; 2] ["[B, D] = systeminput(name, A, B, C, D, input)"] "What one input does in a system." [];
    "arsignal" [2 2; 1] ["x = arsignal(name, x)"] "Signals as columns." [];
    "arorder" [3 3; 1] ["p = arorder(name, p, most)"] "The order of a model." [];
    "arleast" [4 4; 2] ["[a, e] = arleast(name, x, p, both)"] "The model of least squares." [];
    "arspectrum" [6 6; 2] ["[pxx, f] = arspectrum(name, model, x, p, given, outputs)"] "The power spectrum of a model." [];
    "biasedcorrelation" [2 2; 1] ["r = biasedcorrelation(x, p)"] "The correlation of signals with themselves." [];
    "responselength" [2 2; 1] ["n = responselength(b, a)"] "How many samples of a response are worth showing." [];
    "digitalfilter" [2 2; 3] ["[b, a, rest] = digitalfilter(name, given)"] "A filter by its coefficients or sections." [];
    "timeresponse" [5 5; 2] ["[h, t] = timeresponse(name, input, given, outputs, title_text)"] "What a filter makes of an input." [];
    "firbands" [5 5; 5] ["[n, f, a, w, kind] = firbands(name, n, f, a, given)"] "The bands of a filter." [];
}
