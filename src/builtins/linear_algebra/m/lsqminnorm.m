function x = lsqminnorm(A, B, varargin)
  % The complete orthogonal decomposition: Golub and Van Loan, Matrix Computations, section 5.5.
  if ~isfloat(A) || ~isfloat(B) || ~ismatrix(A) || ~ismatrix(B)
    error('MATLAB:lsqminnorm:inputType', 'lsqminnorm: expected matrices of floating-point numbers');
  end
  if size(A, 1) ~= size(B, 1)
    error('MATLAB:lsqminnorm:sizeMismatch', 'lsqminnorm: expected matrices of the same number of rows');
  end
  tol = [];
  warned = false;
  at = find(cellfun(@(v) (ischar(v) || isstring(v)) && strcmpi(v, 'RegularizationFactor'), varargin), 1);
  if ~isempty(at)
    if at == numel(varargin) || ~(isnumeric(varargin{at + 1}) && isscalar(varargin{at + 1}) && varargin{at + 1} >= 0)
      error('MATLAB:lsqminnorm:badFactor', 'lsqminnorm: the factor of regularization must be a number that is not negative');
    end
    factor = varargin{at + 1};
    varargin(at:at + 1) = [];
    if factor > 0
      % Tikhonov's: the length of the solution counts, too.
      A = [full(A); factor * eye(size(A, 2))];
      B = [full(B); zeros(size(A, 2), size(B, 2))];
    end
  end
  for k = 1:numel(varargin)
    option = varargin{k};
    if isnumeric(option) && isscalar(option) && isreal(option) && option >= 0
      tol = option;
    elseif (ischar(option) || isstring(option)) && any(strcmpi(option, {'warn', 'nowarn'}))
      warned = strcmpi(option, 'warn');
    else
      error('MATLAB:lsqminnorm:badOption', 'lsqminnorm: expected a tolerance that is not negative, ''warn'' or ''nowarn''');
    end
  end
  if issparse(A) || issparse(B)
    A = full(A);
    B = full(B);
  end
  x = zeros(size(A, 2), size(B, 2), class(zeros(1, class(A)) * zeros(1, class(B))));
  if isempty(A) || isempty(B)
    return;
  end
  [Q, R, order] = qr(A, 0);
  lengths = abs(diag(R(:, 1:min(size(R)))));
  if isvector(R)
    lengths = abs(R(1));
  end
  if isempty(tol)
    tol = max(size(A)) * eps(lengths(1));
  end
  r = find([lengths; 0] <= tol, 1) - 1;
  if isempty(r)
    r = numel(lengths);
  end
  if warned && r < min(size(A))
    warning('MATLAB:rankDeficientMatrix', 'Rank deficient, rank = %d, tol = %13.6e.', r, tol);
  end
  if r == 0
    return;
  end
  y = Q(:, 1:r)' * B;
  if r == size(A, 2)
    x(order, :) = R(1:r, 1:r) \ y;
  else
    % What is left of R becomes triangular from the right as well.
    [Z, T] = qr(R(1:r, :)', 0);
    x(order, :) = Z * (T' \ y);
  end
end
