function [U, S, V] = pagesvd(A, varargin)
  if ~isfloat(A)
    error('MATLAB:pagesvd:invalidType', 'pagesvd: expected a floating-point array, found %s', class(A));
  end
  if nargout < 2 && isreal(A) && nargin < 2 && size(A, 2) <= 16 && numel(A) > 64 * size(A, 1) * max(size(A, 2), 1) ...
      && size(A, 1) > 1 && size(A, 2) > 1
    U = values_of(A);
  elseif nargout < 2
    U = everypage(@(X) svd(X, varargin{:}), A);
  else
    [U, S, V] = everypage(@(X) svd(X, varargin{:}), A);
  end
end

function s = values_of(A)
  % Of many small pages at once, by rotations of two columns each that make them orthogonal: Hestenes, Inversion of matrices by
  % biorthogonalization and related results, 1958.
  if size(A, 1) < size(A, 2)
    A = pagetranspose(A);
  end
  pages = size(A);
  n = pages(2);
  columns = cell(1, n);
  for k = 1:n
    columns{k} = A(:, k, :);
  end
  % Each page by its largest element, so that squares are numbers.
  largest = max(max(abs(A), [], 1), [], 2);
  largest = reshape(largest, 1, 1, []) + (reshape(largest, 1, 1, []) == 0);
  columns = cellfun(@(c) c ./ largest, columns, 'UniformOutput', false);
  for sweep = 1:12
    turned = false;
    for p = 1:n - 1
      for q = p + 1:n
        a = sum(columns{p} .^ 2, 1);
        b = sum(columns{q} .^ 2, 1);
        g = sum(columns{p} .* columns{q}, 1);
        apart = abs(g) > eps(class(g)) * sqrt(a .* b);
        z = (b - a) ./ (2 * g + ~apart);
        t = apart .* ((z >= 0) * 2 - 1) ./ (abs(z) + hypot(1, z));
        c = 1 ./ hypot(1, t);
        [columns{p}, columns{q}] = deal(c .* (columns{p} - t .* columns{q}), c .* (columns{q} + t .* columns{p}));
        turned = turned | any(apart, 'all');
      end
    end
    if ~turned
      break;
    end
  end
  s = cellfun(@(c) sqrt(sum(c .^ 2, 1)), columns, 'UniformOutput', false);
  s = sort(vertcat(s{:}), 1, 'descend') .* largest;
  s = reshape(s, [n, 1, pages(3:end)]);
end
