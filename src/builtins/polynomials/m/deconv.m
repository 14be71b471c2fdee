function [q, r] = deconv(y, a, varargin)
  if ~isvector(y) || ~isvector(a)
    error('MATLAB:deconv:NonVector', 'deconv: both arguments must be vectors');
  end
  ny = numel(y);
  na = numel(a);
  [shape, least, weight] = chosen(varargin);
  if least
    [q, r] = of_least_squares(y, a, shape, weight);
    return;
  end
  if a(1) == 0
    error('MATLAB:deconv:ZeroCoef1', 'deconv: the first coefficient of the divisor must not be zero');
  end
  if na > ny
    q = zeros(1, class(y));
    r = y;
    return;
  end
  nq = ny - na + 1;
  impulse = zeros(size(y));
  impulse = impulse(1:nq);
  impulse(1) = 1;
  if na > 1
    q = filter(y, a, impulse);
  else
    q = y / a;
  end
  if nargout > 1
    c = conv(a(:), q(:));
    r = reshape(y(:) - c(:), size(y));
    % What rounding leaves in the part that divides exactly is not a remainder.
    r(1:nq) = 0;
  end
end

function [q, r] = of_least_squares(y, a, shape, weight)
  % Columns of the matrix are what the shape keeps of the shifted divisor.
  counts = struct('full', numel(y) - numel(a) + 1, 'same', numel(y), 'valid', numel(y) + numel(a) - 1);
  n = counts.(shape);
  if n < 1
    q = zeros(1, class(y));
    r = y;
    return;
  end
  H = zeros(numel(y), n, class([y(1), a(1)]));
  I = eye(n);
  for k = 1:n
    H(:, k) = conv(I(:, k), a(:), shape);
  end
  if weight > 0
    q = (H' * H + weight * I) \ (H' * y(:));
  else
    q = pinv(H) * y(:);
  end
  r = reshape(y(:) - conv(q, a(:), shape), size(y));
  if isrow(y)
    q = q.';
  end
end

function [shape, least, weight] = chosen(given)
  [shape, method, weight] = deal('full', 'long-division', 0);
  if mod(numel(given), 2) == 1
    shape = word_of(given{1}, {'full', 'same', 'valid'}, 'shape');
    given(1) = [];
  end
  for k = 1:2:numel(given)
    name = word_of(given{k}, {'Method', 'RegularizationFactor'}, 'option');
    if strcmp(name, 'Method')
      method = word_of(given{k + 1}, {'long-division', 'least-squares'}, 'method');
    else
      weight = given{k + 1};
      if ~(isnumeric(weight) && isscalar(weight) && isreal(weight) && weight >= 0)
        error('MATLAB:deconv:RegularizationFactor', ...
              'deconv: the regularization factor must be a number that is not negative');
      end
    end
  end
  least = strcmp(method, 'least-squares');
  if ~least && (~strcmp(shape, 'full') || weight ~= 0)
    error('MATLAB:deconv:LongDivision', ...
          'deconv: shapes other than ''full'' and regularization are of the method ''least-squares'' only');
  end
end

function word = word_of(given, words, kind)
  at = [];
  if ischar(given) || isstring(given) && isscalar(given)
    at = find(strcmpi(given, words), 1);
  end
  if isempty(at)
    listed = sprintf(', ''%s''', words{:});
    error(['MATLAB:deconv:', kind], 'deconv: expected the %s as one of %s', kind, listed(3:end));
  end
  word = words{at};
end
