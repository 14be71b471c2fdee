%% Systems are combined, and their fractions keep what does not cancel
s = tf('s');
G = (s + 2) / (s ^ 2 + 3 * s + 5);
assert(isequal(G.Numerator{1}, [0 1 2]) && isequal(G.den{1}, [1 3 5]))
T = feedback(10 * G, 1);
assert(isequal(T.Numerator{1}, [0 10 20]) && isequal(T.Denominator{1}, [1 13 25]))
[n, d] = tfdata(G + 1 / s, 'v');
assert(isequal(n, [0 2 5 5]) && isequal(d, [1 3 5 0]))
assert(isequal(tfdata(G + G, 'v'), [0 2 4]))
assert(order(G ^ 2) == 4)
assert(isequal(tfdata(G / G, 'v'), tfdata(G * inv(G), 'v')))
L = G / (1 + G);
assert(dcgain(L), 2 / 7, 1e-14)
assert(tfdata(minreal(L), 'v'), [0 1 2], 1e-6)

%% What is displayed
x = evalc('G = tf([1 2], [1 3 5])');
assert(isequal(x, sprintf('\nG =\n \n      s + 2\n  -------------\n  s^2 + 3 s + 5\n \nContinuous-time transfer function.\n')))
assert(contains(evalc('disp(tf([1 -12345], [1 0 -0.5], 0.1))'), 'z - 1.234e04'))
assert(contains(evalc('disp(tf([1 0.5], [1 -0.2], 0.1, ''Variable'', ''z^-1''))'), '1 + 0.5 z^-1'))
assert(contains(evalc('disp(zpk([], [-1+2i, -1-2i, -3, -3], 4))'), '(s+3)^2'))
assert(contains(evalc('disp(zpk([], [-1+2i, -1-2i], 4))'), '(s^2 + 2s + 5)'))
assert(contains(evalc('disp(tf(5))'), 'Static gain.'))
x = evalc('disp(ss([0 1; -2 -3], [0; 1], [1 0], 0))');
assert(contains(x, sprintf('  A = \n       x1  x2\n   x1   0   1\n   x2  -2  -3\n \n')))

%% Forms go into each other
sys = ss([0 1; -2 -3], [0; 1], [1 0; 0 1], 0, 'StateName', {'pos', 'vel'}, 'OutputName', {'pos'; 'vel'});
G = tf(sys);
assert(isequal(G.Numerator, {[0 0 1]; [0 1 0]}) && isequal(G.OutputName, {'pos'; 'vel'}))
assert(isequal(size(sys), [2 1]))
H = sys(2, 1);
assert(isequal(H.C, [0 1]))
z = zpk(H);
assert(z.Z{1}, 0)
assert(sort(z.P{1}), [-2; -1], 1e-12)
[A, B, C, D] = ssdata(tf([1 2], [1 3]));
assert(isequal({A, B, C, D}, {-3, 1, -1, 1}))
M = [tf(1, [1 1]), tf(1, [1 2]); tf(0), tf(3, [1 0])];
assert(isequal(size(M), [2 2]))
assert(evalfr(M * M, 1i), [1 / (1 + 1i) ^ 2, 1 / (1 + 1i) / (2 + 1i) + 3 / (1i * (2 + 1i)); 0, -9], 1e-12)
assert(isequal(tf(pid(2, 3, 4)).Numerator, {[4 2 3]}))

A = [0 1; -2 -3];
X = minreal(zpk(inv(tf('s') * eye(2) - A) * [0; 1]));
assert(sort(X.P{1}), [-2; -1], 1e-8)
assert(isequal(X.Z{2}, 0))
assert(evalfr(inv(M), 1i), inv(evalfr(M, 1i)), 1e-12)

%% With a sample time
Gd = c2d(tf(1, [1 1]), 0.1);
assert(pole(Gd), exp(-0.1), 1e-14)
assert(dcgain(Gd), 1, 1e-13)
Gt = c2d(tf(1, [1 1]), 0.1, 'tustin');
assert(tfdata(Gt, 'v'), [1 1] / 21, 1e-14)
assert(pole(d2c(Gd)), -1, 1e-12)
assert(pole(d2c(Gt, 'tustin')), -1, 1e-12)
assert(tfdata(d2c(Gt, 'tustin'), 'v'), [0 1], 1e-12)
assert(dcgain(c2d(tf(2, [1 3 2]), 0.1, 'matched')), 1, 1e-12)
assert(dcgain(c2d(ss(tf(2, [1 3 2])), 0.1, 'foh')), 1, 1e-12)
try
  Gd + c2d(tf(1, [1 1]), 0.2);
  assert(false)
catch why
  assert(isequal(why.identifier, 'Control:combination:SampleTimeMismatch'))
