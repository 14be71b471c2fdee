function msg = nargchk(least, most, n, kind)
  if nargin < 4
    kind = 'string';
  end
  if most < least
    error('MATLAB:nargchk:minGreaterThanMax', 'nargchk: MINARGS must be <= MAXARGS');
  end
  complaints = {'not enough input arguments', 'too many input arguments'};
  identifiers = {'Octave:nargchk:not-enough-inputs', 'Octave:nargchk:too-many-inputs'};
  applies = [n < least, n > most];
  switch lower(kind)
    case 'string'
      msg = '';
      if any(applies)
        msg = complaints{applies};
      end
    case 'struct'
      msg = struct('message', complaints(applies).', 'identifier', identifiers(applies).');
    otherwise
      error('MATLAB:nargchk:badKind', 'nargchk: output type must be either "string" or "struct"');
  end
end
