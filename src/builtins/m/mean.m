function y = mean(x, varargin)
  if nargin < 1
    error('MATLAB:minrhs', 'mean: expected data');
  end
  if ~(isnumeric(x) || islogical(x) || ischar(x))
    error('MATLAB:mean:inputType', 'mean: expected a numeric array');
  end
  if isfloat(x) && nargin <= 2 && ~isempty(x)
    % Most means are of this kind.
    if nargin == 1
      y = sum(x);
      y = y / (numel(x) / numel(y));
      return;
    end
    dim = varargin{1};
    if isnumeric(dim) && isvector(dim) && all(dim(:) == fix(dim(:))) && all(dim(:) >= 1)
      y = sum(x, dim);
      y = y / (numel(x) / numel(y));
      return;
    end
  end
  kind = 'default';
  statistic = 'a';
  omit = false;
  dim = [];
  for k = 1:numel(varargin)
    option = varargin{k};
    if ischar(option) || isstring(option)
      switch lower(char(option))
        case 'all'
          x = x(:);
          dim = 1;
        case 'omitnan'
          omit = true;
        case 'includenan'
        case {'default', 'double', 'native'}
          kind = lower(char(option));
        case {'a', 'g', 'h'}
          statistic = lower(char(option));
        otherwise
          error('MATLAB:mean:unknownOption', 'mean: unknown option ''%s''', char(option));
      end
    else
      dim = option;
    end
  end
  if isempty(dim)
    if isequal(size(x), [0 0])
      % As 0 / 0: the sum of [] is a number as well.
      y = NaN;
      if isa(x, 'single')
        y = single(NaN);
      end
      return;
    end
    dim = find(size(x) ~= 1, 1);
    if isempty(dim)
      dim = 1;
    end
    if isequal(size(x), [0, 0])
      dim = 1;
    end
  elseif ~isnumeric(dim) || any(dim ~= fix(dim)) || any(dim < 1)
    error('MATLAB:getdimarg:dimensionMustBePositiveInteger', 'mean: the dimension must be a positive integer');
  elseif ~isscalar(dim)
    % Several dimensions are joined into one, the first of them.
    nd = max(ndims(x), max(dim));
    sz = size(x);
    sz(end + 1:nd) = 1;
    kept = setdiff(1:nd, dim);
    joined = sz;
    joined(dim) = 1;
    x = reshape(permute(x, [dim(:).', kept]), [prod(sz(dim)), sz(kept), 1]);
    y = reshape(mean(x, 1, kind), joined);
    return;
  end
  native = strcmp(kind, 'native') && ~islogical(x);
  if islogical(x) && strcmp(kind, 'native')
    error('MATLAB:mean:invalidOutputType', 'mean: a logical array has no mean of its own class');
  end
  result = class(x);
  if ischar(x) || ~isfloat(x) || strcmp(kind, 'double')
    x = double(x);
  end
  if statistic == 'g'
    x = log(x);
  elseif statistic == 'h'
    x = 1 ./ x;
  end
  if omit
    missing = isnan(x);
    x(missing) = 0;
    y = sum(x, dim) ./ sum(~missing, dim);
  else
    y = sum(x, dim) / size(x, dim);
  end
  if statistic == 'g'
    y = exp(y);
  elseif statistic == 'h'
    y = 1 ./ y;
  end
  if native
    y = cast(y, result);
  end
end
