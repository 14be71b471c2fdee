function [U, S, V, flag] = svds(A, varargin)
  given = varargin;
  if isa(A, 'function_handle')
    f = A;
    if isempty(given) || numel(given{1}) ~= 2
      error('MATLAB:svds:NoSize', 'svds: expected the size of the matrix behind the function');
    end
    A = operatormatrix(@(x) f(x, 'notransp'), given{1}(2));
    given(1) = [];
  elseif ~isnumeric(A) || ~ismatrix(A)
    error('MATLAB:svds:InvalidMatrix', 'svds: expected a matrix or a function, found %s', class(A));
  end
  k = 6;
  sigma = 'largest';
  if ~isempty(given) && isnumeric(given{1})
    k = given{1};
    if ~isscalar(k) || k < 0 || k ~= fix(k)
      error('MATLAB:svds:InvalidCount', 'svds: expected a number of singular values');
    end
    given(1) = [];
    if ~isempty(given) && (isnumeric(given{1}) || mod(numel(given), 2) == 1 && ~isstruct(given{1}))
      sigma = given{1};
      given(1) = [];
    end
  end
  if ~isempty(given) && ~isstruct(given{1})
    for at = 1:2:numel(given)
      if ~any(strcmpi(given{at}, {'Tolerance', 'MaxIterations', 'SubspaceDimension', 'LeftStartVector', ...
                                  'RightStartVector', 'FailureTreatment', 'Display'}))
        error('MATLAB:svds:UnknownOption', 'svds: there is no option ''%s''', char(given{at}));
      end
    end
  end
  if issparse(A) && min(size(A)) > 300 && 5 * k < min(size(A)) && any(strcmpi(sigma, {'largest', 'l'}))
    % Few of many: those of the product with the transpose, which is only multiplied.
    [V, D, flag] = eigs(@(x) A' * (A * x), size(A, 2), k, 'largestabs', 'IsFunctionSymmetric', true);
    s = sqrt(max(real(diag(D)), 0));
    if nargout < 2
      U = s;
    else
      U = full(A * V) ./ s.';
      S = diag(s);
    end
    return;
  end
  [U, S, V] = svd(full(A), 'econ');
  s = S(1:size(S, 1) + 1:end)';
  k = min(k, numel(s));
  if isnumeric(sigma)
    if sigma == 0
      at = numel(s) - k + 1:numel(s);
    else
      [~, order] = sort(abs(s - sigma));
      at = sort(order(1:k));
    end
  else
    switch lower(char(sigma))
      case {'largest', 'l'}
        at = 1:k;
      case 'smallest'
        at = numel(s) - k + 1:numel(s);
      case 'smallestnz'
        count = nnz(s > max(size(A)) * eps(max([s; 0])));
        at = max(count - k, 0) + 1:count;
      otherwise
        error('MATLAB:svds:InvalidSigma', 'svds: there are no singular values called ''%s''', char(sigma));
    end
  end
  flag = 0;
  if nargout < 2
    U = s(at);
  else
    U = U(:, at);
    S = diag(s(at));
    V = V(:, at);
  end
end
