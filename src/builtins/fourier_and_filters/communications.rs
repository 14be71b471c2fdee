//! Signals that carry symbols: modulation, noise and errors, written in the language.

use crate::builtins::Example::{Equal, Fails};
use crate::builtins::source_builtins;

source_builtins! {
    /// Modulation, noise and errors of symbols.
    COMMUNICATIONS, FourierAndFilters;
    "bsc" [2 2; 2] ["out = bsc(bits, p)", "[out, wrong] = bsc(bits, p)"] "Bits that a channel turns with a probability."
        [Equal("bsc([0 1 1], 1)", "[1 0 0]"), Equal("bsc([0 1 1], 0)", "[0 1 1]"), Fails("bsc(2, 0.1)", "bits")];
    "awgn" [2 6; 1] ["y = awgn(x, snr)", "y = awgn(x, snr, power)", "y = awgn(x, snr, 'measured')", "y = awgn(x, snr, power, seed, 'linear')"] "A signal with white noise, so many decibels below its power, which is 0 dBW unless it is given or measured."
        [Equal("size(awgn(ones(2, 3), 10))", "[2 3]"), Equal("max(abs(awgn(1:3, 300) - (1:3))) < 1e-12", "true"), Fails("awgn({1}, 10)", "a signal")];
    "compand" [3 4; 1] ["out = compand(in, mu, peak)", "out = compand(in, parameter, peak, 'mu/expander' | 'A/compressor' | 'A/expander')"] "Makes small values of a signal larger by the mu law or the A law, or takes that back."
        [Equal("compand([0 3 -3], 255, 3)", "[0 3 -3]"), Fails("compand(1, 2, 3, 'b')", "compressor")];
    "quantiz" [2 3; 3] ["index = quantiz(signal, limits)", "[index, values, distortion] = quantiz(signal, limits, codebook)"] "In which parts between limits values lie, and the values of a codebook for them."
        [Equal("quantiz([-1 0 1.5], [0 1])", "[0 0 2]"), Fails("quantiz(1, [2 1])", "rising")];
    "rcosdesign" [3 4; 1] ["b = rcosdesign(beta, span, sps)", "b = rcosdesign(beta, span, sps, 'normal' | 'sqrt')"] "A raised cosine or its root over so many symbols, with the energy one."
        [Equal("numel(rcosdesign(0.25, 6, 4))", "25"), Equal("abs(norm(rcosdesign(0.5, 4, 2)) - 1) < 1e-15", "true"), Fails("rcosdesign(2, 6, 4)", "rolloff")];
    "wgn" [3 7; 1] ["y = wgn(m, n, power)", "y = wgn(m, n, power, impedance, seed, 'dBm', 'complex')"] "White noise of a power in dBW."
        [Equal("size(wgn(2, 3, 0))", "[2 3]"), Fails("wgn(1, 2, 3, 'loud')", "expected measured")];
    "randsrc" [0 4; 1] ["out = randsrc", "out = randsrc(m, n)", "out = randsrc(m, n, alphabet)", "out = randsrc(m, n, [symbols; probabilities], seed)"] "Random symbols, -1 and 1 unless an alphabet is given."
        [Equal("randsrc(1, 3, [5 6; 0 1])", "[6 6 6]"), Equal("all(abs(randsrc(2, 3)) == 1, 'all')", "true"), Fails("randsrc(1, 1, [5 6; 0.5 1])", "must be 1")];
    "de2bi" [1 4; 1] ["b = de2bi(d)", "b = de2bi(d, n)", "b = de2bi(d, n, base, 'left-msb')"] "The digits of integers as rows, the least first."
        [Equal("de2bi([1; 5])", "[1 0 0; 1 0 1]"), Equal("de2bi(5, 4, 'left-msb')", "[0 1 0 1]"), Fails("de2bi(-1)", "nonnegative")];
    "bi2de" [1 3; 1] ["d = bi2de(b)", "d = bi2de(b, base, 'left-msb')"] "The integers of rows of digits, the least first."
        [Equal("bi2de([1 0 1; 0 1 1])", "[5; 6]"), Equal("bi2de([1 1 0], 'left-msb')", "6"), Fails("bi2de(2)", "digits")];
    "qammod" [2 255; 1] ["y = qammod(x, M)", "y = qammod(x, M, 'bin')", "y = qammod(..., 'InputType', 'bit', 'UnitAveragePower', true)"] "Symbols as points of a grid in the plane, in Gray's order."
        [Equal("qammod(0:3, 4)", "[-1+1i -1-1i 1+1i 1-1i]"), Equal("qammod([1; 0], 4, 'InputType', 'bit')", "1+1i"), Fails("qammod(4, 4)", "from 0 to 3")];
    "qamdemod" [2 255; 1] ["x = qamdemod(y, M)", "x = qamdemod(y, M, 'bin')", "x = qamdemod(..., 'OutputType', 'bit', 'UnitAveragePower', true)", "L = qamdemod(..., 'OutputType', 'llr', 'NoiseVariance', v)"] "The symbols whose points in the plane are nearest."
        [Equal("qamdemod(qammod(0:15, 16) + 0.1, 16)", "0:15"), Fails("qamdemod(1, 3)", "power of 4")];
    "pskmod" [2 255; 1] ["y = pskmod(x, M)", "y = pskmod(x, M, phase)", "y = pskmod(x, M, phase, 'bin')"] "Symbols as points of the unit circle, in Gray's order."
        [Equal("max(abs(pskmod([0 1 3 2], 4) - [1 1i -1 -1i])) < 1e-15", "true"), Fails("pskmod(4, 4)", "from 0 to 3")];
    "pskdemod" [2 255; 1] ["x = pskdemod(y, M)", "x = pskdemod(y, M, phase)", "x = pskdemod(y, M, phase, 'bin')"] "The symbols whose points of the unit circle are nearest."
        [Equal("pskdemod([1 1i -1 -1i], 4)", "[0 1 3 2]"), Fails("pskdemod(1, 4, 0, 'odd')", "gray or bin")];
    "biterr" [2 4; 3] ["[number, ratio] = biterr(x, y)", "[number, ratio, each] = biterr(x, y, bits)", "number = biterr(..., 'row-wise')"] "How many bits of integers differ, and which part of all bits that is."
        [Equal("nthargout(1:2, @biterr, [1 2 3 0], [1 2 0 0])", "{2, 0.25}"), Fails("biterr(1, [1 2])", "same size")];
    "symerr" [2 3; 3] ["[number, ratio, each] = symerr(x, y)", "number = symerr(x, y, 'row-wise')"] "How many symbols differ, and which part of all that is."
        [Equal("nthargout(1:2, @symerr, [1 2 3 0], [1 2 0 0])", "{1, 0.25}"), Fails("symerr(1, [1 2])", "same size")];
    "qfunc" [1 1; 1] ["y = qfunc(x)"] "How probable it is that a number of the standard normal distribution is greater."
        [Equal("qfunc([-Inf 0 Inf])", "[1 0.5 0]"), Fails("qfunc({1})", "real numbers")];
    "qfuncinv" [1 1; 1] ["x = qfuncinv(y)"] "The number that is exceeded with this probability."
        [Equal("qfuncinv([0 0.5 1])", "[Inf 0 -Inf]"), Fails("qfuncinv(2)", "from 0 to 1")];
    "uencode" [2 4; 1] ["y = uencode(u, n)", "y = uencode(u, n, v)", "y = uencode(u, n, v, 'signed')"] "Numbers between -v and v as integers of n bits."
        [Equal("uencode([-1 -0.5 0 0.5 1], 2)", "uint8([0 1 2 3 3])"), Equal("uencode([-1 0 1], 3, 1, 'signed')", "int8([-4 0 3])"), Fails("uencode(1, 40)", "from 2 up to 32")];
    "udecode" [2 4; 1] ["y = udecode(u, n)", "y = udecode(u, n, v)", "y = udecode(u, n, v, 'wrap')"] "The numbers between -v and v that integers of n bits stand for; what is beyond is at the end, or wraps around."
        [Equal("0 + udecode(int8([-1 1 2 -5]), 3)", "[-0.25 0.25 0.5 -1]"), Equal("0 + udecode(int8([-1 1 2 -5]), 3, 1, 'wrap')", "[-0.25 0.25 0.5 0.75]"), Fails("udecode(1, 3)", "integers")];
    "marcumq" [2 3; 1] ["q = marcumq(a, b)", "q = marcumq(a, b, m)"] "The function Q of Marcum, of the order m."
        [Equal("round(marcumq(0, 2) - exp(-2), 12)", "0"), Equal("round(marcumq(2, 2), 8)", "0.60350096"), Fails("marcumq(-1, 1)", "not negative")];
}

source_builtins! {
    /// What these texts share.
    SHARED_BY_COMMUNICATIONS, FourierAndFilters;
    "noise_words" [2 2; 2] ["[words, numbers] = noise_words(name, given)"] "The words and the numbers of a call." [];
    "digit_arguments" [3 3; 3] ["[base, count, leftmost] = digit_arguments(name, given, most)"] "How digits are written." [];
    "qam_points" [3 3; 1] ["points = qam_points(name, M, order)"] "The points of a grid." [];
    "gray_place" [1 1; 1] ["k = gray_place(g)"] "Places in Gray's order." [];
    "modulation_arguments" [3 3; 1] ["o = modulation_arguments(name, M, given)"] "The options of a modulation." [];
    "psk_arguments" [2 2; 3] ["[phase, order, bits] = psk_arguments(name, given)"] "The options of a modulation of phases." [];
    "symbols_of_bits" [3 3; 1] ["x = symbols_of_bits(name, x, M)"] "Bits as symbols." [];
    "bits_of_symbols" [2 2; 1] ["b = bits_of_symbols(x, M)"] "Symbols as bits." [];
    "checkbits" [3 3; 0] ["checkbits(name, n, v)"] "Refuses what is no number of bits or no peak." [];
}
