//! Linear systems: transfer functions, zeros with poles and gains, and matrices of states. They are classes, whose texts are in
//! `classes/m/classdef`; what a function of them does with polynomials or matrices is in `m/`.

use super::Example::{Equal, Fails, Prints};
use super::in_the_language::{library_classes, library_methods};
use super::source_builtins;

library_classes! {
    /// The classes.
    SYSTEMS, Control;
    "tf" ["G = tf(num, den)", "G = tf(num, den, Ts)", "s = tf('s')", "z = tf('z', Ts)", "G = tf(sys)", "G = tf(..., name, value)"] "A transfer function, a fraction of polynomials, or a cell array of them for several inputs and outputs. Systems are added, multiplied and divided, also with numbers; G(i, j) is from input j to output i. exp(-T*s) is a delay. Its properties are Numerator, Denominator, Ts, Variable, IODelay, InputDelay, OutputDelay, InputName, OutputName, Name and UserData."
        [Prints("disp(tf([1 2], [1 3 5]))", "      s + 2\n  -------------\n  s^2 + 3 s + 5\n \nContinuous-time transfer function.\n"), Equal("tf([1 2], [0 1 3]).Denominator", "{[1 3]}"), Fails("tf(1, 0)", "must not be zero")];
    "zpk" ["G = zpk(z, p, k)", "G = zpk(z, p, k, Ts)", "s = zpk('s')", "G = zpk(sys)", "G = zpk(..., name, value)"] "A system by its zeros, poles and gain: the properties Z, P, K, Ts, Variable, InputName, OutputName, Name and UserData."
        [Prints("disp(zpk(1, [0 -2 -2], 3))", "   3 (s-1)\n  ---------\n  s (s+2)^2\n \nContinuous-time zero/pole/gain model.\n"), Equal("zpk(tf(2, [1 3 2])).K", "2"), Fails("zpk(1, 2)", "expected zeros, poles, a gain")];
    "ss" ["sys = ss(A, B, C, D)", "sys = ss(A, B, C, D, Ts)", "sys = ss(G)", "sys = ss(..., name, value)"] "A system by its matrices of states: x' = A*x + B*u, y = C*x + D*u, or x(k + 1) = A*x(k) + B*u(k) with a sample time. Its properties are A, B, C, D, Ts, StateName, InputName, OutputName, Name and UserData."
        [Equal("ss([0 1; -2 -3], [0; 1], [1 0], 0).A", "[0 1; -2 -3]"), Equal("tf(ss([0 1; -2 -3], [0; 1], [1 0], 0)).Denominator", "{[1 3 2]}"), Fails("ss([1 2], 1, 1, 0)", "must be square")];
    "pid" ["C = pid(Kp, Ki, Kd)", "C = pid(Kp, Ki, Kd, Tf)", "C = pid(Kp, Ki, Kd, Tf, Ts)"] "A controller Kp + Ki/s + Kd*s/(Tf*s + 1): the properties Kp, Ki, Kd, Tf and Ts. Combined with others it is a transfer function."
        [Equal("tf(pid(2, 3)).Numerator", "{[2 3]}"), Equal("pole(feedback(pid(2) * tf(1, [1 1]), 1))", "-3"), Fails("pid('x')", "no value")];
}

