function w = blackman(n, opt)
  if nargin < 1
    error('MATLAB:minrhs', 'blackman: expected a length');
  end
  if ~(isscalar(n) && isreal(n) && n == fix(n) && n > 0)
    error('MATLAB:blackman:badLength', 'blackman: the length must be a positive integer');
  end
  last = n - 1;
  if nargin > 1
    switch opt
      case 'periodic'
        last = n;
      case 'symmetric'
      otherwise
        error('MATLAB:blackman:badOption', 'blackman: expected ''periodic'' or ''symmetric''');
    end
  end
  if n == 1
    w = 1;
  else
    k = (0:n - 1).';
    w = 0.42 - 0.5 * cos(2 * pi * k / last) + 0.08 * cos(4 * pi * k / last);
  end
end
