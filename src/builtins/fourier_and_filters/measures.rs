//! Wavelets, and measures of spectra, tones and pulses, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Wavelets.
    WAVELETS, FourierAndFilters;
    "wfilters" [1 2; 4] ["[LoD, HiD, LoR, HiR] = wfilters(name)", "[F1, F2] = wfilters(name, kind)"] "The filters of a wavelet of Daubechies, 'haar', 'db1' to 'db20', or 'sym2' to 'sym6' and 'sym8': two that take apart and two that put together."
        [Equal("wfilters('haar')", "[1 1] / sqrt(2)"), Equal("round(wfilters('sym4'), 4)", "[-0.0758 -0.0296 0.4976 0.8037 0.2979 -0.0992 -0.0126 0.0322]"), Fails("wfilters('magic')", "haar or db1 to db20")];
    "qmf" [1 2; 1] ["y = qmf(x)", "y = qmf(x, p)"] "A filter backwards, with every second coefficient negated."
        [Equal("qmf([1 2 3 4])", "[4 -3 2 -1]"), Fails("qmf({1})", "vector of numbers")];
    "dwt" [2 255; 2] ["[a, d] = dwt(x, name)", "[a, d] = dwt(x, LoD, HiD)", "[a, d] = dwt(..., 'mode', mode)"] "The discrete wavelet transform of a signal: its approximation and its details."
        [Equal("dwt([1 3 5 7], 'haar')", "[4 12] / sqrt(2)"), Fails("dwt(1:4, 'haar', 'mode', 'odd')", "expected sym")];
    "idwt" [3 255; 1] ["x = idwt(a, d, name)", "x = idwt(a, d, LoR, HiR, n)", "x = idwt(..., 'mode', mode)"] "The signal of a discrete wavelet transform."
        [Equal("idwt([4 12] / sqrt(2), -[2 2] / sqrt(2), 'haar')", "[1 3 5 7]"), Fails("idwt(1:2, 1, 'haar')", "as many coefficients")];
    "dwt2" [2 255; 4] ["[a, h, v, d] = dwt2(X, name)", "[a, h, v, d] = dwt2(..., 'mode', mode)"] "The discrete wavelet transform of a matrix."
        [Equal("dwt2(ones(2), 'haar')", "2"), Fails("dwt2({1}, 'haar')", "matrix of numbers")];
    "idwt2" [5 255; 1] ["X = idwt2(a, h, v, d, name)", "X = idwt2(a, h, v, d, LoR, HiR, [m n])"] "The matrix of a discrete wavelet transform."
        [Equal("idwt2(2, 0, 0, 0, 'haar')", "ones(2)"), Fails("idwt2(1, [1 2], 1, 1, 'haar')", "one size")];
    "wavedec" [3 255; 2] ["[c, l] = wavedec(x, n, name)", "[c, l] = wavedec(x, n, LoD, HiD)"] "The wavelet transform of a signal over several levels: coefficients, and how many there are of each kind."
        [Equal("wavedec([1 1 1 1], 2, 'haar')", "[2 0 0 0]"), Fails("wavedec(1:4, 0, 'haar')", "positive integer")];
    "waverec" [3 255; 1] ["x = waverec(c, l, name)", "x = waverec(c, l, LoR, HiR)"] "The signal of a wavelet transform over several levels."
        [Equal("waverec([2 0 0 0], [1 1 2 4], 'haar')", "[1 1 1 1]"), Fails("waverec(1:3, [1 1 2 4], 'haar')", "that wavedec gives")];
    "appcoef" [3 255; 1] ["a = appcoef(c, l, name)", "a = appcoef(c, l, name, n)"] "The approximation of a signal at one level of a wavelet transform."
        [Equal("appcoef([2 0 0 0], [1 1 2 4], 'haar', 1)", "[1 1] * sqrt(2)"), Fails("appcoef([2 0 0 0], [1 1 2 4], 'haar', 3)", "from 0 up to 2")];
    "detcoef" [2 4; 255] ["d = detcoef(c, l, n)", "[d1, d2] = detcoef(c, l, [1 2])", "d = detcoef(c, l, 'cells')"] "The details of a signal at levels of a wavelet transform."
        [Equal("detcoef([1 2 3 4], [1 1 2 4], 1)", "[3 4]"), Fails("detcoef([1 2 3 4], [1 1 2 4], 3)", "from 1 up to 2")];
    "wrcoef" [4 255; 1] ["x = wrcoef(kind, c, l, name)", "x = wrcoef(kind, c, l, name, n)"] "The signal that the approximation or the details of one level come to."
        [Equal("wrcoef('a', [2 0 0 0], [1 1 2 4], 'haar', 2)", "[1 1 1 1]"), Fails("wrcoef('x', [2 0 0 0], [1 1 2 4], 'haar')", "expected a or d")];
    "wmaxlev" [2 2; 1] ["n = wmaxlev(n, name)"] "How many levels of a wavelet transform make sense."
        [Equal("wmaxlev(1024, 'db2')", "8"), Fails("wmaxlev('', 'db2')", "size of a signal")];
    "wthresh" [3 3; 1] ["y = wthresh(x, kind, t)"] "What of numbers is above a threshold: as it is ('h'), or less the threshold ('s')."
        [Equal("wthresh([-3 1 2], 's', 1.5)", "[-1.5 0 0.5]"), Fails("wthresh(1, 'x', 1)", "expected s or h")];
    "mexihat" [3 3; 2] ["[psi, x] = mexihat(low, high, n)"] "The wavelet that is the second derivative of Gauss's function with the other sign, at n points."
        [Equal("round(mexihat(-1, 1, 3), 4)", "[0 0.8673 0]"), Fails("mexihat(0, 1, 0)", "positive integer")];
    "morlet" [3 3; 2] ["[psi, x] = morlet(low, high, n)"] "The wavelet of Morlet, cos(5 x) under Gauss's function, at n points."
        [Equal("morlet(0, 0, 1)", "1"), Fails("morlet(0, 1, 0)", "positive integer")];
    "modwt" [1 255; 1] ["w = modwt(x)", "w = modwt(x, name)", "w = modwt(x, name, n)", "w = modwt(x, LoR, HiR, n)"] "The wavelet transform of a signal over several levels that keeps its length: the details of each level in a row, and the smooth in the last one; by sym4 where no wavelet is given."
        [Equal("round(modwt([1 3 5 7], 'haar', 1), 12)", "[-3 1 1 1; 4 2 4 6]"), Fails("modwt({1})", "vector of real numbers")];
    "imodwt" [1 255; 1] ["x = imodwt(w)", "x = imodwt(w, name)", "x = imodwt(w, n, name)"] "The signal of a transform of modwt; with n, what is left of it without the details of the first n levels."
        [Equal("round(imodwt([-3 1 1 1; 4 2 4 6], 'haar'), 12)", "[1 3 5 7]"), Fails("imodwt({1})", "that modwt gives")];
    "modwtmra" [1 255; 1] ["m = modwtmra(w)", "m = modwtmra(w, name)"] "The parts of a signal that the levels of modwt hold, a row each, which add up to it."
        [Equal("round(sum(modwtmra(modwt([1 3 5 7], 'haar', 1), 'haar')), 12)", "[1 3 5 7]"), Fails("modwtmra({1})", "that modwt gives")];
}

