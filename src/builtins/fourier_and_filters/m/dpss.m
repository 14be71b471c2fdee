function [E, V] = dpss(n, nw, k, varargin)
  % Eigenvectors of a tridiagonal matrix: D. Slepian, Prolate spheroidal wave functions, Fourier analysis, 1978.
  if ~isnumeric(n) || ~isscalar(n) || n < 1 || n ~= fix(n)
    error('signal:dpss:invalidLength', 'dpss: the length must be a positive integer');
  end
  if ~isnumeric(nw) || ~isscalar(nw) || ~(nw > 0 && nw < n / 2)
    error('signal:dpss:invalidBandwidth', 'dpss: the product of time and bandwidth must lie between 0 and %g', n / 2);
  end
  if nargin < 3 || isempty(k)
    k = max(min(round(2 * nw), n), 1);
  end
  if isscalar(k)
    k = [1, k];
  end
  if k(1) < 1 || k(2) > n || any(k ~= fix(k))
    error('signal:dpss:invalidCount', 'dpss: expected numbers of sequences from 1 up to %d', n);
  end
  w = nw / n;
  t = (0:n - 1)';
  main = ((n - 1 - 2 * t) / 2) .^ 2 * cos(2 * pi * w);
  side = t(2:end) .* (n - t(2:end)) / 2;
  [E, d] = eig(diag(main) + diag(side, 1) + diag(side, -1), 'vector');
  [~, order] = sort(d, 'descend');
  E = E(:, order(k(1):k(2)));
  % Even sequences have a positive mean, odd ones begin with a positive lobe.
  for j = 1:size(E, 2)
    if mod(k(1) + j, 2) == 0
      turn = sum(E(:, j)) < 0;
    else
      turn = (n - 1 - 2 * t)' * E(:, j) < 0;
    end
    if turn
      E(:, j) = -E(:, j);
    end
  end
  if nargout > 1
    lag = (1:n - 1)';
    V = real(ifft(abs(fft(E, 2 * n)) .^ 2));
    V = (2 * w * V(1, :) + 2 * sum(sin(2 * pi * w * lag) ./ (pi * lag) .* V(2:n, :), 1))';
  end
end
