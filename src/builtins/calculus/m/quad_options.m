function value = quad_options(name, value)
  % What `quad` takes where it is given no tolerance.
  persistent values
  names = {'absolute tolerance', 'relative tolerance'};
  if isempty(values)
    values = [sqrt(eps), sqrt(eps)];
  end
  if nargin == 0
    for k = 1:numel(names)
      fprintf('%s: %g\n', names{k}, values(k));
    end
    return
  end
  if ~ischar(name) && ~isstring(name)
    error('Octave:quad_options:name', 'quad_options: expected the name of an option, found %s', class(name));
  end
  at = find(strncmpi(names, char(name), max(1, strlength(name))));
  if ~isscalar(at)
    error('Octave:quad_options:name', 'quad_options: expected ''%s'' or ''%s'', found ''%s''', names{:}, char(name));
  end
  if nargin == 1
    value = values(at);
  else
    if ~(isnumeric(value) && isscalar(value) && isreal(value) && value >= 0)
      error('Octave:quad_options:value', 'quad_options: expected a number that is not negative for ''%s''', names{at});
    end
    values(at) = value;
    clear value
  end
end
