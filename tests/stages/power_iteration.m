% A step of a power iteration
A = rand(50, 50, 'single'); x = rand(50, 1, 'single');
%% program
x = step(A, x);
function x = step(A, x)
  y = A * x; x = y / norm(y);
end
