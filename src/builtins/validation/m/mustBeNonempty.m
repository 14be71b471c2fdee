function mustBeNonempty(x)
  if ~(~isempty(x))
    error('MATLAB:validators:mustBeNonempty', 'mustBeNonempty: the value must not be empty; found %s', class(x));
  end
end
