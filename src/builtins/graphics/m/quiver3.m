function h = quiver3(varargin)
  numbers = sum(cumprod(cellfun(@isnumeric, varargin)));
  if numbers < 4
    error('MATLAB:quiver3:arguments', 'quiver3: expected places and the components of arrows');
  end
  scale = 0.9;
  if numbers == 4 || numbers == 5
    [z, u, v, w] = varargin{1:4};
    [x, y] = meshgrid(1:size(z, 2), 1:size(z, 1));
    if numbers == 5
      scale = varargin{5};
    end
  else
    [x, y, z, u, v, w] = varargin{1:6};
    if numbers == 7
      scale = varargin{7};
    end
  end
  n = numel(u);
  if scale > 0
    spread = @(a) (max(a(:)) - min(a(:))) / max(n^(1 / 3), 2);
    step = sqrt(spread(x)^2 + spread(y)^2 + spread(z)^2);
    longest = max(sqrt(u(:).^2 + v(:).^2 + w(:).^2));
    if step > 0 && longest > 0
      scale = scale * step / longest;
    end
  else
    scale = 1;
  end
  from = [x(:), y(:), z(:)];
  along = scale * [u(:), v(:), w(:)];
  % The head lies across the arrow, level where it can.
  across = [-along(:, 2), along(:, 1), zeros(n, 1)];
  flat = sqrt(sum(across.^2, 2));
  across(flat == 0, 1) = 1;
  across = across ./ max(sqrt(sum(across.^2, 2)), realmin) .* sqrt(sum(along.^2, 2)) * 0.12;
  tip = from + along;
  neck = from + 0.75 * along;
  gap = NaN(n, 1);
  line_of = @(k) reshape([from(:, k), tip(:, k), neck(:, k) + across(:, k), tip(:, k), neck(:, k) - across(:, k), gap].', [], 1);
  made = plot3(line_of(1), line_of(2), line_of(3), varargin{numbers + 1:end});
  if nargout > 0
    h = made;
  end
end
