function positive_cost(name, R)
  [~, failed] = chol((R + R') / 2);
  if failed > 0
    error('Control:design:lqr3', '%s: R must be positive definite', name);
  end
end
