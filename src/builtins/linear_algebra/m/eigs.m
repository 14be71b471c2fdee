function [V, D, flag] = eigs(A, varargin)
  given = varargin;
  B = [];
  n = size(A, 1);
  made = isa(A, 'function_handle') || ischar(A) || isstring(A);
  if made
    if ~isa(A, 'function_handle')
      A = str2func(char(A));
    end
    if isempty(given) || ~isscalar(given{1})
      error('MATLAB:eigs:NoSize', 'eigs: expected the size of the matrix behind the function');
    end
    n = double(given{1});
    given(1) = [];
  elseif ~isnumeric(A) || ~ismatrix(A) || size(A, 1) ~= size(A, 2)
    error('MATLAB:eigs:NotSquare', 'eigs: expected a square matrix or a function, found %dx%d', size(A, 1), size(A, 2));
  end
  if ~isempty(given) && isnumeric(given{1}) && ismatrix(given{1}) && ...
      (isequal(size(given{1}), [n, n]) && (n > 1 || numel(given) > 1 && isnumeric(given{2})) || isempty(given{1}))
    B = given{1};
    given(1) = [];
  end
  k = min(6, n);
  sigma = 'largestabs';
  if ~isempty(given) && isnumeric(given{1})
    k = given{1};
    given(1) = [];
    if ~isscalar(k) || k < 1 || k ~= fix(k)
      error('MATLAB:eigs:InvalidCount', 'eigs: expected a positive number of eigenvalues');
    end
    k = min(k, n);
    if ~isempty(given) && ~isstruct(given{1}) && ~isoption(given{1})
      sigma = given{1};
      given(1) = [];
    end
  end
  symmetric = false;
  factored = false;
  permuted = [];
  if ~isempty(given) && isstruct(given{1})
    symmetric = isfield(given{1}, 'issym') && given{1}.issym;
    factored = isfield(given{1}, 'cholB') && isequal(given{1}.cholB, true);
    if isfield(given{1}, 'permB')
      permuted = given{1}.permB;
    end
    given(1) = [];
  end
  for at = 1:2:numel(given) - 1
    if ~isoption(given{at})
      error('MATLAB:eigs:UnknownOption', 'eigs: there is no option ''%s''', char(given{at}));
    elseif strcmpi(given{at}, 'IsFunctionSymmetric')
      symmetric = given{at + 1};
    elseif strcmpi(given{at}, 'IsCholesky')
      factored = isequal(logical(given{at + 1}), true);
    elseif strcmpi(given{at}, 'CholeskyPermutation')
      permuted = given{at + 1};
    end
  end
  if factored && ~isempty(B)
    % R is given, of which R' * R is B with its rows and columns in that order.
    if ~istriu(B)
      error('MATLAB:eigs:BNotChol', 'eigs: expected an upper triangular Cholesky factor of B');
    end
    B = B' * B;
    if ~isempty(permuted)
      if ~isequal(sort(permuted(:)), (1:n).')
        error('MATLAB:eigs:InvalidPermutation', 'eigs: expected a permutation of 1 to %d', n);
      end
      back(permuted) = 1:n;
      B = B(back, back);
    end
  end
  if isnumeric(sigma)
    center = sigma;
    word = 'smallestabs';
  else
    center = 0;
    word = ordering(sigma);
  end
  if (made || issparse(A)) && n > 300 && 5 * k < n
    % Few of many: the matrix is only multiplied, or solved with.
    inverts = strcmp(word, 'smallestabs');
    if ~made
      symmetric = isempty(B) && ishermitian(A);
      times = @(x) A * x;
      if inverts
        moves = B;
        if isempty(B)
          moves = speye(n);
        end
        [times, singular] = solver(A - center * moves);
        if singular
          % The number is an eigenvalue: one beside it is taken.
          center = center - 1e-5 * max(norm(A, 1), realmin);
          times = solver(A - center * moves);
        end
      end
    else
      times = A;
    end
    if ~isempty(B) && inverts
      times = @(x) times(B * x);
    elseif ~isempty(B)
      after = solver(B);
      times = @(x) after(times(x));
    end
    if inverts
      [W, d, flag] = krylovspectrum(times, n, k, @(d) ordered('largestabs', d, k, 0), symmetric);
      d = center + 1 ./ d;
    else
      [W, d, flag] = krylovspectrum(times, n, k, @(d) ordered(word, d, k, 0), symmetric);
    end
    if symmetric && ~made
      % The quotients of Rayleigh have the square of the error of their vectors.
      d = (real(sum(conj(W) .* (A * W), 1)) ./ sum(abs(W) .^ 2, 1)).';
    end
  else
    [W, d] = whole(A, B, n, made, symmetric, word, center);
    flag = 0;
  end
  order = ordered(word, d, k, center);
  order = order(1:k);
  d = d(order);
  if nargout < 2
    V = d;
  else
    V = W(:, order);
    D = diag(d);
  end
end

function [f, singular] = solver(S)
  % The solution of systems with a matrix, whose factors are made once; and whether it has none, or nearly so.
  S = sparse(S);
  if ishermitian(S)
    [R, failed, P] = chol(S);
    if ~failed
      pivots = full(diag(R)) .^ 2;
      singular = min(pivots) < 1e-13 * max(pivots);
      [L, back] = deal(R', P');
      f = @(x) P * (R \ (L \ (back * x)));
      return;
    end
  end
  [L, U, P, Q] = lu(S);
  pivots = abs(full(diag(U)));
  singular = min(pivots) < 1e-13 * max(pivots);
  f = @(x) Q * (U \ (L \ (P * x)));
end

function [W, d] = whole(A, B, n, made, symmetric, word, center)
  if made
    M = operatormatrix(A, n);
    if symmetric
      M = (M + M') / 2;
    end
  else
    M = A;
  end
  if made && strcmp(word, 'smallestabs')
    if isempty(B)
      [W, d] = eig(M, 'vector');
    else
      [W, d] = eig(M * B, 'vector');
    end
    d = center + 1 ./ d;
  elseif isempty(B)
    [W, d] = eig(M, 'vector');
  else
    [W, d] = eig(M, B, 'vector');
  end
end

function order = ordered(word, d, k, center)
  % The places of the eigenvalues, those that are asked for first.
  switch word
    case 'largestabs', [~, order] = sort(abs(d), 'descend');
    case 'smallestabs', [~, order] = sort(abs(d - center));
    case 'largestreal', [~, order] = sort(real(d), 'descend');
    case 'smallestreal', [~, order] = sort(real(d));
    case 'largestimag', [~, order] = sort(ends_of(d), 'descend');
    case 'smallestimag', [~, order] = sort(abs(imag(d)));
    otherwise
      if strcmp(word, 'bothendsreal')
        [~, order] = sort(real(d));
      else
        [~, order] = sort(imag(d));
      end
      n = numel(d);
      order = order([1:floor(k / 2), n - ceil(k / 2) + 1:n, floor(k / 2) + 1:n - ceil(k / 2)]);
  end
end

function x = ends_of(d)
  x = imag(d);
  if isreal(d)
    x = abs(d);
  end
end

function tf = isoption(word)
  tf = (ischar(word) || isstring(word)) && any(strcmpi(word, {'IsFunctionSymmetric', 'Tolerance', 'MaxIterations', ...
        'SubspaceDimension', 'StartVector', 'FailureTreatment', 'Display', 'IsCholesky', 'CholeskyPermutation', ...
        'IsSymmetricDefinite'}));
end

function word = ordering(sigma)
  switch lower(char(sigma))
    case {'largestabs', 'lm'}, word = 'largestabs';
    case {'smallestabs', 'sm'}, word = 'smallestabs';
    case {'largestreal', 'la', 'lr'}, word = 'largestreal';
    case {'smallestreal', 'sa', 'sr'}, word = 'smallestreal';
    case {'bothendsreal', 'be'}, word = 'bothendsreal';
    case {'largestimag', 'li'}, word = 'largestimag';
    case {'smallestimag', 'si'}, word = 'smallestimag';
    case 'bothendsimag', word = 'bothendsimag';
    otherwise
      error('MATLAB:eigs:InvalidSigma', 'eigs: there are no eigenvalues called ''%s''', char(sigma));
  end
end
