function h = gscatter(x, y, group, colors, symbols, sizes, varargin)
  if nargin < 2 || ~isnumeric(x) || ~isnumeric(y) || numel(x) ~= numel(y)
    error('MATLAB:gscatter:points', 'gscatter: expected x and y of one length');
  end
  if nargin < 3 || isempty(group)
    group = ones(numel(x), 1);
  end
  if nargin < 4 || isempty(colors)
    colors = colororder;
  end
  if nargin < 5 || isempty(symbols)
    symbols = '.';
  end
  if nargin < 6 || isempty(sizes)
    sizes = 15;
  end
  shown = true;
  if numel(varargin) > 0
    shown = ~strcmpi(char(varargin{1}), 'off');
  end
  [at, names] = grp2idx(group);
  if numel(at) ~= numel(x)
    error('MATLAB:gscatter:groups', 'gscatter: there are %d groups for %d points', numel(at), numel(x));
  end
  held = ishold;
  made = zeros(numel(names), 1);
  for k = 1:numel(names)
    if ischar(colors) || isstring(colors)
      letters = char(colors);
      color = letters(mod(k - 1, numel(letters)) + 1);
    else
      color = colors(mod(k - 1, size(colors, 1)) + 1, :);
    end
    letters = char(symbols);
    made(k) = plot(x(at == k), y(at == k), 'LineStyle', 'none', 'Color', color, ...
      'Marker', letters(mod(k - 1, numel(letters)) + 1), 'MarkerSize', sizes(mod(k - 1, numel(sizes)) + 1), ...
      'DisplayName', names{k});
    hold on
  end
  if ~held
    hold off
  end
  if shown && numel(names) > 0 && nargin > 2
    legend(names{:});
  end
  if nargout > 0
    h = made;
  end
end
