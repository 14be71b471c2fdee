function [I, H] = imagetransfer(name, A, psf)
  % Shades of an image from 0 to 1, and what a point spread function makes of its frequencies.
  imagecheck(name, A);
  imagecheck(name, psf);
  if numel(psf) < 2 || any(size(psf) > size(A, 1:ndims(psf)))
    error(['images:', name, ':invalidPsf'], ...
          '%s: the point spread function must have several elements and not be larger than the image', name);
  end
  I = imageunit(A);
  H = psf2otf(psf, size(A));
end
