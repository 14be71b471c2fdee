function tf = istabular(x)
  tf = isa(x, 'table');
end
