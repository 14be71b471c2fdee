function tf = matches(text, pattern, varargin)
  fold = numel(varargin) == 2 && strcmpi(varargin{1}, 'IgnoreCase') && varargin{2};
  text = cellstr(text);
  pattern = cellstr(pattern);
  if fold
    tf = ismember(lower(text), lower(pattern));
  else
    tf = ismember(text, pattern);
  end
end
