function w = blackmanharris(n, sampling)
  % Four terms: Harris, On the use of windows for harmonic analysis, Proceedings of the IEEE 66 (1978).
  if nargin < 2
    sampling = 'symmetric';
  end
  w = cosinewindow('blackmanharris', n, sampling, [0.35875, -0.48829, 0.14128, -0.01168]);
end
