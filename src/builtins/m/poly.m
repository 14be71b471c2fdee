function c = poly(x)
  if nargin ~= 1
    error('MATLAB:minrhs', 'poly: expected a vector of roots or a square matrix');
  end
  if isempty(x)
    c = 1;
    return;
  end
  if isvector(x)
    r = x;
  elseif size(x, 1) == size(x, 2) && ndims(x) == 2
    r = eig(x);
  else
    error('MATLAB:poly:InputSize', 'poly: expected a vector or a square matrix');
  end
  c = 1;
  for k = 1:numel(r)
    c = [c, 0] - r(k) * [0, c];
  end
  % Roots in conjugate pairs give real coefficients.
  if ~isreal(c)
    up = sort(r(imag(r) > 0));
    down = sort(conj(r(imag(r) < 0)));
    if numel(up) == numel(down) && all(up == down)
      c = real(c);
    end
  end
end
