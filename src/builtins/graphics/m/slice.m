function h = slice(varargin)
  given = varargin;
  method = 'linear';
  if ischar(given{end}) || isstring(given{end})
    method = given{end};
    given(end) = [];
  end
  if numel(given) == 4
    given = [cell(1, 3), given];
    for k = 1:3
      given{k} = 1:size(given{4}, k + (k == 1) - (k == 2));
    end
  elseif numel(given) ~= 7
    error('MATLAB:slice:arguments', 'slice: expected values, perhaps after their coordinates, and then places along x, y and z');
  end
  [x, y, z, V] = given{1:4};
  if ~(isnumeric(V) && ndims(V) == 3)
    error('MATLAB:slice:values', 'slice: expected values in three dimensions');
  end
  if ~isvector(x)
    [x, y, z] = deal(x(1, :, 1), y(:, 1, 1), z(1, 1, :));
  end
  [x, y, z] = deal(x(:), y(:), z(:));
  [sx, sy, sz] = given{5:7};
  planes = cell(0, 3);
  if ~isempty(sx) && min(size(sx)) > 1
    planes = {sx, sy, sz};
  else
    for at = reshape(sx, 1, [])
      [p, q] = meshgrid(y, z);
      planes(end + 1, :) = {at + 0 * p, p, q};
    end
    for at = reshape(sy, 1, [])
      [p, q] = meshgrid(x, z);
      planes(end + 1, :) = {p, at + 0 * p, q};
    end
    for at = reshape(sz, 1, [])
      [p, q] = meshgrid(x, y);
      planes(end + 1, :) = {p, q, at + 0 * p};
    end
  end
  held = ishold;
  made = zeros(size(planes, 1), 1);
  for k = 1:size(planes, 1)
    [p, q, r] = planes{k, :};
    made(k) = surf(p, q, r, interp3(x, y, z, double(V), p, q, r, method));
    hold on
  end
  if ~held
    hold off
  end
  if nargout > 0
    h = made;
  end
end
