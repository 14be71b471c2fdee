function zoom(varargin)
  % Figures are moved where they are shown: in the page.
  viewing_words('zoom', varargin);
end
