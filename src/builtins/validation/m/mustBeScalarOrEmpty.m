function mustBeScalarOrEmpty(x)
  if ~(isscalar(x) || isempty(x))
    error('MATLAB:validators:mustBeScalarOrEmpty', 'Value must be scalar or empty.');
  end
end
