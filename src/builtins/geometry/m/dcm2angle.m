function [a, b, c] = dcm2angle(C, varargin)
  eul = rotm2eul(pagetranspose(C), varargin{:});
  [a, b, c] = deal(eul(:, 1), eul(:, 2), eul(:, 3));
end
