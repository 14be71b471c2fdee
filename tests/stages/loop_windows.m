% A loop that looks at a window, and in each turn at what stays where it is: that is loaded once
X = rand(300, 1, 'single'); m = rand(400, 1, 'single');
%% program
y = spread(X, m);
function y = spread(X, m)
  y = 0;
  m = m(3:203);
  for k = 1:40
    y = y + (X(k:k + 200) - m) .^ 2;
  end
end
