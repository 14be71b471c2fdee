function [h, wout] = freqs(b, a, w)
  if nargin < 2 || ~isnumeric(b) || ~isnumeric(a)
    error('MATLAB:freqs:coefficients', 'freqs: expected the coefficients of two polynomials');
  end
  if nargin < 3
    w = 200;
  end
  if isscalar(w)
    % From a tenth of the least to ten times the greatest of the poles and zeros.
    found = abs([roots(b); roots(a)]);
    found = found(found > 0);
    if isempty(found)
      found = 1;
    end
    w = logspace(floor(log10(min(found))) - 1, ceil(log10(max(found))) + 1, w);
  end
  values = polyval(b, 1i * w) ./ polyval(a, 1i * w);
  if nargout == 0
    subplot(2, 1, 1);
    loglog(w, abs(values));
    grid on
    xlabel('Frequency (rad/s)');
    ylabel('Magnitude');
    subplot(2, 1, 2);
    semilogx(w, angle(values) * 180 / pi);
    grid on
    xlabel('Frequency (rad/s)');
    ylabel('Phase (degrees)');
    return
  end
  h = values;
  wout = w;
end
