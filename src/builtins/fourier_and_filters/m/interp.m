function [y, b] = interp(x, r, n, cutoff)
  % The filter that errs least on signals below a frequency and leaves the samples as they are: Oetken, Parks and Schuessler, New
  % results in the design of digital interpolators, IEEE ASSP 23 (1975).
  if nargin < 3 || isempty(n)
    n = 4;
  end
  if nargin < 4 || isempty(cutoff)
    cutoff = 0.5;
  end
  if ~(isnumeric(x) && isvector(x))
    error('signal:interp:invalidSignal', 'interp: the signal must be a numeric vector');
  end
  if ~(isnumeric(r) && isscalar(r) && r >= 1 && r == fix(r))
    error('signal:interp:invalidFactor', 'interp: the factor must be a positive integer');
  end
  if ~(isnumeric(n) && isscalar(n) && n >= 1 && n == fix(n))
    error('signal:interp:invalidLength', 'interp: the number of neighbours must be a positive integer');
  end
  if ~(isnumeric(cutoff) && isscalar(cutoff) && cutoff > 0 && cutoff <= 1)
    error('signal:interp:invalidCutoff', 'interp: the cutoff must be above 0 and at most 1');
  end
  if numel(x) < 2 * n + 1
    error('signal:interp:tooShort', 'interp: the signal must have at least %d samples', 2 * n + 1);
  end
  if ~isfloat(x)
    x = double(x);
  end
  r = double(r);
  n = double(n);
  cutoff = double(cutoff);
  % For each place between two samples the weights of the n samples on either side.
  neighbours = (1 - n:n).';
  weights = toeplitz(sinc(cutoff * (0:2 * n - 1))) \ sinc(cutoff * (neighbours - (0:r - 1) / r));
  weights(:, 1) = neighbours == 0;
  b = zeros(1, 2 * n * r + 1);
  b(1 + (n - neighbours) * r + (0:r - 1)) = weights;
  long = reshape(x, [], 1);
  long = [2 * long(1) - long(n + 1:-1:2); long; 2 * long(end) - long(end - 1:-1:end - n)];
  y = upfirdn(long, cast(b.', class(x)), r);
  y = y(2 * n * r + (1:numel(x) * r));
  if isrow(x)
    y = y.';
  end
end
