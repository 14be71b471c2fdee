function J = edgetaper(A, psf)
  [I, H] = imagetransfer('edgetaper', A, psf);
  psf = double(psf);
  weight = 1;
  for dim = 1:2
    % The correlation with itself of what is seen from one side, around a circle.
    z = real(ifft(abs(fft(reshape(sum(psf, 3 - dim), [], 1), size(I, dim) - 1)) .^ 2));
    z = 1 - [z; z(1)] / max(z);
    if dim == 2
      z = z.';
    end
    weight = weight .* z;
  end
  J = weight .* I + (1 - weight) .* real(ifftn(H / H(1) .* fftn(I)));
  J = imageshades(min(max(J, min(I(:))), max(I(:))), class(A));
end
