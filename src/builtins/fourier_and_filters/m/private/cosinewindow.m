function w = cosinewindow(name, n, sampling, weights)
  % A sum of cosines with these weights, over one period from zero on; symmetric windows hold both of its ends.
  n = windowlength(name, n);
  kind = strcmpi(sampling, {'symmetric', 'periodic'});
  if ~any(kind)
    error(['signal:', name, ':invalidSampling'], '%s: expected ''symmetric'' or ''periodic'' for the sampling', name);
  end
  if n == 1
    w = 1;
  else
    w = cos(2 * pi / (n - kind(1)) * (0:n - 1).' * (0:numel(weights) - 1)) * weights(:);
  end
end
