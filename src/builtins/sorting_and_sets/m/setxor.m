function [c, ia, ib] = setxor(a, b, varargin)
  [a, b, varargin] = validsetinputs('setxor', a, b, varargin);
  byrows = any(strcmp(varargin, 'rows'));
  stable = any(strcmp(varargin, 'stable'));
  legacy = any(strcmp(varargin, 'legacy'));
  order = {};
  if stable
    order = {'stable'};
  elseif legacy
    order = {'last'};
  end
  if byrows
    [ua, ia] = unique(a, 'rows', order{:});
    [ub, ib] = unique(b, 'rows', order{:});
    if ! isempty(ua) && ! isempty(ub)
      ina = ismember(ua, ub, 'rows');
      inb = ismember(ub, ua, 'rows');
      ua = ua(! ina, :);
      ia = ia(! ina);
      ub = ub(! inb, :);
      ib = ib(! inb);
    end
    if isempty(ua)
      c = ub;
    elseif isempty(ub)
      c = ua;
    else
      c = [ua; ub];
    end
    if ! stable
      c = unique(c, 'rows');
    end
    return;
  end
  isrowvec = (isrow(a) || isempty(a)) && (isrow(b) || isempty(b));
  if legacy
    isrowvec = ! (iscolumn(a) && iscolumn(b));
  end
  [ua, ia] = unique(a(:), order{:});
  [ub, ib] = unique(b(:), order{:});
  ina = ismember(ua, ub);
  inb = ismember(ub, ua);
  ua = ua(! ina);
  ub = ub(! inb);
  ia = ia(! ina);
  ib = ib(! inb);
  c = [ua(:); ub(:)];
  if ! stable
    c = sort(c);
  end
  if isrowvec
    c = reshape(c, 1, numel(c));
    if legacy
      ia = reshape(ia, 1, numel(ia));
      ib = reshape(ib, 1, numel(ib));
    end
  end
end
