function mustBeNonempty(x)
  if ~(~isempty(x))
    error('MATLAB:validators:mustBeNonempty', 'Value must not be empty.');
  end
end
