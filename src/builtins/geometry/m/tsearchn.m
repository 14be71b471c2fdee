function [idx, p] = tsearchn(x, t, xi)
  % Barycentric coordinates solve p * [corners, 1] = [point, 1]; a point is inside where none is negative.
  [count, dims] = size(xi);
  if size(x, 2) ~= dims || size(t, 2) ~= dims + 1
    error('MATLAB:tsearchn:SizeMismatch', 'tsearchn: the dimensions of points and simplices do not fit');
  end
  points = [xi, ones(count, 1)];
  idx = NaN(count, 1);
  p = NaN(count, dims + 1, class([x([]), xi([])]));
  % The first simplex that holds a point is written last.
  for k = size(t, 1):-1:1
    corners = [x(t(k, :), :), ones(dims + 1, 1)];
    weights = points / corners;
    inside = all(weights >= -1e-12, 2);
    idx(inside) = k;
    p(inside, :) = weights(inside, :);
  end
end
