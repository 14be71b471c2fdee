function extent = drawextent(name, given)
  % The size that numbers ask for: n for a square, or all sizes, in one vector or each by itself.
  if ~all(cellfun(@(v) isnumeric(v) && isreal(v) && (isscalar(v) || isrow(v) && isscalar(given)), given)) || ...
      any([given{:}] ~= fix([given{:}]))
    error(['stats:', name, ':badSize'], '%s: sizes must be integers', name);
  end
  extent = max(double([given{:}]), 0);
  if isscalar(extent)
    extent = [extent, extent];
  end
  while numel(extent) > 2 && extent(end) == 1
    extent(end) = [];
  end
end
