function [h, w] = freqz(b, a, n, varargin)
  if nargin < 2 || isempty(a)
    a = 1;
  end
  if nargin < 3 || isempty(n)
    n = 512;
  end
  whole = false;
  rate = [];
  for k = 1:numel(varargin)
    option = varargin{k};
    if ischar(option) || isstring(option)
      if ~any(strcmp(option, {'whole', 'half'}))
        error('MATLAB:freqz:option', 'freqz: expected ''whole'' or a sampling rate, found ''%s''', option);
      end
      whole = strcmp(option, 'whole');
    elseif ~isempty(option)
      if ~(isnumeric(option) && isscalar(option) && isreal(option) && option > 0)
        error('MATLAB:freqz:rate', 'freqz: the sampling rate must be a positive number');
      end
      rate = double(option);
    end
  end
  % Frequencies in Hz where there is a sampling rate, in radians for each sample otherwise.
  if isempty(rate)
    circle = 2 * pi;
  else
    circle = rate;
  end
  if isscalar(n)
    w = (0:n - 1).' * circle / n;
    if ~whole
      w = w / 2;
    end
  else
    w = n(:);
  end
  z = exp(-2i * pi * w / circle);
  h = polyval(fliplr(b(:).'), z) ./ polyval(fliplr(a(:).'), z);
end
