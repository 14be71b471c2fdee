function [f1, f2] = freqspace(n, word)
  if ~(isnumeric(n) && any(numel(n) == [1, 2]) && all(n > 0 & n == fix(n)))
    error('MATLAB:freqspace:InvalidSize', 'freqspace: expected one or two positive whole numbers');
  end
  if nargout < 2
    f1 = (0:2:n(1)) / n(1);
    if nargin > 1
      f1 = (0:2:2 * n(1) - 2) / n(1);
    end
    return;
  end
  line = @(n) (mod(n, 2) - n:2:n - 1) / n;
  f1 = line(n(end));
  f2 = line(n(1));
  if nargin > 1
    [f1, f2] = meshgrid(f1, f2);
  end
end
