function tf = iscategorical(x)
  tf = isa(x, 'categorical');
end
