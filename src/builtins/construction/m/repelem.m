function B = repelem(A, varargin)
  if nargin == 2
    n = varargin{1};
    if isscalar(A)
      if ! isscalar(n)
        error('repelem: %dx%d repetition factors do not fit a scalar', rows(n), columns(n));
      end
      B = A(ones(1, n));
      return;
    end
    if ! isvector(A)
      error('repelem: %dD array requires %d or more input arguments, but only %d given', ndims(A), ndims(A) + 1, nargin);
    end
    B = A(places(n, numel(A)));
    return;
  end
  d = max(ndims(A), numel(varargin));
  index = cell(1, d);
  for k = 1:d
    extent = size(A, k);
    if k <= numel(varargin)
      index{k} = places(varargin{k}, extent);
    else
      index{k} = 1:extent;
    end
  end
  B = A(index{:});
end

function p = places(n, extent)
  if isscalar(n)
    n = double(n);
    if n ~= fix(n) || n < 0
      error('repelem: repetition factors must be nonnegative integers');
    end
    p = reshape(repmat(1:extent, n, 1), 1, []);
    return;
  end
  n = reshape(double(n), 1, []);
  % All that has to be known of the factors is asked at once.
  [wrong, total] = gather(any(n ~= fix(n) | n < 0), sum(n));
  if wrong
    error('repelem: repetition factors must be nonnegative integers');
  elseif numel(n) ~= extent
    error('repelem: R must be a scalar, or a vector with as many elements as there are to repeat');
  end
  % As many runs begin at a place or before it, those without elements among them.
  begun = accumarray(cumsum([1, n(1:end - 1)]).', 1, [total + 1, 1]);
  p = cumsum(begun(1:total)).';
end
