function tf = isduration(x)
  tf = isa(x, 'duration');
end
