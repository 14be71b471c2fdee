function [J, factor] = deconvreg(A, psf, noise, range, regular)
  % Constrained least squares: Gonzalez and Woods, Digital Image Processing, section 5.9.
  [I, H] = imagetransfer('deconvreg', A, psf);
  if nargin < 3 || isempty(noise)
    noise = 0;
  end
  if nargin < 4 || isempty(range)
    range = [1e-9, 1e9];
  end
  if nargin < 5
    regular = [0, 1, 0; 1, -4, 1; 0, 1, 0];
  end
  R = abs(psf2otf(regular, size(I))) .^ 2;
  P = abs(H) .^ 2;
  G = fftn(I);
  factor = range(1);
  if ~isscalar(range)
    % What is left over grows with the factor.
    left = @(f) sum(sum(sum(abs((10 ^ f * R ./ max(P + 10 ^ f * R, realmin)) .* G) .^ 2))) / numel(I);
    ends = log10(double(range));
    for k = 1:60
      middle = mean(ends);
      ends(1 + (left(middle) > noise)) = middle;
    end
    factor = 10 ^ ends(1);
  end
  J = imageshades(real(ifftn(conj(H) .* G ./ max(P + factor * R, realmin))), class(A));
end
