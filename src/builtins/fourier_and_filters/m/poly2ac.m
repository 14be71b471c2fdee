function r = poly2ac(a, e)
  if ~isnumeric(a)
    error('signal:poly2ac:invalidPredictor', 'poly2ac: expected a predictor that begins with 1, found %s', class(a));
  end
  r = rlevinson(a, e);
end
