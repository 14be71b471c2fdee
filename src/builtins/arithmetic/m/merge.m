function c = merge(mask, a, b)
  if ! islogical(mask)
    error('merge: first argument MASK must be logical');
  end
  plain = (isnumeric(a) || islogical(a)) && (isnumeric(b) || islogical(b)) && isreal(a) && isreal(b) && ! issparse(a) && ! issparse(b);
  % What is one number of one class is chosen where the mask is, without a question.
  if isscalar(mask) && ! (plain && isscalar(a) && isscalar(b) && strcmp(class(a), class(b)))
    if mask
      c = a;
    else
      c = b;
    end
    return;
  end
  if ! (isscalar(a) || isequal(size(a), size(mask))) || ! (isscalar(b) || isequal(size(b), size(mask)))
    error('merge: MASK, TVAL, and FVAL dimensions must match');
  end
  if plain
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
