% The centred covariance: a fold, a map, a product, a map
x = rand(300, 12, 'single');
%% program
C = covariance(x);
function C = covariance(x)
  c = x - mean(x); C = (c' * c) / (size(x, 1) - 1);
end
