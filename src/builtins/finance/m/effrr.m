function rate = effrr(rate, n)
  if ~(isnumeric(rate) && isnumeric(n))
    error('finance:effrr:InvalidInput', 'effrr: expected a rate and a number of periods');
  end
  rate = (1 + rate ./ n) .^ n - 1;
end
