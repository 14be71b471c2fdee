function [h, w] = freqz(b, a, n, option)
  if nargin < 1
    error('MATLAB:minrhs', 'freqz: expected a filter');
  end
  if nargin < 2 || isempty(a)
    a = 1;
  end
  if nargin < 3 || isempty(n)
    n = 512;
  end
  whole = nargin > 3 && ischar(option) && strcmp(option, 'whole');
  if isscalar(n)
    if whole
      w = (0:n - 1).' * 2 * pi / n;
    else
      w = (0:n - 1).' * pi / n;
    end
  else
    w = n(:);
  end
  z = exp(-1i * w);
  h = polyval(fliplr(b(:).'), z) ./ polyval(fliplr(a(:).'), z);
end
