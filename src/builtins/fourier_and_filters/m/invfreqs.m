function [b, a] = invfreqs(h, w, varargin)
  [b, a] = fittedresponse('invfreqs', h, w, varargin, true);
end
