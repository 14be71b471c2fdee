function w = poly2lsf(a)
  % F. Itakura, Line spectrum representation of linear predictive coefficients of speech signals, 1975.
  if ~isnumeric(a) || ~isreal(a) || ~isvector(a) || isempty(a) || a(1) == 0
    error('signal:poly2lsf:invalidPredictor', 'poly2lsf: expected a predictor of real numbers that begins with 1');
  end
  a = reshape(double(a), 1, []) / double(a(1));
  if any(abs(roots(a)) >= 1)
    error('signal:poly2lsf:SignalErr', 'poly2lsf: the roots of the predictor must lie inside the unit circle');
  end
  even = [a, 0] + [0, fliplr(a)];
  odd = [a, 0] - [0, fliplr(a)];
  % Without the roots at 1 and -1, which are always there.
  if mod(numel(a), 2)
    odd = deconv(odd, [1 -1]);
    even = deconv(even, [1 1]);
  else
    odd = deconv(odd, [1 0 -1]);
  end
  w = angle([roots(even); roots(odd)]);
  w = sort(w(w > 0));
end
