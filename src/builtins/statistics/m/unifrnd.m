function r = unifrnd(varargin)
  [a, b] = drawargs('unifrnd', varargin, 2);
  r = a + (b - a) .* rand(size(a), class(a));
  r(~(a <= b)) = NaN;
end
