function [Gmag, Gdir] = imgradient(varargin)
  imagecheck('imgradient', varargin{1});
  words = {'sobel', 'prewitt', 'central', 'intermediate', 'roberts'};
  method = 'sobel';
  if nargin > 1 && ~(ischar(varargin{2}) || isstring(varargin{2}))
    imagecheck('imgradient', varargin{2});
    if ~isequal(size(varargin{1}), size(varargin{2}))
      error('images:imgradient:invalidSize', 'imgradient: the two gradients must have one size');
    end
    Gx = imagefloat(varargin{1});
    Gy = imagefloat(varargin{2});
  else
    if nargin > 1
      method = imageword('imgradient', varargin{2}, words);
    end
    if ~ismatrix(varargin{1})
      error('images:imgradient:invalidImage', 'imgradient: the image must be a matrix');
    end
    [Gx, Gy] = imagegradient(varargin{1}, method);
  end
  Gmag = hypot(Gx, Gy);
  if nargout > 1
    if strcmp(method, 'roberts')
      Gdir = atan2(Gy, Gx) - pi / 4;
      Gdir = Gdir + 2 * pi * (Gdir < -pi);
      Gdir = Gdir * (180 / pi);
      Gdir(Gx == 0 & Gy == 0) = 0;
    else
      Gdir = atan2(-Gy, Gx) * (180 / pi);
    end
  end
end
