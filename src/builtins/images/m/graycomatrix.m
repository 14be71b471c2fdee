function [glcms, SI] = graycomatrix(I, varargin)
  % Haralick, Shanmugam and Dinstein, Textural features for image classification, IEEE Trans. SMC 3 (1973).
  imagecheck('graycomatrix', I);
  if ~ismatrix(I) || ~isreal(I)
    error('images:graycomatrix:invalidImage', 'graycomatrix: the image must be a real matrix');
  end
  [low, high] = imagerange(I);
  o = struct('Offset', [0, 1], 'NumLevels', 8 - 6 * islogical(I), 'GrayLimits', [low, high], 'Symmetric', false);
  o = imageoptions('graycomatrix', varargin, o);
  n = imagecount('graycomatrix', o.NumLevels, 'the number of levels', 1);
  if ~(isnumeric(o.Offset) && size(o.Offset, 2) == 2 && all(o.Offset(:) == fix(o.Offset(:))))
    error('images:graycomatrix:invalidOffset', 'graycomatrix: the offsets must be whole numbers in two columns');
  end
  limits = double(o.GrayLimits);
  if isempty(limits)
    limits = double([min(I(:)), max(I(:))]);
  end
  if numel(limits) ~= 2 && ~isempty(I)
    error('images:graycomatrix:invalidLimits', 'graycomatrix: the limits of shades must be two numbers');
  end
  I = double(I);
  if isempty(I) || limits(1) == limits(2)
    SI = ones(size(I));
  else
    SI = floor((I - limits(1)) * (n / (limits(2) - limits(1)))) + 1;
    SI = min(max(SI, 1), n);
    SI(isnan(I)) = NaN;
  end
  glcms = zeros(n, n, size(o.Offset, 1));
  for k = 1:size(o.Offset, 1)
    d = double(o.Offset(k, :));
    rows = max(1, 1 - d(1)):min(size(I, 1), size(I, 1) - d(1));
    columns = max(1, 1 - d(2)):min(size(I, 2), size(I, 2) - d(2));
    pairs = [reshape(SI(rows, columns), [], 1), reshape(SI(rows + d(1), columns + d(2)), [], 1)];
    pairs = pairs(~any(isnan(pairs), 2), :);
    counts = accumarray(pairs, 1, [n, n]);
    if o.Symmetric
      counts = counts + counts.';
    end
    glcms(:, :, k) = counts;
  end
end
