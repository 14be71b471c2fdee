function whole = imtile(images, varargin)
  map = [];
  if ~isempty(varargin) && isnumeric(varargin{1})
    map = varargin{1};
    varargin(1) = [];
  end
  o = struct('GridSize', [], 'BorderSize', 0, 'BackgroundColor', 'black', 'Frames', [], 'ThumbnailSize', []);
  o = imageoptions('imtile', varargin, o);
  if isstring(images) && ~isscalar(images)
    images = cellstr(images);
  elseif ischar(images) || isstring(images)
    images = {images};
  end
  extent = double(reshape(o.ThumbnailSize, 1, []));
  border = double(o.BorderSize) .* [1, 1];
  whole = imagetiles('imtile', images, map, o.Frames, o.GridSize, border, o.BackgroundColor, extent);
end
