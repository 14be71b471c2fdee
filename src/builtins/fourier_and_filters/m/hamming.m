function w = hamming(n, sampling)
  % A sum of cosines: Harris, On the use of windows for harmonic analysis, Proceedings of the IEEE 66 (1978).
  if ~isscalar(n) || ~isreal(n) || n < 0 || n ~= fix(n)
    error('MATLAB:hamming:badLength', 'hamming: the length must be a positive integer');
  end
  if n == 0
    w = zeros(0, 1);
    return;
  end
  if nargin < 2
    sampling = 'symmetric';
  end
  kind = strcmp(sampling, {'symmetric', 'periodic'});
  if ~any(kind)
    error('MATLAB:hamming:badOption', 'hamming: expected ''periodic'' or ''symmetric''');
  end
  if ~isfloat(n)
    n = double(n);
  end
  period = n - kind(1);
  if n == 1
    w = 1;
  else
    w = cos(2 * pi / period * (0:n - 1).' * (0:1)) * [0.54; -0.46];
  end
end
