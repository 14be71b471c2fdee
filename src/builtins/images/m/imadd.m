function Z = imadd(X, Y, kind)
  if nargin < 3
    Z = imagearithmetic('imadd', X, Y, @plus);
  else
    Z = imagearithmetic('imadd', X, Y, @plus, imageresultclass('imadd', kind));
  end
end
