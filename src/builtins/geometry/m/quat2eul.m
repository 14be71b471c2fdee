function eul = quat2eul(q, varargin)
  eul = rotm2eul(quat2rotm(q), varargin{:});
end
