function y = square(t, duty)
  if ~(isnumeric(t) && isreal(t))
    error('signal:square:invalidTime', 'square: the times must be real numbers');
  end
  if nargin < 2 || isempty(duty)
    duty = 50;
  elseif ~(isnumeric(duty) && isscalar(duty) && isreal(duty) && duty >= 0 && duty <= 100)
    error('signal:square:invalidDuty', 'square: the duty cycle must be between 0 and 100 percent');
  end
  y = 2 * cast(mod(t, 2 * pi) < 2 * pi * double(duty) / 100, class(t)) - 1;
end
