function yi = interp1q(x, y, xi)
  if ~isnumeric(x) || isrow(x) && numel(x) > 1 || size(y, 1) ~= numel(x)
    error('MATLAB:interp1q:InvalidInput', 'interp1q: expected a column of increasing numbers, and a row of values for each');
  end
  yi = reshape(interp1(x, y, xi(:)), numel(xi), []);
end
