function B = imrotate(A, angle, varargin)
  imagecheck('imrotate', A);
  if ~(isnumeric(angle) && isscalar(angle) && isreal(angle) && isfinite(angle))
    error('images:imrotate:invalidAngle', 'imrotate: the angle must be a number of degrees');
  end
  method = 'nearest';
  crop = false;
  for k = 1:numel(varargin)
    option = imageword('imrotate', varargin{k}, {'nearest', 'bilinear', 'bicubic', 'loose', 'crop'});
    if any(strcmp(option, {'loose', 'crop'}))
      crop = strcmp(option, 'crop');
    else
      method = option;
    end
  end
  angle = mod(double(angle), 360);
  [m, n] = size(A, 1, 2);
  if isempty(A)
    B = A;
    return;
  end
  if mod(angle, 180) == 0 || mod(angle, 90) == 0 && (~crop || m == n)
    B = rot90(A, angle / 90);
    return;
  end
  extent = [m, n];
  c = cosd(angle);
  s = sind(angle);
  if ~crop
    extent = ceil(abs([c, s; s, c]) * [m; n] - 1e-6).';
  end
  x = (1:extent(2)) - (extent(2) + 1) / 2;
  y = (1:extent(1)).' - (extent(1) + 1) / 2;
  B = imagesample(A, (y * c + (m + 1) / 2) + x * s, x * c - (y * s - (n + 1) / 2), method, 0);
end
