function Z = immultiply(X, Y)
  if islogical(X) && islogical(Y) && isequal(size(X), size(Y))
    Z = X & Y;
  else
    Z = imagearithmetic('immultiply', X, Y, @times);
  end
end
