function [angles, radii] = rose(theta, bins)
  if nargin < 1 || ~isnumeric(theta)
    error('MATLAB:rose:angles', 'rose: expected angles');
  end
  if nargin < 2
    bins = 20;
  end
  edges = linspace(0, 2 * pi, bins + 1);
  counts = histcounts(mod(theta(:), 2 * pi), edges);
  low = edges(1:end - 1);
  high = edges(2:end);
  t = reshape([low; low; high; high], 1, []);
  r = reshape([0 * counts; counts; counts; 0 * counts], 1, []);
  if nargout < 1
    polarplot(t, r);
  else
    angles = t;
    radii = r;
  end
end
