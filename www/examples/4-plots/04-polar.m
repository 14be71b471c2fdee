% Polar: roses with different numbers of leaves
t = linspace(0, 2 * pi, 400);
for k = 1:4
  subplot(2, 2, k), polarplot(t, abs(cos(k * t)), 'LineWidth', 1.5)
  title(sprintf('|cos %dt|', k))
end
