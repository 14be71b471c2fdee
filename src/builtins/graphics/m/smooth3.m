function W = smooth3(V, kind, extent, deviation)
  if nargin < 2
    kind = 'box';
  end
  if nargin < 3
    extent = 3;
  end
  if nargin < 4
    deviation = 0.65;
  end
  extent = extent .* [1, 1, 1];
  if any(mod(extent, 2) ~= 1)
    error('MATLAB:smooth3:InvalidSize', 'smooth3: the size must be odd');
  end
  half = (extent - 1) / 2;
  if strncmpi(kind, 'gaussian', numel(kind))
    [y, x, z] = ndgrid(-half(1):half(1), -half(2):half(2), -half(3):half(3));
    K = exp(-(x .^ 2 + y .^ 2 + z .^ 2) / (2 * deviation ^ 2));
  elseif strncmpi(kind, 'box', numel(kind))
    K = ones(extent);
  else
    error('MATLAB:smooth3:UnknownFilter', 'smooth3: expected box or gaussian, found ''%s''', kind);
  end
  at = cell(1, 3);
  for k = 1:3
    at{k} = min(max((1 - half(k)):(size(V, k) + half(k)), 1), size(V, k));
  end
  W = convn(V(at{:}), K / sum(K(:)), 'valid');
end
