function Z = imdivide(X, Y)
  Z = imagearithmetic('imdivide', X, Y, @rdivide);
end
