function [dist, ix, iy] = dtw(x, y, varargin)
  % H. Sakoe and S. Chiba, Dynamic programming algorithm optimization for spoken word recognition, 1978.
  if ~isnumeric(x) || ~isnumeric(y) || ~ismatrix(x) || ~ismatrix(y) || isempty(x) || isempty(y)
    error('signal:dtw:invalidSignal', 'dtw: expected signals of numbers');
  end
  if isvector(x) && isvector(y)
    x = reshape(x, 1, []);
    y = reshape(y, 1, []);
  elseif size(x, 1) ~= size(y, 1)
    error('signal:dtw:sizeMismatch', ...
          'dtw: expected as many rows in both signals, found %d and %d', size(x, 1), size(y, 1));
  end
  most = Inf;
  metric = 'euclidean';
  for k = 1:numel(varargin)
    if ischar(varargin{k}) || isstring(varargin{k})
      metric = lower(char(varargin{k}));
    elseif ~isempty(varargin{k})
      most = varargin{k};
    end
  end
  m = size(x, 2);
  n = size(y, 2);
  most = max(most, abs(m - n));
  C = zeros(m, n, class([x([]), y([])]));
  for k = 1:size(x, 1)
    d = x(k, :).' - y(k, :);
    switch metric
      case {'euclidean', 'squared'}, C = C + abs(d) .^ 2;
      case 'absolute', C = C + abs(real(d)) + abs(imag(d));
      case 'symmkl', C = C + d .* (log(x(k, :).') - log(y(k, :)));
      otherwise
        error('signal:dtw:invalidMetric', 'dtw: expected euclidean, absolute, squared or symmkl, found ''%s''', metric);
    end
  end
  if strcmp(metric, 'euclidean')
    C = sqrt(C);
  end
  % Element by element, where they are read at once.
  [C, D] = gather(C, Inf(m + 1, n + 1, class(C)));
  D(1, 1) = 0;
  for i = 1:m
    for j = max(1, i - most):min(n, i + most)
      D(i + 1, j + 1) = C(i, j) + min(min(D(i, j), D(i, j + 1)), D(i + 1, j));
    end
  end
  dist = D(m + 1, n + 1);
  if nargout > 1
    i = m;
    j = n;
    ix = m;
    iy = n;
    while i > 1 || j > 1
      [~, way] = min([D(i, j), D(i, j + 1), D(i + 1, j)]);
      i = i - (way ~= 3);
      j = j - (way ~= 2);
      ix = [i, ix];
      iy = [j, iy];
    end
  end
end
