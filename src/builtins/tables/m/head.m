function y = head(x, n)
  if nargin < 2
    n = 8;
  end
  n = min(n, size(x, 1));
  if istable(x)
    y = x(1:n, :);
    if nargout == 0
      disp(y);
      clear y;
    end
  else
    rest = repmat({':'}, 1, ndims(x) - 1);
    y = x(1:n, rest{:});
  end
end
