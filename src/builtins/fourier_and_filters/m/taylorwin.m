function w = taylorwin(n, nbar, sll)
  % T. T. Taylor, Design of line-source antennas for narrow beamwidth and low side lobes, IRE AP 3 (1955).
  n = windowlength('taylorwin', n);
  if nargin < 2 || isempty(nbar)
    nbar = 4;
  end
  if nargin < 3 || isempty(sll)
    sll = -30;
  end
  if ~(isnumeric(nbar) && isscalar(nbar) && nbar >= 1 && nbar == fix(nbar))
    error('signal:taylorwin:invalidCount', 'taylorwin: expected a positive integer as the number of side lobes');
  end
  if ~(isnumeric(sll) && isscalar(sll) && sll <= 0)
    error('signal:taylorwin:invalidLevel', ...
          'taylorwin: the level of the side lobes must be a number of decibels that is not positive');
  end
  A = acosh(10 ^ (-sll / 20)) / pi;
  width = nbar ^ 2 / (A ^ 2 + (nbar - 0.5) ^ 2);
  m = 1:nbar - 1;
  i = m.';
  above = prod(1 - m .^ 2 / width ./ (A ^ 2 + (i - 0.5) .^ 2), 1);
  ratio = 1 - m .^ 2 ./ i .^ 2;
  ratio(i == m) = 1;
  F = (-1) .^ (m + 1) .* above ./ (2 * prod(ratio, 1));
  w = 1 + 2 * cos(2 * pi * ((0:n - 1).' - n / 2 + 0.5) / max(n, 1) * m) * F.';
end
