function h = lsline(ax)
  if nargin > 0
    if ~isgraphics(ax, 'axes')
      error('MATLAB:lsline:axes', 'lsline: expected the handle of axes');
    end
    axes(ax);
  end
  made = [];
  reach = xlim;
  for item = reshape(get(gca, 'Children'), 1, [])
    try
      x = get(item, 'XData');
      y = get(item, 'YData');
    catch
      continue
    end
    use = isfinite(x) & isfinite(y);
    if numel(x) ~= numel(y) || nnz(use) < 2
      continue
    end
    p = polyfit(x(use), y(use), 1);
    made(end + 1, 1) = line(reach, polyval(p, reach));
  end
  if nargout > 0
    h = made;
  end
end
