function y = lowpass(x, varargin)
  y = bandfilter('lowpass', x, varargin);
end
