function y = bandpass(x, varargin)
  y = bandfilter('bandpass', x, varargin);
end
