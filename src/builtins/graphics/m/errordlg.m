function h = errordlg(varargin)
  handle = said_in_window('errordlg', 'Error Dialog', 'This is the default error string.', varargin);
  if nargout > 0
    h = handle;
  end
end
