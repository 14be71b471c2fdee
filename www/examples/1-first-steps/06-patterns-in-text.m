% Regular expressions: dates found in a text and written anew
text = 'Met on 2024-03-09, signed on 2024-11-30.';
found = regexp(text, '(\d+)-(\d+)-(\d+)', 'tokens');
for k = 1:numel(found)
  fprintf('%s.%s.%s\n', found{k}{3}, found{k}{2}, found{k}{1});
end
turned = regexprep(text, '(\d{4})-(\d\d)-(\d\d)', '$3/$2/$1')
