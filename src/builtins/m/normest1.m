function [c, v, w, iterations] = normest1(A, t, X, varargin)
  if nargin < 1
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  if nargin < 2 || isempty(t) || ischar(t)
    t = 2;
  end
  if isa(A, 'function_handle')
    n = A('dim', [], varargin{:});
    isreal_A = A('real', [], varargin{:});
    times = @(x) A('notransp', x, varargin{:});
    transposed = @(x) A('transp', x, varargin{:});
  else
    if ~isnumeric(A) || ndims(A) ~= 2 || size(A, 1) ~= size(A, 2)
      error('MATLAB:normest1:notSquare', 'normest1: A must be a square matrix or a function handle');
    end
    n = size(A, 1);
    isreal_A = isreal(A);
    times = @(x) A * x;
    transposed = @(x) A' * x;
  end
  t = min(t, n);
  if nargin < 3 || isempty(X) || ischar(X)
    X = [ones(n, 1), sign(rand(n, t - 1) - 0.5 + eps)] / n;
  elseif size(X, 2) ~= t
    error('MATLAB:normest1:badStart', 'normest1: X0 must have %d columns', t);
  elseif size(X, 1) ~= n
    error('MATLAB:normest1:badStart', 'normest1: X0 must have %d rows', n);
  end
  products = 0;
  if n <= 4 || t == n
    % So small a matrix is looked at as a whole.
    [c, at] = max(sum(abs(times(eye(n))), 1));
    v = zeros(n, 1);
    v(at) = 1;
    w = times(v);
    iterations = [0; 1];
    return;
  end
  c = 0;
  S = zeros(n, t);
  seen = [];
  places = zeros(1, t);
  for step = 1:6
    Y = times(X);
    products = products + 1;
    [estimate, at] = max(sum(abs(Y), 1));
    if step >= 2 && estimate <= c
      % No better than before; w and v stay what they were.
      break;
    end
    best = places(at);
    w = Y(:, at);
    v = X(:, at);
    c = estimate;
    before = S;
    S = sign(Y);
    S(S == 0) = 1;
    if isreal_A && all(any(abs(before' * S) == n, 1))
      break;
    end
    Z = transposed(S);
    products = products + 1;
    h = max(abs(Z), [], 2);
    if step >= 2 && best > 0 && max(h) == h(best)
      break;
    end
    [~, order] = sort(h, 'descend');
    fresh = order(~ismember(order, seen));
    if isempty(fresh)
      break;
    end
    places = fresh(1:min(t, numel(fresh))).';
    places(end + 1:t) = places(1);
    X = zeros(n, t);
    X(places + n * (0:t - 1)) = 1;
    seen = [seen, places];
  end
  iterations = [min(step, 6); products];
end
