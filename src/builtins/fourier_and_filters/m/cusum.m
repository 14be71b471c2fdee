function [up, down, upper, lower] = cusum(x, varargin)
  % E. S. Page, Continuous inspection schemes, Biometrika 41 (1954).
  if ~isnumeric(x) || ~isreal(x) || ~isvector(x)
    error('signal:cusum:invalidSignal', 'cusum: expected a vector of real numbers, found %s', class(x));
  end
  every = ~isempty(varargin) && (ischar(varargin{end}) || isstring(varargin{end}));
  if every
    validatestring(varargin{end}, {'all'}, 'cusum');
    varargin(end) = [];
  end
  varargin(end + 1:4) = {[]};
  [limit, shift, middle, deviation] = varargin{1:4};
  if ~isfloat(x)
    x = double(x);
  end
  first = x(1:min(25, numel(x)));
  if isempty(limit)
    limit = 5;
  end
  if isempty(shift)
    shift = 1;
  end
  if isempty(middle)
    middle = mean(first);
  end
  if isempty(deviation)
    deviation = std(first);
  end
  slack = shift * deviation / 2;
  above = x - middle - slack;
  below = x - middle + slack;
  [above(1), below(1)] = deal(0);
  % Sums that begin again wherever they would change sign.
  above = cumsum(above);
  below = cumsum(below);
  upper = above - min(cummin(above), 0);
  lower = below - max(cummax(below), 0);
  how_many = {1, numel(x)};
  up = find(upper > limit * deviation, how_many{1 + every});
  down = find(lower < -limit * deviation, how_many{1 + every});
  if nargout == 0
    plot(1:numel(x), upper(:) / deviation, 1:numel(x), lower(:) / deviation);
    yline([limit, -limit]);
    xlabel('Samples');
    ylabel('Standard Errors');
    title('CUSUM Control Chart');
    clear up
  end
end
