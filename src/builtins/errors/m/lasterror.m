function err = lasterror(what)
  if nargin > 0 && ischar(what) && strcmp(what, 'reset')
    lasterr('', '');
  elseif nargin > 0 && ~isstruct(what)
    error('MATLAB:lasterror:InvalidArgument', 'lasterror: expected ''reset'' or a struct');
  end
  [message, identifier] = lasterr();
  err = struct('message', message, 'identifier', identifier, 'stack', lasterror_stack());
  if nargin > 0 && isstruct(what)
    identifier = '';
    if isfield(what, 'identifier')
      identifier = what.identifier;
    end
    lasterr(what.message, identifier);
  end
end
