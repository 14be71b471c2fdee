function F = getframe(shown, place)
  if nargin > 0 && ~all(isgraphics(shown))
    error('MATLAB:getframe:handle', 'getframe: expected the handle of a figure or of axes');
  end
  persistent warned
  if isempty(warned)
    warned = true;
    warning('MATLAB:getframe:empty', 'getframe: programs have no pictures of figures; the frames are white.');
  end
  across = 560;
  up = 420;
  if nargin > 1
    across = max(1, round(place(3)));
    up = max(1, round(place(4)));
  end
  F = struct('cdata', 255 * ones(up, across, 3, 'uint8'), 'colormap', []);
end
