function w = hamming(n, opt)
  if nargin < 1
    error('MATLAB:minrhs', 'hamming: expected a length');
  end
  if ~(isscalar(n) && isreal(n) && n == fix(n) && n > 0)
    error('MATLAB:hamming:badLength', 'hamming: the length must be a positive integer');
  end
  last = n - 1;
  if nargin > 1
    switch opt
      case 'periodic'
        last = n;
      case 'symmetric'
      otherwise
        error('MATLAB:hamming:badOption', 'hamming: expected ''periodic'' or ''symmetric''');
    end
  end
  if n == 1
    w = 1;
  else
    k = (0:n - 1).';
    w = 0.54 - 0.46 * cos(2 * pi * k / last);
  end
end
