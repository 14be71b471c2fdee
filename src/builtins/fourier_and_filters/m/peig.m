function [s, f, v, e] = peig(x, p, varargin)
  [s, f, v, e] = noisesubspace('peig', x, p, varargin, true, nargout);
  if nargout == 0
    clear s
  end
end
