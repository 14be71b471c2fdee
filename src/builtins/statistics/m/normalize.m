function [x, c, s] = normalize(x, varargin)
  if ~isfloat(x)
    error('MATLAB:normalize:InvalidClass', 'normalize: expected floating-point numbers, found %s', class(x));
  end
  dim = max([1, find(size(x) ~= 1, 1)]);
  if ~isempty(varargin) && isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
    if ~isscalar(dim) || dim < 1 || dim ~= fix(dim)
      error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'normalize: the dimension must be a positive integer');
    end
  end
  if isempty(varargin)
    varargin = {'zscore'};
  end
  c = 0;
  s = 1;
  k = 1;
  % One method, or a center and a scale.
  while k <= numel(varargin)
    method = lower(char(varargin{k}));
    kind = [];
    k = k + 1;
    if k <= numel(varargin) && ~any(strcmpi(varargin{k}, {'center', 'scale'}))
      kind = varargin{k};
      k = k + 1;
    end
    switch method
      case 'zscore'
        if isequal(kind, 'robust')
          [c, s] = deal(centers(x, 'median', dim), scales(x, 'mad', dim));
        else
          [c, s] = deal(centers(x, 'mean', dim), scales(x, 'std', dim));
        end
      case 'norm'
        if isempty(kind)
          kind = 2;
        end
        known = x;
        known(isnan(x)) = 0;
        s = vecnorm(known, kind, dim);
      case 'range'
        if isempty(kind)
          kind = [0, 1];
        end
        least = min(x, [], dim);
        s = (max(x, [], dim) - least) / (kind(2) - kind(1));
        c = least - kind(1) * s;
      case 'center'
        c = centers(x, kind, dim);
      case 'scale'
        s = scales(x, kind, dim);
      case 'medianiqr'
        [c, s] = deal(centers(x, 'median', dim), scales(x, 'iqr', dim));
      otherwise
        error('MATLAB:normalize:InvalidMethod', ...
              'normalize: expected zscore, norm, range, center, scale or medianiqr, found %s', method);
    end
  end
  x = (x - c) ./ (s + (s == 0));
end

% What is not a number does not count.
function c = centers(x, kind, dim)
  if isempty(kind) || strcmpi(kind, 'mean')
    c = mean(x, dim, 'omitnan');
  elseif strcmpi(kind, 'median')
    c = median(x, dim, 'omitnan');
  else
    c = kind;
  end
end

function s = scales(x, kind, dim)
  if isempty(kind) || strcmpi(kind, 'std')
    s = std(x, 0, dim, 'omitnan');
  elseif strcmpi(kind, 'mad')
    s = median(abs(x - median(x, dim, 'omitnan')), dim, 'omitnan');
  elseif strcmpi(kind, 'iqr')
    s = iqr(x, dim);
  elseif strcmpi(kind, 'first')
    place = repmat({':'}, 1, max(ndims(x), dim));
    place{dim} = 1;
    s = x(place{:});
  else
    s = kind;
  end
end
