function S = stepinfo(y, varargin)
  if ~isnumeric(y) || ~isvector(y)
    error('Control:analysis:stepinfo', 'stepinfo: expected a system, or a response and its times');
  end
  options = find([cellfun(@(x) ischar(x) || isstring(x), varargin), true], 1);
  given = varargin(1:options - 1);
  t = 1:numel(y);
  last = y(end);
  first = 0;
  if ~isempty(given)
    t = given{1};
  end
  if numel(t) ~= numel(y)
    error('Control:analysis:stepinfo', 'stepinfo: expected as many times as values');
  end
  if numel(given) > 1
    last = given{2};
  end
  if numel(given) > 2
    first = given{3};
  end
  S = stepfigures(y, t, last, first, varargin{options:end});
end
