function y = upsample(x, n, phase)
  if nargin < 3
    phase = 0;
  end
  if isrow(x)
    y = zeros(1, n * numel(x), class(x));
    y(1 + phase:n:end) = x;
  else
    y = zeros(n * size(x, 1), size(x, 2), class(x));
    y(1 + phase:n:end, :) = x;
  end
end
