function [seeds, method] = imageseeds(name, extent, given)
  % Places from a mask, from columns and rows or from indices, and the name of a distance.
  method = 'chessboard';
  if ~isempty(given) && (ischar(given{end}) || isstring(given{end}))
    method = imageword(name, given{end}, {'chessboard', 'cityblock', 'quasi-euclidean'});
    given(end) = [];
  end
  if ~any(numel(given) == [1, 2])
    error(['images:', name, ':nargin'], '%s: expected a mask, columns and rows or indices of seeds', name);
  end
  if numel(given) == 2
    seeds = (double(given{1}(:)) - 1) * extent(1) + double(given{2}(:));
  elseif islogical(given{1})
    if ~isequal(size(given{1}), extent)
      error(['images:', name, ':invalidMask'], '%s: the mask must have the size of the image', name);
    end
    seeds = find(given{1}(:));
  else
    seeds = double(given{1}(:));
  end
  seeds = gather(seeds);
  if any(seeds < 1 | seeds > prod(extent) | seeds ~= fix(seeds))
    error(['images:', name, ':invalidSeeds'], '%s: the seeds must lie in the image', name);
  end
end
