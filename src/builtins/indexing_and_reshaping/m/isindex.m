function tf = isindex(x, n)
  if nargin < 2
    n = Inf;
  end
  tf = false;
  if islogical(x)
    tf = numel(x) <= n;
  elseif isnumeric(x) && isreal(x)
    tf = all(x(:) >= 1) && all(x(:) == fix(x(:))) && all(x(:) <= n) && all(isfinite(x(:)));
  end
end
