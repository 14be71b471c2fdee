function x = unidinv(p, varargin)
  [p, n] = distargs('unidinv', p, varargin, {[]});
  x = max(ceil(n .* p), 1);
  x = x - (x > 1 & (x - 1) ./ n >= p);
  x(~(p > 0 & p <= 1 & n >= 1 & n == fix(n))) = NaN;
end