library_methods! {
    /// What only systems are asked.
    OF_SYSTEMS, Control;
    "tfdata" [1 2; 3] ["[num, den, Ts] = tfdata(sys)", "[num, den, Ts] = tfdata(sys, 'v')"] "The numerators and denominators of a system: cell arrays, or vectors where 'v' asks for those of one input and output."
        [Equal("tfdata(tf([1 2], [1 3 5]), 'v')", "[0 1 2]"), Fails("tfdata(1)", "Undefined function")];
    "zpkdata" [1 2; 4] ["[z, p, k, Ts] = zpkdata(sys)", "[z, p, k, Ts] = zpkdata(sys, 'v')"] "The zeros, poles and gains of a system: cell arrays, or vectors where 'v' asks for those of one input and output."
        [Equal("zpkdata(tf([1 2], [1 3 5]), 'v')", "-2"), Fails("zpkdata(1)", "Undefined function")];
    "ssdata" [1 1; 5] ["[A, B, C, D, Ts] = ssdata(sys)"] "The matrices of states of a system."
        [Equal("ssdata(tf(1, [1 2]))", "-2"), Fails("ssdata(1)", "Undefined function")];
    "tzero" [1 1; 2] ["[z, k] = tzero(sys)"] "The zeros of a system; its gain, where it has one input and output."
        [Equal("tzero(tf([1 2], [1 3 5]))", "-2"), Fails("tzero(1)", "Undefined function")];
    "minreal" [1 2; 1] ["sys = minreal(sys)", "sys = minreal(sys, tolerance)"] "A system without poles and zeros that cancel, or states that nothing reaches or shows."
        [Equal("minreal(tf([1 1], [1 3 2])).Denominator", "{[1 2]}"), Fails("minreal(1)", "Undefined function")];
    "d2c" [1 2; 1] ["sys = d2c(sys)", "sys = d2c(sys, method)"] "A system in continuous time of one with a sample time: by 'zoh', 'tustin' or 'matched'."
        [Equal("abs(pole(d2c(c2d(tf(1, [1 1]), 0.1))) + 1) < 1e-12", "true"), Fails("d2c(tf(1, [1 1]))", "with a sample time")];
    "evalfr" [2 2; 1] ["h = evalfr(sys, x)"] "The value of a transfer function at a complex number."
        [Equal("evalfr(tf(1, [1 1]), 1i)", "0.5 - 0.5i"), Fails("evalfr(1, 2)", "Undefined function")];
    "freqresp" [1 2; 2] ["[H, w] = freqresp(sys, w)"] "The values of a transfer function at frequencies, a page for each."
        [Equal("freqresp(tf(1, [1 1]), 1)", "0.5 - 0.5i"), Fails("freqresp(1)", "Undefined function")];
    "order" [1 1; 1] ["n = order(sys)"] "How many states a system has."
        [Equal("order(tf(1, [1 2 3]))", "2"), Fails("order(1)", "Undefined function")];
    "isct" [1 1; 1] ["tf = isct(sys)"] "Whether a system is one in continuous time."
        [Equal("isct(tf(1, [1 2]))", "true"), Fails("isct(1)", "Undefined function")];
    "isdt" [1 1; 1] ["tf = isdt(sys)"] "Whether a system has a sample time."
        [Equal("isdt(tf(1, [1 2]))", "false"), Fails("isdt(1)", "Undefined function")];
    "issiso" [1 1; 1] ["tf = issiso(sys)"] "Whether a system has one input and one output."
        [Equal("issiso(tf(1, [1 2]))", "true"), Fails("issiso(1)", "Undefined function")];
    "gram" [2 2; 1] ["W = gram(sys, 'c')", "W = gram(sys, 'o')"] "How well the states of a stable system are reached, or seen."
        [Equal("gram(ss(-1, 2, 1, 0), 'c')", "2"), Fails("gram(ss(1, 1, 1, 0), 'c')", "must be stable")];
    "ss2ss" [2 2; 1] ["sys = ss2ss(sys, T)"] "A system whose states are T*x."
        [Equal("ss2ss(ss(-1, 2, 1, 0), 2).B", "4"), Fails("ss2ss(1, 2)", "Undefined function")];
    "pzplot" [1 255; 0] ["pzplot(sys)"] "Draws the poles and zeros of systems."
        [Prints("pzplot(tf(1, [1 2]))", ""), Fails("pzplot(1)", "Undefined function")];
    "stepplot" [1 255; 0] ["stepplot(sys, t)"] "Draws the responses of systems to a step."
        [Prints("stepplot(tf(1, [1 2]))", ""), Fails("stepplot(1)", "Undefined function")];
    "impulseplot" [1 255; 0] ["impulseplot(sys, t)"] "Draws the responses of systems to an impulse."
        [Prints("impulseplot(tf(1, [1 2]))", ""), Fails("impulseplot(1)", "Undefined function")];
    "nyquistplot" [1 255; 0] ["nyquistplot(sys, w)"] "Draws the values of systems over frequencies in the plane."
        [Prints("nyquistplot(tf(1, [1 2]))", ""), Fails("nyquistplot(1)", "Undefined function")];
    "rlocusplot" [1 255; 0] ["rlocusplot(sys, k)"] "Draws where the poles of loops go as their gain grows."
        [Prints("rlocusplot(tf(1, [1 2]))", ""), Fails("rlocusplot(1)", "Undefined function")];
    "allmargin" [1 1; 1] ["S = allmargin(sys)"] "All margins of a loop: GainMargin, GMFrequency, PhaseMargin, PMFrequency, DelayMargin, DMFrequency, and whether it is Stable when closed."
        [Equal("round(allmargin(tf(1, [1 3 2 0])).GainMargin, 8)", "6"), Equal("allmargin(tf(1, [1 1 1 1])).Stable", "false"), Fails("allmargin(1)", "Undefined function")];
    "getPeakGain" [1 3; 2] ["[gain, w] = getPeakGain(sys)", "[gain, w] = getPeakGain(sys, tolerance)", "[gain, w] = getPeakGain(sys, tolerance, [least most])"] "The greatest gain of a system over all frequencies, or over some, and where it is."
        [Equal("round(getPeakGain(tf(1, [1 1 1])), 4)", "1.1547"), Equal("getPeakGain(tf(1, [1 0]), 0.01, [2 4])", "0.5"), Fails("getPeakGain(1)", "Undefined function")];
    "sigma" [1 2; 2] ["sigma(sys)", "[values, w] = sigma(sys, w)"] "The singular values of a system over frequencies, or a drawing of them; w may be {least, most}."
        [Equal("sigma(tf(1, [1 0]), [1 2])", "[1 0.5]"), Fails("sigma(1)", "Undefined function")];
    "bodeplot" [1 255; 0] ["bodeplot(sys, w)"] "Draws the magnitude and phase of systems over frequencies."
        [Prints("bodeplot(tf(1, [1 2]))", ""), Fails("bodeplot(1)", "Undefined function")];
}

