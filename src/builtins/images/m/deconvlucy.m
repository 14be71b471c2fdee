function J = deconvlucy(A, psf, count)
  % W. H. Richardson, Bayesian-based iterative method of image restoration, 1972; L. B. Lucy, 1974; faster by D. S. C. Biggs and
  % M. Andrews, Acceleration of iterative image restoration algorithms, 1997.
  [I, H] = imagetransfer('deconvlucy', A, psf);
  if nargin < 3
    count = 10;
  end
  if ~(isnumeric(count) && isscalar(count) && count >= 0 && count == fix(count))
    error('images:deconvlucy:invalidCount', 'deconvlucy: expected the number of iterations');
  end
  J = I;
  before = zeros(size(J));
  step = before;
  total = real(ifftn(conj(H) .* fftn(ones(size(I))))) + sqrt(eps);
  speed = 0;
  for k = 1:count
    guess = max(J + speed * (J - before), 0);
    before = J;
    blurred = max(real(ifftn(H .* fftn(guess))), eps);
    J = max(guess .* real(ifftn(conj(H) .* fftn(I ./ blurred + eps))) ./ total, 0);
    last = step;
    step = J - guess;
    speed = 0;
    if k > 1
      speed = min(max(last(:).' * step(:) / (last(:).' * last(:) + eps), 0), 1);
    end
  end
  J = imageshades(J, class(A));
end
