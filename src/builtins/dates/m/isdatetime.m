function tf = isdatetime(x)
  tf = isa(x, 'datetime');
end
