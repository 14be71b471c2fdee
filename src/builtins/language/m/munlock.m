function munlock(name)
  if nargin > 0 && ~(ischar(name) || isstring(name))
    error('MATLAB:munlock:InvalidName', 'munlock: expected the name of a function');
  end
end
