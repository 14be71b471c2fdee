function [R1, err] = cholupdate(R, x, op)
  if nargin < 3
    op = '+';
  end
  n = size(R, 1);
  if ~isnumeric(R) || ~isnumeric(x) || size(R, 2) ~= n || ~iscolumn(x) || numel(x) ~= n
    error('MATLAB:cholupdate:SizeMismatch', 'cholupdate: expected a square factor and a column of as many rows');
  end
  if ~any(strcmp(op, {'+', '-'}))
    error('MATLAB:cholupdate:InvalidOption', 'cholupdate: the operation must be ''+'' or ''-''');
  end
  A = R' * R;
  if strcmp(op, '-')
    A = A - x * x';
  else
    A = A + x * x';
  end
  [R1, err] = refactored('cholupdate', A, R, nargout);
end

function [R1, err] = refactored(name, A, R, outputs)
  [R1, err] = chol((A + A') / 2);
  err = double(err > 0);
  if err
    if outputs < 2
      error(['MATLAB:', name, ':PositiveDefinite'], '%s: the downdated matrix must be positive definite', name);
    end
    R1 = R;
  end
end
