function [magnitude, phase] = imgaborfilt(A, varargin)
  imagecheck('imgaborfilt', A);
  if ~ismatrix(A)
    error('images:imgaborfilt:invalidImage', 'imgaborfilt: the image must be a matrix');
  end
  if isstruct(varargin{1}) && isfield(varargin{1}, 'SpatialKernel')
    g = varargin{1};
  else
    g = gabor(varargin{:});
  end
  I = imagefloat(A);
  [m, n] = size(I);
  [magnitude, phase] = deal(zeros(m, n, numel(g), 'like', I));
  if isempty(A)
    return;
  end
  for k = 1:numel(g)
    h = g(k).SpatialKernel;
    half = (size(h, 1) - 1) / 2;
    P = imagepad(I, [half, half], [half, half], 'replicate');
    y = ifft2(fft2(P) .* fft2(h, size(P, 1), size(P, 2)));
    y = y(2 * half + (1:m), 2 * half + (1:n));
    magnitude(:, :, k) = abs(y);
    phase(:, :, k) = angle(y);
  end
end
