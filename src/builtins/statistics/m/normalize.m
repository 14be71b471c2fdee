function [x, c, s] = normalize(x, varargin)
  if ~isfloat(x)
    error('MATLAB:normalize:InvalidClass', 'normalize: expected floating-point numbers, found %s', class(x));
  end
  dim = find(size(x) ~= 1, 1);
  if isempty(dim)
    dim = 1;
  end
  if ~isempty(varargin) && isnumeric(varargin{1})
    dim = varargin{1};
    varargin(1) = [];
  end
  method = 'zscore';
  kind = [];
  if ~isempty(varargin)
    method = lower(char(varargin{1}));
    if numel(varargin) > 1
      kind = varargin{2};
    end
  end
  c = 0;
  s = 1;
  switch method
    case 'zscore'
      if isequal(kind, 'robust')
        c = median(x, dim);
        s = median(abs(x - c), dim);
      else
        c = mean(x, dim);
        s = std(x, 0, dim);
      end
    case 'norm'
      if isempty(kind)
        kind = 2;
      end
      s = vecnorm(x, kind, dim);
    case 'range'
      if isempty(kind)
        kind = [0, 1];
      end
      least = min(x, [], dim);
      s = (max(x, [], dim) - least) / (kind(2) - kind(1));
      c = least - kind(1) * s;
    case 'center'
      if isempty(kind) || isequal(kind, 'mean')
        c = mean(x, dim);
      elseif isequal(kind, 'median')
        c = median(x, dim);
      else
        c = kind;
      end
    case 'scale'
      if isempty(kind) || isequal(kind, 'std')
        s = std(x, 0, dim);
      elseif isequal(kind, 'mad')
        s = median(abs(x - median(x, dim)), dim);
      elseif isequal(kind, 'first')
        place = repmat({':'}, 1, ndims(x));
        place{dim} = 1;
        s = x(place{:});
      else
        s = kind;
      end
    case 'medianiqr'
      c = median(x, dim);
      s = iqr(x, dim);
    otherwise
      error('MATLAB:normalize:InvalidMethod', ...
            'normalize: expected zscore, norm, range, center, scale or medianiqr, found %s', method);
  end
  x = (x - c) ./ (s + (s == 0));
end
