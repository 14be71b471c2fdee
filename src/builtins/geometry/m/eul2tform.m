function T = eul2tform(eul, varargin)
  T = rotm2tform(eul2rotm(eul, varargin{:}));
end
