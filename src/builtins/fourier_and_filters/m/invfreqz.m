function [b, a] = invfreqz(h, w, varargin)
  [b, a] = fittedresponse('invfreqz', h, w, varargin, false);
end
