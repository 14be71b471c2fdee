function y = waveletextend(x, m, mode)
  % Columns with m more elements at both ends.
  n = size(x, 1);
  at = (1 - m:n + m)';
  switch mode
    case {'sym', 'symh'}
      at = mod(at - 1, 2 * n);
      at = min(at, 2 * n - 1 - at) + 1;
    case 'symw'
      at = mod(at - 1, max(2 * n - 2, 1));
      at = min(at, max(2 * n - 2, 1) - at) + 1;
    case {'ppd', 'per'}
      at = mod(at - 1, n) + 1;
    case 'sp0'
      at = min(max(at, 1), n);
    otherwise
      y = [zeros(m, size(x, 2)); x; zeros(m, size(x, 2))];
      return;
  end
  y = x(at, :);
end
