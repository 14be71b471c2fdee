function n = wmaxlev(extent, name)
  if ~isnumeric(extent) || isempty(extent)
    error('Wavelet:wmaxlev:invalidSize', 'wmaxlev: expected the size of a signal');
  end
  if ischar(name) || isstring(name)
    m = numel(wfilters(name));
  else
    m = numel(name);
  end
  extent = min(extent(extent > 1));
  n = max(fix(log2(extent / (m - 1))), 0);
end
