function heatmap(varargin)
  if nargin == 0 || ~(isnumeric(varargin{end}) || ischar(varargin{end}) || isstring(varargin{end}))
    error('MATLAB:heatmap:matrix', 'heatmap: expected a matrix, perhaps after names of columns and rows');
  end
  if isnumeric(varargin{1}) && (nargin < 3 || ~isnumeric(varargin{3}))
    data = varargin{1};
    columns = string(1:size(data, 2));
    rows = string(1:size(data, 1));
  else
    columns = string(varargin{1});
    rows = string(varargin{2});
    data = varargin{3};
  end
  imagesc(data);
  colormap(0.35 + 0.65 * [linspace(1, 0, 64).', linspace(1, 0.3, 64).', linspace(1, 0.6, 64).']);
  colorbar
  low = min(data(:));
  high = max(data(:));
  for k = 1:size(data, 1)
    for l = 1:size(data, 2)
      if data(k, l) > (low + high) / 2
        ink = 'w';
      else
        ink = 'black';
      end
      text(l, k, sprintf('%.4g', data(k, l)), 'HorizontalAlignment', 'center', 'Color', ink);
    end
  end
  xticks(1:size(data, 2));
  yticks(1:size(data, 1));
  xticklabels(cellstr(columns(:)));
  yticklabels(cellstr(rows(:)));
end
