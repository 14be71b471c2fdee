function b = rcosdesign(beta, span, sps, shape)
  if nargin < 4
    shape = 'sqrt';
  end
  if ~isscalar(beta) || beta < 0 || beta > 1
    error('MATLAB:rcosdesign:beta', 'rcosdesign: the rolloff lies between 0 and 1');
  end
  if mod(span * sps, 2) ~= 0
    error('MATLAB:rcosdesign:order', 'rcosdesign: the span times the samples of a symbol is even');
  end
  t = (-span * sps / 2:span * sps / 2) / sps;
  switch lower(char(shape))
    case 'normal'
      % A raised cosine; where its quotient is 0 / 0 stands the limit.
      b = sinc(t) .* cos(pi * beta * t) ./ (1 - (2 * beta * t) .^ 2);
      at = abs(1 - (2 * beta * t) .^ 2) < sqrt(eps);
      b(at) = beta / 2 * sin(pi / (2 * beta));
    case 'sqrt'
      b = (sin(pi * t * (1 - beta)) + 4 * beta * t .* cos(pi * t * (1 + beta))) ./ (pi * t .* (1 - (4 * beta * t) .^ 2));
      b(t == 0) = 1 - beta + 4 * beta / pi;
      at = abs(abs(4 * beta * t) - 1) < sqrt(eps);
      b(at) = beta / sqrt(2) * ((1 + 2 / pi) * sin(pi / (4 * beta)) + (1 - 2 / pi) * cos(pi / (4 * beta)));
    otherwise
      error('MATLAB:rcosdesign:shape', 'rcosdesign: expected sqrt or normal');
  end
  b = b / sqrt(sum(b .^ 2));
end
