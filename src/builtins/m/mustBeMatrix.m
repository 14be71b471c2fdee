function mustBeMatrix(x)
  if nargin < 1
    error('MATLAB:minrhs', 'mustBeMatrix: expected a value');
  end
  if ~(ismatrix(x))
    error('MATLAB:validators:mustBeMatrix', 'mustBeMatrix: the value must be a matrix; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
