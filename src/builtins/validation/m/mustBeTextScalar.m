function mustBeTextScalar(x)
  if ~(ischar(x) && (isrow(x) || isempty(x)) || isstring(x) && isscalar(x))
    error('MATLAB:validators:mustBeTextScalar', 'Value must be a character vector or string scalar.');
  end
end
