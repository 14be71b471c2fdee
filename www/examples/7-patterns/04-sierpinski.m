% Sierpinski: Pascal's triangle, odd numbers only
n = 64;
rows = zeros(n);
rows(:, 1) = 1;
for k = 2:n
  rows(k, 2:k) = mod(rows(k - 1, 1:k - 1) + rows(k - 1, 2:k), 2);
end
spy(rows), title('Odd binomial coefficients')
