function J = imflatfield(I, sigma, varargin)
  imagecheck('imflatfield', I);
  mask = [];
  if ~isempty(varargin) && ~(ischar(varargin{1}) || isstring(varargin{1}))
    mask = imagebinary('imflatfield', varargin{1});
    varargin(1) = [];
    if ~isequal(size(mask), size(I, 1, 2))
      error('images:imflatfield:invalidMask', 'imflatfield: the mask must have the size of the image');
    end
  end
  if ~(isnumeric(sigma) && any(numel(sigma) == [1, 2]) && all(sigma(:) > 0))
    error('images:imflatfield:invalidSigma', 'imflatfield: expected one positive standard deviation, or two');
  end
  sigma = double(reshape(sigma, 1, [])) .* [1, 1];
  o = imageoptions('imflatfield', varargin, struct('FilterSize', 2 * ceil(2 * sigma) + 1));
  if size(I, 3) == 3
    % The value alone, not the hue.
    x = rgb2hsv(im2double(I));
    x(:, :, 3) = flattened(x(:, :, 3), sigma, o.FilterSize);
    J = imageshades(hsv2rgb(min(max(x, 0), 1)), class(I));
  else
    J = imageclass(flattened(imagefloat(I), sigma, o.FilterSize), class(I));
  end
  if ~isempty(mask)
    outside = repmat(~mask, 1, 1, size(I, 3));
    J(outside) = I(outside);
  end
end

function y = flattened(x, sigma, extent)
  shading = imgaussfilt(x, sigma, 'Padding', 'symmetric', 'FilterSize', extent);
  y = x .* mean(shading(:)) ./ max(shading, 1e-6);
end
