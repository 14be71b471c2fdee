function h = surface(varargin)
  % As surf, added to what is there.
  held = ishold;
  hold on
  made = surf(varargin{:});
  if ~held
    hold off
  end
  if nargout > 0
    h = made;
  end
end
