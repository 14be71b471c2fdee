% Values between scattered points.
classdef scatteredInterpolant
  properties
    Points = zeros(0, 2)
    Values = zeros(0, 1)
    Method = 'linear'
    ExtrapolationMethod = 'linear'
  end

  properties (Hidden)
    simplices = []
  end

  methods
    function F = scatteredInterpolant(varargin)
      given = varargin;
      texts = cellfun(@(v) ischar(v) || isstring(v), given);
      words = given(texts);
      given = given(~texts);
      if ~isempty(words)
        F.Method = words{1};
        if strcmp(F.Method, 'nearest')
          F.ExtrapolationMethod = 'nearest';
        end
      end
      if numel(words) > 1
        F.ExtrapolationMethod = words{2};
      end
      switch numel(given)
        case 0
          return;
        case 1
          F.Points = given{1};
          return;
        case 2
          P = given{1};
          v = given{2};
        case {3, 4}
          counts = cellfun(@numel, given);
          if ~isvector(given{end}) && size(given{end}, 1) == counts(1)
            % A column of values each.
            counts(end) = counts(1);
          end
          if any(counts ~= counts(1))
            error('MATLAB:scatteredInterpolant:SizeMismatch', ...
                  'scatteredInterpolant: expected as many values as points, found %d points and %d values', ...
                  counts(1), counts(end));
          end
          P = cellfun(@(x) x(:), given(1:end - 1), 'UniformOutput', false);
          P = [P{:}];
          v = given{end};
        otherwise
          error('MATLAB:scatteredInterpolant:WrongArguments', ...
                'scatteredInterpolant: expected points in two or three dimensions and values');
      end
      if isvector(v)
        v = v(:);
      end
      if size(P, 1) ~= size(v, 1)
        error('MATLAB:scatteredInterpolant:SizeMismatch', ...
              'scatteredInterpolant: expected as many values as points, found %d points and %d values', ...
              size(P, 1), size(v, 1));
      end
      % Points that are given twice have the mean of their values.
      [once, ~, at] = unique(P, 'rows', 'stable');
      if size(once, 1) < size(P, 1)
        warning('MATLAB:scatteredInterpolant:DupPtsAvValuesWarnId', ...
                'Duplicate data points have been detected and removed - corresponding values have been averaged.');
        mean_values = zeros(size(once, 1), size(v, 2));
        for k = 1:size(v, 2)
          mean_values(:, k) = accumarray(at(:), double(v(:, k))) ./ accumarray(at(:), 1);
        end
        P = once;
        v = mean_values;
      end
      F.Points = P;
      F.Values = v;
    end

    function F = set.Method(F, word)
      F.Method = one_of(word, {'linear', 'nearest', 'natural'});
    end

    function F = set.ExtrapolationMethod(F, word)
      F.ExtrapolationMethod = one_of(word, {'linear', 'nearest', 'none', 'boundary'});
    end

    function F = set.Points(F, P)
      if ~isnumeric(P) || ~ismatrix(P) || ~any(size(P, 2) == [2, 3])
        error('MATLAB:scatteredInterpolant:InvalidPoints', ...
              'scatteredInterpolant: expected points of two or three columns, found %d', size(P, 2));
      end
      F.Points = double(P);
      F.simplices = [];
      if size(P, 1) > size(P, 2)
        F.simplices = delaunayn(F.Points);
      end
    end

    function F = set.Values(F, v)
      if ~(isnumeric(v) || islogical(v))
        error('MATLAB:scatteredInterpolant:InvalidValues', ...
              'scatteredInterpolant: expected numeric values, found %s', class(v));
      end
      if ~isfloat(v)
        v = double(v);
      end
      if isrow(v)
        v = v.';
      end
      F.Values = v;
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
    error('MATLAB:scatteredInterpolant:BadMethod', 'scatteredInterpolant: unknown method ''%s''', char(word));
  end
  word = lower(char(word));
end

function v = at_points(F, points)
  P = F.Points;
  n = size(P, 2);
  if size(F.Values, 1) ~= size(P, 1)
    error('MATLAB:scatteredInterpolant:SizeMismatch', ...
          'scatteredInterpolant: expected as many values as points, found %d points and %d values', ...
          size(P, 1), size(F.Values, 1));
  end
  if numel(points) == 1 && iscell(points{1})
    points = points{1};
    [points{1:n}] = ndgrid(points{:});
  elseif numel(points) == 1 && size(points{1}, 2) == n
    points = num2cell(points{1}, 1);
  end
  if numel(points) ~= n || any(~cellfun(@(p) isequal(size(p), size(points{1})), points))
    error('MATLAB:scatteredInterpolant:BadQuery', ...
          'scatteredInterpolant: expected %d arrays of points of the same size', n);
  end
  shape = size(points{1});
  Q = cellfun(@(p) double(p(:)), points, 'UniformOutput', false);
  Q = [Q{:}];
  if isempty(F.simplices)
    v = NaN(size(Q, 1), size(F.Values, 2));
  else
    v = scatteredvalues(P, F.simplices, F.Values, Q, F.Method, F.ExtrapolationMethod);
  end
  if size(v, 2) == 1
    v = reshape(v, shape);
  elseif ~iscolumn(points{1}) && ~isrow(points{1})
    v = reshape(v, [shape, size(v, 2)]);
  end
end
