function g = gabor(wavelength, orientation, varargin)
  % Jain and Farrokhnia, Unsupervised texture segmentation using Gabor filters, Pattern Recognition 24 (1991).
  o = imageoptions('gabor', varargin, struct('SpatialFrequencyBandwidth', 1, 'SpatialAspectRatio', 0.5));
  lists = {wavelength, orientation, o.SpatialFrequencyBandwidth, o.SpatialAspectRatio};
  for k = 1:4
    v = lists{k};
    if ~(isnumeric(v) && isreal(v) && ~isempty(v) && all(isfinite(v(:))) && (k == 2 || all(v(:) > 0)))
      error('images:gabor:invalidParameter', ...
            'gabor: wavelengths, bandwidths and ratios must be positive numbers, orientations numbers of degrees');
    end
    lists{k} = double(v(:));
  end
  if any(lists{1} < 2)
    error('images:gabor:invalidWavelength', 'gabor: a wavelength must be 2 pixels or more');
  end
  [a, b, c, d] = ndgrid(lists{:});
  for k = 1:numel(a)
    [across, along] = deal(a(k) / pi * sqrt(log(2) / 2) * (2 ^ c(k) + 1) / (2 ^ c(k) - 1));
    along = along / d(k);
    half = ceil(3.5 * max(across, along));
    [x, y] = meshgrid(-half:half);
    u = x * cosd(b(k)) - y * sind(b(k));
    v = x * sind(b(k)) + y * cosd(b(k));
    h = exp(-(u / across) .^ 2 / 2 - (v / along) .^ 2 / 2) .* exp(2i * pi * u / a(k));
    g(k) = struct('Wavelength', a(k), 'Orientation', b(k), 'SpatialFrequencyBandwidth', c(k), ...
                  'SpatialAspectRatio', d(k), 'SpatialKernel', h);
  end
end
