function mustBeNonempty(x)
  if nargin < 1
    error('MATLAB:minrhs', 'mustBeNonempty: expected a value');
  end
  if ~(~isempty(x))
    error('MATLAB:validators:mustBeNonempty', 'mustBeNonempty: the value must not be empty; found %s', class(x));
  end
end