source_builtins! {
    /// Measures of spectra and tones.
    TONES, FourierAndFilters;
    "meanfreq" [1 3; 2] ["[freq, power] = meanfreq(x, rate)", "[freq, power] = meanfreq(pxx, f, range)"] "The mean frequency of a signal."
        [Equal("meanfreq([1 1 1], [1 2 3])", "2"), Fails("meanfreq({1})", "real numbers")];
    "medfreq" [1 3; 2] ["[freq, power] = medfreq(x, rate)", "[freq, power] = medfreq(pxx, f, range)"] "The frequency that divides the power of a signal in halves."
        [Equal("medfreq([1 1 1], [1 2 3])", "2"), Fails("medfreq({1})", "real numbers")];
    "obw" [1 4; 4] ["[bw, low, high, power] = obw(x, rate)", "[bw, low, high, power] = obw(pxx, f, range, percent)"] "The width of the band that holds 99 percent of the power of a signal."
        [Equal("obw([1 1 1 1 1], 0:4)", "3.96"), Fails("obw(1:4, 1, [], 200)", "percentage")];
    "snr" [1 3; 2] ["[r, noise] = snr(x, y)", "[r, noise] = snr(x, rate, count)"] "The ratio of signal to noise in decibels; of a tone, without its harmonics."
        [Equal("snr([10 0], [1 0])", "20"), Fails("snr(1)", "at least 8")];
    "thd" [1 3; 3] ["[r, power, freq] = thd(x, rate, count)"] "How strong the harmonics of a tone are, in decibels."
        [Equal("thd(cos(2 * pi * (0:99) / 10)) < -100", "true"), Fails("thd(1)", "at least 8")];
    "sinad" [1 3; 2] ["[r, power] = sinad(x, rate)"] "The ratio of a tone to its harmonics and noise together, in decibels."
        [Equal("sinad(cos(2 * pi * (0:99) / 10)) > 100", "true"), Fails("sinad(1)", "at least 8")];
    "sfdr" [1 3; 3] ["[r, power, freq] = sfdr(x, rate)"] "The ratio of a tone to the strongest other one, in decibels."
        [Equal("sfdr(cos(2 * pi * (0:99) / 10)) > 100", "true"), Fails("sfdr(1)", "at least 8")];
    "powerbw" [1 4; 4] ["[bw, low, high, power] = powerbw(x, rate)", "[bw, low, high, power] = powerbw(pxx, f, range, r)"] "How wide the part of a spectrum is that is less than r decibels below its greatest value."
        [Equal("nthargout(1:4, @powerbw, [0; 1; 2; 1; 0], 0:4, [], 10 * log10(2))", "{2, 1, 3, 4}"), Fails("powerbw([1; 2], [0; 1], [], -1)", "positive number of decibels")];
}

