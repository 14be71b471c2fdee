function zoom(varargin)
  % Who shows the figures moves them as well.
  viewing_words('zoom', varargin);
end
