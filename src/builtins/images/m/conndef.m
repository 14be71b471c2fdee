function conn = conndef(n, kind)
  n = imagecount('conndef', n, 'the number of dimensions', 1);
  if n > 12
    error('images:conndef:tooManyDimensions', 'conndef: the number of dimensions must be 12 or less, found %d', n);
  end
  kind = imageword('conndef', kind, {'minimal', 'maximal'});
  at = repmat({1:3}, 1, max(n, 2));
  if n == 1
    at{2} = 2;
  end
  sub = cell(1, max(n, 2));
  [sub{:}] = ndgrid(at{:});
  steps = 0;
  for k = 1:numel(sub)
    steps = steps + abs(sub{k} - 2);
  end
  conn = double(steps <= 1 | kind(2) == 'a');
end
