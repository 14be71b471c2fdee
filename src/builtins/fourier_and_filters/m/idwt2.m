function X = idwt2(a, h, v, d, varargin)
  [filters, mode, rest] = waveletfilters('idwt2', varargin, 'r');
  parts = {a, h, v, d};
  whole = find(~cellfun(@isempty, parts), 1);
  if isempty(whole)
    error('Wavelet:idwt2:noCoefficients', 'idwt2: expected coefficients');
  end
  extent = size(parts{whole});
  for k = 1:4
    if isempty(parts{k})
      parts{k} = zeros(extent);
    elseif ~isequal(size(parts{k}), extent)
      error('Wavelet:idwt2:sizeMismatch', 'idwt2: expected coefficients of one size');
    end
  end
  n = 2 * extent;
  if ~strcmp(mode, 'per')
    n = n - numel(filters{1}) + 2;
  end
  if ~isempty(rest)
    n = rest{1};
  end
  low = waveletup(parts{1}, filters{1}, mode, n(1)) + waveletup(parts{2}, filters{2}, mode, n(1));
  high = waveletup(parts{3}, filters{1}, mode, n(1)) + waveletup(parts{4}, filters{2}, mode, n(1));
  X = (waveletup(low.', filters{1}, mode, n(2)) + waveletup(high.', filters{2}, mode, n(2))).';
end
