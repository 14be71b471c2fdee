function [c, v, w, iterations] = normest1(A, t, X, varargin)
  % Blocks of t vectors of signs climb to a column of large 1-norm: Higham and Tisseur, SIAM J. Matrix Anal. Appl. 21 (2000),
  % algorithm 2.4.
  if nargin < 2 || ischar(t) || isempty(t)
    t = 2;
  end
  apply = A;
  if isnumeric(A)
    if ~ismatrix(A) || diff(size(A)) ~= 0
      error('MATLAB:normest1:notSquare', 'normest1: A must be a square matrix or a function handle');
    end
    apply = @(what, x, varargin) of_matrix(A, what, x);
  elseif ~isa(A, 'function_handle')
    error('MATLAB:normest1:notSquare', 'normest1: A must be a square matrix or a function handle');
  end
  ask = @(what, x) apply(what, x, varargin{:});
  n = ask('dim', []);
  t = min(t, n);
  if nargin < 3 || ischar(X) || isempty(X)
    X = ones(n, t) / n;
    X(:, 2:end) = X(:, 2:end) .* (2 * randi([0, 1], n, t - 1) - 1);
  elseif ~isequal(size(X), [n, t])
    error('MATLAB:normest1:badStart', 'normest1: X0 must have %d rows and %d columns, found %d and %d', n, t, size(X, 1), size(X, 2));
  end
  if t == n || n <= 4
    % The matrix itself is no larger than a block.
    I = eye(n);
    all_columns = ask('notransp', I);
    [c, at] = max(vecnorm(all_columns, 1, 1));
    v = I(:, at);
    w = all_columns(:, at);
    iterations = [0; 1];
    return;
  end

  c = 0;
  units = [];
  used = [];
  signs = zeros(n, t);
  products = 0;
  for turn = 1:6
    Y = ask('notransp', X);
    products = products + 1;
    [largest, at] = max(vecnorm(Y, 1, 1));
    if turn > 1 && largest <= c
      break;
    end
    c = largest;
    v = X(:, at);
    w = Y(:, at);
    [earlier, signs] = deal(signs, sign(Y));
    signs(signs == 0) = 1;
    parallel = max(abs(earlier' * signs), [], 1) == n;
    if ask('real', []) && all(parallel)
      break;
    end
    gradient_rows = max(abs(ask('transp', signs)), [], 2);
    products = products + 1;
    if turn > 1 && gradient_rows(units(at)) == max(gradient_rows)
      break;
    end
    % The next block: unit vectors that were not tried, the steepest first.
    [~, candidates] = sort(gradient_rows, 'descend');
    candidates = setdiff(candidates, used, 'stable');
    if isempty(candidates)
      break;
    end
    units = candidates(min(1:t, numel(candidates)));
    used = [used; units(:)];
    X = double((1:n).' == units(:).');
  end
  iterations = [turn; products];
end

function y = of_matrix(A, what, x)
  switch what
    case 'dim'
      y = size(A, 1);
    case 'real'
      y = isreal(A);
    case 'transp'
      y = A' * x;
    case 'notransp'
      y = A * x;
  end
end
