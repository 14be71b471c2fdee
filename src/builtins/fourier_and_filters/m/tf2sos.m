function [sos, g] = tf2sos(b, a, varargin)
  [z, p, k] = tf2zpk(b, a);
  if nargout < 2
    sos = zp2sos(z, p, k, varargin{:});
  else
    [sos, g] = zp2sos(z, p, k, varargin{:});
  end
end
