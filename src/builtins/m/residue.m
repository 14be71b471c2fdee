function [r, p, k, e] = residue(b, a, varargin)
  if nargin < 2
    error('MATLAB:minrhs', 'residue: expected a numerator and a denominator');
  end
  if nargin >= 3
    if nargin >= 4
      multiplicity = varargin{2};
    else
      multiplicity = [];
    end
    [r, p] = assemble(b, a, varargin{1}, multiplicity);
    return;
  end
  a = polyreduce(a(:).');
  b = polyreduce(b(:).');
  b = b / a(1);
  a = a / a(1);
  if numel(b) >= numel(a)
    [k, b] = deconv(b, a);
    b = polyreduce(b);
  else
    k = [];
  end
  p = roots(a);
  if isempty(p)
    r = [];
    e = [];
    return;
  end
  [e, order] = mpoles(p, 0.001, true);
  p = p(order);
  % Poles of one group are replaced by their mean, which is closer to the truth.
  start = find(e == 1);
  ends = [start(2:end) - 1; numel(p)];
  for g = 1:numel(start)
    members = start(g):ends(g);
    p(members) = mean(p(members));
  end
  small = abs(imag(p)) < 1e-12 * abs(real(p));
  p(small) = real(p(small));
  n = numel(p);
  A = zeros(n, n);
  for j = 1:n
    others = 1;
    for g = 1:numel(start)
      members = start(g):ends(g);
      power = numel(members);
      if any(members == j)
        power = power - e(j);
      end
      for t = 1:power
        others = conv(others, [1, -p(members(1))]);
      end
    end
    A(n - numel(others) + 1:n, j) = others(:);
  end
  rhs = zeros(n, 1);
  rhs(n - numel(b) + 1:n) = b(:);
  r = A \ rhs;
end

function [num, den] = assemble(r, p, k, e)
  if isempty(e)
    [e, order] = mpoles(p, 0.001, false);
    p = p(order);
    r = r(order);
  end
  p = p(:);
  r = r(:);
  den = 1;
  for j = 1:numel(p)
    den = conv(den, [1, -p(j)]);
  end
  num = 0;
  for j = 1:numel(p)
    % Term j lacks its own factor as often as its exponent says.
    others = 1;
    missing = e(j);
    for t = 1:numel(p)
      if missing > 0 && abs(p(t) - p(j)) <= 0.001 * max(abs(p(j)), eps)
        missing = missing - 1;
      else
        others = conv(others, [1, -p(t)]);
      end
    end
    num = add(num, r(j) * others);
  end
  if ~isempty(k) && any(k ~= 0)
    num = add(num, conv(den, k(:).'));
  end
  num = polyreduce(num);
  den = polyreduce(den);
  if all(abs(imag(num)) <= 1e-10 * max(abs(num))) && all(abs(imag(den)) <= 1e-10 * max(abs(den)))
    num = real(num);
    den = real(den);
  end
end

function s = add(a, b)
  n = max(numel(a), numel(b));
  s = [zeros(1, n - numel(a)), a] + [zeros(1, n - numel(b)), b];
end
