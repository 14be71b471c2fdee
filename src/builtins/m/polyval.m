function [y, delta] = polyval(p, x, S, mu)
  if nargin < 2 || (nargout > 1 && nargin < 3)
    error('MATLAB:minrhs', 'polyval: expected a polynomial and points');
  end
  if ~(isvector(p) || isempty(p)) || ~(isfloat(p) || islogical(p))
    error('MATLAB:polyval:InvalidP', 'polyval: the polynomial must be a vector of floating point numbers');
  end
  if ~(isfloat(x) || islogical(x))
    error('MATLAB:polyval:InvalidX', 'polyval: the points must be floating point numbers');
  end
  if nargout > 1 && ~(isstruct(S) && isfield(S, 'R') && isfield(S, 'normr') && isfield(S, 'df'))
    error('MATLAB:polyval:InvalidS', 'polyval: S must be the struct that polyfit gives');
  end
  if nargin > 3 && ~(isnumeric(mu) && numel(mu) == 2)
    error('MATLAB:polyval:InvalidMu', 'polyval: mu must be two numbers, as polyfit gives them');
  end
  if isempty(p) || isempty(x)
    if isa(p, 'single') || isa(x, 'single')
      y = zeros(size(x), 'single');
    else
      y = zeros(size(x));
    end
    return;
  end
  if nargin > 3
    x = (x - mu(1)) / mu(2);
  end
  y = p(1) * ones(size(x));
  for k = 2:numel(p)
    y = y .* x + p(k);
  end
  if nargout > 1
    n = numel(p) - 1;
    A = ones(numel(x), n + 1);
    for k = n:-1:1
      A(:, k) = x(:) .* A(:, k + 1);
    end
    E = A / S.R;
    delta = sqrt(1 + sum(abs(E) .^ 2, 2)) * (S.normr / sqrt(S.df));
    delta = reshape(delta, size(x));
  end
end
