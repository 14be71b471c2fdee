function frame = im2frame(x, map)
  if nargin < 2
    map = [];
  end
  if isempty(map) && size(x, 3) ~= 3
    error('MATLAB:im2frame:MissingMap', 'im2frame: an indexed image needs a colormap');
  end
  frames = arrayfun(@(k) x(:, :, :, k), 1:size(x, 4), 'UniformOutput', false);
  frame = struct('cdata', frames, 'colormap', map);
end
