function most = solverlimit(most, n)
  % A limit may be a text, of as many variables as there are.
  if ischar(most) || isstring(most)
    most = str2double(extractBefore(lower([char(most), '*']), '*')) * n;
  end
end
