function tf = mislocked(name)
  if nargin > 0 && ~(ischar(name) || isstring(name))
    error('MATLAB:mislocked:InvalidName', 'mislocked: expected the name of a function');
  end
  tf = false;
end
