function checkpieces(name, f)
  % The names alone: isfield reads what the fields have.
  if ~(isstruct(f) && ismember('form', fieldnames(f)) && strcmp(f.form, 'pp'))
    error(['SPLINES:', name, ':unknownfn'], '%s: expected a piecewise polynomial, found %s', name, class(f));
  end
end
