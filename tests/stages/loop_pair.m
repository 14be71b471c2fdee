% Two carried values that refer to each other
x = rand(300, 1, 'single');
%% program
[a, b] = turn(x);
function [a, b] = turn(x)
  a = x; b = 1 - x;
  for t = 1:25
    c = a - 0.1 * b;
    b = b + 0.1 * a;
    a = c;
  end
end
