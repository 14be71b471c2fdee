function tf = iscalendarduration(x)
  tf = isa(x, 'calendarDuration');
end
