function [Gx, Gy] = imagegradient(I, method)
  I = imagefloat(I);
  if isempty(I)
    [Gx, Gy] = deal(I);
    return;
  end
  switch method
    case {'sobel', 'prewitt'}
      h = -fspecial(method);
      Gx = imagecorrelate(I, h.', 'replicate');
      Gy = imagecorrelate(I, h, 'replicate');
    case 'central'
      [Gx, Gy] = deal(zeros(size(I), 'like', I));
      if size(I, 2) > 1
        Gx = gradient(I);
      end
      if size(I, 1) > 1
        Gy = gradient(I.').';
      end
    case 'intermediate'
      Gx = I(:, [2:end, end]) - I;
      Gy = I([2:end, end], :) - I;
    case 'roberts'
      Gx = imagecorrelate(I, [1, 0; 0, -1], 'replicate');
      Gy = imagecorrelate(I, [0, 1; -1, 0], 'replicate');
  end
end
