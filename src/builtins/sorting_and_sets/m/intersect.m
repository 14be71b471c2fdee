function [c, ia, ib] = intersect(a, b, varargin)
  [a, b, varargin] = validsetinputs('intersect', a, b, varargin);
  byrows = any(strcmp(varargin, 'rows'));
  stable = any(strcmp(varargin, 'stable'));
  legacy = any(strcmp(varargin, 'legacy'));
  if isempty(a) || isempty(b)
    if iscell(a)
      c = {};
    elseif ischar(a) || ischar(b)
      c = '';
    else
      c = [a([]), b([])];
      if byrows
        c = reshape(c, 0, max(columns(a), columns(b)));
      end
    end
    ia = [];
    ib = [];
    return;
  end
  if ! iscell(a)
    % The class is that of both together.
    both = class([a([]), b([])]);
  end
  isrowvec = isrow(a) && isrow(b) && ! byrows;
  order = {};
  which = {};
  if stable
    order = {'stable'};
  elseif legacy
    isrowvec = ! byrows && ! (iscolumn(a) && iscolumn(b));
    order = {'last'};
    which = {'last'};
  end
  if byrows
    [ua, ia] = unique(a, 'rows', order{:});
    [ub, ib] = unique(b, 'rows', which{:});
    [found, k] = ismember(ua, ub, 'rows');
    c = ua(found, :);
  else
    [ua, ia] = unique(a(:), order{:});
    [ub, ib] = unique(b(:), which{:});
    [found, k] = ismember(ua, ub);
    c = ua(found);
    if isrowvec
      c = reshape(c, 1, numel(c));
    end
  end
  if ! iscell(c) && ! isa(c, both)
    c = cast(c, both);
  end
  ia = ia(found);
  ib = ib(k(found));
  ia = ia(:);
  ib = ib(:);
  if legacy && isrowvec
    ia = ia';
    ib = ib';
  end
end
