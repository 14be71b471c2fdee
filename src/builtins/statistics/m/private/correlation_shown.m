function given = correlation_shown(wanted, values, lags, bound, order, words)
  given = {values, lags, bound};
  given = given(1:min(wanted, 3));
  if wanted > 0
    return
  end
  stem(lags, values, 'r', 'filled');
  held = ishold;
  hold on
  plot([order + 0.5, lags(end)], bound(1) * [1 1], 'b', [order + 0.5, lags(end)], bound(2) * [1 1], 'b');
  if ~held
    hold off
  end
  grid on
  xlabel('Lag');
  title(words);
end
