% The Mandelbrot set with masks.
%size device N=2048 turns=100
%size host N=512 turns=50
%size tiny N=40 turns=3
%in re linspace(-2,0.5) [1 N]
%in im linspace(-1.25,1.25) [N 1]
%in turns
%out count mismatch=0.03
C = re + 1i * im;
Z = zeros(size(C), 'like', C);
count = zeros(size(C));
for k = 1:turns
  inside = abs(Z) <= 2;
  Z(inside) = Z(inside).^2 + C(inside);
  count = count + inside;
end
