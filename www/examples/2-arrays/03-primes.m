% Sieve: primes with logical indexing
n = 200;
prime = true(1, n);
prime(1) = false;
for k = 2:floor(sqrt(n))
    if prime(k)
        prime(k*k:k:n) = false;
    end
end
found = find(prime);
fprintf('%d primes up to %d, the last is %d\n', numel(found), n, found(end));
