function tf = isallpass(varargin)
  [b, a, tolerance] = filterquestion('isallpass', varargin);
  b = b(find(b ~= 0, 1):find(b ~= 0, 1, 'last'));
  a = a(1:find(a ~= 0, 1, 'last'));
  tf = numel(a) == numel(b);
  if tf
    turned = conj(fliplr(a));
    ratio = b(end) / turned(end);
    tf = all(abs(b - ratio * turned) <= tolerance * max(abs(b)));
  end
end
