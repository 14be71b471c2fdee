function [G, y] = planerot(x)
  if ~(isvector(x) && numel(x) == 2)
    error('MATLAB:planerot:badSize', 'planerot: expected a vector of two elements');
  end
  G = givens(x(1), x(2));
  y = [G(1, :) * x(:); 0];
end
