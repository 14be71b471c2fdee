function h = viscircles(varargin)
  given = varargin;
  if numel(given) > 0 && isscalar(given{1}) && isgraphics(given{1}, 'axes')
    axes(given{1});
    given(1) = [];
  end
  if numel(given) < 2 || ~isnumeric(given{1}) || ~isnumeric(given{2}) || size(given{1}, 2) ~= 2 && ~isempty(given{1}) ...
      || size(given{1}, 1) ~= numel(given{2})
    error('MATLAB:viscircles:circles', 'viscircles: expected a row of two coordinates and a radius for each circle');
  end
  style = {'Color', 'r', 'LineWidth', 2};
  for k = 3:2:numel(given) - 1
    switch lower(char(given{k}))
      case {'color', 'edgecolor'}
        style{2} = given{k + 1};
      case 'linewidth'
        style{4} = given{k + 1};
      case 'linestyle'
        style = [style, {'LineStyle', given{k + 1}}];
    end
  end
  centers = double(given{1});
  radii = double(given{2}(:));
  t = linspace(0, 2 * pi, 101);
  n = numel(radii);
  x = [centers(:, 1) + radii * cos(t), NaN(n, 1)].';
  y = [centers(:, 2) + radii * sin(t), NaN(n, 1)].';
  made = line(x(:), y(:), style{:});
  if nargout > 0
    h = made;
  end
end
