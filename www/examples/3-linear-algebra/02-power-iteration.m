% Power iteration: the largest eigenvalue without waiting for the device
n = 200;
A = toeplitz([2 -1 zeros(1, n-2)]);
v = ones(n, 1);
for step = 1:300
    v = A * v;
    v = v / norm(v);
end
largest = v' * A * v;
fprintf('largest eigenvalue %.2f, at most 4\n', largest);
