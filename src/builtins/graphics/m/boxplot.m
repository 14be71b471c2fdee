function h = boxplot(x, varargin)
  if nargin < 1 || ~isnumeric(x)
    error('MATLAB:boxplot:data', 'boxplot: expected a vector or a matrix of values, perhaps with groups');
  end
  names = {};
  group = [];
  if numel(varargin) > 0 && ~boxplot_word(varargin{1})
    group = varargin{1};
    varargin(1) = [];
  end
  if mod(numel(varargin), 2) ~= 0
    error('MATLAB:boxplot:pairs', 'boxplot: expected a value after each option');
  end
  reach = 1.5;
  level = false;
  color = [0 0 1];
  width = 0.25;
  places = [];
  for k = 1:2:numel(varargin)
    value = varargin{k + 1};
    switch lower(char(varargin{k}))
      case 'labels'
        names = boxplot_names(value);
      case 'whisker'
        reach = value;
      case 'orientation'
        level = strcmpi(value, 'horizontal');
      case {'color', 'colors'}
        if ischar(value) || isnumeric(value) && size(value, 2) == 3
          color = value(1, :);
        end
        if ischar(color)
          color = color(1);
        end
      case {'width', 'widths'}
        width = value(1) / 2;
      case 'positions'
        places = value(:).';
    end
  end
  if isvector(x)
    x = x(:);
  end
  if isempty(group)
    columns = num2cell(x, 1);
  else
    [at, found] = grp2idx(group);
    if numel(at) == numel(x)
      x = x(:);
      columns = arrayfun(@(k) x(at == k), 1:numel(found), 'UniformOutput', false);
    elseif numel(at) == size(x, 2)
      columns = arrayfun(@(k) reshape(x(:, at == k), [], 1), 1:numel(found), 'UniformOutput', false);
    else
      error('MATLAB:boxplot:groups', 'boxplot: there are %d groups for %d values', numel(at), numel(x));
    end
    if isempty(names)
      names = found(:).';
    end
  end
  if isempty(places)
    places = 1:numel(columns);
  end
  if isempty(names)
    names = arrayfun(@(k) sprintf('%d', k), 1:numel(columns), 'UniformOutput', false);
  end
  held = ishold;
  made = [];
  for k = 1:numel(columns)
    at = places(k);
    v = columns{k};
    v = double(v(~isnan(v)));
    if isempty(v)
      continue
    end
    q = quantile(v(:), [0.25, 0.5, 0.75]);
    far = reach * (q(3) - q(1));
    inside = v(v >= q(1) - far & v <= q(3) + far);
    outside = v(v < q(1) - far | v > q(3) + far);
    % Nothing may lie between the quartiles, which are between values.
    low = min([inside(:); q(1)]);
    high = max([inside(:); q(3)]);
    made(end + 1) = boxplot_line(level, at + [0 0 NaN -width/2 width/2], [q(3) high NaN high high], 'Color', 'k', 'LineStyle', '--');
    hold on
    made(end + 1) = boxplot_line(level, at + [0 0 NaN -width/2 width/2], [q(1) low NaN low low], 'Color', 'k', 'LineStyle', '--');
    made(end + 1) = boxplot_line(level, at + width * [-1 1 1 -1 -1], q([1 1 3 3 1]), 'Color', color);
    made(end + 1) = boxplot_line(level, at + width * [-1 1], q([2 2]), 'Color', 'r');
    if ~isempty(outside)
      made(end + 1) = boxplot_line(level, at * ones(1, numel(outside)), outside(:).', 'Color', 'r', 'LineStyle', 'none', 'Marker', '+');
    end
  end
  if ~held
    hold off
  end
  ends = [min(places) - 0.5, max(places) + 0.5];
  [ordered, order] = sort(places);
  names = names(order(order <= numel(names)));
  if level
    ylim(ends);
    yticks(ordered);
    yticklabels(names);
  else
    xlim(ends);
    xticks(ordered);
    xticklabels(names);
  end
  if nargout > 0
    h = made(:);
  end
end

function tf = boxplot_word(value)
  words = {'labels', 'whisker', 'orientation', 'color', 'colors', 'width', 'widths', 'positions', 'notch', 'symbol', 'plotstyle', ...
    'boxstyle', 'medianstyle', 'outliersize', 'colorgroup', 'factordirection', 'fullfactors', 'factorgap', 'grouporder', ...
    'labelorientation', 'labelverbosity', 'datalim', 'extrememode', 'jitter', 'factorseparator'};
  tf = (ischar(value) && size(value, 1) == 1 || isstring(value) && isscalar(value)) && any(strcmpi(value, words));
end

function names = boxplot_names(value)
  if isnumeric(value)
    names = arrayfun(@(v) sprintf('%g', v), value(:).', 'UniformOutput', false);
  else
    names = reshape(cellstr(value), 1, []);
  end
end

function h = boxplot_line(level, x, y, varargin)
  if level
    h = plot(y, x, varargin{:});
  else
    h = plot(x, y, varargin{:});
  end
end
