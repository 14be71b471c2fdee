function y = dct(x, varargin)
  y = cosinetransform('dct', x, false, varargin);
end
