function varargout = bilinear(varargin)
  % s = c (z - 1) / (z + 1): Oppenheim and Schafer, Discrete-Time Signal Processing, section 7.1; state space: Franklin, Powell and
  % Workman, Digital Control of Dynamic Systems, 1998.
  first = varargin{1};
  columns = size(first, 2) <= 1 && size(varargin{2}, 2) <= 1;
  if nargout == 4 || nargin == 6 || nargin == 5 && size(first, 1) > 1 && size(first, 1) == size(first, 2)
    form = 4;
  elseif columns && nargin > 3
    form = 3;
  else
    form = 2;
  end
  if nargin <= form || nargin > form + 2
    error('signal:bilinear:invalidArguments', ...
          'bilinear: expected zeros, poles and a gain, two polynomials or four matrices, with a sample rate');
  end
  rates = varargin(form + 1:end);
  if ~all(cellfun(@(rate) isnumeric(rate) && isscalar(rate) && isreal(rate) && rate > 0, rates))
    error('signal:bilinear:invalidRate', 'bilinear: the sample rate and the frequency to match must be positive numbers');
  end
  c = 2 * rates{1};
  if numel(rates) > 1
    % The frequency at which analog and digital filter are the same.
    c = 2 * pi * rates{2} / tan(pi * rates{2} / rates{1});
  end
  switch form
    case 3
      [z, p, k] = varargin{1:3};
      z = z(isfinite(z));
      if numel(z) > numel(p)
        error('signal:bilinear:invalidOrder', 'bilinear: there must not be more zeros than poles');
      end
      varargout = cell(1, 3);
      [varargout{:}] = bilinearpoints(z(:), p(:), k, c / 2);
    case 2
      [b, a] = varargin{1:2};
      if ~(isnumeric(b) && isnumeric(a) && isvector(b) && isvector(a))
        error('signal:bilinear:invalidInput', 'bilinear: the polynomials must be numeric vectors');
      end
      n = numel(a) - 1;
      if numel(b) > n + 1
        error('signal:bilinear:invalidOrder', 'bilinear: the degree of the numerator must not exceed that of the denominator');
      end
      b = [zeros(1, n + 1 - numel(b)), reshape(b, 1, [])];
      a = reshape(a, 1, []);
      % Like Horner's rule, in z - 1 and z + 1.
      scale = c .^ (n:-1:0);
      plus = 1;
      bd = b(1) * scale(1);
      ad = a(1) * scale(1);
      for k = 1:n
        plus = [plus, 0] + [0, plus];
        bd = [bd, 0] - [0, bd] + b(k + 1) * scale(k + 1) * plus;
        ad = [ad, 0] - [0, ad] + a(k + 1) * scale(k + 1) * plus;
      end
      varargout = {bd / ad(1), ad / ad(1)};
    otherwise
      [A, B, C, D] = varargin{1:4};
      left = eye(size(A)) - A / c;
      varargout = {left \ (eye(size(A)) + A / c), left \ B * sqrt(2 / c), sqrt(2 / c) * C / left, C / left * B / c + D};
  end
end
