function [q, r] = deconv(y, a)
  if ~isvector(y) || ~isvector(a)
    error('MATLAB:deconv:NonVector', 'deconv: both arguments must be vectors');
  end
  ny = numel(y);
  na = numel(a);
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
