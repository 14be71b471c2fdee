function [Gx, Gy, Gz] = imgradientxyz(I, method)
  imagecheck('imgradientxyz', I);
  if nargin < 2
    method = 'sobel';
  end
  method = imageword('imgradientxyz', method, {'sobel', 'prewitt', 'central', 'intermediate'});
  if ndims(I) > 3
    error('images:imgradientxyz:invalidImage', 'imgradientxyz: the image must have 3 dimensions, found %d', ndims(I));
  end
  I = imagefloat(I);
  if isempty(I)
    [Gx, Gy, Gz] = deal(I);
    return;
  end
  G = cell(1, 3);
  names = 'XYZ';
  turn = [2, 1, 3];
  for k = 1:3
    dim = turn(k);
    last = size(I, dim);
    at = {':', ':', ':'};
    after = at;
    before = at;
    after{dim} = [2:last, last];
    before{dim} = [1, 1:last - 1];
    switch method
      case {'sobel', 'prewitt'}
        G{k} = imagecorrelate(I, -fspecial3(method, names(k)), 'replicate');
      case 'central'
        step = ones(1, last) * 2;
        step([1, last]) = 1;
        shape = [1, 1, 1];
        shape(dim) = last;
        G{k} = (I(after{:}) - I(before{:})) ./ reshape(step, shape);
      otherwise
        G{k} = I(after{:}) - I;
    end
  end
  [Gx, Gy, Gz] = G{:};
end
