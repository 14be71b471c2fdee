function J = deconvlucy(A, psf, count, damping, weight, readout)
  % W. H. Richardson, Bayesian-based iterative method of image restoration, 1972; L. B. Lucy, 1974; faster by D. S. C. Biggs and
  % M. Andrews, Acceleration of iterative image restoration algorithms, 1997.
  [I, H] = imagetransfer('deconvlucy', A, psf);
  if nargin < 3 || isempty(count)
    count = 10;
  end
  if nargin < 4 || isempty(damping)
    damping = 0;
  end
  if nargin < 5 || isempty(weight)
    weight = 1;
  end
  if nargin < 6 || isempty(readout)
    readout = 0;
  end
  if ~(isnumeric(count) && isscalar(count) && count >= 0 && count == fix(count))
    error('images:deconvlucy:invalidCount', 'deconvlucy: expected the number of iterations');
  end
  J = I;
  damping = imageunit(cast(damping, class(A)));
  readout = imageunit(cast(readout, class(A)));
  seen = max(I + readout, 0);
  weight = double(weight) + zeros(size(I));
  before = zeros(size(J));
  step = before;
  total = real(ifftn(conj(H) .* fftn(weight))) + sqrt(eps);
  speed = 0;
  for k = 1:count
    guess = max(J + speed * (J - before), 0);
    before = J;
    blurred = max(real(ifftn(H .* fftn(guess))), eps);
    ratio = seen ./ (blurred + readout) + eps;
    if any(damping(:))
      % What differs by less than the damping is fitted less: R. L. White, Image restoration using the damped method, 1994.
      u = min(max(2 ./ damping .^ 2 .* (seen .* log(ratio) + blurred + readout - seen), 0), 1);
      ratio = 1 + u .^ 9 .* (10 - 9 * u) .* (ratio - 1);
    end
    J = max(guess .* real(ifftn(conj(H) .* fftn(weight .* ratio))) ./ total, 0);
    last = step;
    step = J - guess;
    speed = 0;
    if k > 1
      speed = min(max(last(:).' * step(:) / (last(:).' * last(:) + eps), 0), 1);
    end
  end
  J = imageshades(J, class(A));
end
