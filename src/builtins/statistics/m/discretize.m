function [bins, edges] = discretize(x, edges, varargin)
  if ~(isnumeric(x) || islogical(x)) || ~isnumeric(edges)
    error('MATLAB:discretize:InvalidInput', 'discretize: expected numbers and edges');
  end
  right = false;
  values = [];
  k = 1;
  while k <= numel(varargin)
    if (ischar(varargin{k}) || isstring(varargin{k})) && strcmpi(varargin{k}, 'IncludedEdge') && k < numel(varargin)
      right = strcmpi(varargin{k + 1}, 'right');
      k = k + 2;
    else
      values = varargin{k};
      k = k + 1;
    end
  end
  if isscalar(edges)
    count = edges;
    edges = linspace(double(min(x(:))), double(max(x(:))), count + 1);
  end
  edges = reshape(double(edges), 1, []);
  if any(diff(edges) < 0)
    error('MATLAB:discretize:expectedIncreasing', 'discretize: the edges must increase');
  end
  last = numel(edges) - 1;
  at = double(x);
  if right
    bins = last + 1 - bracket(-edges(end:-1:1), -at);
    bins(at == edges(1)) = 1;
  else
    bins = bracket(edges, at);
    bins(at == edges(end)) = last;
  end
  bins(~(at >= edges(1) & at <= edges(end))) = NaN;
  if ~isempty(values)
    if numel(values) ~= last
      error('MATLAB:discretize:InvalidValues', 'discretize: expected %d values, one a bin', last);
    end
    known = ~isnan(bins);
    if iscell(values)
      named = repmat({''}, size(bins));
      named(known) = values(bins(known));
      bins = named;
    else
      chosen = values(bins(known));
      if isfloat(values)
        bins = NaN(size(bins), class(values));
      end
      bins(known) = chosen;
    end
  end
end
