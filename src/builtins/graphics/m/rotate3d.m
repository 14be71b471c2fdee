function rotate3d(varargin)
  % Figures are moved where they are shown: in the page.
  viewing_words('rotate3d', varargin);
end
