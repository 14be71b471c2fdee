function [x, map] = frame2im(frame)
  if ~isstruct(frame) || ~isfield(frame, 'cdata') || ~isfield(frame, 'colormap')
    error('MATLAB:frame2im:InvalidFrame', 'frame2im: expected a struct array with the fields cdata and colormap');
  end
  images = {frame.cdata};
  x = cat(4, images{:});
  map = frame(1).colormap;
end