source_builtins! {
    /// Measures of pulses between two levels.
    PULSES, FourierAndFilters;
    "statelevels" [1 4; 3] ["levels = statelevels(x)", "[levels, counts, places] = statelevels(x, bins, method, bounds)"] "The low and the high level of a signal with two."
        [Equal("statelevels([0 0 0 1 1 1], 10)", "[0.05 0.95]"), Fails("statelevels([1 1])", "one level")];
    "midcross" [1 255; 2] ["[c, level] = midcross(x)", "[c, level] = midcross(x, rate)", "[c, level] = midcross(x, t, Name, Value)"] "When a signal crosses the middle between its levels."
        [Equal("midcross([0 0 1 1 0 0], 'StateLevels', [0 1])", "[2.5 4.5]"), Fails("midcross({1})", "real numbers")];
    "risetime" [1 255; 5] ["[r, t1, t2, low, high] = risetime(x, rate)", "[...] = risetime(x, t, 'PercentReferenceLevels', [10 90], 'StateLevels', levels)"] "How long a signal takes from 10 to 90 percent of its levels."
        [Equal("risetime([0 0 5 10 10], 'StateLevels', [0 10])", "1.6"), Fails("risetime(1:4, 'odd', 1)", "unknown option")];
    "falltime" [1 255; 5] ["[f, t1, t2, low, high] = falltime(x, rate)"] "How long a signal takes from 90 to 10 percent of its levels."
        [Equal("falltime([10 10 5 0 0], 'StateLevels', [0 10])", "1.6"), Fails("falltime(1:4, 'odd', 1)", "unknown option")];
    "pulsewidth" [1 255; 4] ["[w, first, last, level] = pulsewidth(x, rate)", "[...] = pulsewidth(..., 'Polarity', 'negative')"] "How long pulses are, at half their height."
        [Equal("pulsewidth([0 0 1 1 0 0], 'StateLevels', [0 1])", "2"), Fails("pulsewidth([0 1], 'Polarity', 'odd')", "positive or negative")];
    "pulseperiod" [1 255; 5] ["[p, first, last, next, level] = pulseperiod(x, rate)"] "How long it takes from the beginning of a pulse to that of the next."
        [Equal("pulseperiod([0 1 0 0 1 0], 'StateLevels', [0 1])", "3"), Fails("pulseperiod({1})", "real numbers")];
    "dutycycle" [1 255; 5] ["[d, first, last, next, level] = dutycycle(x, rate)", "d = dutycycle(width, frequency)"] "The width of pulses over their period."
        [Equal("dutycycle([0 1 0 0 1 0], 'StateLevels', [0 1])", "1/3"), Fails("dutycycle({1})", "real numbers")];
    "overshoot" [1 255; 3] ["[percent, level, t] = overshoot(x, rate)", "[...] = overshoot(..., 'Region', 'preshoot', 'SeekFactor', 3)"] "How far a signal goes above its level near each transition, in percent of the difference of levels."
        [Equal("overshoot([0 0 5 4 4], 'StateLevels', [0 4])", "25"), Fails("overshoot([0 1], 'Region', 'odd')", "postshoot or preshoot")];
    "undershoot" [1 255; 3] ["[percent, level, t] = undershoot(x, rate)"] "How far a signal goes below its level near each transition, in percent of the difference of levels."
        [Equal("undershoot([4 4 -1 0 0], 'StateLevels', [0 4])", "25"), Fails("undershoot([0 1], 'Region', 'odd')", "postshoot or preshoot")];
    "slewrate" [1 255; 5] ["[r, lower, upper] = slewrate(x, rate)", "[...] = slewrate(x, t, Name, Value)", "[r, lower, upper, lower_level, upper_level] = slewrate(...)"] "How steep the transitions of a signal are between their reference levels, and when they pass them."
        [Equal("round(slewrate([0 0 0 0.5 1 1 1], 2, 'StateLevels', [0 1]), 9)", "1"), Fails("slewrate({1})", "vector of real numbers")];
    "settlingtime" [2 255; 3] ["[s, level, t] = settlingtime(x, d)", "[s, level, t] = settlingtime(x, rate, d)", "[s, level, t] = settlingtime(x, t, d, Name, Value)"] "How long after the middle of each transition a signal stays within the tolerance of its level for the time d; and where it begins to."
        [Equal("round(settlingtime([0 0 0 1 1.2 1 1 1 1], 4, 'StateLevels', [0 1]), 9)", "2.4"), Fails("settlingtime({1}, 2)", "vector of real numbers")];
    "cusum" [1 6; 4] ["[up, down] = cusum(x)", "[up, down, upper, lower] = cusum(x, limit, shift, mean, deviation)", "[up, down] = cusum(..., 'all')"] "Where the sums of how far a signal is above or below its mean pass a limit in deviations, first or all; and the sums."
        [Equal("0 + cusum([zeros(1, 5) 3 3 3 3], 5, 1, 0, 1)", "8"), Equal("nthargout(3, @cusum, [0 1 2], 5, 1, 0, 1)", "[0 0.5 2]"), Fails("cusum({1})", "vector of real numbers")];
}

