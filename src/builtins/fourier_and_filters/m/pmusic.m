function [s, f, v, e] = pmusic(x, p, varargin)
  [s, f, v, e] = noisesubspace('pmusic', x, p, varargin, false, nargout);
  if nargout == 0
    clear s
  end
end
