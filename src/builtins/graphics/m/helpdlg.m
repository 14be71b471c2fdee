function h = helpdlg(varargin)
  handle = said_in_window('helpdlg', 'Help Dialog', 'This is the default help string.', varargin);
  if nargout > 0
    h = handle;
  end
end
