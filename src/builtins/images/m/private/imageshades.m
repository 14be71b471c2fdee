function x = imageshades(x, kind)
  % Shades from 0 to 1 as a class has them.
  switch kind
    case {'double', 'single'}
      x = cast(x, kind);
    case 'logical'
      x = x >= 0.5;
    otherwise
      low = double(intmin(kind));
      x = cast(x * (double(intmax(kind)) - low) + low, kind);
  end
end
