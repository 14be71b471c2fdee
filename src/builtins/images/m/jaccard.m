function similarity = jaccard(A, B)
  % Jaccard, The distribution of the flora in the alpine zone, New Phytologist 11 (1912).
  [both, a, b] = imageoverlap('jaccard', A, B);
  similarity = both ./ (a + b - both);
end
