function Z = imabsdiff(X, Y)
  if islogical(X) && islogical(Y) && isequal(size(X), size(Y))
    Z = xor(X, Y);
  else
    Z = imagearithmetic('imabsdiff', X, Y, @(x, y) abs(x - y));
  end
end
