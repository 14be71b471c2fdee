function [r, p, k, e] = residue(b, a, varargin)
  % Partial fractions from the Taylor series about each pole: Henrici, Applied and Computational Complex Analysis, section 7.1.
  if nargin > 2
    [r, p] = together(b, a, varargin{:});
    return;
  end
  lead = a(find(a, 1));
  a = polyreduce(reshape(a, 1, [])) / lead;
  b = polyreduce(reshape(b, 1, [])) / lead;
  k = [];
  if numel(b) >= numel(a)
    [k, b] = deconv(b, a);
  end
  p = roots(a);
  [e, order] = mpoles(p);
  p = p(order);
  r = zeros(size(p), class([b([]), a([])]));
  group = cumsum(e == 1);
  for g = 1:max([group; 0])
    % One pole for the group: the mean is closer to the truth than each.
    members = find(group == g);
    pole = mean(p(members));
    if abs(imag(pole)) < 1e-12 * abs(real(pole))
      pole = real(pole);
    elseif abs(real(pole)) < 1e-12 * abs(imag(pole))
      pole = 1i * imag(pole);
    end
    p(members) = pole;
  end
  for g = 1:max([group; 0])
    members = find(group == g);
    m = numel(members);
    others = p(group ~= g);
    if m == 1
      r(members) = polyval(b, p(members)) / prod(p(members) - others);
      continue;
    end
    near = taylor(b, p(members(1)), m);
    rest = taylor(poly(others), p(members(1)), m);
    % The coefficient of (s - p)^j in the quotient belongs to (s - p)^(j - m).
    quotient = filter(near, rest, [1, zeros(1, m - 1)]);
    r(members) = quotient(m:-1:1);
  end
end

% The first m coefficients of a polynomial in powers of s - p, the constant first.
function c = taylor(polynomial, p, m)
  c = zeros(1, m, class([polynomial([]), p([])]));
  for j = 1:min(m, numel(polynomial))
    % Division by s - p leaves the coefficient, and the polynomial to go on with.
    quotient = filter(1, [1, -p], polynomial);
    c(j) = quotient(end);
    polynomial = quotient(1:end - 1);
  end
end

% The one fraction that the terms r ./ (s - p) .^ e and the polynomial k add up to.
function [num, den] = together(r, p, k, e)
  p = reshape(p, [], 1);
  r = reshape(r, [], 1);
  if nargin < 4 || isempty(e)
    [e, order] = mpoles(p, 0.001, false);
    p = p(order);
    r = r(order);
  end
  den = poly(p);
  num = conv(den, [0, reshape(k, 1, [])]);
  for j = 1:numel(p)
    alike = find(abs(p - p(j)) <= 0.001 * max(abs(p(j)), eps));
    left = p;
    left(alike(1:min(e(j), end))) = [];
    term = r(j) * poly(left);
    num = [zeros(1, numel(term) - numel(num)), num] + [zeros(1, numel(num) - numel(term)), term];
  end
  num = polyreduce(num);
  den = polyreduce(den);
  if max(abs(imag(num))) <= 1e-10 * max(abs(num)) && max(abs(imag(den))) <= 1e-10 * max(abs(den))
    num = real(num);
    den = real(den);
  end
end
