function rotate3d(varargin)
  % Who shows the figures moves them as well.
  viewing_words('rotate3d', varargin);
end
