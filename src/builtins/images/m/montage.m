function h = montage(images, varargin)
  map = [];
  if ~isempty(varargin) && isnumeric(varargin{1})
    map = varargin{1};
    varargin(1) = [];
  end
  o = imageoptions('montage', varargin, struct('Size', [], 'BorderSize', 0, 'BackgroundColor', 'black', 'DisplayRange', [], ...
                                               'Indices', []));
  border = double(o.BorderSize) .* [1, 1];
  whole = imagetiles('montage', images, map, o.Indices, o.Size, border, o.BackgroundColor, []);
  if isempty(o.DisplayRange)
    made = imshow(whole);
  else
    made = imshow(whole, o.DisplayRange);
  end
  if nargout > 0
    h = made;
  end
end
