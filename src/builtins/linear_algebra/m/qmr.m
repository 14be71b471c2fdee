function [x, flag, relres, iter, resvec] = qmr(A, b, varargin)
  % Two-term recurrences without look-ahead: R. W. Freund and N. M. Nachtigal, An implementation of the QMR method based
  % on coupled two-term recurrences, SIAM J. Sci. Comput. 15 (1994).
  o = krylov_pair('qmr', A, b, varargin);
  [x, best] = deal(o.x);
  r = b - o.times(x);
  resvec = norm(r);
  [flag, iter] = deal(1, 0);
  right = lanczos(r, @(u) o.first(u, -1, false));
  left = lanczos(r, @(u) o.second(u, -1, true));
  % Directions of the search and of the shadow space, and the step with its image.
  [search, shadow, step, moved, coupling] = deal(0, 0, 0, 0, Inf);
  rotation = struct('cosine', 1, 'ratio', 0, 'length', -1);
  while resvec(end) > o.tol * o.scale && iter < o.steps
    product = (left.seen' * right.seen) / (left.norm * right.norm);
    search = o.second(right.seen / right.norm, -1, false) - left.norm * product / coupling * search;
    shadow = o.first(left.seen / left.norm, -1, true) - right.norm * conj(product / coupling) * shadow;
    image = o.times(search);
    coupling = shadow' * image;
    diagonal = coupling / product;
    if diagonal == 0 || ~isfinite(diagonal)
      flag = 4;
      break;
    end
    before = right.norm;
    right = lanczos(image - diagonal / before * right.vector, @(u) o.first(u, -1, false));
    left = lanczos(o.turned(shadow) - conj(diagonal) / left.norm * left.vector, @(u) o.second(u, -1, true));
    [rotation, kept] = turned_on(rotation, right.norm / abs(diagonal), before / diagonal);
    step = rotation.length * search + kept * step;
    moved = rotation.length * image + kept * moved;
    x = x + step;
    r = r - moved;
    iter = iter + 1;
    resvec(iter + 1, 1) = norm(r);
    if resvec(end) <= min(resvec(1:end - 1))
      best = x;
    end
  end
  [x, flag, relres] = krylov_best(o, b, x, best, flag, resvec);
  krylov_report('qmr', nargout, flag, relres, iter, o.tol);
end

% A vector of a Lanczos process, what its preconditioner makes of it, and the length of that.
function s = lanczos(vector, solve)
  s = struct('vector', vector, 'seen', solve(vector), 'norm', 0);
  s.norm = norm(s.seen);
end

% The next rotation, and how much of the last step is part of the next one.
function [next, kept] = turned_on(last, below, along)
  ratio = below / last.cosine;
  cosine = 1 / hypot(1, ratio);
  next = struct('cosine', cosine, 'ratio', ratio, 'length', -last.length * along * (cosine / last.cosine) ^ 2);
  kept = (last.ratio * cosine) ^ 2;
end
