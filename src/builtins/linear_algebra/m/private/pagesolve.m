function X = pagesolve(A, B, one)
  % Elimination with pivots of all pages side by side; page by page where a matrix is singular or large.
  if nargin < 3
    one = @mldivide;
  end
  n = size(A, 1);
  shape = [size(A, 3:max(ndims(A), 3)), 1];
  other = [size(B, 3:max(ndims(B), 3)), 1];
  shape(end + 1:numel(other)) = 1;
  other(end + 1:numel(shape)) = 1;
  common = max(shape, other);
  if any([shape, other] == 0) && size(A, 1) == size(B, 1)
    % There are no pages.
    common(shape == 0 | other == 0) = 0;
    X = zeros([size(A, 2), size(B, 2), common], class([A([]), B([])]));
    return;
  end
  many = prod(common);
  if size(A, 2) ~= n || size(B, 1) ~= n || any(shape ~= common & shape ~= 1) || any(other ~= common & other ~= 1) || ...
      n > 32 || many < 4 || isempty(A) || isempty(B)
    X = pagefun(one, A, B);
    return;
  end
  % One page for all is not repeated.
  if prod(shape) ~= 1
    A = repmat(A, [1, 1, common ./ shape]);
  end
  if prod(other) ~= 1
    B = repmat(B, [1, 1, common ./ other]);
  end
  [A, B] = deal(reshape(A, n, n, []), reshape(B, n, size(B, 2), []));
  if isreal(A) && isreal(B)
    X = page_solutions(A, B);
  else
    X = eliminated(repmat(A, 1, 1, many / size(A, 3)), repmat(B, 1, 1, many / size(B, 3)));
  end
  if isempty(X)
    X = pagefun(one, A, B);
  end
  X = reshape(X, [n, size(B, 2), common]);
end

% Gauss-Jordan elimination; nothing where a matrix is singular.
function X = eliminated(A, B)
  n = size(A, 1);
  T = [A, B];
  width = size(T, 2);
  largest = n * max(max(abs(A), [], 1), [], 2);
  page = reshape(0:size(T, 3) - 1, 1, 1, []) * (n * width);
  for k = 1:n
    [top, at] = max(abs(T(k:n, k, :)), [], 1);
    if ~all(top > largest * eps(class(top)))
      X = [];
      return;
    end
    columns = (0:width - 1) * n;
    pivot = T(at + (k - 1) + columns + page);
    first = T(k, :, :);
    T(at + (k - 1) + columns + page) = first;
    pivot = pivot ./ pivot(1, k, :);
    rest = T(:, k, :) .* pivot;
    T = T - rest;
    T(k, :, :) = pivot;
  end
  X = T(:, n + 1:end, :);
end
