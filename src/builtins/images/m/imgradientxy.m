function [Gx, Gy] = imgradientxy(I, method)
  imagecheck('imgradientxy', I);
  if nargin < 2
    method = 'sobel';
  end
  method = imageword('imgradientxy', method, {'sobel', 'prewitt', 'central', 'intermediate', 'roberts'});
  if ~ismatrix(I) || method(1) == 'r'
    error('images:imgradientxy:invalidImage', ...
          'imgradientxy: the image must be a matrix, and the method sobel, prewitt, central or intermediate');
  end
  [Gx, Gy] = imagegradient(I, method);
end
