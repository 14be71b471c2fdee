function y = bandstop(x, varargin)
  y = bandfilter('bandstop', x, varargin);
end
