function B = imsharpen(A, varargin)
  imagecheck('imsharpen', A);
  o = imageoptions('imsharpen', varargin, struct('Radius', 1, 'Amount', 0.8, 'Threshold', 0));
  if ~(isnumeric(o.Radius) && isscalar(o.Radius) && o.Radius > 0 && isnumeric(o.Amount) && isscalar(o.Amount) && ...
      isnumeric(o.Threshold) && isscalar(o.Threshold) && o.Threshold >= 0 && o.Threshold <= 1)
    error('images:imsharpen:invalidOption', ...
          'imsharpen: the radius must be positive, the amount a number, the threshold between 0 and 1');
  end
  color = ndims(A) == 3 && size(A, 3) == 3;
  x = imageunit(A);
  if color
    lab = rgb2lab(x);
    x = lab(:, :, 1) / 100;
  end
  high = x - imgaussfilt(x, double(o.Radius));
  if o.Threshold > 0
    size_of = abs(high);
    high = high .* (size_of > double(o.Threshold) * max(size_of(:)));
  end
  x = x + double(o.Amount) * high;
  if color
    lab(:, :, 1) = x * 100;
    x = lab2rgb(lab);
  end
  if isfloat(A) && ~color
    B = x;
  else
    B = imageshades(min(max(x, 0), 1), class(A));
  end
end
