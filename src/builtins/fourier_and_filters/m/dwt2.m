function [a, h, v, d] = dwt2(X, varargin)
  if ~isnumeric(X) || ~ismatrix(X)
    error('Wavelet:dwt2:invalidImage', 'dwt2: expected a matrix of numbers, found %s', class(X));
  end
  [filters, mode] = waveletfilters('dwt2', varargin, 'd');
  if ~isfloat(X)
    X = double(X);
  end
  low = waveletdown(X.', filters{1}, mode).';
  high = waveletdown(X.', filters{2}, mode).';
  a = waveletdown(low, filters{1}, mode);
  h = waveletdown(low, filters{2}, mode);
  v = waveletdown(high, filters{1}, mode);
  d = waveletdown(high, filters{2}, mode);
end
