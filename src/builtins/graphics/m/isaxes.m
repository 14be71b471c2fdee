function tf = isaxes(handles)
  tf = isgraphics(handles, 'axes');
end
