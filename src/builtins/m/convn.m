function C = convn(A, B, shape)
  if nargin < 2
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  if nargin < 3
    shape = 'full';
  end
  if ~(ischar(shape) || isstring(shape)) || ~any(strcmp(shape, {'full', 'same', 'valid'}))
    error('MATLAB:convn:unknownShape', 'convn: SHAPE type not valid: expected full, same or valid');
  end
  if ~(isnumeric(A) || islogical(A)) || ~(isnumeric(B) || islogical(B))
    error('MATLAB:convn:invalidClass', 'convn: expected two arrays of numbers');
  end
  kind = 'double';
  if isa(A, 'single') || isa(B, 'single')
    kind = 'single';
  end
  A = cast(A, kind);
  B = cast(B, kind);
  n = max(ndims(A), ndims(B));
  a = ones(1, n);
  a(1:ndims(A)) = size(A);
  b = ones(1, n);
  b(1:ndims(B)) = size(B);
  C = zeros(a + b - 1, kind);
  if ~isempty(A) && ~isempty(B)
    % A shifted copy of the larger array for each element of the smaller.
    if numel(A) < numel(B)
      C = spread(C, B, b, A, a);
    else
      C = spread(C, A, a, B, b);
    end
  end
  place = cell(1, n);
  for k = 1:n
    switch shape
      case 'same'
        place{k} = ceil((b(k) - 1) / 2) + (1:a(k));
      case 'valid'
        place{k} = b(k):a(k);
      otherwise
        place{k} = 1:a(k) + b(k) - 1;
    end
  end
  C = C(place{:});
end

function C = spread(C, large, sizes, small, offsets)
  n = numel(sizes);
  at = cell(1, n);
  place = cell(1, n);
  for k = find(small(:)).'
    [at{:}] = ind2sub(offsets, k);
    for d = 1:n
      place{d} = at{d}:at{d} + sizes(d) - 1;
    end
    C(place{:}) = C(place{:}) + large * small(k);
  end
end
