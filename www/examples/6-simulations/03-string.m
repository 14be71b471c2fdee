% Waves: a plucked string at several times
n = 200;
x = linspace(0, 1, n);
now = min(x / 0.3, (1 - x) / 0.7);
before = now;
inner = 2:n - 1;
hold on
for step = 1:161
  if mod(step, 40) == 1
    plot(x, now, 'LineWidth', 1.5)
  end
  next = zeros(1, n);
  next(inner) = 2 * now(inner) - before(inner) + 0.8 * (now(inner + 1) - 2 * now(inner) + now(inner - 1));
  before = now;
  now = next;
end
title('A plucked string'), grid on, legend('0', '40', '80', '120', '160')
