function [g, varargout] = gcd(a, b, varargin)
  if ~(isnumeric(a) && isnumeric(b))
    error('MATLAB:gcd:inputType', 'gcd: expected numeric arrays');
  end
  if ~isscalar(a) && ~isscalar(b) && ~isequal(size(a), size(b))
    error('MATLAB:gcd:InputSizeMismatch', 'gcd: the arrays must be of the same size, or scalars');
  end
  result = class(a + b);
  [r0, r1] = deal(double(a) + zeros(size(b)), double(b) + zeros(size(a)));
  integral = isreal(r0) && isreal(r1);
  whole = @(r) r == fix_any(r) & isfinite(r);
  if ~all(whole(r0(:)) & whole(r1(:)))
    error('MATLAB:gcd:notInteger', 'gcd: all values must be integers');
  end
  if integral && nargout < 2 && isempty(varargin)
    g = cast(divisor(abs(r0), abs(r1)), result);
    return;
  end
  s0 = ones(size(r0));
  t0 = zeros(size(r0));
  s1 = t0;
  t1 = s0;
  while any(r1(:) ~= 0)
    live = r1 ~= 0;
    q = zeros(size(r0));
    q(live) = quotient(r0(live), r1(live), integral);
    [r0(live), r1(live)] = deal(r1(live), r0(live) - q(live) .* r1(live));
    [s0(live), s1(live)] = deal(s1(live), s0(live) - q(live) .* s1(live));
    [t0(live), t1(live)] = deal(t1(live), t0(live) - q(live) .* t1(live));
  end
  if integral
    negative = r0 < 0;
    r0(negative) = -r0(negative);
    s0(negative) = -s0(negative);
    t0(negative) = -t0(negative);
  end
  g = cast(r0, result);
  factors = {cast(s0, result), cast(t0, result)};
  for k = 1:numel(varargin)
    [g, u, v] = gcd(g, varargin{k});
    for j = 1:numel(factors)
      factors{j} = factors{j} .* u;
    end
    factors{end + 1} = v;
  end
  varargout = factors(1:max(0, nargout - 1));
end

function a = divisor(a, b)
  while any(b(:))
    done = b == 0;
    % Where there is nothing left to divide by, the remainder by 1 is 0.
    rest = rem(a, b + done);
    a = a .* done + b;
    b = rest;
  end
end

function y = fix_any(x)
  if isreal(x)
    y = fix(x);
  else
    y = complex(fix(real(x)), fix(imag(x)));
  end
end

function q = quotient(a, b, integral)
  q = a ./ b;
  if integral
    q = fix(q);
  else
    q = complex(round(real(q)), round(imag(q)));
  end
end
