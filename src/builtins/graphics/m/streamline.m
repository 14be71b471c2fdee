function h = streamline(x, y, u, v, startx, starty)
  if ~isvector(x)
    x = x(1, :);
    y = y(:, 1);
  end
  step = 0.1 * min(abs(x(2) - x(1)), abs(y(2) - y(1)));
  px = [];
  py = [];
  for k = 1:numel(startx)
    at = [startx(k), starty(k)];
    path = NaN(2000, 2);
    for n = 1:2000
      path(n, :) = at;
      first = direction(at);
      next = at + step * direction(at + step / 2 * first);
      if any(isnan(next)) || all(first == 0)
        break;
      end
      at = next;
    end
    px = [px; path(1:n, 1); NaN];
    py = [py; path(1:n, 2); NaN];
  end
  made = plot(px, py);
  if nargout > 0
    h = made;
  end

  function d = direction(p)
    d = [interp2(x, y, u, p(1), p(2)), interp2(x, y, v, p(1), p(2))];
    length = sqrt(sum(d.^2));
    if length > 0
      d = d / length;
    end
  end
end
