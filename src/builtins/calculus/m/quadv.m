function [q, fcn_count] = quadv(f, a, b, tol, trace, varargin)
  if nargin < 4 || isempty(tol)
    tol = 1e-6;
  end
  if isa(a, 'single') || isa(b, 'single')
    eps_of = eps('single');
  else
    eps_of = eps;
  end
  if ischar(f)
    f = str2func(f);
  end
  if ~(isscalar(a) && isscalar(b) && isnumeric(a) && isnumeric(b))
    error('MATLAB:quadv:invalidLimits', 'quadv: the limits must be numeric scalars');
  end
  if any(isinf([a, b]))
    error('MATLAB:quadv:infiniteLimits', 'quadv: the limits must be finite');
  end
  if ~(isscalar(tol) && isnumeric(tol) && tol >= 0)
    error('MATLAB:quadv:invalidTol', 'quadv: the tolerance must be a numeric scalar');
  end
  fa = f(a, varargin{:});
  fb = f(b, varargin{:});
  fcn_count = 2;
  % Singular ends are stepped away from.
  if any(isinf(fa(:)))
    fa = f(a + eps_of * (b - a), varargin{:});
  end
  if any(isinf(fb(:)))
    fb = f(b - eps_of * (b - a), varargin{:});
  end
  h = b - a;
  % Three unequal intervals to start with, so that a periodic function is not always met at the same phase.
  edges = a + h * [0, 0.27158, 0.72842, 1];
  at_edges = {fa, f(edges(2), varargin{:}), f(edges(3), varargin{:}), fb};
  left = {};
  width = {};
  values = {};
  q = 0 * fa;
  for k = 1:3
    w = edges(k + 1) - edges(k);
    middle = f(edges(k) + w / 2, varargin{:});
    whole = w / 6 * (at_edges{k} + 4 * middle + at_edges{k + 1});
    left{k} = edges(k);
    width{k} = w;
    values{k} = {at_edges{k}, middle, at_edges{k + 1}, whole, tol, 0};
  end
  fcn_count = fcn_count + 5;
  while ~isempty(left)
    lo = left{end};
    w = width{end};
    v = values{end};
    left(end) = [];
    width(end) = [];
    values(end) = [];
    mid = lo + w / 2;
    fd = f(lo + w / 4, varargin{:});
    fe = f(lo + 3 * w / 4, varargin{:});
    fcn_count = fcn_count + 2;
    ql = w / 12 * (v{1} + 4 * fd + v{2});
    qr = w / 12 * (v{2} + 4 * fe + v{3});
    difference = ql + qr - v{4};
    if ~(norm(difference(:), Inf) > 15 * v{5}) || any(isnan(difference(:))) || v{6} > 45 || ~(abs(w) >= eps_of * abs(h))
      q = q + ql + qr + difference / 15;
    else
      left = [left, {lo, mid}];
      width = [width, {w / 2, w / 2}];
      values = [values, {{v{1}, fd, v{2}, ql, v{5} / 2, v{6} + 1}, {v{2}, fe, v{3}, qr, v{5} / 2, v{6} + 1}}];
    end
    if fcn_count > 10000
      warning('MATLAB:quadv:MaxFcnCount', 'quadv: too many function evaluations');
      break;
    end
  end
end
