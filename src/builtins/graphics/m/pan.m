function pan(varargin)
  % Figures are moved where they are shown: in the page.
  viewing_words('pan', varargin);
end
