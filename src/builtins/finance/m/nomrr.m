function rate = nomrr(rate, n)
  if ~(isnumeric(rate) && isnumeric(n))
    error('finance:nomrr:InvalidInput', 'nomrr: expected a rate and a number of periods');
  end
  rate = n .* ((1 + rate) .^ (1 ./ n) - 1);
end
