function w = hanning(n, sampling)
  % The window of Hann without its zeros, but with the first of them where it is periodic.
  if nargin < 2
    sampling = 'symmetric';
  end
  n = windowlength('hanning', n);
  more = n > 1 && strcmpi(sampling, 'symmetric');
  w = cosinewindow('hanning', n + 2 * more, sampling, [0.5, -0.5]);
  w = w(1 + more:n + more);
end
