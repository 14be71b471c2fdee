function [x, resnorm, residual, exitflag, output, lambda] = lsqlin(C, d, varargin)
  if nargin == 1 && ischar(C) && strcmp(C, 'defaults')
    x = quadprog('defaults');
    return;
  end
  if nargin == 1 && isstruct(C)
    parts = problemparts(C, {'C', 'd', 'Aineq', 'bineq', 'Aeq', 'beq', 'lb', 'ub', 'x0', 'options'});
    [x, resnorm, residual, exitflag, output, lambda] = lsqlin(parts{:});
    return;
  end
  if nargin < 2
    error('MATLAB:minrhs', 'lsqlin: expected a matrix and a vector');
  end
  if ~(isnumeric(C) && isnumeric(d) && ismatrix(C) && size(C, 1) == numel(d))
    error('optim:lsqlin:SizeMismatch', 'lsqlin: expected a matrix and a vector with as many rows');
  end
  d = double(d(:));
  C = double(C);
  [x, ~, exitflag, output, lambda] = quadprog(C' * C, -C' * d, varargin{:});
  residual = [];
  resnorm = [];
  if ~isempty(x)
    residual = C * x - d;
    resnorm = sum(residual .^ 2);
  end
end
