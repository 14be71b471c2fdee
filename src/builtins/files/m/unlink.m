function [err, msg] = unlink(file)
  if ~ischar(file) && ~isstring(file)
    error('Octave:unlink:file', 'unlink: FILE must be a text');
  end
  there = isfile(file);
  if there
    delete(file);
  elseif nargout == 0
    error('Octave:unlink:file', 'unlink: there is no file ''%s''', file);
  end
  if nargout > 0
    err = there - 1;
    msg = '';
    if ~there
      msg = 'No such file or directory';
    end
  end
end
