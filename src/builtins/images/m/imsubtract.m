function Z = imsubtract(X, Y)
  Z = imagearithmetic('imsubtract', X, Y, @minus);
end
