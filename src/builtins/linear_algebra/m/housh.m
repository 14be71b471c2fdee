function [v, beta, zer] = housh(x, j, z)
  % The reflector I - beta * v * v' that takes x to a multiple of e_j: Golub and Van Loan, Matrix Computations, section 5.1.
  if ~isvector(x)
    error('MATLAB:housh:notVector', 'housh: the first argument must be a vector');
  end
  if ~isscalar(j)
    error('MATLAB:housh:notScalar', 'housh: the second argument must be a scalar');
  end
  scale = norm(x, Inf);
  v = x / (scale + (scale == 0));
  len = norm(v);
  zer = scale == 0 || len <= z;
  if zer
    v(j) = 1;
    beta = 0;
  else
    % Added with the sign that it has, so that nothing cancels.
    direction = v(j) / (abs(v(j)) + (v(j) == 0));
    v(j) = (direction + (v(j) == 0)) * (abs(v(j)) + len);
    beta = 2 / norm(v) ^ 2;
  end
end
