function [J, noise] = wiener2(I, varargin)
  % Lim, Two-Dimensional Signal and Image Processing, 1990, section 9.2.
  imagecheck('wiener2', I);
  if ~ismatrix(I)
    error('images:wiener2:invalidImage', 'wiener2: the image must be a matrix');
  end
  extent = 3;
  noise = [];
  for k = 1:numel(varargin)
    imagecheck('wiener2', varargin{k});
    if isscalar(varargin{k})
      noise = double(varargin{k});
    elseif ~isempty(varargin{k})
      extent = varargin{k};
    end
  end
  extent = imagecount('wiener2', extent, 'the size of the neighbourhood', 2);
  if isempty(I)
    J = I;
    return;
  end
  g = im2double(I);
  if isa(I, 'single')
    g = I;
  end
  h = ones(extent) / prod(extent);
  middle = imagecorrelate(g, h, 0);
  spread = imagecorrelate(g .^ 2, h, 0) - middle .^ 2;
  if isempty(noise)
    noise = mean(spread(:));
  end
  J = middle + (g - middle) .* max(spread - noise, 0) ./ max(max(spread, noise), realmin(class(g)));
  switch class(I)
    case 'uint8'
      J = im2uint8(J);
    case 'uint16'
      J = im2uint16(J);
    case 'int16'
      J = int16(J * 65535 - 32768);
    otherwise
      J = imageclass(J, class(I));
  end
end
