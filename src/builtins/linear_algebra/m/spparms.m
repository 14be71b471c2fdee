function varargout = spparms(key, value)
  % Nothing here looks at them: they are kept for programs that ask.
  persistent values
  names = {'spumoni', 'ths_rel', 'ths_abs', 'exact_d', 'supernd', 'rreduce', 'wh_frac', 'autommd', 'autoamd', ...
           'piv_tol', 'bandden', 'umfpack', 'sym_tol'};
  standard = [0; 1.1; 1; 0; 3; 3; 0.5; 1; 1; 0.1; 0.5; 1; 0.001];
  if isempty(values)
    values = standard;
  end
  varargout = {};
  if nargin == 0
    if nargout == 0
      for k = 1:numel(names)
        fprintf('%s: %g\n', names{k}, values(k));
      end
    elseif nargout == 1
      varargout = {values};
    else
      varargout = {char(names), values};
    end
  elseif isnumeric(key)
    if numel(key) > numel(values)
      error('MATLAB:spparms:TooMany', 'spparms: expected at most %d values, found %d', numel(values), numel(key));
    end
    values(1:numel(key)) = key(:);
  elseif any(strcmpi(key, {'default', 'defaults'}))
    values = standard;
  elseif strcmpi(key, 'tight')
    values = standard;
    values([2 3 4 5 6 7]) = [1; 0; 1; 1; 1; 0.5];
  else
    at = find(strcmpi(char(key), names));
    if isempty(at)
      error('MATLAB:spparms:UnknownKey', 'spparms: there is no parameter ''%s''', char(key));
    end
    if nargin == 2
      values(at) = value;
    else
      varargout = {values(at)};
    end
  end
end
