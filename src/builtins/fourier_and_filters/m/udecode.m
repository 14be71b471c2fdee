function y = udecode(u, n, v, kind)
  if nargin < 3 || isempty(v)
    v = 1;
  end
  if nargin < 4
    kind = 'saturate';
  end
  if ~isinteger(u)
    error('signal:udecode:invalidInput', 'udecode: expected integers, found %s', class(u));
  end
  checkbits('udecode', n, v);
  kind = validatestring(kind, {'saturate', 'wrap'}, 'udecode');
  levels = 2 ^ double(n);
  low = 0;
  if any(strcmp(class(u), {'int8', 'int16', 'int32', 'int64'}))
    low = -levels / 2;
  end
  if strcmp(kind, 'wrap')
    held = @(u) mod(u - low, levels);
  else
    held = @(u) min(max(u - low, 0), levels - 1);
  end
  y = held(double(u));
  y = (y * (2 / levels) - 1) * double(v);
end
