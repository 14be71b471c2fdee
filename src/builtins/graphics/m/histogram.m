function h = histogram(x, varargin)
  % What says how to count goes to histcounts, the rest to the drawing.
  counting = {'numbins', 'binedges', 'binwidth', 'binlimits', 'normalization', 'binmethod'};
  known = {};
  style = {};
  k = 1;
  if numel(varargin) > 0 && isnumeric(varargin{1})
    if isscalar(varargin{1}) && ~(varargin{1} >= 1)
      error('MATLAB:histogram:bins', 'histogram: expected a number of bins from 1, found %g', varargin{1});
    end
    known = varargin(1);
    k = 2;
  end
  while k < numel(varargin)
    pair = varargin(k:k + 1);
    if any(strcmpi(pair{1}, counting))
      if strcmpi(pair{1}, 'binmethod') && strcmpi(pair{2}, 'auto')
        pair = {};
      end
      known = [known, pair];
    elseif strcmpi(pair{1}, 'bincounts')
      counts = pair{2};
    else
      style = [style, pair];
    end
    k = k + 2;
  end
  if iscellstr(x) || isstring(x)
    [names, ~, at] = unique(cellstr(x(:)));
    n = accumarray(at(:), 1).';
    made = histogram_bars((0:numel(n)) + 0.5, n, style{:});
    xticks(1:numel(n));
    xticklabels(names);
  else
    [n, edges] = histcounts(x, known{:});
    made = histogram_bars(edges, n, style{:});
  end
  if nargout > 0
    % What programs ask of it. A number alone is no list, and is given as it is.
    set(made, 'Values', n, 'BinCounts', n, 'NumBins', numel(n));
    if isnumeric(x) || islogical(x)
      set(made, 'BinEdges', edges, 'BinWidth', edges(2) - edges(1), 'BinLimits', edges([1 end]));
    end
    h = made;
  end
end
