function n = searchcount(name, n)
  % The number of unknowns.
  if ~isnumeric(n) || ~isscalar(n) || n < 1 || n ~= fix(n)
    error(['MATLAB:', name, ':InvalidCount'], '%s: expected a positive number of variables', name);
  end
  n = double(n);
end
