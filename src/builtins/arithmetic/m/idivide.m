function c = idivide(a, b, how)
  if nargin < 3
    how = 'fix';
  end
  if ! ischar(how)
    error('idivide: OP must be a string, not %s', class(how));
  end
  how = lower(how);
  if ! isinteger(a) && ! isinteger(b)
    error('idivide: at least one input (A or B) must be an integer type');
  end
  if isinteger(a) && isinteger(b) && ! strcmp(class(a), class(b))
    error('idivide: integer type mismatch.  Inputs are %s and %s', class(a), class(b));
  end
  type = class(a);
  if ! isinteger(a)
    type = class(b);
  end
  if any(strcmp(how, {'ceil', 'round', 'floor', 'fix'}))
    switch how
      case 'round'
        c = a ./ b;
      case 'fix'
        c = toward(a, b, type, 0);
      case 'floor'
        c = toward(a, b, type, -1);
      case 'ceil'
        c = toward(a, b, type, 1);
    end
  else
    error('MATLAB:idivide:rounding', 'idivide: expected ''fix'', ''round'', ''floor'' or ''ceil'' for the rounding, found ''%s''', how);
  end
end

function c = toward(a, b, type, side)
  % The rounded quotient, moved by one where it went the wrong way.
  c = a ./ b;
  if any(strcmp(type, {'int64', 'uint64'}))
    [a, b] = deal(cast(a, type), cast(b, type));
    back = c .* b;
    above = (back > a & b > 0) | (back < a & b < 0);
    below = (back < a & b > 0) | (back > a & b < 0);
    negative = (a < 0) != (b < 0);
  else
    q = double(a) ./ double(b);
    above = double(c) > q;
    below = double(c) < q;
    negative = q < 0;
  end
  finite = b != 0;
  switch side
    case 0
      down = above & ! negative & finite;
      up = below & negative & finite;
    case -1
      down = above & finite;
      up = false(size(c));
    case 1
      up = below & finite;
      down = false(size(c));
  end
  one = ones(1, 1, type);
  c(down) = c(down) - one;
  c(up) = c(up) + one;
end
