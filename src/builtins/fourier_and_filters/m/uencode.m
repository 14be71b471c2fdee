function y = uencode(u, n, v, kind)
  if nargin < 3 || isempty(v)
    v = 1;
  end
  if nargin < 4
    kind = 'unsigned';
  end
  if ~isnumeric(u) || ~isreal(u)
    error('signal:uencode:invalidInput', 'uencode: expected real numbers, found %s', class(u));
  end
  checkbits('uencode', n, v);
  kind = validatestring(kind, {'signed', 'unsigned'}, 'uencode');
  levels = 2 ^ double(n);
  coded = @(u) min(max(floor((double(u) / double(v) + 1) * (levels / 2)), 0), levels - 1);
  names = {'uint8', 'uint16', 'uint32', 'int8', 'int16', 'int32'};
  is_signed = strcmp(kind, 'signed');
  word = names{1 + (n > 8) + (n > 16) + 3 * is_signed};
  y = cast(coded(u) - is_signed * levels / 2, word);
end
