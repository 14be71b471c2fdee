function value = getenv(name)
  if nargin < 1 || ~(ischar(name) || isstring(name))
    error('MATLAB:getenv:InvalidName', 'getenv: expected the name of a variable');
  end
  % There is no environment around a session.
  value = '';
end
