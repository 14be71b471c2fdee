function y = movfun(fcn, x, wlen, varargin)
  if nargin < 3 || mod(numel(varargin), 2) ~= 0
    error('MATLAB:movfun:arguments', 'movfun: expected a function, data, a window and options in pairs');
  end
  dim = [];
  ends = 'shrink';
  nancond = 'includenan';
  outdim = [];
  sample = [];
  for k = 1:2:numel(varargin)
    value = varargin{k + 1};
    switch lower(varargin{k})
      case 'dim'
        dim = value;
      case 'endpoints'
        ends = value;
      case 'nancond'
        nancond = value;
      case 'outdim'
        outdim = value;
      case 'samplepoints'
        sample = value;
      otherwise
        error('MATLAB:movfun:unknownOption', 'movfun: unknown option ''%s''', varargin{k});
    end
  end
  if isempty(x)
    y = x;
    return;
  end
  if ~(isnumeric(wlen) && all(wlen >= 0) && all(wlen == fix(wlen)) && numel(wlen) <= 2 && ~isempty(wlen))
    error('MATLAB:movfun:badWindow', 'movfun: the window must be a positive integer or [before, after]');
  end
  if isscalar(wlen)
    if wlen < 2
      error('MATLAB:movfun:badWindow', 'movfun: the window must be longer than 1');
    end
    if mod(wlen, 2) == 1
      before = (wlen - 1) / 2;
      after = before;
    else
      before = wlen / 2;
      after = before - 1;
    end
  else
    before = wlen(1);
    after = wlen(2);
  end
  if isempty(dim)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isscalar(dim) && dim == fix(dim) && dim > 0)
    error('MATLAB:movfun:badDim', 'movfun: the dimension must be a positive integer');
  end
  if before + after + 1 > size(x, dim)
    error('MATLAB:movfun:badWindow', 'movfun: the window is longer than the data');
  end
  order = [dim, 1:dim - 1, dim + 1:max(ndims(x), dim)];
  X = permute(x, order);
  sz = size(X);
  n = sz(1);
  X = reshape(X, n, []);
  if ~isempty(outdim)
    pick = @(v) v(outdim);
  else
    pick = @(v) v;
  end
  filled = 'double';
  if isa(x, 'single')
    filled = 'single';
  end
  Y = [];
  for c = 1:size(X, 2)
    column = X(:, c);
    for k = 1:n
      from = k - before;
      to = k + after;
      inside = max(1, from):min(n, to);
      window = column(inside);
      if from < 1 || to > n
        if ischar(ends)
          switch lower(ends)
            case 'shrink'
            case 'periodic'
              window = column(mod((from:to) - 1, n) + 1);
            case 'same'
              window = column(min(max(from:to, 1), n));
            case 'fill'
              window = NaN(to - from + 1, 1, filled);
              window(inside - from + 1) = column(inside);
            otherwise
              error('MATLAB:movfun:badEndpoints', 'movfun: unknown treatment of end points ''%s''', ends);
          end
        else
          window = repmat(cast(ends, filled), to - from + 1, 1);
          window(inside - from + 1) = column(inside);
        end
      end
      value = pick(fcn(window(:)));
      if isempty(Y)
        Y = zeros(n, size(X, 2), numel(value), class(value));
      end
      Y(k, c, :) = value;
    end
  end
  y = ipermute(reshape(Y, [sz, size(Y, 3)]), [order, numel(order) + 1]);
end
