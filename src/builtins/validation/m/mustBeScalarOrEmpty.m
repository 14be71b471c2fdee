function mustBeScalarOrEmpty(x)
  if ~(isscalar(x) || isempty(x))
    error('MATLAB:validators:mustBeScalarOrEmpty', 'mustBeScalarOrEmpty: the value must be a scalar or empty; found a %s %s', strjoin(cellstr(num2str(size(x).')).', 'x'), class(x));
  end
end
