function X = pagesolve(A, B)
  % Gauss-Jordan elimination with pivots of all pages side by side; page by page where a matrix is singular or large.
  n = size(A, 1);
  shape = [size(A, 3:max(ndims(A), 3)), 1];
  other = [size(B, 3:max(ndims(B), 3)), 1];
  shape(end + 1:numel(other)) = 1;
  other(end + 1:numel(shape)) = 1;
  common = max(shape, other);
  many = prod(common);
  if size(A, 2) ~= n || size(B, 1) ~= n || any(shape ~= common & shape ~= 1) || any(other ~= common & other ~= 1) || ...
      n > 32 || many < 4 || isempty(A) || isempty(B)
    X = pagefun(@mldivide, A, B);
    return;
  end
  T = repmat(A, [1, 1, common ./ shape]);
  T = [reshape(T, n, n, many), reshape(repmat(B, [1, 1, common ./ other]), n, [], many)];
  width = size(T, 2);
  largest = n * max(max(abs(T(:, 1:n, :)), [], 1), [], 2);
  page = reshape(0:many - 1, 1, 1, []) * (n * width);
  for k = 1:n
    [top, at] = max(abs(T(k:n, k, :)), [], 1);
    if ~all(top > largest * eps(class(top)))
      X = pagefun(@mldivide, A, B);
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
  X = reshape(T(:, n + 1:end, :), [n, width - n, common]);
end
