function y = chirp(t, f0, t1, f1, varargin)
  % The cosine of the integral of the frequency from time 0 on.
  if ~(isnumeric(t) && isreal(t))
    error('signal:chirp:invalidTime', 'chirp: the times must be real numbers');
  end
  [method, phase, shape, imaginary] = options_of(varargin);
  if nargin < 2 || isempty(f0)
    f0 = 0;
    if strcmp(method, 'logarithmic')
      f0 = 1e-6;
    end
  end
  if nargin < 3 || isempty(t1)
    t1 = 1;
  end
  if nargin < 4 || isempty(f1)
    f1 = 100;
  end
  switch method
    case 'linear'
      turns = f0 * t + (f1 - f0) / (2 * t1) * t .^ 2;
    case 'quadratic'
      usual = 'convex';
      if f0 > f1
        usual = 'concave';
      end
      if isempty(shape) || strcmp(shape, usual)
        % A parabola with its vertex at time 0.
        turns = f0 * t + (f1 - f0) / (3 * t1 ^ 2) * t .^ 3;
      else
        turns = f1 * t + (f1 - f0) * t1 / 3 * ((1 - t / t1) .^ 3 - 1);
      end
    otherwise
      if ~(f0 > 0 && f1 > 0)
        error('signal:chirp:invalidFrequency', 'chirp: frequencies of a logarithmic sweep must be positive');
      end
      rate = log(f1 / f0) / t1;
      if rate == 0
        turns = f0 * t;
      else
        turns = f0 * expm1(rate * t) / rate;
      end
  end
  angle = 2 * pi * turns + pi / 180 * phase;
  if imaginary
    y = exp(1i * angle);
  else
    y = cos(angle);
  end
end

function [method, phase, shape, imaginary] = options_of(given)
  method = 'linear';
  phase = 0;
  shape = '';
  imaginary = false;
  names = {'linear', 'quadratic', 'logarithmic'};
  for k = 1:numel(given)
    option = given{k};
    if isempty(option)
      continue;
    end
    if isnumeric(option)
      phase = option;
      continue;
    end
    word = lower(char(option));
    match = names(strncmp(names, word, numel(word)));
    if isscalar(match)
      method = match{1};
    elseif any(strcmp(word, {'concave', 'convex'}))
      shape = word;
    elseif any(strcmp(word, {'complex', 'real'}))
      imaginary = strcmp(word, 'complex');
    else
      error('signal:chirp:invalidOption', 'chirp: unknown option ''%s''', word);
    end
  end
end
