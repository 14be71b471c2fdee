function data = guidata(h, value)
  figure = ancestor(h, 'figure');
  if isempty(figure)
    error('MATLAB:guidata:InvalidInput', 'guidata: expected the handle of a figure or of what is in it');
  end
  if nargin > 1
    setappdata(figure, 'UsedByGUIData_m', value);
  else
    data = getappdata(figure, 'UsedByGUIData_m');
  end
end
