function [y, delta] = polyval(p, x, S, mu)
  % Horner's rule; delta is a standard error of prediction (Draper and Smith, Applied Regression Analysis, chapter 5).
  if ~isempty(p) && ~isvector(p) || ~isfloat(p) && ~islogical(p)
    error('MATLAB:polyval:InvalidP', 'polyval: the polynomial must be a vector of floating point numbers');
  end
  if ~isfloat(x) && ~islogical(x)
    error('MATLAB:polyval:InvalidX', 'polyval: the points must be floating point numbers');
  end
  if nargout > 1
    if nargin < 3
      error('MATLAB:minrhs', 'polyval: a standard error needs the struct that polyfit gives');
    end
    if ~isstruct(S) || ~all(isfield(S, {'R', 'normr', 'df'}))
      error('MATLAB:polyval:InvalidS', 'polyval: S must be the struct that polyfit gives');
    end
  end
  if nargin == 4
    if ~isnumeric(mu) || numel(mu) ~= 2
      error('MATLAB:polyval:InvalidMu', 'polyval: mu must be two numbers, as polyfit gives them');
    end
    x = (x - mu(1)) / mu(2);
  end
  if numel(p) > 1
    y = p(1) .* x + p(2);
  else
    y = zeros(size(x), class([p([]); x([])] + 0)) + sum(p);
  end
  for k = 3:numel(p)
    y = y .* x + p(k);
  end
  if nargout > 1
    powers = x(:) .^ (numel(p) - 1:-1:0);
    spread = 1 + vecnorm(powers / S.R, 2, 2) .^ 2;
    delta = reshape(S.normr * sqrt(spread / S.df), size(x));
  end
end
