function [b, a] = fir1(n, edges, varargin)
  % The impulse response of an ideal filter under a window: Oppenheim and Schafer, section 7.5.
  n = prototypeorder('fir1', n, 1e7);
  if ~(isnumeric(edges) && isreal(edges) && isvector(edges))
    error('signal:fir1:invalidFrequency', 'fir1: the edges must be a vector of real numbers');
  end
  edges = reshape(double(edges), 1, []);
  if ~all(edges > 0 & edges < 1) || any(diff(edges) <= 0)
    error('signal:fir1:invalidFrequency', 'fir1: the edges must increase, between 0 and 1, which is half the sample rate');
  end
  window = [];
  kind = '';
  scaled = true;
  for k = 1:numel(varargin)
    option = varargin{k};
    if ~(ischar(option) || isstring(option))
      window = option;
      continue;
    end
    word = lower(char(option));
    switch word
      case {'scale', 'noscale'}
        scaled = strcmp(word, 'scale');
      case {'low', 'high', 'bandpass', 'stop', 'dc-0', 'dc-1'}
        kind = word;
      otherwise
        error('signal:fir1:invalidType', ...
              'fir1: expected ''low'', ''high'', ''bandpass'', ''stop'', ''DC-0'' or ''DC-1'', found ''%s''', word);
    end
  end
  many = numel(edges);
  if any(strcmp(kind, {'low', 'high'})) && many ~= 1 || any(strcmp(kind, {'bandpass', 'stop'})) && many ~= 2
    error('signal:fir1:invalidType', 'fir1: a filter of the type ''%s'' has another number of edges', kind);
  end
  % Whether frequency 0 passes, and with it every second band.
  first = any(strcmp(kind, {'low', 'stop', 'dc-1'})) || isempty(kind) && many == 1;
  last = xor(first, mod(many, 2) == 1);
  if last && mod(n, 2) == 1
    warning('signal:fir1:OddOrder', ...
            'fir1: the order is made even, as an odd one has no response at half the sample rate');
    n = n + 1;
  end
  window = firwindow('fir1', window, n + 1);
  t = (0:n) - n / 2;
  signs = (-1) .^ ((0:many - 1) + ~first);
  b = signs * (edges.' .* sinc(edges.' * t));
  if last
    b = b + sinc(t);
  end
  b = b .* window;
  if scaled
    % One in the middle of the first band that passes, or at an end of the frequencies where it reaches that far.
    if first
      centre = 0;
    elseif many == 1
      centre = 1;
    else
      centre = (edges(1) + edges(2)) / 2;
    end
    b = b / sum(b .* cos(pi * centre * t));
  end
  a = 1;
end
