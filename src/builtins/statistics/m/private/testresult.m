function [h, p] = testresult(o, below, above)
  % The decision, from the probabilities of what is not above and of what is not below the statistic.
  switch o.Tail
    case 'both', p = min(2 * min(below, above), 1);
    case 'right', p = above;
    case 'left', p = below;
  end
  p(isnan(below) | isnan(above)) = NaN;
  h = double(p <= o.Alpha);
  h(isnan(p)) = NaN;
end
