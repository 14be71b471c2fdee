function tf = istable(x)
  tf = isa(x, 'table');
end
