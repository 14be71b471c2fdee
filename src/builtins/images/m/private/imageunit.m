function x = imageunit(x)
  % Shades from 0 to 1, in floating-point numbers.
  if ~isfloat(x)
    [low, high] = imagerange(x);
    x = (double(x) - low) / (high - low);
  end
end
