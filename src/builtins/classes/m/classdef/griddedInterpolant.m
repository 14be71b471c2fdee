% Values between the points of a grid.
classdef griddedInterpolant
  properties
    GridVectors = {}
    Values = []
    Method = 'linear'
    ExtrapolationMethod = 'linear'
  end

  methods
    function F = griddedInterpolant(varargin)
      given = varargin;
      texts = cellfun(@(v) ischar(v) || isstring(v), given);
      words = given(texts);
      given = given(~texts);
      if ~isempty(words)
        F.Method = words{1};
        F.ExtrapolationMethod = words{min(2, end)};
      end
      if isempty(given)
        return;
      end
      V = given{end};
      if ~(isnumeric(V) || islogical(V))
        error('MATLAB:griddedInterpolant:NoValues', 'griddedInterpolant: expected the values at the points of a grid');
      end
      F.Values = V;
      grid = given(1:end - 1);
      if numel(grid) == 1 && iscell(grid{1})
        grid = grid{1};
      end
      if isempty(grid)
        if isvector(V)
          grid = {1:numel(V)};
        else
          grid = arrayfun(@(m) 1:m, size(V), 'UniformOutput', false);
        end
      end
      F.GridVectors = grid;
      checked(F);
    end

    function F = set.Method(F, word)
      F.Method = one_of(word, {'linear', 'nearest', 'next', 'previous', 'pchip', 'cubic', 'makima', 'spline'});
    end

    function F = set.ExtrapolationMethod(F, word)
      F.ExtrapolationMethod = one_of(word, {'linear', 'nearest', 'next', 'previous', 'pchip', 'cubic', 'makima', ...
                                            'spline', 'none', 'boundary'});
    end

    function F = set.Values(F, V)
      if ~(isnumeric(V) || islogical(V))
        error('MATLAB:griddedInterpolant:NoValues', 'griddedInterpolant: expected numeric values, found %s', class(V));
      end
      if ~isfloat(V)
        V = double(V);
      end
      F.Values = V;
    end

    function F = set.GridVectors(F, grid)
      if ~iscell(grid)
        error('MATLAB:griddedInterpolant:BadGrid', ...
              'griddedInterpolant: expected a cell array of vectors, found %s', class(grid));
      end
      n = numel(grid);
      for k = 1:n
        x = grid{k};
        if ~isnumeric(x)
          error('MATLAB:griddedInterpolant:BadGrid', ...
                'griddedInterpolant: expected vectors of numbers, found %s', class(x));
        end
        if ~isvector(x)
          % A whole grid has the vector along its own dimension.
          place = num2cell(ones(1, n));
          place{k} = ':';
          x = x(place{:});
        end
        x = double(x(:))';
        if numel(x) < 2 || any(diff(x) <= 0)
          error('MATLAB:griddedInterpolant:BadGrid', ...
                'griddedInterpolant: the vector of dimension %d must be at least two increasing numbers', k);
        end
        grid{k} = x;
      end
      F.GridVectors = reshape(grid, 1, []);
    end

    function varargout = subsref(F, steps)
      if strcmp(steps(1).type, '()')
        value = at_points(F, steps(1).subs);
        if numel(steps) > 1
          value = subsref(value, steps(2:end));
        end
        varargout = {value};
      else
        [varargout{1:max(nargout, 1)}] = builtin('subsref', F, steps);
      end
    end
  end
end

function word = one_of(word, words)
  if ~(ischar(word) || isstring(word)) || ~any(strcmpi(word, words))
    if ~(ischar(word) || isstring(word))
      word = class(word);
    end
    error('MATLAB:griddedInterpolant:BadMethod', 'griddedInterpolant: unknown method ''%s''', char(word));
  end
  word = lower(char(word));
end

function [grid, V] = checked(F)
  % The vectors as columns, and the values with the dimensions of the grid first.
  grid = F.GridVectors;
  V = F.Values;
  n = numel(grid);
  if n == 1 && isrow(V)
    V = V(:);
  end
  for k = 1:n
    grid{k} = grid{k}(:);
    if numel(grid{k}) ~= size(V, k)
      error('MATLAB:griddedInterpolant:BadGrid', ...
            'griddedInterpolant: the vector of dimension %d must be %d increasing numbers, found %d', ...
            k, size(V, k), numel(grid{k}));
    end
  end
  if n == 0
    error('MATLAB:griddedInterpolant:NoValues', 'griddedInterpolant: there are no values yet');
  end
end

function v = at_points(F, points)
  [grid, V] = checked(F);
  n = numel(grid);
  extra = size(V, n + 1:max(ndims(V), n + 1));
  V = reshape(V, [cellfun(@numel, grid), prod(extra)]);
  whole = numel(points) == 1 && iscell(points{1});
  if whole
    points = points{1};
    if numel(points) ~= n
      error('MATLAB:griddedInterpolant:BadQuery', ...
            'griddedInterpolant: expected %d vectors of a grid, found %d', n, numel(points));
    end
    shape = cellfun(@numel, points);
    if n == 1
      shape = size(points{1});
    end
  else
    if numel(points) == 1 && n > 1 && size(points{1}, 2) == n
      points = num2cell(points{1}, 1);
    end
    if numel(points) ~= n || any(~cellfun(@(p) isequal(size(p), size(points{1})), points))
      error('MATLAB:griddedInterpolant:BadQuery', ...
            'griddedInterpolant: expected %d arrays of points of the same size', n);
    end
    shape = size(points{1});
  end
  if prod(extra) ~= 1
    if isequal(shape, [1, numel(points{1})]) && n == 1
      shape = numel(points{1});
    elseif shape(end) == 1
      shape = shape(1);
    end
    shape = [shape, extra];
  end
  parts = cell(1, prod(extra));
  for k = 1:numel(parts)
    place = [repmat({':'}, 1, n), {k}];
    part = reshape(V(place{:}), [cellfun(@numel, grid), 1]);
    if whole
      part = on_grid(grid, part, F.Method, F.ExtrapolationMethod, points);
    elseif any(strcmp(F.Method, {'linear', 'nearest', 'next', 'previous'})) && ...
           any(strcmp(F.ExtrapolationMethod, {F.Method, 'none', 'nearest', 'boundary'}))
      part = by_corners(grid, part, F.Method, F.ExtrapolationMethod, points);
    elseif n == 1
      part = on_grid(grid, part, F.Method, F.ExtrapolationMethod, points);
    else
      part = elsewhere(grid, part, F.Method, F.ExtrapolationMethod, points);
    end
    parts{k} = part(:);
  end
  v = reshape([parts{:}], shape);
