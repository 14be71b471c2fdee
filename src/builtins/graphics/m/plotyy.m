function [ax, h1, h2] = plotyy(x1, y1, x2, y2, f1, f2)
  if nargin < 4 || ~isnumeric(x1) || ~isnumeric(y1) || ~isnumeric(x2) || ~isnumeric(y2)
    error('MATLAB:plotyy:coordinates', 'plotyy: expected x and y for the left and for the right');
  end
  if nargin < 5
    f1 = @plot;
  end
  if nargin < 6
    f2 = f1;
  end
  yyaxis left
  first = plotyy_drawn(f1, x1, y1);
  yyaxis right
  second = plotyy_drawn(f2, x2, y2);
  % Both sides are of the same axes here.
  yyaxis left
  if nargout > 0
    ax = [gca, gca];
    h1 = first;
    h2 = second;
  end
end

function h = plotyy_drawn(f, x, y)
  if ischar(f) || isstring(f)
    f = str2func(char(f));
  end
  h = f(x, y);
end
