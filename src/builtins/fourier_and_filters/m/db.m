function y = db(x, kind, resistance)
  % Ten times the logarithm of a power, or of the power that a voltage has in a resistance.
  if ~isnumeric(x)
    error('signal:db:inputType', 'db: expected a numeric array, found %s', class(x));
  end
  if ~isfloat(x)
    x = double(x);
  end
  power = false;
  if nargin < 3
    resistance = 1;
  end
  if nargin > 1
    if isnumeric(kind)
      resistance = kind;
    elseif strcmpi(kind, 'power')
      power = true;
    elseif ~strcmpi(kind, 'voltage')
      error('signal:db:badKind', 'db: expected ''voltage'', ''power'' or a resistance, found ''%s''', char(kind));
    end
  end
  if power
    if ~isreal(x) || any(x(:) < 0)
      error('signal:db:negativePower', 'db: a power must not be negative');
    end
    y = 10 * log10(x);
  else
    if ~(isscalar(resistance) && isreal(resistance) && resistance > 0)
      error('signal:db:badResistance', 'db: the resistance must be a positive number');
    end
    y = 20 * log10(abs(x)) - 10 * log10(double(resistance));
  end
end
