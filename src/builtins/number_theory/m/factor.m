function [p, n] = factor(q)
  if ~(isscalar(q) && isreal(q) && isnumeric(q))
    error('MATLAB:factor:InputNotScalar', 'factor: expected a real scalar');
  end
  if q < 0 || q ~= fix(q)
    error('MATLAB:factor:InputNotPosInt', 'factor: expected a nonnegative integer');
  end
  if isfloat(q) && q > flintmax(class(q))
    error('MATLAB:factor:InputTooLarge', 'factor: the number is too large to be exact');
  end
  result = class(q);
  if q < 4
    p = q;
    n = 1;
    return;
  end
  rest = double(q);
  if ~isfloat(q) && rest > flintmax
    rest = q;
  end
  p = [];
  d = 2;
  while d * d <= rest
    while mod(rest, d) == 0
      p(end + 1) = d;
      rest = rest / d;
    end
    if d == 2
      d = 3;
    else
      d = d + 2;
    end
  end
  if rest > 1
    p = [p, rest];
  end
  p = cast(p, result);
  if nargout > 1
    first = [true, p(2:end) ~= p(1:end - 1)];
    places = find(first);
    n = diff([places, numel(p) + 1]);
    p = p(first);
  end
end
