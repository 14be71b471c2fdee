function C = angle2dcm(a, b, c, varargin)
  C = pagetranspose(eul2rotm([a(:), b(:), c(:)], varargin{:}));
end
