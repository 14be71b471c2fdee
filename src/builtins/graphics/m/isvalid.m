function tf = isvalid(handles)
  if ~isnumeric(handles)
    error('MATLAB:UndefinedFunction', 'isvalid: expected handles of figures, axes or drawings, or objects, found %s', class(handles));
  end
  tf = reshape(ishghandle(handles), size(handles));
end
