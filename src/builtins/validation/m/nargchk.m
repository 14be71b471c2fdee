function msg = nargchk(least, most, n, kind)
  if nargin < 4
    kind = 'string';
  end
  if most < least
    error('MATLAB:nargchk:minGreaterThanMax', 'nargchk: MINARGS must be <= MAXARGS');
  end
  complaints = {'not enough input arguments', 'too many input arguments'};
  complaint = complaints([n < least, n > most]);
  switch lower(kind)
    case 'string'
      msg = [complaint{:}];
    case 'struct'
      msg = struct('message', complaint(:), 'identifier', 'Octave:invalid-fun-call');
    otherwise
      error('MATLAB:nargchk:badKind', 'nargchk: output type must be either "string" or "struct"');
  end
end
