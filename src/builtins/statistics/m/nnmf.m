function [W, H, D] = nnmf(A, k, varargin)
  % Berry, Browne, Langville, Pauca and Plemmons, Algorithms and applications for approximate nonnegative matrix
  % factorization, Comput. Stat. Data Anal. 52 (2007).
  o = struct('Algorithm', 'als', 'W0', [], 'H0', [], 'Replicates', 1, 'Options', []);
  o = nameoptions('nnmf', varargin, o);
  if ~(isnumeric(A) && ismatrix(A) && isreal(A))
    error('stats:nnmf:BadData', 'nnmf: expected a matrix of real numbers, found %s', class(A));
  end
  [n, m] = size(A);
  if ~(isnumeric(k) && isscalar(k) && k >= 1 && k <= min(n, m) && k == fix(k))
    error('stats:nnmf:BadRank', 'nnmf: the rank must be an integer from 1 to %d', min(n, m));
  end
  if ~isfloat(A)
    A = double(A);
  end
  most = 100;
  if isstruct(o.Options) && isfield(o.Options, 'MaxIter') && ~isempty(o.Options.MaxIter)
    most = o.Options.MaxIter;
  end
  D = Inf;
  for replicate = 1:o.Replicates
    w = o.W0;
    h = o.H0;
    if isempty(w) || replicate > 1
      w = rand(n, k, class(A));
    end
    if isempty(h) || replicate > 1
      h = rand(k, m, class(A));
    end
    before = Inf;
    for iteration = 1:most
      if strcmpi(o.Algorithm, 'mult')
        h = h .* (w' * A) ./ (w' * w * h + eps(class(A)));
        w = w .* (A * h') ./ (w * (h * h') + eps(class(A)));
      else
        h = max(pinv(w) * A, 0);
        w = max(A * pinv(h), 0);
      end
      now = norm(A - w * h, 'fro') / sqrt(n * m);
      if abs(before - now) <= 1e-6 * max(before, realmin) && iteration > 1
        break;
      end
      before = now;
    end
    if now < D || replicate == 1
      [W, H, D] = deal(w, h, now);
    end
  end
  % Rows of H of length 1, the greatest columns of W first.
  s = sqrt(sum(H .^ 2, 2));
  s(s == 0) = 1;
  H = H ./ s;
  W = W .* s.';
  [~, order] = sort(sum(W .^ 2, 1), 'descend');
  W = W(:, order);
  H = H(order, :);
end
