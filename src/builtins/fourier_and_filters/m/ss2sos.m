function [sos, g] = ss2sos(A, B, C, D, varargin)
  input = {};
  if ~isempty(varargin) && isnumeric(varargin{1})
    input = varargin(1);
    varargin(1) = [];
  end
  [z, p, k] = ss2zp(A, B, C, D, input{:});
  if nargout > 1
    [sos, g] = zp2sos(z, p, k, varargin{:});
  else
    sos = zp2sos(z, p, k, varargin{:});
  end
end
