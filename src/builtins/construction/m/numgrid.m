function G = numgrid(shape, n)
  % The points inside are counted down the columns.
  if ~(isnumeric(n) && isscalar(n) && n >= 2 && n == fix(n))
    error('MATLAB:numgrid:size', 'numgrid: expected a whole number of points from 2');
  end
  at = linspace(-1, 1, n);
  [x, y] = meshgrid(at, -at);
  inner = abs(x) < 1 & abs(y) < 1;
  switch upper(char(shape))
    case 'S'
      in = inner;
    case 'L'
      in = inner & (x > 0 | y > 0);
    case 'C'
      in = inner & (x + 1) .^ 2 + (y + 1) .^ 2 > 1;
    case 'D'
      in = x .^ 2 + y .^ 2 < 1;
    case 'A'
      r = x .^ 2 + y .^ 2;
      in = r < 1 & r > 1 / 3;
    otherwise
      error('MATLAB:numgrid:shape', 'numgrid: unknown shape ''%s''', char(shape));
  end
  G = zeros(n);
  G(in) = 1:nnz(in);
end
