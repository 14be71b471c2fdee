function [idx, p] = tsearchn(x, t, xi)
  if nargin < 3
    error('MATLAB:minrhs', 'Not enough input arguments.');
  end
  if size(x, 2) ~= size(xi, 2) || size(t, 2) ~= size(x, 2) + 1
    error('MATLAB:tsearchn:SizeMismatch', 'tsearchn: the dimensions of points and simplices do not fit');
  end
  m = size(xi, 1);
  idx = NaN(m, 1);
  p = NaN(m, size(t, 2));
  for k = 1:size(t, 1)
    open = find(isnan(idx));
    if isempty(open)
      break;
    end
    corners = x(t(k, :), :);
    edges = corners(1:end - 1, :) - corners(end, :);
    b = (xi(open, :) - corners(end, :)) / edges;
    b = [b, 1 - sum(b, 2)];
    inside = all(b >= -1e-12, 2);
    idx(open(inside)) = k;
    p(open(inside), :) = b(inside, :);
  end
end
