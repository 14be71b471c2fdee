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
  if any(n(:) != fix(n(:))) || any(n(:) < 0)
    error('repelem: repetition factors must be nonnegative integers');
  end
  if isscalar(n)
    n = n * ones(1, extent);
  elseif ! isvector(n) || numel(n) != extent
    error('repelem: R must be a scalar, or a vector with as many elements as there are to repeat');
  end
  % The places rise where a run begins.
  kept = find(n(:)' > 0);
  n = reshape(n(kept), 1, []);
  p = zeros(1, sum(n));
  if ! isempty(kept)
    p([1, cumsum(n(1:end - 1)) + 1]) = diff([0, kept]);
    p = cumsum(p);
  end
end
