function pan(varargin)
  % Who shows the figures moves them as well.
  viewing_words('pan', varargin);
end
