function J = imnoise(I, type, varargin)
  imagecheck('imnoise', I);
  type = imageword('imnoise', type, {'gaussian', 'localvar', 'poisson', 'salt & pepper', 'speckle'});
  for k = 1:numel(varargin)
    if ~(isnumeric(varargin{k}) && isreal(varargin{k}))
      error('images:imnoise:invalidParameter', 'imnoise: the parameters must be real numbers');
    end
    varargin{k} = double(varargin{k});
  end
  x = imageunit(I);
  kind = class(x);
  switch type
    case 'gaussian'
      mu = parameter(varargin, 1, 0);
      v = parameter(varargin, 2, 0.01);
      x = x + (mu + sqrt(v) * randn(size(x), kind));
    case 'localvar'
      if numel(varargin) == 1 && (isequal(size(varargin{1}), size(x)) || isscalar(varargin{1}))
        v = varargin{1};
      elseif numel(varargin) == 2 && numel(varargin{1}) == numel(varargin{2})
        v = interp1(varargin{1}(:), varargin{2}(:), min(max(double(x), min(varargin{1}(:))), max(varargin{1}(:))));
        v = reshape(v, size(x));
      else
        error('images:imnoise:invalidVariance', ...
              'imnoise: expected the variance of each pixel, or shades and variances');
      end
      x = x + sqrt(cast(v, kind)) .* randn(size(x), kind);
    case 'poisson'
      % Shades of integers are counts; those of doubles and singles are counts of 1e12 and 1e6.
      scale = 1e12;
      if isa(I, 'single')
        scale = 1e6;
      elseif isinteger(I)
        [low, high] = imagerange(I);
        scale = high - low;
      end
      x = cast(counts_of(double(x) * scale) / scale, kind);
    case 'salt & pepper'
      d = parameter(varargin, 1, 0.05);
      draw = rand(size(x));
      x(draw < d / 2) = 0;
      x(draw >= d / 2 & draw < d) = 1;
    case 'speckle'
      v = parameter(varargin, 1, 0.05);
      x = x + sqrt(12 * v) * x .* (rand(size(x), kind) - 0.5);
  end
  J = imageshades(min(max(x, 0), 1), class(I));
end

function p = parameter(given, k, p)
  if numel(given) >= k && ~isempty(given{k})
    p = given{k};
    if ~isscalar(p)
      error('images:imnoise:invalidParameter', 'imnoise: the parameters must be numbers');
    end
  end
end

function n = counts_of(mean)
  % Counts of Poisson: the inverse of their distribution where they are small, and else a normal one, rounded.
  n = max(round(mean + sqrt(max(mean, 0)) .* randn(size(mean))), 0);
  few = mean < 100;
  if any(few(:))
    mean = mean(few);
    draw = rand(size(mean));
    p = exp(-mean);
    below = p;
    count = zeros(size(mean));
    for k = 1:250
      count = count + (draw > below);
      p = p .* mean / k;
      below = below + p;
    end
    n(few) = count;
  end
end
