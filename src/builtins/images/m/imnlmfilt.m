function [J, degree] = imnlmfilt(I, varargin)
  % Buades, Coll and Morel, A non-local algorithm for image denoising, CVPR 2005; the noise: Immerkaer, Fast noise
  % variance estimation, Computer Vision and Image Understanding 64 (1996).
  imagecheck('imnlmfilt', I);
  if ~any(size(I, 3) == [1, 3]) || ndims(I) > 3 || any(size(I, 1, 2) < 3)
    error('images:imnlmfilt:invalidImage', 'imnlmfilt: the image must have one plane or three, and 3 rows and columns');
  end
  o = struct('DegreeOfSmoothing', [], 'SearchWindowSize', 21, 'ComparisonWindowSize', 5);
  o = imageoptions('imnlmfilt', varargin, o);
  search = (imagecount('imnlmfilt', o.SearchWindowSize, 'the size of the search window', 1) - 1) / 2;
  near = imagecount('imnlmfilt', o.ComparisonWindowSize, 'the size of the comparison window', 1);
  if mod(near, 2) == 0 || search ~= fix(search)
    error('images:imnlmfilt:invalidSize', 'imnlmfilt: the sizes of the windows must be odd');
  end
  A = imagefloat(I);
  [m, n, planes] = size(A, 1, 2, 3);
  degree = double(o.DegreeOfSmoothing);
  if isempty(degree)
    h = [1, -2, 1; -2, 4, -2; 1, -2, 1];
    total = 0;
    for k = 1:planes
      total = total + sum(abs(conv2(A(:, :, k), h, 'valid')), 'all');
    end
    degree = max(double(gather(total)) * sqrt(pi / 2) / (6 * (m - 2) * (n - 2) * planes), eps);
  end
  if ~(isscalar(degree) && isreal(degree) && degree > 0)
    error('images:imnlmfilt:invalidDegree', 'imnlmfilt: the degree of smoothing must be a positive number');
  end
  half = (near - 1) / 2;
  W = imagepad(A, [1, 1] * (search + half), [1, 1] * (search + half), 'symmetric');
  rows = 1:m + 2 * half;
  columns = 1:n + 2 * half;
  own = W(rows + search, columns + search, :);
  total = zeros(m, n, 'like', A);
  J = zeros(size(A), 'like', A);
  box = ones(near, 1) / near;
  for c = -search:search
    for r = -search:search
      other = W(rows + search + r, columns + search + c, :);
      far = conv2(conv2(sum((other - own) .^ 2, 3), box, 'valid'), box.', 'valid') / planes;
      w = exp(-far / degree ^ 2);
      total = total + w;
      J = J + w .* other(half + (1:m), half + (1:n), :);
    end
  end
  J = imageclass(J ./ total, class(I));
end
