function r = unidrnd(varargin)
  n = drawargs('unidrnd', varargin, 1);
  r = min(floor(n .* rand(size(n), class(n))) + 1, n);
  r(~(n >= 1 & n == fix(n))) = NaN;
end
