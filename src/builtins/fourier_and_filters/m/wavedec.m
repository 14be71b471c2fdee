function [c, l] = wavedec(x, n, varargin)
  if ~isnumeric(x) || ~isvector(x)
    error('Wavelet:wavedec:invalidSignal', 'wavedec: expected a vector of numbers, found %s', class(x));
  end
  if ~isnumeric(n) || ~isscalar(n) || n < 1 || n ~= fix(n)
    error('Wavelet:wavedec:invalidLevel', 'wavedec: the level must be a positive integer');
  end
  [filters, mode] = waveletfilters('wavedec', varargin, 'd');
  c = zeros(0, 1);
  l = numel(x);
  a = x(:);
  for k = 1:n
    [a, d] = dwt(a, filters{:}, 'mode', mode);
    c = [d(:); c];
    l = [numel(d), l];
    a = a(:);
  end
  c = [a; c];
  l = [numel(a), l];
  if isrow(x)
    c = c.';
  else
    l = l.';
  end
end
