function w = hanning(n, sampling)
  if ~(isscalar(n) && isreal(n) && n == fix(n) && n >= 0)
    error('MATLAB:hanning:badLength', 'hanning: the length must be a positive integer');
  end
  if n == 0
    w = zeros(0, 1);
    return;
  end
  if nargin < 2
    sampling = 'symmetric';
  end
  if ~ischar(sampling) && ~isstring(sampling) || ~any(strcmp(sampling, {'symmetric', 'periodic'}))
    error('MATLAB:hanning:badSampling', 'hanning: expected ''symmetric'' or ''periodic'' for the sampling');
  end

  if ~isfloat(n)
    n = double(n);
  end
  if n == 1
    w = ones(1, 'like', n);
  elseif strcmp(sampling, 'periodic')
    % One period of the window that goes on: its zero, then the symmetric window of the others.
    w = [0; hanning(n - 1)];
  else
    k = (0:n - 1).';
    w = 0.5 - 0.5 * cos(2 * pi * (k + 1) / (n + 1));
  end
end
