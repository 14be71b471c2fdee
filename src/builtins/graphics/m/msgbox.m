function h = msgbox(varargin)
  handle = said_in_window('msgbox', '', '', varargin);
  if nargout > 0
    h = handle;
  end
end
