function eul = tform2eul(T, varargin)
  eul = rotm2eul(tform2rotm(T), varargin{:});
end
