function B = rescale(A, l, u, varargin)
  low = [];
  high = [];
  if nargin < 3
    if nargin == 2
      error('MATLAB:rescale:badBounds', 'rescale: expected both bounds');
    end
    l = 0;
    u = 1;
  elseif ischar(l) || isstring(l)
    varargin = [{l, u}, varargin];
    l = 0;
    u = 1;
  end
  if ~(isnumeric(l) || islogical(l)) || ~(isnumeric(u) || islogical(u))
    error('MATLAB:rescale:badBounds', 'rescale: expected numbers for the bounds, found %s and %s', class(l), class(u));
  end
  if any(l(:) > u(:))
    error('MATLAB:rescale:badBounds', 'rescale: the lower bound must not be greater than the upper one');
  end
  if mod(numel(varargin), 2) ~= 0
    error('MATLAB:rescale:pvPairs', 'rescale: options must come in pairs');
  end
  if ~(isnumeric(A) || islogical(A))
    error('MATLAB:rescale:inputType', 'rescale: expected a numeric or logical array');
  end
  if ~isa(A, 'single')
    A = double(A);
  end
  if isempty(A)
    B = A;
    return;
  end
  low = min(A(:));
  high = max(A(:));
  for k = 1:2:numel(varargin)
    switch lower(varargin{k})
      case 'inputmin'
        low = varargin{k + 1};
      case 'inputmax'
        high = varargin{k + 1};
      otherwise
        error('MATLAB:rescale:unknownOption', 'rescale: unknown option ''%s''', varargin{k});
    end
  end
  if ~isnumeric(low) || ~isnumeric(high)
    error('MATLAB:rescale:badInput', 'rescale: InputMin and InputMax must be numbers');
  end
  if ~isempty(varargin) && any(low(:) > high(:))
    error('MATLAB:rescale:badInput', 'rescale: InputMin must not be greater than InputMax');
  end
  missing = isnan(A);
  A = max(min(A, high), low);
  span = high - low;
  span = span + (span == 0);
  B = l + (A - low) ./ span .* (u - l);
  B(missing | false(size(B))) = NaN;
end
