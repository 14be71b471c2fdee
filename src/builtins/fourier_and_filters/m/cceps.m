function [xhat, nd, xhat1] = cceps(x, n)
  % A. V. Oppenheim and R. W. Schafer, Digital Signal Processing, 1975, chapter 10.
  if ~isnumeric(x) || ~isvector(x) || ~isreal(x)
    error('signal:cceps:invalidSignal', 'cceps: expected a vector of real numbers');
  end
  shape = size(x);
  x = reshape(x, 1, []);
  if nargin > 1 && ~isempty(n)
    x(end + 1:n) = 0;
    if iscolumn(zeros(shape))
      shape = [numel(x), 1];
    else
      shape = [1, numel(x)];
    end
  end
  n = numel(x);
  h = fft(x);
  phase = unwrap(angle(h));
  middle = floor((n + 1) / 2);
  nd = round(phase(middle + 1) / pi);
  phase = phase - pi * nd * (0:n - 1) / middle;
  xhat = reshape(real(ifft(log(abs(h)) + 1i * phase)), shape);
  if nargout > 2
    % The cepstrum by the zeros of the polynomial.
    first = x(find(x, 1):find(x, 1, 'last'));
    z = roots(first);
    inside = reshape(z(abs(z) < 1), [], 1);
    outside = reshape(z(abs(z) > 1), [], 1);
    k = 1:floor((n - 1) / 2);
    xhat1 = zeros(1, n);
    xhat1(1) = log(abs(first(1) * prod(-outside)));
    xhat1(k + 1) = real(-sum(inside .^ k, 1) ./ k);
    xhat1(n + 1 - k) = xhat1(n + 1 - k) + real(-sum(outside .^ -k, 1) ./ k);
    xhat1 = reshape(xhat1, shape);
  end
end
