function g = fnder(f, order)
  if nargin < 2
    order = 1;
  end
  checkpieces('fnder', f);
  if ~(isnumeric(order) && isscalar(order) && order == fix(order))
    error('SPLINES:FNDER:order', 'fnder: the order must be a whole number');
  end
  g = f;
  for k = 1:-order
    g = ppint(g);
  end
  if order > 0
    g = ppder(f, order);
  end
end
