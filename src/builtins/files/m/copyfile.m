function [ok, message] = copyfile(from, to)
  if ~(ischar(from) || isstring(from)) || ~(ischar(to) || isstring(to))
    error('MATLAB:copyfile:InvalidArgument', 'copyfile: expected the names of two files');
  end
  ok = isfile(from);
  message = '';
  if ~ok
    message = sprintf('No such file: %s', from);
    if nargout == 0
      error('MATLAB:COPYFILE:FileNotFound', '%s', message);
    end
    return;
  end
  f = fopen(from);
  bytes = fread(f, Inf, 'uint8=>uint8');
  fclose(f);
  f = fopen(to, 'w');
  fwrite(f, bytes, 'uint8');
  fclose(f);
  if nargout == 0
    clear ok;
  end
end
