function map = viridis(n)
  if nargin < 1
    n = 256;
  end
  if ~(isscalar(n) && isnumeric(n) && isreal(n))
    error('MATLAB:viridis:InvalidSize', 'viridis: N must be a real scalar, found %s', class(n));
  end
  n = max(double(n), 0);
  t = (0:n - 1).' / max(n - 1, 1);
  % A polynomial through the published colors, to within a hundredth.
  coefficients = [-5.435455855934631, 4.645852612178535, 26.3124352495832; ...
                  4.776384997670288, -13.74514537774601, -65.35303263337234; ...
                  6.228269936347081, 14.17993336680509, 56.69055260068105; ...
                  -4.634230498983486, -5.799100973351585, -19.33244095627987; ...
                  -0.3308618287255563, 0.214847559468213, 0.09509516302823659; ...
                  0.1050930431085774, 1.404613529898575, 1.384590162594685; ...
                  0.2777273272234177, 0.005407344544966578, 0.3340998053353061];
  map = zeros(n, 3);
  for k = 1:7
    map = map .* t + coefficients(k, :);
  end
  map = min(max(map, 0), 1);
end
