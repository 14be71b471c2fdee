function [damping, natural, fresh] = grid_arguments(name, given)
  % Dampings, natural frequencies, and whether the axes are to be made for the grid.
  fresh = ~isempty(given) && (ischar(given{end}) || isstring(given{end}));
  if fresh
    if ~strcmpi(given{end}, 'new')
      error(['Control:analysis:' name], '%s: expected dampings, natural frequencies or ''new''', name);
    end
    given(end) = [];
    clf
  end
  fresh = fresh || isempty(get(gca, 'Children'));
  if ~any(numel(given) == [0 2])
    error(['Control:analysis:' name], '%s: expected both dampings and natural frequencies', name);
  end
  [damping, natural] = deal([]);
  if ~isempty(given)
    [damping, natural] = deal(double(given{1}(:)'), double(given{2}(:)'));
  end
  if any(~(damping >= 0 & damping <= 1)) || any(~(natural >= 0))
    error(['Control:analysis:' name], '%s: expected dampings from 0 to 1 and frequencies that are not negative', name);
  end
end
