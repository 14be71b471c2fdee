function varargout = humps(x)
  if nargin == 0
    x = 0:0.05:1;
  end
  y = 1 ./ ((x - 0.3) .^ 2 + 0.01) + 1 ./ ((x - 0.9) .^ 2 + 0.04) - 6;
  if nargout > 1
    varargout = {x, y};
  else
    varargout = {y};
  end
end
