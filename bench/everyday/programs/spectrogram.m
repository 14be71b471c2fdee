% A spectrogram in decibels: overlapping frames, a window, a transform of each.
%size device N=4194304 W=1024 hop=256
%size host N=262144 W=1024 hop=256
%size tiny N=600 W=64 hop=16
%in x uniform(-1,1) [N 1]
%in W
%in hop
%out P single=1e-2 double=1e-7
at = (1:W)' + (0:hop:numel(x) - W);
window = 0.5 - 0.5 * cos(2 * pi * (0:W-1)' / W);
F = fft(x(at) .* window);
P = 10 * log10(abs(F(1:W/2+1, :)).^2 + 1e-3);
