function [c, ia, ib] = union(a, b, varargin)
  [a, b, varargin] = validsetinputs('union', a, b, varargin);
  byrows = any(strcmp(varargin, 'rows'));
  if byrows
    na = rows(a);
    if isempty(a) && columns(a) != columns(b)
      all_ = b;
      na = 0;
    elseif isempty(b) && columns(a) != columns(b)
      all_ = a;
    else
      all_ = [a; b];
    end
  else
    na = numel(a);
    nothing = @(v) isempty(v) && ! isequal(size(v), [0, 1]);
    isrowvec = nothing(a) && isrow(b) || isrow(a) && nothing(b) || isrow(a) && isrow(b) || nothing(a) && nothing(b);
    if any(strcmp(varargin, 'legacy'))
      isrowvec = ! (iscolumn(a) && iscolumn(b));
    end
    all_ = [a(:); b(:)];
    if isrowvec
      all_ = reshape(all_, 1, numel(all_));
    end
    if isempty(a) && isempty(b) && ! iscell(all_)
      all_ = zeros(0, 0, class(all_));
    end
  end
  options = varargin(! strcmp(varargin, 'sorted'));
  [c, i] = unique(all_, options{:});
  ia = i(i <= na);
  ib = i(i > na) - na;
end
