function given = environment(given)
  % The variables that programs of this session have set: a map of texts by name. What is given takes its place.
  persistent variables
  if nargin > 0
    variables = given;
  elseif ~isa(variables, 'containers.Map')
    variables = containers.Map('KeyType', 'char', 'ValueType', 'char');
  end
  given = variables;
end
