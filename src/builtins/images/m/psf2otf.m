function H = psf2otf(psf, extent)
  imagecheck('psf2otf', psf);
  if nargin < 2
    extent = size(psf);
  end
  own = size(psf);
  own(end + 1:numel(extent)) = 1;
  if any(own > [extent, zeros(1, numel(own) - numel(extent))])
    error('images:psf2otf:invalidSize', 'psf2otf: the result must not be smaller than the point spread function');
  end
  H = fftn(circshift(imagepad(double(psf), 0 * own, extent - own, 0), -floor(own / 2)));
end
