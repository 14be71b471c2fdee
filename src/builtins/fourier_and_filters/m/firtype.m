function t = firtype(b)
  if ~isnumeric(b) || ~isvector(b)
    error('signal:firtype:invalidFilter', 'firtype: expected the coefficients of a filter, found %s', class(b));
  end
  sense = phasesense(b);
  if sense == 0
    error('signal:firtype:NonlinearPhase', 'firtype: expected a filter of linear phase');
  end
  t = 1 + mod(numel(b) - 1, 2) + 2 * (sense < 0);
end
