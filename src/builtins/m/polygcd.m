function x = polygcd(b, a, tol)
  if nargin < 2
    error('MATLAB:minrhs', 'polygcd: expected two polynomials');
  end
  if nargin < 3
    tol = sqrt(eps);
  end
  if numel(a) == 1 || numel(b) == 1
    if a == 0
      x = b;
    elseif b == 0
      x = a;
    else
      x = ones(class(a(1) + b(1)));
    end
    return;
  end
  a = a / a(1);
  while true
    [~, r] = deconv(b, a);
    big = find(abs(r) > tol);
    if isempty(big)
      x = a;
      return;
    end
    r = r(big(1):end);
    b = a;
    a = r / r(1);
  end
end
