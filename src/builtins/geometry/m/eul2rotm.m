function R = eul2rotm(eul, varargin)
  R = quat2rotm(eul2quat(eul, varargin{:}));
end
