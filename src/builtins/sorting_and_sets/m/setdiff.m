function [c, ia] = setdiff(a, b, varargin)
  [a, b, varargin] = validsetinputs('setdiff', a, b, varargin);
  byrows = any(strcmp(varargin, 'rows'));
  legacy = any(strcmp(varargin, 'legacy'));
  order = {};
  if any(strcmp(varargin, 'stable'))
    order = {'stable'};
  elseif legacy
    order = {'last'};
  end
  if byrows
    [c, ia] = unique(a, 'rows', order{:});
    if ! isempty(c) && ! isempty(b)
      gone = ismember(c, b, 'rows');
      c(gone, :) = [];
      ia(gone) = [];
    end
  else
    [c, ia] = unique(a, order{:});
    if ! isempty(c) && ! isempty(b)
      gone = ismember(c, b);
      c(gone) = [];
      ia(gone) = [];
    end
    if isrow(a) && isempty(c) && ! iscell(c) && ! isempty(a)
      c = reshape(c, 1, 0);
    end
    if legacy && ! (iscolumn(a) && iscolumn(b))
      c = reshape(c, 1, numel(c));
      ia = reshape(ia, 1, numel(ia));
    end
  end
end
