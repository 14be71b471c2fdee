function comet(x, y)
  if nargin < 1 || ~isnumeric(x)
    error('MATLAB:comet:points', 'comet: expected coordinates');
  end
  if nargin < 2
    y = x;
    x = 1:numel(y);
  end
  n = numel(y);
  limits = [min(x(:)), max(x(:)), min(y(:)), max(y(:))];
  % Some forty pictures, whatever the number of points.
  for last = unique(round(linspace(1, n, min(n, 40))))
    plot(x(1:last), y(1:last), '-', x(last), y(last), 'o');
    if limits(1) < limits(2) && limits(3) < limits(4)
      axis(limits);
    end
    drawnow
    pause(0.02);
  end
end
