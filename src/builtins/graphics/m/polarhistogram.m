function polarhistogram(theta, bins)
  if nargin < 1 || ~isnumeric(theta)
    error('MATLAB:polarhistogram:angles', 'polarhistogram: expected angles');
  end
  if nargin < 2
    bins = 12;
  end
  if isscalar(bins)
    edges = linspace(0, 2 * pi, bins + 1);
  else
    edges = bins;
  end
  counts = histcounts(mod(theta(:), 2 * pi), edges);
  held = ishold;
  for k = 1:numel(counts)
    arc = linspace(edges(k), edges(k + 1), 16);
    fill([edges(k), arc, edges(k + 1)], [0, counts(k) * ones(1, 16), 0], [0, 0.447, 0.741], 'FaceAlpha', 0.6);
    hold on
  end
  if ~held
    hold off
  end
  polaraxes_on
end
