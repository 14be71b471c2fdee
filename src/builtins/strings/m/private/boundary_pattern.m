% A pattern that matches a place: where something starts, where it ends, or either.
function p = boundary_pattern(name, starts, ends, kind)
  if nargin < 4
    p = pattern('source', ['(?:', starts, '|', ends, ')'], name);
    return;
  end
  kind = validatestring(char(kind), {'start', 'end', 'either'}, name);
  switch kind
    case 'start'
      source = starts;
    case 'end'
      source = ends;
    otherwise
      source = ['(?:', starts, '|', ends, ')'];
  end
  p = pattern('source', source, sprintf('%s("%s")', name, kind));
end
