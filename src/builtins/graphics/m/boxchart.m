function boxchart(varargin)
  if nargin < 1 || ~isnumeric(varargin{1})
    error('MATLAB:boxchart:data', 'boxchart: expected a matrix, or groups and values');
  end
  if nargin > 1 && isnumeric(varargin{2})
    group = varargin{1}(:);
    data = varargin{2}(:);
    places = unique(group);
    columns = arrayfun(@(at) data(group == at), places, 'UniformOutput', false);
  else
    data = varargin{1};
    if isvector(data)
      data = data(:);
    end
    places = (1:size(data, 2)).';
    columns = num2cell(data, 1);
  end
  held = ishold;
  color = [0, 0.447, 0.741];
  for k = 1:numel(places)
    x = places(k);
    v = columns{k};
    v = v(~isnan(v));
    q = quantile(v(:), [0.25, 0.5, 0.75]);
    reach = 1.5 * (q(3) - q(1));
    inside = v(v >= q(1) - reach & v <= q(3) + reach);
    outside = v(v < q(1) - reach | v > q(3) + reach);
    low = min(inside);
    high = max(inside);
    fill(x + 0.25 * [-1 1 1 -1], q([1 1 3 3]), color, 'FaceAlpha', 0.3, 'EdgeColor', color);
    hold on
    plot(x + 0.25 * [-1 1], q([2 2]), 'Color', color, 'LineWidth', 1.5);
    plot([x x NaN x x], [q(1) low NaN q(3) high], 'Color', color);
    plot(x + [-0.1 0.1 NaN -0.1 0.1], [low low NaN high high], 'Color', color);
    if ~isempty(outside)
      scatter(x * ones(size(outside)), outside, 36, color);
    end
  end
  if ~held
    hold off
  end
  xlim([min(places) - 0.6, max(places) + 0.6]);
  xticks(places.');
end
