function form = ytickformat(varargin)
  persistent now
  given = varargin;
  if numel(given) > 0 && isnumeric(given{1})
    given(1) = [];
  end
  if numel(given) > 1 || numel(given) == 1 && ~ischar(given{1}) && ~isstring(given{1})
    error('MATLAB:ytickformat:format', 'ytickformat: expected a format');
  end
  % The marks are written as ever.
  if ~isempty(given)
    now = char(given{1});
  elseif isempty(now)
    form = '%g';
  else
    form = now;
  end
end
