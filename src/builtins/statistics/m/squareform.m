function y = squareform(x, how)
  to_matrix = isvector(x);
  if nargin > 1
    to_matrix = strcmpi(how, 'tomatrix');
  end
  if to_matrix
    n = (1 + sqrt(1 + 8 * numel(x))) / 2;
    if n ~= fix(n)
      error('MATLAB:squareform:BadVectorSize', 'squareform: the vector has not as many elements as there are pairs');
    end
    y = zeros(n, class(x));
    y(tril(true(n), -1)) = x;
    y = y + y.';
  else
    if size(x, 1) ~= size(x, 2) || any(diag(x) ~= 0)
      error('MATLAB:squareform:BadInput', 'squareform: the matrix must be square with zeros on its diagonal');
    end
    y = reshape(x(tril(true(size(x)), -1)), 1, []);
  end
end
