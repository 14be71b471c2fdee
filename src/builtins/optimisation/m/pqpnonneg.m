function [x, minval, exitflag, output, lambda] = pqpnonneg(c, d, x0, options)
  if nargin == 1 && ischar(c) && strcmp(c, 'defaults')
    x = struct('MaxIter', 1e5, 'TolX', []);
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'pqpnonneg: expected a matrix and a vector');
  end
  if ~(isnumeric(c) && ndims(c) == 2 && isreal(c) && size(c, 1) == size(c, 2))
    error('MATLAB:pqpnonneg:badC', 'pqpnonneg: the first argument must be a real square matrix');
  end
  if ~(isnumeric(d) && isvector(d) && isreal(d) && numel(d) == size(c, 1))
    error('MATLAB:pqpnonneg:badD', 'pqpnonneg: the second argument must be a real vector of the size of the matrix');
  end
  if nargin < 3 || isempty(x0)
    x0 = zeros(numel(d), 1);
  elseif ~(isnumeric(x0) && isvector(x0) && numel(x0) == numel(d) && all(x0 >= 0))
    error('MATLAB:pqpnonneg:badX0', 'pqpnonneg: the start must be a nonnegative vector');
  end
  if nargin < 4
    options = struct();
  elseif ~isstruct(options)
    error('MATLAB:pqpnonneg:badOptions', 'pqpnonneg: the options must be a structure');
  end
  [R, p] = chol(c);
  if p > 0
    error('MATLAB:pqpnonneg:notPosDef', 'pqpnonneg: the matrix must be positive definite');
  end
  % 1/2 x'Cx + d'x = 1/2 |Rx + R'\d|^2 - constant
  [x, ~, ~, exitflag, output, lambda] = lsqnonneg(R, -(R' \ d(:)), x0, options);
  output.algorithm = 'nnls-pqp';
  if exitflag > 0
    % Which are positive is known: without the factor, whose rounding counts twice, they are more precise.
    free = x > 0;
    refined = zeros(size(x), class(x));
    refined(free) = -(c(free, free) \ d(free)(:));
    if all(refined(free) > 0)
      x = refined;
      lambda = -(c * x + d(:));
      lambda(free) = 0;
    end
  end
  minval = 0.5 * x' * c * x + d(:)' * x;
end
