function x = waveletup(c, filter_of, mode, n)
  % Columns with zeros between their samples behind a filter, of which the middle is kept.
  m = numel(filter_of);
  count = size(c, 1);
  if strcmp(mode, 'per')
    u = zeros(2 * count, size(c, 2), class(c));
    u(1:2:end, :) = c;
    y = conv2(waveletextend(u, m / 2, mode), filter_of(:));
    first = m;
  else
    u = zeros(2 * count - 1, size(c, 2), class(c));
    u(1:2:end, :) = c;
    y = conv2(u, filter_of(:));
    first = floor((size(y, 1) - n) / 2) + 1;
  end
  x = y(first:first + n - 1, :);
end
