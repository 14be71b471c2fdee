function tf = isgraphics(handles, type)
  tf = false(size(handles));
  if isnumeric(handles)
    tf = reshape(ishghandle(handles), size(handles));
  end
  if nargin > 1
    tf(tf) = arrayfun(@(h) strcmpi(get(h, 'Type'), type), handles(tf));
  end
end
