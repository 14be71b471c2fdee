function [h, w] = freqz(b, varargin)
  [sections, given] = filtersections('freqz', b, varargin);
  n = 512;
  if ~isempty(given) && ~isempty(given{1})
    n = given{1};
  end
  whole = false;
  rate = [];
  for k = 2:numel(given)
    option = given{k};
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
  h = 1;
  for k = 1:size(sections, 1)
    h = h .* (polyval(fliplr(sections{k, 1}), z) ./ polyval(fliplr(sections{k, 2}), z));
  end
end
