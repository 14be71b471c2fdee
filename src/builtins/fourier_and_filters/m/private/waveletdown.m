function c = waveletdown(x, filter_of, mode)
  % Every second sample of columns behind a filter.
  m = numel(filter_of);
  if strcmp(mode, 'per')
    if mod(size(x, 1), 2) == 1
      x = x([1:end, end], :);
    end
    n = size(x, 1);
    y = conv2(waveletextend(x, m / 2, mode), filter_of(:), 'valid');
    c = y(2:2:n, :);
  else
    y = conv2(waveletextend(x, m - 1, mode), filter_of(:), 'valid');
    c = y(2:2:end, :);
  end
end
