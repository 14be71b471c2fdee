function words = bwpack(BW)
  BW = imagebinary('bwpack', BW);
  if ~ismatrix(BW)
    error('images:bwpack:invalidImage', 'bwpack: the image must be a matrix');
  end
  [m, n] = size(BW);
  rows = ceil(m / 32);
  BW = imagepad(BW, [0, 0], [32 * rows - m, 0], false);
  words = uint32(reshape(sum(reshape(double(BW), 32, []) .* 2 .^ (0:31).', 1), rows, n));
end