end

%% Responses in time
t = (0:0.5:4)';
assert(step(tf(1, [1 1]), t), 1 - exp(-t), 1e-12)
assert(impulse(tf(1, [1 1]), t), exp(-t), 1e-12)
assert(lsim(tf(1, [1 1]), t, t), t - 1 + exp(-t), 1e-12)
assert(initial(ss(-1, 0, 2, 0), 3, t), 6 * exp(-t), 1e-12)
[y, time, x] = step(ss([0 1; 0 0], [0; 1], [1 0], 0), t);
assert(isequal(size(x), [9 2]))
assert(y, t .^ 2 / 2, 1e-12)
assert(step(1, [1 1], t), 1 - exp(-t), 1e-12)
S = stepinfo(tf(1, [1 1]));
assert([S.RiseTime, S.SettlingTime], [log(9), log(50)], 1e-3)
S = stepinfo(tf(4, [1 2 4]));
assert(S.Overshoot, 100 * exp(-pi / sqrt(3)), 1e-2)
assert(S.PeakTime, pi / sqrt(3), 1e-2)

%% Responses over frequencies, margins and loci
[mag, phase, w] = bode(tf(10, [1 1 0]), [1 10]);
assert(isequal(size(mag), [1 1 2]))
assert(mag(:), [10 / sqrt(2); 1 / sqrt(1.01) / 10], 1e-12)
assert(phase(:), [-135; -90 - atand(10)], 1e-12)
[~, phase] = bode(tf(1, [1 -1]), 1e-6);
assert(phase, -180, 1e-3)
[Gm, Pm, Wcg, Wcp] = margin(tf(1, [1 3 2 0]));
assert([Gm, Wcg], [6, sqrt(2)], 1e-8)
assert(abs(evalfr(tf(1, [1 3 2 0]), 1i * Wcp)), 1, 1e-8)
assert(bandwidth(tf(1, [1 1])), sqrt(10 ^ 0.3 - 1), 1e-8)
assert(rlocus(tf(1, [1 3 2]), [0 0.25]), [-2 -1.5; -1 -1.5], 1e-6)
[wn, zeta] = damp(tf(4, [1 2 4]));
assert([wn, zeta], [2 0.5; 2 0.5], 1e-12)

%% Delays
s = tf('s');
G = exp(-2 * s) / (5 * s + 1);
assert(G.IODelay == 2)
assert(step(G, 0:4), [0; 0; 0; 1 - exp(-0.2); 1 - exp(-0.4)], 1e-12)
[mag, phase] = bode(G, 1);
assert([mag, phase], [1 / sqrt(26), -atand(5) - 360 / pi], 1e-10)
assert(evalfr(G, 1), exp(-2) / 6, 1e-14)
assert(isequal(tfdata(pade(G, 1), 'v'), [0 -1 1]))
assert(isequal(c2d(G, 0.5).IODelay, 4))
assert(contains(evalc('disp(G)'), 'exp(-2*s) * -------'))
H = tf(1, [1 1], 'InputDelay', 0.5);
set(H, 'OutputDelay', 1);
assert(isequal(get(H, 'OutputDelay'), 1))
try
  feedback(G, 1);
  assert(false)
catch why
  assert(isequal(why.identifier, 'Control:combination:delays'))
end

%% All margins, and how much a system amplifies
S = allmargin(tf(1, [1 3 2 0]));
assert(S.GainMargin, 6, 1e-8)
assert(S.GMFrequency, sqrt(2), 1e-8)
assert(abs(S.DelayMargin - S.PhaseMargin * pi / 180 / S.PMFrequency) < 1e-10 && S.Stable)
S = allmargin(tf(1, [1 -0.5], 0.1));
assert(S.GMFrequency, 10 * pi, 1e-8)
assert(S.GainMargin, 1.5, 1e-8)
[g, w] = getPeakGain(tf(1, [1 0.2 1]));
assert(g, 1 / (0.2 * sqrt(0.99)), 1e-6)
assert(w, sqrt(0.98), 1e-3)
assert(isinf(getPeakGain(tf(1, [1 0]))) && getPeakGain(tf([2 1], [1 1])) == 2)
sys = ss([0 1; -1 -0.2], eye(2), eye(2), 0);
values = sigma(sys, [1 2]);
assert(isequal(size(values), [2 2]) && abs(values(1, 2) - norm(freqresp(sys, 2))) < 1e-12)
assert(norm(sys, Inf) >= max(values(:)))
assert(norm(tf(1, [1 1])), sqrt(0.5), 1e-12)
assert(norm(tf(1, [1 -0.5], 1)), 1 / sqrt(0.75), 1e-12)
