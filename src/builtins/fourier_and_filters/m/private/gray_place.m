function k = gray_place(g)
  % The places at which these stand in Gray's order.
  k = g;
  rest = floor(g / 2);
  while any(rest(:) > 0)
    k = bitxor(k, rest);
    rest = floor(rest / 2);
  end
end
