function checkcorrelation(name, r)
  if ~isnumeric(r) || ~ismatrix(r) || isempty(r)
    error(['signal:', name, ':invalidCorrelation'], '%s: expected a correlation, found %s', name, class(r));
  end
end
