function h = pie(x, varargin)
  if nargin > 1 && isnumeric(x) && isscalar(x) && ishghandle(x) && x ~= fix(x)
    axes(x);
    x = varargin{1};
    varargin(1) = [];
  end
  if iscategorical(x)
    varargin = [varargin, {categories(x)}];
    x = countcats(x(:));
  end
  if ~(isnumeric(x) || islogical(x)) || isempty(x)
    error('MATLAB:pie:values', 'pie: expected shares of a whole');
  end
  x = double(x(:).');
  if any(~(x >= 0)) || ~any(x > 0)
    error('MATLAB:pie:values', 'pie: expected shares that are not negative');
  end
  [explode, labels] = deal(false(size(x)), {});
  for k = 1:numel(varargin)
    given = varargin{k};
    if ischar(given)
      labels = cellstr(given);
    elseif iscellstr(given) || isstring(given) && (numel(given) == numel(x) || numel(x) == 1)
      labels = cellstr(given);
    elseif (isnumeric(given) || islogical(given)) && numel(given) == numel(x)
      explode = logical(given(:).');
    elseif (iscellstr(given) || isstring(given)) && ~isempty(labels)
      explode = ismember(labels, given);
    else
      error('MATLAB:pie:arguments', 'pie: expected a label, or a number that says whether it stands out, for each share');
    end
  end
  if nargout == 0 && ~any(explode) && isempty(labels)
    shares_of_a_whole(x);
    return
  end
  whole = max(sum(x), 1);
  if isempty(labels)
    labels = arrayfun(@share_text, x / whole, 'UniformOutput', false);
  elseif numel(labels) ~= numel(x)
    error('MATLAB:pie:labels', 'pie: expected a label for each share');
  end
  if nargout == 0 && ~any(explode)
    shares_of_a_whole(x, labels);
    return
  end
  newplot;
  held = ishold;
  hold on
  [colors, ends] = deal(lines(numel(x)), pi / 2 + 2 * pi * [0, cumsum(x)] / whole);
  h = zeros(1, 2 * numel(x));
  for k = 1:numel(x)
    middle = (ends(k) + ends(k + 1)) / 2;
    theta = linspace(ends(k), ends(k + 1), max(2, ceil(100 * x(k) / whole) + 1));
    [dx, dy] = pol2cart(middle, 0.1 * explode(k));
    h(2 * k - 1) = patch(dx + [0, cos(theta), 0], dy + [0, sin(theta), 0], colors(k, :));
    [tx, ty] = pol2cart(middle, 1.2);
    h(2 * k) = text(dx + tx, dy + ty, labels{k}, 'HorizontalAlignment', 'center');
  end
  axis([-1.3 1.3 -1.3 1.3])
  axis equal off
  if ~held
    hold off
  end
  if nargout == 0
    clear h
  end
end

function t = share_text(part)
  % As texts say it: nothing is rounded to none.
  if part > 0 && part < 0.01
    t = '< 1%';
  else
    t = sprintf('%d%%', round(100 * part));
  end
end
