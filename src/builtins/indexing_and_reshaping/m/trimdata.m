function y = trimdata(x, m, varargin)
  [dims, m, o] = extent_options('trimdata', x, m, struct('Dimension', [], 'Side', 'trailing'), varargin);
  place = repmat({':'}, 1, max([ndims(x), dims]));
  for k = 1:numel(dims)
    less = max(size(x, dims(k)) - m(k), 0);
    switch o.Side
      case 'leading', before = less;
      case 'trailing', before = 0;
      otherwise, before = floor(less / 2);
    end
    if less > 0
      place{dims(k)} = before + (1:m(k));
    end
  end
  y = x(place{:});
end
