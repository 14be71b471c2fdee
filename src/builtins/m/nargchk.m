function msg = nargchk(least, most, n, kind)
  if least > most
    error('nargchk: MINARGS must be <= MAXARGS');
  end
  if nargin < 4
    kind = 'string';
  end
  if ! any(strcmpi(kind, {'string', 'struct'}))
    error('nargchk: output type must be either "string" or "struct"');
  end
  text = '';
  id = '';
  if n < least
    text = 'not enough input arguments';
    id = 'Octave:invalid-fun-call';
  elseif n > most
    text = 'too many input arguments';
    id = 'Octave:invalid-fun-call';
  end
  if strcmpi(kind, 'string')
    msg = text;
    if isempty(text)
      msg = [];
    end
  else
    msg = struct('message', text, 'identifier', id);
    if isempty(text)
      msg = resize(msg, 0, 1);
    end
  end
end
