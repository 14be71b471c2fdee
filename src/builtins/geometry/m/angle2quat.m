function q = angle2quat(a, b, c, varargin)
  q = eul2quat([a(:), b(:), c(:)], varargin{:});
end
