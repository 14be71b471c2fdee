function L = labelmatrix(CC)
  if ~(isstruct(CC) && isfield(CC, 'PixelIdxList') && isfield(CC, 'ImageSize'))
    error('images:labelmatrix:invalidComponents', ...
          'labelmatrix: expected a struct that bwconncomp gives, found %s', class(CC));
  end
  n = numel(CC.PixelIdxList);
  kind = 'double';
  if n < 2 ^ 32
    kinds = {'uint8', 'uint16', 'uint32'};
    kind = kinds{1 + (n > 255) + (n > 65535)};
  end
  L = zeros(CC.ImageSize, kind);
  lists = reshape(CC.PixelIdxList, 1, []);
  L(vertcat(lists{:}, zeros(0, 1))) = repelem(1:n, cellfun(@numel, lists));
end
