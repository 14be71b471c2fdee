function y = downsample(x, n, phase)
  if nargin < 3
    phase = 0;
  end
  if ~(isscalar(n) && n == fix(n) && n >= 1)
    error('MATLAB:downsample:InvalidFactor', 'downsample: the factor must be a positive integer');
  end
  if ~(isscalar(phase) && any(phase == 0:n - 1))
    error('MATLAB:downsample:InvalidPhase', 'downsample: the phase must be an integer from 0 to %d', n - 1);
  end
  extent = size(x);
  d = [find(extent ~= 1, 1), 1];
  x = reshape(x, extent(d(1)), []);
  y = x(1 + phase:n:end, :);
  extent(d(1)) = size(y, 1);
  y = reshape(y, extent);
end
