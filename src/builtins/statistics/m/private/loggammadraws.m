function r = loggammadraws(a)
  % Logarithms of gamma draws. Marsaglia and Tsang, A simple method for generating gamma variables, ACM TOMS 26 (2000).
  n = numel(a);
  small = reshape(a < 1, n, 1);
  d = reshape(a, n, 1) + small - 1 / 3;
  d(~(d > 0 & d < Inf)) = 1;
  c = 1 ./ sqrt(9 * d);
  r = zeros(n, 1, class(a));
  left = (1:n).';
  while ~isempty(left)
    x = randn(numel(left), 1, class(a));
    u = rand(numel(left), 1, class(a));
    shape = d(left);
    v = (1 + c(left) .* x) .^ 3;
    fine = v > 0 & log(u) < x .^ 2 / 2 + shape - shape .* v + shape .* log(max(v, realmin(class(a))));
    r(left(fine)) = log(shape(fine) .* v(fine));
    left = left(~fine);
  end
  r = reshape(r, size(a));
  if any(small)
    % A draw of the parameter a + 1 times a power of a uniform draw.
    r = r + reshape(small, size(a)) .* log(rand(size(a), class(a))) ./ a;
  end
  r(a == 0) = -Inf;
  r(~(a >= 0 & a < Inf)) = NaN;
end
