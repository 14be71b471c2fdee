function y = clip(x, low, high)
  % What is not a number stays, and bounds expand as those of an operator do.
  if any(low > high, 'all')
    error('MATLAB:clip:InvalidBounds', 'clip: the lower bound must not be greater than the upper one');
  end
  y = min(max(x, low), high);
  real_numbers = isfloat(x) && isreal(x);
  if real_numbers
    % Nobody asks whether there are any: each element is taken from one or the other.
    y = merge(isnan(x) | false(size(y)), x + zeros(size(y), class(x)), y);
  else
    missing = ismissing(x) | false(size(y));
  end
  if ~real_numbers && any(missing, 'all')
    from = repmat(x, size(y) ./ max(size(x), 1));
    y(missing) = from(missing);
  end
  if isnumeric(x) && ~isa(y, class(x))
    y = cast(y, class(x));
  end
end
