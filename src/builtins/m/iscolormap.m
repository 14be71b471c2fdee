function tf = iscolormap(map)
  if nargin < 1
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  tf = ismatrix(map) && isfloat(map) && isreal(map) && size(map, 2) == 3 && all(map(:) >= 0) && all(map(:) <= 1);
end
