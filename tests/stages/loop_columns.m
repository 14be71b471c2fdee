% A loop over the columns of a matrix: its views go on with time
X = rand(100, 50, 'single'); 
%% program
y = average(X);
function y = average(X)
  y = 0.1 * X(:, 1);
  for t = 2:50
    y = 0.1 * X(:, t) + 0.9 * y;
  end
end
