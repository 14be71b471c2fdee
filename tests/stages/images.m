% Images brought to mean 0 and deviation 1: six groups
x = rand(16, 13, 3, 'single');
%% program
v = normalised(x);
function v = normalised(I)
  mu = mean(I, [1 2]);
  s = sqrt(mean((I - mu).^2, [1 2]) + 1e-6);
  out = max((I - mu) ./ s * 1.0123 + (-0.02), 0).^1.8;
  v = mean((out - I).^2, 'all');
end
