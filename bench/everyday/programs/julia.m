% A Julia set: the turn at which each point escapes.
%size device N=2048 turns=60
%size host N=512 turns=30
%size tiny N=40 turns=2
%in re linspace(-1.5,1.5) [1 N]
%in im linspace(-1.5,1.5) [N 1]
%in turns
%out when mismatch=0.05
Z = re + 1i * im;
when = zeros(size(Z));
for k = 1:turns
  Z = Z.^2 + (-0.8 + 0.156i);
  gone = abs(Z) > 2;
  when(gone & when == 0) = k;
  Z(gone) = 2;
end
