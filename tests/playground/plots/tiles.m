tiledlayout(2, 2); nexttile; plot(1:3); title('one'); nexttile; bar([1 2]); nexttile([1 2]); plot([3 1 2], 'o'); sgtitle('Together \Sigma');
