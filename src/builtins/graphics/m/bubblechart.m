function h = bubblechart(x, y, sizes, varargin)
  if nargin < 3 || numel(sizes) ~= numel(x)
    error('MATLAB:bubblechart:lengths', 'bubblechart: expected as many sizes as points');
  end
  % Areas go from 5 to 50 points across, squared.
  low = min(sizes(:));
  high = max(sizes(:));
  if high > low
    area = 25 + (double(sizes) - low) / (high - low) * (2500 - 25);
  else
    area = 625 * ones(size(sizes));
  end
  made = scatter(x, y, area, varargin{:}, 'filled', 'MarkerFaceAlpha', 0.6);
  if nargout > 0
    h = made;
  end
end
