function [a, d] = dwt(x, varargin)
  % S. G. Mallat, A theory for multiresolution signal decomposition: the wavelet representation, 1989.
  if ~isnumeric(x) || ~isvector(x)
    error('Wavelet:dwt:invalidSignal', 'dwt: expected a vector of numbers, found %s', class(x));
  end
  [filters, mode] = waveletfilters('dwt', varargin, 'd');
  a = waveletdown(x(:), filters{1}, mode);
  d = waveletdown(x(:), filters{2}, mode);
  if isrow(x)
    a = a.';
    d = d.';
  end
end
