function y = fnval(f, x, varargin)
  if ~isstruct(f)
    [f, x] = deal(x, f);
  end
  checkpieces('fnval', f);
  y = ppval(f, x);
end
