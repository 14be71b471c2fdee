function y = rms(x, varargin)
  if ~(isnumeric(x) || islogical(x))
    error('MATLAB:rms:inputType', 'rms: expected a numeric array');
  end
  if ~isfloat(x)
    x = double(x);
  end
  y = sqrt(mean(real(x) .^ 2 + imag(x) .^ 2, varargin{:}));
end
