function A = compan(c)
  if ~isvector(c)
    error('MATLAB:compan:NeedVectorInput', 'compan: the argument must be a vector');
  end
  if ~isfloat(c)
    c = double(c);
  end
  n = numel(c);
  if n == 1
    A = zeros(0, 0, class(c));
  else
    A = diag(ones(n - 2, 1, class(c)), -1);
    A(1, :) = -c(2:n) / c(1);
  end
end
