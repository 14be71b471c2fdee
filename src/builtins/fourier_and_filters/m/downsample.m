function y = downsample(x, n, phase)
  if nargin < 3
    phase = 0;
  end
  if ~(isscalar(n) && n == fix(n) && n >= 1)
    error('MATLAB:downsample:InvalidFactor', 'downsample: the factor must be a positive integer');
  end
  if isrow(x)
    y = x(1 + phase:n:end);
  else
    y = x(1 + phase:n:end, :);
  end
end
