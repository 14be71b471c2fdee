function h = refline(m, b)
  if nargin > 0 && ~isnumeric(m)
    error('MATLAB:refline:line', 'refline: expected a slope and a height, or both in a vector');
  end
  if nargin < 1
    made = lsline;
  else
    if nargin < 2
      if numel(m) == 1
        b = m;
        m = 0;
      else
        b = m(2);
        m = m(1);
      end
    end
    x = xlim;
    made = line(x, m * x + b);
  end
  if nargout > 0
    h = made;
  end
end
