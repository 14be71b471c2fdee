function w = flattopwin(n, sampling)
  % D'Antona and Ferrero, Digital Signal Processing for Measurement Systems, 2006, page 70.
  if nargin < 2
    sampling = 'symmetric';
  end
  w = cosinewindow('flattopwin', n, sampling, [0.21557895, -0.41663158, 0.277263158, -0.083578947, 0.006947368]);
end
