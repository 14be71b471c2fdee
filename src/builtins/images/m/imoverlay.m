function B = imoverlay(A, BW, color)
  imagecheck('imoverlay', A);
  BW = imagebinary('imoverlay', BW);
  if nargin < 3
    color = 'yellow';
  end
  if ischar(color) || isstring(color)
    names = {'blue', 'green', 'red', 'cyan', 'magenta', 'yellow', 'k', 'white', 'black'};
    values = [0, 0, 1; 0, 1, 0; 1, 0, 0; 0, 1, 1; 1, 0, 1; 1, 1, 0; 0, 0, 0; 1, 1, 1; 0, 0, 0];
    color = values(strcmp(imageword('imoverlay', color, names), names), :);
  elseif ~(isnumeric(color) && numel(color) == 3 && all(color(:) >= 0 & color(:) <= 1))
    error('images:imoverlay:invalidColor', 'imoverlay: a color is three numbers from 0 to 1 or a name');
  end
  if ~isequal(size(A, 1, 2), size(BW)) || ~any(size(A, 3) == [1, 3])
    error('images:imoverlay:invalidSize', ...
          'imoverlay: the mask must have the size of the image, which has one plane or three');
  end
  B = im2uint8(A);
  if size(B, 3) == 1
    B = repmat(B, 1, 1, 3);
  end
  for k = 1:3
    plane = B(:, :, k);
    plane(BW) = 255 * color(k);
    B(:, :, k) = plane;
  end
end
