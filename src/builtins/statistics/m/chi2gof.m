function [h, p, stats] = chi2gof(x, varargin)
  x = testdata('chi2gof', x);
  if ~isvector(x)
    error('stats:chi2gof:InvalidData', 'chi2gof: expected a vector');
  end
  o = struct('NBins', 10, 'Ctrs', [], 'Edges', [], 'CDF', [], 'Expected', [], 'NParams', [], 'EMin', 5, ...
             'Frequency', [], 'Alpha', 0.05);
  o = nameoptions('chi2gof', varargin, o);
  x = x(:);
  weight = ones(size(x));
  if ~isempty(o.Frequency)
    weight = reshape(o.Frequency, [], 1);
  end
  known = ~isnan(x);
  x = x(known);
  weight = weight(known);
  n = sum(weight);
  edges = reshape(o.Edges, 1, []);
  if ~isempty(o.Ctrs)
    c = reshape(o.Ctrs, 1, []);
    middle = (c(1:end - 1) + c(2:end)) / 2;
    edges = [2 * c(1) - middle(1), middle, 2 * c(end) - middle(end)];
  elseif isempty(edges)
    if isscalar(x)
      edges = linspace(x - 0.5, x + 0.5, o.NBins + 1);
    else
      edges = linspace(min(x), max(x), o.NBins + 1);
    end
  end
  bins = numel(edges) - 1;
  place = bracket(edges, x);
  place(x == edges(end)) = bins;
  if ~isempty(o.Ctrs)
    place = min(max(place, 1), bins);
  end
  inside = place >= 1 & place <= bins;
  O = accumarray(place(inside), weight(inside), [bins, 1]).';
  params = 0;
  if ~isempty(o.Expected)
    E = reshape(o.Expected, 1, []);
    if numel(E) ~= bins
      error('stats:chi2gof:BadExpected', 'chi2gof: expected %d expected counts, found %d', bins, numel(E));
    end
  else
    if isempty(o.CDF)
      m = sum(weight .* x) / n;
      s = sqrt(sum(weight .* (x - m) .^ 2) / (n - 1));
      F = @(v) normcdf(v, m, s);
      params = 2;
    elseif iscell(o.CDF)
      F = @(v) o.CDF{1}(v, o.CDF{2:end});
      params = numel(o.CDF) - 1;
    elseif isobject(o.CDF)
      F = @(v) cdf(o.CDF, v);
      params = o.CDF.NumParameters * ~isempty(o.CDF.InputData);
    else
      F = o.CDF;
    end
    % The outer bins have all of the tails.
    inner = F(edges(2:end - 1));
    E = n * diff([0, reshape(inner, 1, []), 1]);
  end
  if ~isempty(o.NParams)
    params = o.NParams;
  end
  % Small bins join their inner neighbours, from both ends, while one of the outer two there is small.
  while numel(E) > 2 && any(E([1, 2, end - 1, end]) < o.EMin)
    if E(1) < E(end)
      E = [E(1) + E(2), E(3:end)];
      O = [O(1) + O(2), O(3:end)];
      edges(2) = [];
    else
      E = [E(1:end - 2), E(end - 1) + E(end)];
      O = [O(1:end - 2), O(end - 1) + O(end)];
      edges(end - 1) = [];
    end
  end
  c = sum((O - E) .^ 2 ./ E);
  df = numel(E) - 1 - params;
  p = NaN;
  if df > 0
    p = chi2cdf(c, df, 'upper');
  end
  h = double(p <= o.Alpha);
  stats = struct('chi2stat', c, 'df', df, 'edges', edges, 'O', O, 'E', E);
end
