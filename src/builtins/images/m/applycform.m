function B = applycform(A, C)
  % Integers stand for colors as the ICC has them: ICC.1:2001-04, Lab of 8 and of 16 bits and XYZ of 16 bits.
  if ~(isstruct(C) && isfield(C, 'c_func') && isfield(C, 'ColorSpace_in'))
    error('images:applycform:invalidCform', ...
          'applycform: expected a transform that makecform makes, found %s', class(C));
  end
  if ~any(strcmp(class(A), {'double', 'single', 'uint8', 'uint16'})) || ...
     ~(ismatrix(A) && size(A, 2) == 3 || ndims(A) == 3 && size(A, 3) == 3)
    error('images:applycform:invalidImage', 'applycform: expected colors in 3 columns or an image of 3 planes');
  end
  kind = class(A);
  shape = size(A);
  x = reshape(double(A), [], 3);
  if isinteger(A)
    [scale, shift] = coded(C.ColorSpace_in, kind);
    x = x ./ scale - shift;
  end
  y = C.c_func(x);
  if isinteger(A)
    if strcmp(kind, 'uint8') && ~any(strcmp(C.ColorSpace_out, {'srgb', 'lab', 'lch'}))
      kind = 'uint16';
    end
    [scale, shift] = coded(C.ColorSpace_out, kind);
    y = (y + shift) .* scale;
  end
  B = reshape(cast(y, kind), shape);
end

function [scale, shift] = coded(space, kind)
  small = strcmp(kind, 'uint8');
  shift = [0, 0, 0];
  switch space
    case 'srgb'
      scale = (255 * small + 65535 * ~small) * [1, 1, 1];
    case 'lab'
      scale = [255 / 100, 1, 1] * small + [652.8, 256, 256] * ~small;
      shift = [0, 128, 128];
    case 'lch'
      scale = [255 / 100, 1, 255 / 360] * small + [652.8, 256, 65535 / 360] * ~small;
    otherwise
      scale = [32768, 32768, 32768];
  end
end
