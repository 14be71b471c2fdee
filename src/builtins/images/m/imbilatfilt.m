function J = imbilatfilt(I, varargin)
  % Tomasi and Manduchi, Bilateral filtering for gray and color images, ICCV 1998.
  imagecheck('imbilatfilt', I);
  [low, high] = imagerange(I);
  given = {0.01 * (high - low) ^ 2, 1};
  k = 1;
  while ~isempty(varargin) && k <= 2 && ~(ischar(varargin{1}) || isstring(varargin{1}))
    given{k} = double(varargin{1});
    varargin(1) = [];
    k = k + 1;
  end
  [degree, sigma] = given{:};
  if ~(isscalar(degree) && degree > 0 && isscalar(sigma) && sigma > 0)
    error('images:imbilatfilt:invalidDegree', ...
          'imbilatfilt: the degree of smoothing and the standard deviation must be positive numbers');
  end
  o = struct('NeighborhoodSize', 2 * ceil(2 * sigma) + 1, 'Padding', 'replicate');
  o = imageoptions('imbilatfilt', varargin, o);
  width = imagecount('imbilatfilt', o.NeighborhoodSize, 'the size of the neighbourhood', 1);
  if mod(width, 2) == 0
    error('images:imbilatfilt:invalidSize', 'imbilatfilt: the size of the neighbourhood must be odd');
  end
  J = I;
  if isempty(I)
    return;
  end
  half = (width - 1) / 2;
  A = imagefloat(I);
  P = imagepad(A, [half, half], [half, half], imageborder('imbilatfilt', o.Padding));
  [m, n] = size(A, 1, 2);
  total = zeros(m, n, 'like', A);
  J = zeros(size(A), 'like', A);
  for c = -half:half
    for r = -half:half
      part = P(half + r + (1:m), half + c + (1:n), :);
      far = sum((part - A) .^ 2, 3);
      w = exp(-far / (2 * degree) - (r ^ 2 + c ^ 2) / (2 * sigma ^ 2));
      total = total + w;
      J = J + w .* part;
    end
  end
  J = imageclass(J ./ total, class(I));
end
