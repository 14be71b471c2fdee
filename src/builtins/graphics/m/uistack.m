function uistack(h, where, steps)
  if ~all(isgraphics(h))
    error('MATLAB:uistack:handle', 'uistack: expected handles of what is drawn');
  end
  if nargin > 1 && ~any(strcmpi(where, {'up', 'down', 'top', 'bottom'}))
    error('MATLAB:uistack:where', 'uistack: expected up, down, top or bottom');
  end
end
