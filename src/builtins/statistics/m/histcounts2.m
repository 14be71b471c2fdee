function [N, xedges, yedges, binx, biny] = histcounts2(x, y, varargin)
  real_numbers = @(v) (isnumeric(v) || islogical(v)) && isreal(v);
  if ~real_numbers(x) || ~real_numbers(y) || numel(x) ~= numel(y)
    error('MATLAB:histcounts2:InvalidInput', 'histcounts2: expected two arrays of numbers of the same size');
  end
  o = struct('NumBins', [], 'XBinEdges', [], 'YBinEdges', [], 'BinWidth', [], 'XBinLimits', [], 'YBinLimits', [], ...
             'BinMethod', 'auto', 'Normalization', 'count');
  if ~isempty(varargin) && isnumeric(varargin{1})
    if numel(varargin) > 1 && isnumeric(varargin{2}) && ~(isscalar(varargin{1}) && isscalar(varargin{2}))
      [o.XBinEdges, o.YBinEdges] = varargin{1:2};
      varargin(1:2) = [];
    elseif numel(varargin) > 1 && isnumeric(varargin{2})
      o.NumBins = [varargin{1:2}];
      varargin(1:2) = [];
    else
      o.NumBins = varargin{1};
      varargin(1) = [];
    end
  end
  o = nameoptions('histcounts2', varargin, o);
  if ~isfloat(x)
    x = double(x);
  end
  if ~isfloat(y)
    y = double(y);
  end
  xedges = edges_of(x, o.XBinEdges, o.XBinLimits, o, 1);
  yedges = edges_of(y, o.YBinEdges, o.YBinLimits, o, 2);
  binx = binplaces(x(:), xedges);
  biny = binplaces(y(:), yedges);
  [columns, rows] = deal(numel(yedges) - 1, numel(xedges) - 1);
  inside = binx > 0 & biny > 0;
  % What is in no bin is counted before the first.
  N = accumarray_fold((binx + (biny - 1) * rows) .* uint32(inside) + 1, 1, rows * columns + 1);
  N = reshape(N(2:end), rows, columns);
  if nargout > 3
    binx = reshape(double(binx .* uint32(inside)), size(x));
    biny = reshape(double(biny .* uint32(inside)), size(x));
  end
  area = diff(xedges(:)) * diff(yedges(:)).';
  total = numel(x);
  switch lower(o.Normalization)
    case 'count'
    case 'probability', N = N / total;
    case 'percentage', N = 100 * N / total;
    case 'countdensity', N = N ./ area;
    case 'pdf', N = N ./ (total * area);
    case 'cumcount', N = cumsum(cumsum(N, 1), 2);
    case 'cdf', N = cumsum(cumsum(N, 1), 2) / total;
    otherwise
      error('MATLAB:histcounts2:InvalidOption', 'histcounts2: the normalization ''%s'' is not known', o.Normalization);
  end
end
function edges = edges_of(x, edges, limits, o, dim)
  if ~isempty(edges)
    edges = reshape(double(edges), 1, []);
    if numel(edges) < 2 || ~issorted(edges) && any(diff(edges) < 0)
      error('MATLAB:histcounts2:expectedIncreasing', 'histcounts2: the edges must increase');
    end
    return;
  end
  x = double(x);
  options = {};
  if ~isempty(limits)
    options = {'BinLimits', limits};
  end
  if ~isempty(o.NumBins)
    options = [options, {'NumBins', o.NumBins(min(dim, end))}];
  elseif ~isempty(o.BinWidth)
    options = [options, {'BinWidth', o.BinWidth(min(dim, end))}];
  elseif strcmpi(o.BinMethod, 'integers')
    options = [options, {'BinMethod', 'integers'}];
  elseif isempty(limits)
    % The rule of Scott for two dimensions, of what is finite.
    [n, s] = known_deviation(x(:));
    width = 3.5 * s / n ^ (1 / 4);
    if n > 0 && width > 0
      power = 10 ^ floor(log10(width));
      steps = [1, 2, 3, 5, 10];
      [~, at] = min(abs(width / power - steps));
      options = {'BinWidth', steps(at) * power};
    end
  end
  [~, edges] = histcounts(x, options{:});
end
function [n, s] = known_deviation(x)
  % How many numbers are finite, and their standard deviation: read at once.
  known = isfinite(x);
  x(~known) = 0;
  n = sum(known);
  far = (x - sum(x) / n) .^ 2;
  far(~known) = 0;
  [n, s] = gather(n, sum(far));
  s = real(sqrt(s / max(n - 1, 1)));
end
