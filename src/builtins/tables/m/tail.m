function y = tail(x, n)
  if nargin < 2
    n = 8;
  end
  rows = max(size(x, 1) - n, 0) + 1:size(x, 1);
  if istable(x)
    y = x(rows, :);
    if nargout == 0
      disp(y);
      clear y;
    end
  else
    rest = repmat({':'}, 1, ndims(x) - 1);
    y = x(rows, rest{:});
  end
end
