% PageRank: the importance of pages that link to one another
links = [0 1 1 0; 0 0 1 0; 1 0 0 1; 0 0 1 0];
P = (links ./ sum(links, 2))';
rank = ones(4, 1) / 4;
for step = 1:60
  rank = 0.15 / 4 + 0.85 * P * rank;
end
bar(rank), set(gca, 'XTickLabel', {'home', 'news', 'shop', 'about'})
ylabel('rank'), title('Where a random surfer is')