source_builtins! {
    /// What systems are asked, where they may also be told by polynomials or matrices.
    RESPONSES, Control;
    "pole" [1 4; 1] ["p = pole(sys)", "p = pole(num, den)"] "The poles of a system."
        [Equal("pole(tf(1, [1 3 2]))", "[-2; -1]"), Fails("pole(1)", "expected a system")];
    "zero" [1 4; 2] ["[z, k] = zero(sys)"] "The zeros of a system; its gain, where it has one input and output."
        [Equal("zero(tf([1 2], [1 3 5]))", "-2"), Fails("zero(1)", "expected a system")];
    "pzmap" [1 255; 2] ["pzmap(sys)", "pzmap(sys1, sys2, ...)", "[p, z] = pzmap(sys)", "[p, z] = pzmap(num, den)"] "The poles and zeros of a system, or a drawing of them."
        [Equal("pzmap(tf([1 2], [1 3]))", "-3"), Fails("pzmap(1)", "expected a system")];
    "damp" [1 4; 3] ["damp(sys)", "[wn, zeta, p] = damp(sys)"] "The natural frequencies and the damping of the poles of a system, from slow to fast."
        [Equal("damp(tf(4, [1 2 4]))", "[2; 2]"), Fails("damp(1)", "expected a system")];
    "dcgain" [1 4; 1] ["k = dcgain(sys)", "k = dcgain(num, den)"] "What the outputs come to where the inputs stay 1."
        [Equal("dcgain(tf([1 2], [1 3 5]))", "0.4"), Fails("dcgain(1)", "expected a system")];
    "isstable" [1 2; 1] ["tf = isstable(sys)", "tf = isstable(b, a)", "tf = isstable(sos)"] "Whether all poles of a system, or of a filter, are where their responses decay."
        [Equal("[isstable(tf(1, [1 2])), isstable(tf(1, [1 -2])), isstable(1, [1 -0.5])]", "[true false true]"), Fails("isstable({1}, 2)", "expected a system")];
    "series" [2 4; 2] ["sys = series(sys1, sys2)", "[num, den] = series(num1, den1, num2, den2)"] "One system after another."
        [Equal("series(tf(1, [1 1]), tf(2, [1 2])).Denominator", "{[1 3 2]}"), Equal("nthargout(2, @series, 1, [1 1], 1, [1 2])", "[1 3 2]"), Fails("series(1, 2)", "expected two systems")];
    "parallel" [2 4; 2] ["sys = parallel(sys1, sys2)", "[num, den] = parallel(num1, den1, num2, den2)"] "The sum of two systems."
        [Equal("parallel(tf(1, [1 1]), 2).Numerator", "{[2 3]}"), Equal("parallel(1, [1 1], 1, [1 2])", "[0 2 3]"), Fails("parallel(1, 2)", "expected two systems")];
    "feedback" [2 5; 2] ["sys = feedback(sys1, sys2)", "sys = feedback(sys1, sys2, sign)", "[num, den] = feedback(num1, den1, num2, den2, sign)"] "The loop of two systems: the output of the first goes back through the second, with the sign -1 where none is given."
        [Equal("feedback(tf(1, [1 1]), 1).Denominator", "{[1 2]}"), Equal("feedback(tf(1, [1 1]), 1, 1).Denominator", "{[1 0]}"), Equal("nthargout(2, @feedback, 1, [1 1], 1, 1)", "[1 2]"), Fails("feedback(1, 2)", "expected two systems")];
    "c2d" [2 3; 2] ["sys = c2d(sys, Ts)", "sys = c2d(sys, Ts, method)", "[Ad, Bd] = c2d(A, B, Ts)"] "A system with a sample time of one in continuous time: by 'zoh', 'foh', 'impulse', 'tustin' or 'matched'."
        [Equal("round(pole(c2d(tf(1, [1 1]), 0.1)), 4)", "0.9048"), Equal("nthargout(2, @c2d, 0, 1, 0.5)", "0.5"), Fails("c2d(tf(1, [1 1]), 0)", "above 0")];
    "step" [1 255; 3] ["step(sys)", "step(sys1, style1, sys2, style2, ..., t)", "[y, t, x] = step(sys)", "[y, t, x] = step(sys, t)", "[y, t] = step(num, den, t)"] "The response of a system to a step, or a drawing of it; t may be its last time."
        [Equal("round(step(tf(1, [1 1]), 0:2), 4)", "[0; 0.6321; 0.8647]"), Equal("round(step(1, [1 1], 0:2), 4)", "[0; 0.6321; 0.8647]"), Fails("step(1)", "expected a system")];
    "impulse" [1 255; 3] ["impulse(sys)", "impulse(sys1, style1, sys2, style2, ..., t)", "[y, t, x] = impulse(sys, t)", "[y, t] = impulse(num, den, t)"] "The response of a system to an impulse, or a drawing of it."
        [Equal("round(impulse(tf(1, [1 1]), 0:2), 4)", "[1; 0.3679; 0.1353]"), Fails("impulse(1)", "expected a system")];
    "initial" [2 255; 3] ["initial(sys, x0)", "[y, t, x] = initial(sys, x0, t)"] "How the outputs of a system go on from states at the begin, without an input."
        [Equal("round(initial(ss(-1, 1, 1, 0), 2, 0:2), 4)", "[2; 0.7358; 0.2707]"), Fails("initial('x', 2)", "expected a system")];
    "lsim" [2 255; 3] ["lsim(sys, u, t)", "[y, t, x] = lsim(sys, u, t)", "[y, t, x] = lsim(sys, u, t, x0)"] "The response of a system to inputs, a column each, which go along lines between the times."
        [Equal("lsim(tf(1, [1 0]), [0; 1; 2], 0:2)", "[0; 0.5; 2]"), Fails("lsim(tf(1, [1 1]), [0; 1], 0:2)", "as many times")];
    "stepinfo" [1 255; 1] ["S = stepinfo(sys)", "S = stepinfo(y, t, last, first)", "S = stepinfo(..., 'SettlingTimeThreshold', part, 'RiseTimeLimits', parts)"] "What is said of the response to a step: RiseTime, TransientTime, SettlingTime, SettlingMin, SettlingMax, Overshoot, Undershoot, Peak and PeakTime."
        [Equal("round(stepinfo([0 0.5 1 1.2 1 1], 0:5).Overshoot, 6)", "20"), Equal("round(stepinfo(tf(1, [1 1])).RiseTime, 3)", "2.197"), Fails("stepinfo({1})", "expected a system")];
    "bode" [1 255; 3] ["bode(sys)", "bode(sys1, style1, sys2, style2, ..., w)", "[mag, phase, w] = bode(sys, w)", "[mag, phase, w] = bode(num, den, w)"] "The magnitude and the phase in degrees of a system over frequencies, or a drawing of them; w may be {least, most}."
        [Equal("bode(tf(1, [1 0]), 2)", "0.5"), Equal("nthargout(2, @bode, tf(1, [1 0]), 2)", "-90"), Fails("bode(1)", "expected a system")];
    "bodemag" [1 255; 0] ["bodemag(sys)", "bodemag(sys1, style1, sys2, style2, ..., w)"] "Draws the magnitude of systems over frequencies."
        [Prints("bodemag(tf(1, [1 2]))", ""), Fails("bodemag(1)", "expected a system")];
    "nyquist" [1 255; 3] ["nyquist(sys)", "[re, im, w] = nyquist(sys, w)"] "The values of a system over frequencies, or a drawing of them in the plane."
        [Equal("nyquist(tf(1, [1 1]), 1)", "0.5"), Fails("nyquist(1)", "expected a system")];
    "nichols" [1 255; 3] ["nichols(sys)", "[mag, phase, w] = nichols(sys, w)"] "The magnitude and the phase of a system over frequencies, or a drawing of one over the other."
        [Equal("nichols(tf(1, [1 0]), 2)", "0.5"), Fails("nichols(1)", "expected a system")];
    "margin" [1 4; 4] ["margin(sys)", "[Gm, Pm, Wcg, Wcp] = margin(sys)", "[Gm, Pm, Wcg, Wcp] = margin(num, den)"] "By which factor, and by how many degrees, a loop could change before it is unstable, and at which frequencies."
        [Equal("round(margin(tf(1, [1 3 2 0])), 8)", "6"), Equal("round(nthargout(2, @margin, tf(1, [1 3 2 0])), 4)", "53.4108"), Fails("margin(1)", "expected a system")];
    "rlocus" [1 255; 2] ["rlocus(sys)", "[r, k] = rlocus(sys)", "r = rlocus(sys, k)", "r = rlocus(num, den, k)"] "Where the poles of a loop go as its gain grows: a row for each, or a drawing."
        [Equal("rlocus(tf(1, [1 2]), [0 1])", "[-2 -3]"), Fails("rlocus(1)", "expected a system")];
    "sgrid" [0 3; 0] ["sgrid", "sgrid(dampings, frequencies)", "sgrid(…, 'new')"] "Draws where poles have the same damping, and the same natural frequency, in the plane of s."
        [Prints("pzmap(tf(1, [1 2 3])); sgrid; disp(numel(get(gca, 'Children')) > 2)", "   1\n"), Fails("sgrid(0.5)", "both dampings")];
    "zgrid" [0 4; 0] ["zgrid", "zgrid(dampings, frequencies)", "zgrid(dampings, frequencies, Ts)", "zgrid(…, 'new')"] "Draws where poles have the same damping, and the same natural frequency, in the plane of z."
        [Prints("pzmap(tf(1, [1 0.5], 1)); zgrid; disp(numel(get(gca, 'Children')) > 2)", "   1\n"), Fails("zgrid(0.5)", "both dampings")];
    "pade" [1 2; 2] ["[num, den] = pade(T, n)", "sys = pade(sys, n)"] "A fraction of polynomials of degree n like a delay, or in the place of the delay of a system."
        [Equal("pade(0.5, 1)", "[-1 4]"), Fails("pade(-1, 1)", "not negative")];
}

source_builtins! {
    /// What these texts share.
    HELPERS, Control;
    "grid_arguments" [2 2; 3] ["[damping, natural, fresh] = grid_arguments(name, given)"] "What a grid in a plane of poles is told." [];
    "stepfigures" [4 255; 1] ["S = stepfigures(y, t, last, first, ...)"] "What is said of a response." [];
    "systemcall" [3 3; 255] ["... = systemcall(name, outputs, given)"] "A function of a system that is told by polynomials or matrices." [];
    "systemloop" [3 3; 1] ["sys = systemloop(a, b, sign)"] "A loop of two systems." [];
}
