function err = immse(X, Y)
  imagepair('immse', X, Y);
  if isempty(X)
    err = [];
    return;
  end
  err = mean((imagefloat(X(:)) - imagefloat(Y(:))) .^ 2);
end
