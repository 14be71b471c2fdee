function [idx, p] = tsearchn(x, t, xi)
  % A point is in a simplex where none of its barycentric coordinates w is negative: [corners, 1]' * w = [point, 1]'.
  dims = size(xi, 2);
  if ~isequal([size(x, 2), size(t, 2)], [dims, dims + 1])
    error('MATLAB:tsearchn:SizeMismatch', 'tsearchn: the dimensions of points and simplices do not fit');
  end
  places = NaN(size(xi, 1), 1);
  coordinates = NaN(size(xi, 1), dims + 1, class([x([]), xi([])]));
  raised = [xi, ones(size(xi, 1), 1)];
  % From the last simplex to the first, so that the first that holds a point stays.
  for k = fliplr(1:size(t, 1))
    w = raised / [x(t(k, :), :), ones(dims + 1, 1)];
    held = all(w >= -1e-12, 2);
    places(held) = k;
    coordinates(held, :) = w(held, :);
  end
  idx = places;
  p = coordinates;
end
