function y = highpass(x, varargin)
  y = bandfilter('highpass', x, varargin);
end
