function J = deconvwnr(A, psf, noise, signal)
  % The filter of Wiener: Gonzalez and Woods, Digital Image Processing, section 5.8.
  [I, H] = imagetransfer('deconvwnr', A, psf);
  if nargin < 3
    noise = 0;
  end
  if ~isscalar(noise)
    noise = abs(fftn(double(noise), size(I)));
  end
  if nargin > 3
    if ~isscalar(signal)
      signal = abs(fftn(double(signal), size(I)));
    end
    noise = noise ./ signal;
  end
  power = abs(H) .^ 2 + noise;
  % Little comes of frequencies that are lost.
  J = real(ifftn(conj(H) .* fftn(I) ./ (power + eps(max(power(:))))));
  J = imageshades(J, class(A));
end
