function tf = isdictionary(x)
  tf = isa(x, 'dictionary');
end
