function g = fnint(f, value)
  if nargin < 2
    value = 0;
  end
  checkpieces('fnint', f);
  g = ppint(f, value);
end
