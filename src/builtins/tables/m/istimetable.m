function tf = istimetable(x)
  tf = isa(x, 'timetable');
end
