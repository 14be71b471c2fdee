function w = hamming(n, sampling)
  % A sum of cosines: Harris, On the use of windows for harmonic analysis, Proceedings of the IEEE 66 (1978).
  if nargin < 2
    sampling = 'symmetric';
  end
  w = cosinewindow('hamming', n, sampling, [0.54, -0.46]);
end
