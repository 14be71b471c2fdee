function [vq, varargout] = griddata(varargin)
  method = 'linear';
  given = varargin;
  if ~isempty(given) && (ischar(given{end}) || isstring(given{end}))
    method = char(given{end});
    given(end) = [];
  elseif any(numel(given) == [6, 8])
    error('MATLAB:griddata:InvalidMethod', 'griddata: METHOD must be a string');
  end
  if ~any(numel(given) == [5, 7])
    error('MATLAB:griddata:InvalidNumArguments', ...
          'griddata: expected 5 arrays for points in the plane or 7 for points in space, found %d', numel(given));
  end
  d = (numel(given) - 1) / 2;
  kind = 'double';
  if any(cellfun(@(g) isa(g, 'single'), given))
    kind = 'single';
  end
  [points, v, given] = points_and_values(given(1:d), given{d + 1}, given(d + 2:end));
  if d == 2 && isrow(given{1}) && iscolumn(given{2}) && ~isscalar(given{1}) ...
      || d == 2 && iscolumn(given{1}) && isrow(given{2}) && ~isscalar(given{1})
    [given{1:2}] = meshgrid(given{:});
  end
  shape = size(given{1});
  if any(cellfun(@(g) ~isequal(size(g), shape), given))
    if d == 2
      error('MATLAB:griddata:SizeMismatch', 'griddata: XI and YI must be vectors or matrices of same size');
    end
    error('MATLAB:griddata:SizeMismatch', 'griddata: XI, YI and ZI must have one size');
  end
  varargout = given;
  wanted = cellfun(@(g) double(g(:)), given, 'UniformOutput', false);
  wanted = [wanted{:}];
  if d == 3 && ~any(strcmpi(method, {'linear', 'nearest', 'natural'}))
    error('MATLAB:griddata:UnknownMethod', ...
          'griddata: unknown interpolation METHOD: "%s"; in space there are linear, nearest and natural', method);
  end
  switch lower(method)
    case {'linear', 'natural'}
      vq = scatteredvalues(points, delaunayn(points), v, wanted, lower(method), 'none');
    case 'nearest'
      vq = v(dsearchn(points, wanted));
    case 'cubic'
      vq = cubicvalues(points, delaunay(points(:, 1), points(:, 2)), v, wanted);
    case 'v4'
      % The biharmonic spline: Green's functions of the points' distances.
      green = @(d) d.^2 .* (log(d + (d == 0)) - 1);
      weights = green(pdist2(points, points)) \ v;
      vq = green(pdist2(wanted, points)) * weights;
    otherwise
      error('MATLAB:griddata:UnknownMethod', ...
            'griddata: unknown interpolation METHOD: "%s"; there are linear, nearest, natural, cubic and v4', method);
  end
  vq = reshape(cast(vq, kind), shape);
end

function [points, v, wanted] = points_and_values(at, v, wanted)
  if ~isvector(v)
    if numel(at) == 2 && numel(at{1}) == size(v, 2) && numel(at{2}) == size(v, 1)
      [at{1:2}] = meshgrid(at{:});
    elseif any(cellfun(@(x) ~isequal(size(x), size(v)), at))
      error('MATLAB:griddata:SizeMismatch', ...
            'griddata: X and Y must be as long as the columns and rows of Z, or of its size');
    end
  elseif any(cellfun(@numel, at) ~= numel(v))
    error('MATLAB:griddata:SizeMismatch', 'griddata: X, Y and Z must be vectors of the same length');
  end
  at = cellfun(@(x) double(x(:)), at, 'UniformOutput', false);
  points = [at{:}];
  v = v(:);
  if ~isfloat(v)
    v = double(v);
  end
  % Points that are given twice have the mean of their values.
  [once, ~, place] = unique(points, 'rows');
  if size(once, 1) < size(points, 1)
    warning('MATLAB:griddata:DuplicateDataPoints', ...
            'Duplicate data points have been detected and removed - corresponding values have been averaged.');
    v = accumarray(place(:), v) ./ accumarray(place(:), 1);
    points = once;
  end
end
