function y = upsample(x, n, phase)
  if nargin < 3
    phase = 0;
  end
  if ~(isscalar(n) && n == fix(n) && n >= 1)
    error('MATLAB:upsample:InvalidFactor', 'upsample: the factor must be a positive integer');
  end
  if ~(isscalar(phase) && any(phase == 0:n - 1))
    error('MATLAB:upsample:InvalidPhase', 'upsample: the phase must be an integer from 0 to %d', n - 1);
  end
  extent = size(x);
  d = [find(extent ~= 1, 1), 1];
  x = reshape(x, extent(d(1)), []);
  extent(d(1)) = n * extent(d(1));
  y = zeros(extent(d(1)), size(x, 2), class(x));
  y(1 + phase:n:end, :) = x;
  y = reshape(y, extent);
end
