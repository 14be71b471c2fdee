% Texts, cells and structs: count words
text = 'the cat and the dog and the bird';
words = strsplit(text, ' ');
[names, ~, index] = unique(words);
for k = 1:numel(names)
    entry.word = names{k};
    entry.count = sum(index == k);
    fprintf('%-5s %d\n', entry.word, entry.count);
end
