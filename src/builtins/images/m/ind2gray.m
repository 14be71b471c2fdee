function I = ind2gray(x, map)
  at = colorindex('ind2gray', x, map, 'last');
  levels = rgb2gray(map);
  I = reshape(levels(at(:), 1), size(x));
  if isa(x, 'uint8') || isa(x, 'uint16')
    I = cast(I * double(intmax(class(x))), class(x));
  end
end
