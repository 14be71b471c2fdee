function p = namedPattern(p, name, description)
  p = pattern(p);
  if nargin < 2
    name = inputname(1);
  end
  if isempty(name)
    name = written_of(p);
  end
  p = pattern('source', ['(?:', source_of(p), ')'], char(name));
end
