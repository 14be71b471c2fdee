% A non-negative factorisation by multiplicative updates.
%size device N=2048 M=4096 k=32 turns=20
%size host N=512 M=512 k=16 turns=10
%size tiny N=40 M=50 k=4 turns=3
%in V uniform(0,1) [N M]
%in W0 uniform(0.1,1) [N k]
%in H0 uniform(0.1,1) [k M]
%in turns
%out W single=5e-3
%out H single=5e-3
W = W0;
H = H0;
for it = 1:turns
  H = H .* (W' * V) ./ (W' * W * H + 1e-6);
  W = W .* (V * H') ./ (W * (H * H') + 1e-6);
end
