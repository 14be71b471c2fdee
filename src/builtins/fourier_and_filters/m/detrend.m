function y = detrend(x, varargin)
  if ~isnumeric(x)
    error('MATLAB:detrend:inputType', 'detrend: expected numeric data, found %s', class(x));
  end
  if ~isfloat(x)
    x = double(x);
  end
  extent = size(x);
  % Along the first dimension that is not 1.
  x = reshape(x, extent(min([find(extent ~= 1, 1), numel(extent)])), []);
  n = size(x, 1);
  [degree, breaks, points, continuous, omits] = chosen(varargin, n);
  if isempty(points)
    [first, scale] = deal(0, n);
    points = (1:n).';
  else
    first = points(1);
    scale = points(end) - first + (n < 2);
  end
  if islogical(breaks)
    breaks = points(breaks);
  end
  breaks = unique(double(breaks(:)));
  if n == 0
    y = reshape(x, extent);
    return;
  end
  if any(breaks < points(1) | breaks > points(end))
    error('MATLAB:detrend:breakpointsOutOfRange', 'detrend: the break points must lie between %g and %g', ...
          points(1), points(end));
  end
  breaks = breaks(breaks > points(1) & breaks < points(end));
  at = (points - first) / scale;
  hinges = (breaks.' - first) / scale;
  if continuous
    % From each break on a part is added that is zero there.
    b = at .^ (0:degree);
    for j = 1:degree
      b = [b, max(at - hinges, 0) .^ j];
    end
  else
    b = zeros(n, 0);
    edges = [-Inf, breaks.', Inf];
    for k = 1:numel(edges) - 1
      inside = points >= edges(k) & points < edges(k + 1);
      b = [b, inside .* at .^ (0:degree)];
    end
  end
  if isa(x, 'single')
    b = single(b);
  end
  if ~omits || ~any(isnan(x(:)))
    y = x - b * fitted(b, x);
  else
    y = x;
    for k = 1:size(x, 2)
      known = ~isnan(x(:, k));
      y(:, k) = x(:, k) - b * fitted(b(known, :), x(known, k));
    end
  end
  y = reshape(y, extent);
end

function c = fitted(b, x)
  % Where there are fewer points than coefficients the shortest solution is one.
  if size(b, 1) < size(b, 2)
    c = pinv(b) * x;
  else
    c = b \ x;
  end
end

function [degree, breaks, points, continuous, omits] = chosen(given, n)
  [degree, breaks, points, continuous, omits] = deal(1, [], [], true, false);
  place = 0;
  k = 1;
  while k <= numel(given)
    value = given{k};
    k = k + 1;
    if ~ischar(value) && ~isstring(value)
      place = place + 1;
      switch place
        case 1, degree = value;
        case 2, breaks = value;
        otherwise
          error('MATLAB:detrend:invalidArguments', 'detrend: expected the name of an option, found %s', class(value));
      end
      continue;
    end
    switch lower(char(value))
      case 'constant'
        [degree, place] = deal(0, 1);
      case 'linear'
        [degree, place] = deal(1, 1);
      case {'omitnan', 'omitmissing'}
        omits = true;
      case {'includenan', 'includemissing'}
        omits = false;
      case {'continuous', 'samplepoints'}
        if k > numel(given)
          error('MATLAB:detrend:missingValue', 'detrend: the option ''%s'' has no value', char(value));
        end
        if strcmpi(value, 'Continuous')
          continuous = given{k};
        else
          points = given{k};
        end
        k = k + 1;
      otherwise
        if place == 0
          error('MATLAB:detrend:badOrder', 'detrend: expected ''constant'', ''linear'' or a degree, found ''%s''', ...
                char(value));
        end
        error('MATLAB:detrend:badOption', 'detrend: unknown option ''%s''', char(value));
    end
  end
  if ~(isnumeric(degree) && isscalar(degree) && degree >= 0 && degree == fix(degree))
    error('MATLAB:detrend:badOrder', 'detrend: the degree must be a nonnegative integer');
  end
  degree = double(degree);
  if ~(isnumeric(breaks) || islogical(breaks) && numel(breaks) == n)
    error('MATLAB:detrend:badBreaks', ...
          'detrend: expected break points as numbers, or a truth value for each of %d elements', n);
  end
  if ~(isscalar(continuous) && (islogical(continuous) || isnumeric(continuous) && any(continuous == [0, 1])))
    error('MATLAB:detrend:badContinuous', 'detrend: ''Continuous'' must be true or false');
  end
  if ~isempty(points)
    points = double(points(:));
    if numel(points) ~= n || any(~(diff(points) > 0)) || ~all(isfinite(points))
      error('MATLAB:detrend:badSamplePoints', 'detrend: expected %d sample points that ascend', n);
    end
  end
end
