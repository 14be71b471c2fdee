function y = imagewindows(x, domain, border, f)
  % What a function makes of the neighbourhoods of all elements of a matrix, which are the columns of a matrix, or of
  % several such matrices where they are large.
  if isempty(x)
    y = zeros(size(x));
    return;
  end
  extent = size(domain);
  before = floor((extent - 1) / 2);
  [m, n] = size(x);
  x = imagepad(x, before, extent - 1 - before, border);
  rows = size(x, 1);
  [i, j] = find(domain);
  offset = reshape(i - 1 + (j - 1) * rows, [], 1);
  step = max(1, floor(2 ^ 23 / max(m * numel(offset), 1)));
  parts = cell(1, ceil(n / step));
  for k = 1:numel(parts)
    columns = (k - 1) * step + 1:min(k * step, n);
    at = (1:m).' + (columns - 1) * rows;
    window = x(reshape(at, 1, []) + offset);
    parts{k} = reshape(f(reshape(window, numel(offset), [])), m, []);
  end
  y = [parts{:}];
end
