% Structs: a list of people, sorted and summed up
people = struct('name', {'Ada', 'Emmy', 'Grace'}, 'born', {1815, 1882, 1906});
[~, order] = sort([people.born], 'descend');
for person = people(order)
  fprintf('%-6s was born in %d\n', person.name, person.born);
end
people(2).field = 'algebra';
fields = fieldnames(people)'
