function similarity = dice(A, B)
  % Dice, Measures of the amount of ecologic association between species, Ecology 26 (1945).
  [both, a, b] = imageoverlap('dice', A, B);
  similarity = 2 * both ./ (a + b);
end
