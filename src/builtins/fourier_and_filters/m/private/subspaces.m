function [v, e, signals] = subspaces(name, x, p, window, overlap, is_correlation)
  % The eigenvectors of the correlation of a signal, from great eigenvalues down, and how many belong to exponentials:
  % R. O. Schmidt, Multiple emitter location and signal parameter estimation, IEEE Transactions AP 34 (1986).
  if ~isnumeric(x) || ~ismatrix(x) || isempty(x)
    error(['signal:', name, ':invalidSignal'], '%s: expected a signal of numbers, found %s', name, class(x));
  end
  if ~(isnumeric(p) && any(numel(p) == [1, 2]) && p(1) == fix(p(1)) && p(1) >= 0)
    error(['signal:', name, ':invalidOrder'], '%s: expected how many exponentials there are', name);
  end
  x = double(x);
  p = double(p);
  if is_correlation
    if size(x, 1) ~= size(x, 2)
      error(['signal:', name, ':invalidCorrelation'], '%s: expected a square matrix of correlation, found %d x %d', ...
            name, size(x, 1), size(x, 2));
    end
    [v, e] = eig((x + x') / 2, 'vector');
    [e, order] = sort(real(e), 'descend');
    v = v(:, order);
  else
    if isvector(x)
      if isempty(window)
        window = 2 * p(1);
        if isinf(window)
          window = floor(numel(x) / 2);
        end
      end
      if isscalar(window)
        window = ones(window, 1);
      end
      len = numel(window);
      if isempty(overlap)
        overlap = len - 1;
      end
      if len > numel(x) || overlap >= len
        error(['signal:', name, ':invalidWindow'], ...
              '%s: expected segments of at most %d samples that overlap by less, found %d and %d', ...
              name, numel(x), len, overlap);
      end
      x = buffer(x(:), len, overlap, 'nodelay');
      x = x(:, 1:floor((size(x, 2) * (len - overlap) + overlap - len) / (len - overlap)) + 1);
      x = (flipud(x .* window(:)) / sqrt(size(x, 2))).';
    end
    [~, e, v] = svd(x, 0);
    e = diag(e) .^ 2;
  end
  signals = p(1);
  if numel(p) > 1
    % What is not that many times above the least eigenvalue is noise.
    signals = min(signals, nnz(e > p(2) * min(e)));
  end
  if signals >= size(v, 1)
    error(['signal:', name, ':invalidOrder'], '%s: %d exponentials need more than %d samples at once', ...
          name, signals, size(v, 1));
  end
end
