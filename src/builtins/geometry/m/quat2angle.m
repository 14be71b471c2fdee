function [a, b, c] = quat2angle(q, varargin)
  [a, b, c] = dcm2angle(quat2dcm(q), varargin{:});
end
