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
  offset = offsets_of(gather(domain), rows);
  step = max(1, floor(2 ^ 23 / max(m * numel(offset), 1)));
  parts = cell(1, ceil(n / step));
  for k = 1:numel(parts)
    columns = (k - 1) * step + 1:min(k * step, n);
    at = (1:m).' + (columns - 1) * rows;
    window = x(min(max(reshape(at, 1, []) + offset, 1), numel(x)));
    parts{k} = reshape(f(reshape(window, numel(offset), [])), m, []);
  end
  y = [parts{:}];
end

function offset = offsets_of(domain, rows)
  % How far the elements of the neighbourhood lie behind its first place.
  offset = zeros(0, 1);
  for j = 1:size(domain, 2)
    for i = 1:size(domain, 1)
      if domain(i, j)
        offset(end + 1, 1) = i - 1 + (j - 1) * rows;
      end
    end
  end
end
