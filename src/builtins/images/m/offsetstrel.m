function se = offsetstrel(varargin)
  % A structuring element with heights; -Inf is outside of it.
  if nargin == 1
    offset = varargin{1};
    if ~((isnumeric(offset) || islogical(offset)) && isreal(offset) && ~any(isnan(offset(:))))
      error('images:offsetstrel:invalidOffset', 'offsetstrel: the offsets must be real numbers');
    end
    se = struct('Offset', double(offset), 'Dimensionality', ndims(offset));
    return;
  end
  imageword('offsetstrel', varargin{1}, {'ball'});
  if nargin < 3
    error('images:offsetstrel:invalidParameters', 'offsetstrel: a ball has a radius and a height');
  end
  [r, h] = varargin{2:3};
  if ~(isnumeric(r) && isscalar(r) && r >= 0 && r == fix(r) && isnumeric(h) && isscalar(h) && isreal(h))
    error('images:offsetstrel:invalidParameters', ...
          'offsetstrel: the radius of a ball must be a nonnegative whole number, and its height a real one');
  end
  [r, h] = deal(double(r), double(h));
  square = (-r:r).' .^ 2 + (-r:r) .^ 2;
  offset = h * sqrt(max(r ^ 2 - square, 0)) / max(r, 1);
  offset(square > r ^ 2) = -Inf;
  se = struct('Offset', offset, 'Dimensionality', 2);
end