end

function v = elsewhere(grid, V, method, beyond, points)
  % Points of no grid; those outside by interpolation along one dimension after the other.
  v = zeros(size(points{1}), class(V));
  outside = false(size(v));
  for k = 1:numel(grid)
    outside = outside | ~(points{k} >= grid{k}(1) & points{k} <= grid{k}(end));
  end
  if any(strcmp(method, {'spline', 'pchip'})) && ~all(outside(:))
    inside = cellfun(@(p) double(reshape(p(~outside), [], 1)), points, 'UniformOutput', false);
    v(~outside) = interpn(grid{:}, V, inside{:}, method);
    left = reshape(find(outside), 1, []);
  else
    left = 1:numel(v);
  end
  for k = left
    v(k) = on_grid(grid, V, method, beyond, cellfun(@(p) p(k), points, 'UniformOutput', false));
  end
end

function V = on_grid(grid, V, method, beyond, points)
  % One dimension after the other.
  n = numel(grid);
  for k = 1:n
    order = [k, 1:k - 1, k + 1:max(n, 2)];
    W = permute(V, order);
    extent = size(W);
    x = grid{k};
    q = reshape(double(points{k}), [], 1);
    outside = q < x(1) | q > x(end);
    W = reshape(W, extent(1), []);
    R = along(x, W, q, method);
    if any(outside) && ~strcmp(beyond, method)
      switch beyond
        case 'none'
          R(outside, :) = NaN;
        case {'nearest', 'boundary'}
          R(outside, :) = along(x, W, min(max(q(outside), x(1)), x(end)), method);
        otherwise
          R(outside, :) = along(x, W, q(outside), beyond);
      end
    end
    V = ipermute(reshape(R, [numel(q), extent(2:end)]), order);
  end
end

function R = along(x, W, q, method)
  if any(strcmp(method, {'linear', 'nearest', 'next', 'previous'}))
    R = zeros(numel(q), size(W, 2), class(W));
    for c = 1:size(W, 2)
      R(:, c) = by_corners({x}, W(:, c), method, method, {q});
    end
  elseif strcmp(method, 'cubic')
    R = convolved(x, W, q);
  else
    R = reshape(interp1(x, W, q, method, 'extrap'), numel(q), []);
  end
end

function R = convolved(x, W, q)
  % R. G. Keys, Cubic convolution interpolation for digital image processing, 1981; a spline where places are uneven.
  n = numel(x);
  h = diff(x);
  if n < 4 || any(abs(h - h(1)) > 1e-9 * abs(h(1)))
    R = reshape(interp1(x, W, q, 'spline', 'extrap'), numel(q), []);
    return;
  end
  W = [3 * W(1, :) - 3 * W(2, :) + W(3, :); W; 3 * W(n, :) - 3 * W(n - 1, :) + W(n - 2, :)];
  at = min(max(bracket(x, q), 1), n - 1);
  u = (q - x(at)) / h(1);
  R = ((-u + 2 * u .^ 2 - u .^ 3) .* W(at, :) + (2 - 5 * u .^ 2 + 3 * u .^ 3) .* W(at + 1, :) + ...
       (u + 4 * u .^ 2 - 3 * u .^ 3) .* W(at + 2, :) + (u .^ 3 - u .^ 2) .* W(at + 3, :)) / 2;
end

function v = by_corners(grid, V, method, beyond, points)
  n = numel(grid);
  extent = size(points{1});
  at = zeros(numel(points{1}), n);
  part = at;
  outside = false(size(at, 1), 1);
  for k = 1:n
    x = grid{k};
    q = double(points{k}(:));
    at(:, k) = min(max(bracket(x, q), 1), numel(x) - 1);
    part(:, k) = (q - x(at(:, k))) ./ (x(at(:, k) + 1) - x(at(:, k)));
    outside = outside | q < x(1) | q > x(end) | isnan(q);
  end
  if ~strcmp(beyond, 'linear')
    part = min(max(part, 0), 1);
  end
  switch method
    case 'nearest', part = min(max(floor(part + 0.5), 0), 1);
    case 'next', part = min(max(ceil(part), 0), 1);
    case 'previous', part = min(max(floor(part), 0), 1);
  end
  strides = cumprod([1, cellfun(@numel, grid(1:end - 1))]);
  v = zeros(size(at, 1), 1, class(V));
  for corner = 0:2 ^ n - 1
    up = mod(floor(corner ./ 2 .^ (0:n - 1)), 2);
    weight = prod(up .* part + (1 - up) .* (1 - part), 2);
    values = V(1 + (at - 1 + up) * strides.');
    values(weight == 0) = 0;
    v = v + weight .* values(:);
  end
  if strcmp(beyond, 'none')
    v(outside) = NaN;
  end
  v(any(isnan(part), 2)) = NaN;
  v = reshape(v, extent);
end
