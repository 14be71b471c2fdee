function c = ifelse(mask, a, b)
  if ! islogical(mask)
    error('ifelse: first argument MASK must be logical');
  end
  if isscalar(mask)
    if mask
      c = a;
    else
      c = b;
    end
    return;
  end
  if ! (isscalar(a) || isequal(size(a), size(mask))) || ! (isscalar(b) || isequal(size(b), size(mask)))
    error('ifelse: MASK, TVAL, and FVAL dimensions must match');
  end
  if (isnumeric(a) || islogical(a)) && (isnumeric(b) || islogical(b)) && isreal(a) && isreal(b) && ! issparse(a) && ! issparse(b)
    c = chosen(mask, a, b);
    return;
  end
  % The class is that of both values side by side.
  c = repmat([b(1), a([])], size(mask));
  c(! mask) = pick(b, ! mask);
  c(mask) = pick(a, mask);
end

function v = pick(v, mask)
  if ! isscalar(v)
    v = v(mask);
  end
end
