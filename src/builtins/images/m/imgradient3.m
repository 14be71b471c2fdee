function [magnitude, azimuth, elevation] = imgradient3(varargin)
  if nargin == 3
    [Gx, Gy, Gz] = varargin{:};
    if ~isequal(size(Gx), size(Gy), size(Gz))
      error('images:imgradient3:sizesMustMatch', 'imgradient3: the gradients must have one size');
    end
    [Gx, Gy, Gz] = deal(imagefloat(Gx), imagefloat(Gy), imagefloat(Gz));
  else
    [Gx, Gy, Gz] = imgradientxyz(varargin{:});
  end
  level = hypot(Gx, Gy);
  magnitude = hypot(level, Gz);
  azimuth = atan2d(-Gy, Gx);
  elevation = atan2d(Gz, level);
end
