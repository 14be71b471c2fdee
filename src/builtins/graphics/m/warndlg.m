function h = warndlg(varargin)
  handle = said_in_window('warndlg', 'Warning Dialog', 'This is the default warning string.', varargin);
  if nargout > 0
    h = handle;
  end
end
