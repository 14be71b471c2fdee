function tf = istabular(x)
  tf = isa(x, 'table') || isa(x, 'timetable');
end
