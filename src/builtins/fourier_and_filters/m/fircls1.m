function b = fircls1(n, edge, dp, ds, varargin)
  if ~(isnumeric(edge) && isscalar(edge) && edge > 0 && edge < 1)
    error('signal:fircls1:InvalidRange', 'fircls1: the edge must be between 0 and 1');
  end
  if ~(isnumeric(dp) && isscalar(dp) && dp >= 0 && isnumeric(ds) && isscalar(ds) && ds >= 0)
    error('signal:fircls1:InvalidRipple', 'fircls1: expected two ripples that are not negative');
  end
  high = false;
  for k = 1:numel(varargin)
    if ~(ischar(varargin{k}) || isstring(varargin{k}))
      error('signal:fircls1:unsupported', 'fircls1: edges of weighted bands are not supported');
    end
    high = high | strcmp(validatestring(varargin{k}, {'high', 'trace', 'plots', 'both'}, 'fircls1'), 'high');
  end
  bounds = [1, 0; 1 + dp, ds; 1 - dp, -ds];
  if high
    bounds = fliplr(bounds);
  end
  b = fircls(n, [0, edge, 1], bounds(1, :), bounds(2, :), bounds(3, :));
end
