function x = idwt(a, d, varargin)
  [filters, mode, rest] = waveletfilters('idwt', varargin, 'r');
  if isempty(a) && isempty(d)
    error('Wavelet:idwt:noCoefficients', 'idwt: expected coefficients');
  elseif isempty(a)
    a = zeros(size(d));
  elseif isempty(d)
    d = zeros(size(a));
  end
  if numel(a) ~= numel(d)
    error('Wavelet:idwt:sizeMismatch', 'idwt: expected as many coefficients of both kinds, found %d and %d', ...
          numel(a), numel(d));
  end
  n = 2 * numel(a);
  if ~strcmp(mode, 'per')
    n = n - numel(filters{1}) + 2;
  end
  if ~isempty(rest)
    n = rest{1};
  end
  x = waveletup(a(:), filters{1}, mode, n) + waveletup(d(:), filters{2}, mode, n);
  if isrow(a)
    x = x.';
  end
end
