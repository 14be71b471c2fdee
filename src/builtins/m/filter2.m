function y = filter2(b, x, shape)
  if nargin < 2
    error('MATLAB:minrhs', 'filter2: expected a filter and a matrix');
  end
  if nargin < 3
    shape = 'same';
  end
  y = conv2(x, rot90(b, 2), shape);
end
