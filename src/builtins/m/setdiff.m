function [c, ia] = setdiff(a, b, varargin)
  [a, b] = validsetinputs(2, 'setdiff', a, b, varargin{:});
  byrows = any(strcmp(varargin, 'rows'));
  legacy = any(strcmp(varargin, 'legacy'));
  order = {};
  if any(strcmp(varargin, 'stable'))
    order = {'stable'};
  end
  if byrows
    [c, ia] = unique(a, 'rows', order{:});
    if ! isempty(c) && ! isempty(b)
      gone = ismember(c, b, 'rows');
      c(gone, :) = [];
      ia(gone) = [];
    end
  else
    isrowvec = isrow(a) && (isrow(b) || isempty(b) || true);
    [c, ia] = unique(a, order{:});
    if ! isempty(c) && ! isempty(b)
      gone = ismember(c, b);
      c(gone) = [];
      ia(gone) = [];
    end
    if isrow(a) && isempty(c) && ! iscell(c) && ! isempty(a)
      c = reshape(c, 1, 0);
    end
    if legacy && isrowvec
      ia = reshape(ia, 1, numel(ia));
    end
  end
end
