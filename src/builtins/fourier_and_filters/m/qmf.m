function y = qmf(x, p)
  if ~isnumeric(x) || ~isvector(x)
    error('Wavelet:qmf:invalidFilter', 'qmf: expected a vector of numbers, found %s', class(x));
  end
  if nargin < 2
    p = 0;
  end
  y = x(end:-1:1);
  first = 2 - mod(p, 2);
  y(first:2:end) = -y(first:2:end);
end