source_builtins! {
    /// What these texts share.
    SHARED_BY_MEASURES, FourierAndFilters;
    "realfloat" [2 2; 1] ["x = realfloat(name, x)"] "Real numbers as floating-point ones." [];
    "waveletfilters" [3 3; 3] ["[filters, mode, rest] = waveletfilters(name, given, part)"] "The filters of a wavelet." [];
    "waveletextend" [3 3; 1] ["y = waveletextend(x, m, mode)"] "Columns that go on at both ends." [];
    "waveletdown" [3 3; 1] ["c = waveletdown(x, f, mode)"] "Every second sample behind a filter." [];
    "waveletup" [4 4; 1] ["x = waveletup(c, f, mode, n)"] "Twice as many samples behind a filter." [];
    "powerdensity" [2 2; 4] ["[p, f, range, rated] = powerdensity(name, given)"] "A power spectrum and its range." [];
    "powerquantile" [3 3; 1] ["at = powerquantile(p, f, share)"] "The frequency below which a share of the power lies." [];
    "tonespectrum" [2 2; 1] ["s = tonespectrum(name, given)"] "The power of a tone and of what is beside it." [];
    "signaltransitions" [2 2; 1] ["s = signaltransitions(name, given)"] "Where a signal goes from one level to the other." [];
    "signalpulses" [2 2; 4] ["[first, last, next, level] = signalpulses(name, given)"] "When pulses begin and end." [];
    "signalshoot" [3 3; 3] ["[percent, level, time] = signalshoot(name, given, over)"] "How far a signal goes beyond its levels." [];
    "modwtfilters" [3 3; 3] ["[low, high, levels] = modwtfilters(name, given, n)"] "The filters and the levels of modwt." [];
    "modwtresponse" [4 4; 2] ["[G, H] = modwtresponse(low, high, k, n)"] "What the filters of a level of modwt make of frequencies." [];
}
