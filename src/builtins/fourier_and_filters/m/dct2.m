function B = dct2(A, varargin)
  B = cosinetransform2('dct2', A, false, varargin);
end
