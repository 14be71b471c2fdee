function [ok, message] = movefile(from, to)
  [ok, message] = copyfile(from, to);
  if ok
    delete(from);
  elseif nargout == 0
    error('MATLAB:MOVEFILE:FileNotFound', '%s', message);
  end
  if nargout == 0
    clear ok;
  end
end
