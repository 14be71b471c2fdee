function y = cplxpair(z, tol, dim)
  if isempty(z)
    y = zeros(size(z), class(z));
    return;
  end
  if nargin < 2 || isempty(tol)
    tol = 100 * eps(class(z));
  end
  if ~(isscalar(tol) && isnumeric(tol) && tol >= 0)
    error('MATLAB:cplxpair:badTol', 'cplxpair: the tolerance must be a nonnegative number');
  end
  if nargin < 3
    dim = find(size(z) > 1, 1);
    if isempty(dim)
      dim = 1;
    end
  elseif ~(isscalar(dim) && dim == fix(dim) && dim >= 1 && dim <= ndims(z))
    error('MATLAB:cplxpair:badDim', 'cplxpair: invalid dimension');
  end
  order = [dim, 1:dim - 1, dim + 1:ndims(z)];
  z = permute(z, order);
  sz = size(z);
  z = reshape(z, sz(1), []);
  y = z;
  for c = 1:size(z, 2)
    v = z(:, c);
    is_real = abs(imag(v)) <= tol * abs(v);
    reals = sort(real(v(is_real)));
    others = v(~is_real);
    [~, by] = sort(real(others));
    others = others(by);
    pairs = zeros(0, 1);
    if mod(numel(others), 2) ~= 0
      error('MATLAB:cplxpair:unpaired', 'cplxpair: could not pair all complex numbers');
    end
    while ~isempty(others)
      [gap, at] = min(abs(others(2:end) - conj(others(1))));
      if gap > tol * abs(others(1))
        error('MATLAB:cplxpair:unpaired', 'cplxpair: could not pair all complex numbers');
      end
      at = at + 1;
      a = others(1);
      re = (real(a) + real(others(at))) / 2;
      im = (abs(imag(a)) + abs(imag(others(at)))) / 2;
      if gap == 0
        re = real(a);
        im = abs(imag(a));
      end
      pairs = [pairs; complex(re, -im); complex(re, im)];
      others([1, at]) = [];
    end
    y(:, c) = [pairs; reals];
  end
  y = ipermute(reshape(y, sz), order);
end
