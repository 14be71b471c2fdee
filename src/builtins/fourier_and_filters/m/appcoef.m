function a = appcoef(c, l, varargin)
  if ~isnumeric(c) || ~isvector(c) || ~isnumeric(l) || numel(l) < 3 || sum(l(1:end - 1)) ~= numel(c)
    error('Wavelet:appcoef:invalidStructure', 'appcoef: expected the coefficients and lengths that wavedec gives');
  end
  levels = numel(l) - 2;
  [filters, mode, rest] = waveletfilters('appcoef', varargin, 'r');
  n = levels;
  if ~isempty(rest)
    n = rest{1};
  end
  if ~isscalar(n) || n < 0 || n > levels || n ~= fix(n)
    error('Wavelet:appcoef:invalidLevel', 'appcoef: the level must be an integer from 0 up to %d', levels);
  end
  a = c(1:l(1));
  for k = levels:-1:n + 1
    d = detcoef(c, l, k);
    a = idwt(a(:), d(:), filters{:}, l(levels - k + 3), 'mode', mode);
  end
  if isrow(c)
    a = reshape(a, 1, []);
  else
    a = a(:);
  end
end
