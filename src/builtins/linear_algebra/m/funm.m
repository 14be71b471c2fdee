function [F, exitflag, info] = funm(A, f, options, varargin)
  % The Schur-Parlett method with blocks of near eigenvalues: Davies and Higham, SIAM J. Matrix Anal. Appl. 25 (2003).
  if ~isfloat(A) || ~ismatrix(A) || diff(size(A)) ~= 0
    error('MATLAB:square', 'funm: expected a square matrix of floating-point numbers');
  end
  if any(~isfinite(A(:)))
    error('MATLAB:funm:nonFinite', 'funm: the matrix must not contain NaN or Inf');
  end
  if ischar(f) || isstring(f)
    f = str2func(char(f));
  elseif ~isa(f, 'function_handle')
    error('MATLAB:funm:InvalidInput', 'funm: expected a function handle');
  end
  o = struct('TolBlk', 0.1, 'TolTay', eps(class(A)), 'MaxTerms', 250);
  if nargin > 2 && isstruct(options)
    for word = fieldnames(o).'
      if isfield(options, word{1}) && ~isempty(options.(word{1}))
        o.(word{1}) = options.(word{1});
      end
    end
  end
  is_log = any(strcmp(func2str(f), {'log', '@log'}));
  f = derivatives_of(f, varargin);
  n = size(A, 1);
  exitflag = 0;
  [U, T] = schur(A, 'complex');
  normal = norm(triu(T, 1), 1) <= n * eps(class(A)) * norm(T, 1);
  if normal
    % The columns of U are eigenvectors.
    blocks = 1:n;
  else
    [U, T, blocks] = gathered(U, T, blocks_of(diag(T), o.TolBlk));
  end
  count = max([0, blocks]);
  rows = arrayfun(@(b) find(blocks == b), 1:count, 'UniformOutput', false);
  terms = zeros(1, count);
  F = zeros(n, class(A));
  for j = 1:count
    block = T(rows{j}, rows{j});
    if is_log && numel(block) > 1
      F(rows{j}, rows{j}) = logm(block);
    else
      [F(rows{j}, rows{j}), terms(j), failed] = of_block(block, f, o);
      exitflag = max(exitflag, failed);
    end
    if normal
      continue;
    end
    % Parlett's recurrence, of blocks: T and F commute.
    for i = j - 1:-1:1
      [p, q] = deal(rows{i}, rows{j});
      between = p(end) + 1:q(1) - 1;
      C = F(p, p) * T(p, q) - T(p, q) * F(q, q) + F(p, between) * T(between, q) - T(p, between) * F(between, q);
      F(p, q) = triangular_sylvester(T(p, p), T(q, q), C);
    end
  end
  if nargout < 2 && exitflag
    warning('MATLAB:funm:TaylorSeries', 'funm: a Taylor series has not converged');
  end
  info = struct('terms', terms, 'ind', {rows}, 'ord', blocks, 'T', T);
  F = U * F * U';
  if isreal(A) && norm(imag(F), 1) <= 10 * n * eps(class(A)) * norm(F, 1)
    F = real(F);
  end
end

% The k-th derivative of a function, at each element of a vector.
function f = derivatives_of(f, given)
  switch func2str(f)
    case {'exp', '@exp'}
      f = @(x, k) exp(x);
    case {'log', '@log'}
      f = @log_derivative;
    case {'sin', '@sin'}
      f = @(x, k) quarter_turns(x, k);
    case {'cos', '@cos'}
      f = @(x, k) quarter_turns(x, k + 1);
    case {'sinh', '@sinh'}
      f = @(x, k) in_turn(x, k);
    case {'cosh', '@cosh'}
      f = @(x, k) in_turn(x, k + 1);
    otherwise
      if nargin(f) == 1
        f = @(x, k) without_derivatives(f, x, k);
      elseif ~isempty(given)
        f = @(x, k) f(x, k, given{:});
      end
  end
end

function y = log_derivative(x, k)
  if k == 0
    y = log(x);
  else
    y = (-1) ^ (k - 1) * gamma(k) ./ x .^ k;
  end
end

% sin, cos, -sin, -cos, and again.
function y = quarter_turns(x, k)
  if mod(k, 2) == 0
    y = sin(x);
  else
    y = cos(x);
  end
  if mod(k, 4) >= 2
    y = -y;
  end
end

% sinh and cosh by turns.
function y = in_turn(x, k)
  if mod(k, 2) == 0
    y = sinh(x);
  else
    y = cosh(x);
  end
end

function y = without_derivatives(f, x, k)
  if k > 0
    error('MATLAB:funm:derivatives', ...
          'funm: eigenvalues are too near each other for a function of one argument; expected f(x, k), its k-th derivative');
  end
  y = f(x);
end

% Numbers of blocks: eigenvalues that are nearer than delta are in one, and so is what is near one of them.
function block = blocks_of(values, delta)
  n = numel(values);
  block = zeros(1, n);
  count = 0;
  for k = 1:n
    if block(k) == 0
      count = count + 1;
      front = k;
      while ~isempty(front)
        block(front) = count;
        near = false(n, 1);
        for j = front(:).'
          near = near | abs(values - values(j)) <= delta;
        end
        front = find(near.' & block == 0);
      end
    end
  end
end

% Rotations that bring the eigenvalues of each block together: Golub and Van Loan, section 7.6.2. A block comes as early as the
% mean of its places.
function [U, T, block] = gathered(U, T, block)
  n = numel(block);
  if n == 0
    return;
  end
  place = accumarray(block(:), (1:n).', [], @mean);
  [~, order] = sort(place);
  rank(order) = 1:numel(order);
  block = rank(block);
  for last = n - 1:-1:1
    for k = 1:last
      if block(k) > block(k + 1)
        G = givens(T(k, k + 1), T(k + 1, k + 1) - T(k, k));
        T(:, k:k + 1) = T(:, k:k + 1) * G';
        T(k:k + 1, :) = G * T(k:k + 1, :);
        T(k + 1, k) = 0;
        U(:, k:k + 1) = U(:, k:k + 1) * G';
        block([k, k + 1]) = block([k + 1, k]);
      end
    end
  end
end

function [F, terms, failed] = of_block(T, f, o)
  % The Taylor series about the mean of the eigenvalues; it ends where the bound on what remains is small.
  n = size(T, 1);
  failed = 0;
  terms = 1;
  if isdiag(T) && (n == 1 || all(diag(T) == T(1)))
    F = diag(f(diag(T), 0));
    return;
  end
  center = mean(diag(T));
  I = eye(n);
  M = T - center * I;
  mu = norm((I - abs(triu(T, 1))) \ ones(n, 1), Inf);
  F = f(center, 0) * I;
  power = I;
  for s = 1:o.MaxTerms
    power = power * M / s;
    step = f(center, s) * power;
    F = F + step;
    if norm(step, Inf) <= o.TolTay * norm(F, Inf)
      omega = 0;
      for r = 0:n - 1
        omega = max(omega, max(abs(f(diag(T), s + r))) / gamma(r + 1));
      end
      if norm(power, Inf) * mu * omega <= o.TolTay * norm(F, Inf)
        terms = s + 1;
        return;
      end
    end
  end
  terms = o.MaxTerms;
  failed = 1;
end

% A * X - X * B = C for upper triangular A and B, column by column.
function X = triangular_sylvester(A, B, C)
  X = C;
  I = eye(size(A, 1));
  for k = 1:size(B, 1)
    X(:, k) = (A - B(k, k) * I) \ (C(:, k) + X(:, 1:k - 1) * B(1:k - 1, k));
  end
end
