function offset = imageoffsets(c, extent)
  % How far the neighbours that come after an element of an array lie behind it.
  offset = zeros(0, 1);
  for k = (numel(c) + 3) / 2:numel(c)
    if c(k)
      rest = k - 1;
      far = 0;
      stride = 1;
      for d = 1:numel(extent)
        far = far + (mod(rest, 3) - 1) * stride;
        rest = floor(rest / 3);
        stride = stride * extent(d);
      end
      offset(end + 1, 1) = far;
    end
  end
end
