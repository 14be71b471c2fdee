function b = bincoeff(n, k)
  % n (n-1) ... (n-k+1) / k! for any real n: Graham, Knuth and Patashnik, Concrete Mathematics, chapter 5.
  if ~isreal(n) || ~isreal(k)
    error('MATLAB:bincoeff:notReal', 'bincoeff: N and K must be real');
  end
  [differ, n, k] = common_size(n, k);
  if differ
    error('MATLAB:bincoeff:sizeMismatch', 'bincoeff: N and K must have consistent dimensions');
  end
  b = zeros(size(n));
  if isa(n, 'single') || isa(k, 'single')
    b = single(b);
  end
  for at = 1:numel(n)
    b(at) = coefficient(n(at), k(at));
  end
end

function b = coefficient(n, k)
  if k ~= fix(k) || ~isfinite(k)
    b = NaN;
  elseif k < 0
    b = 0;
  else
    if n == fix(n) && n >= k
      % The same, of fewer factors.
      k = min(k, n - k);
    end
    j = 1:k;
    b = prod((n - k + j) ./ j);
    if n == fix(n)
      b = round(b);
    end
  end
end
