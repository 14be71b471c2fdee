function n = responselength(b, a)
  % How many samples of a response are worth showing: until it falls to 5e-5, rises to 1e6, or has turned five times.
  a = a(find(a, 1):end);
  poles = roots(a);
  if isempty(poles) || all(poles == 0)
    n = numel(b);
    return;
  end
  size_of_pole = max(abs(poles));
  if size_of_pole > 1.0001
    n = ceil(6 / log10(size_of_pole));
  elseif size_of_pole < 0.9999
    times = nnz(abs(abs(poles) - size_of_pole) < 1e-5);
    n = ceil(times * log10(5e-5) / log10(size_of_pole));
  else
    turning = abs(angle(poles(abs(abs(poles) - 1) <= 1e-4)));
    turning = turning(turning > 0);
    n = ceil(5 * 2 * pi / min([turning; 1]));
  end
  n = min(max(n, numel(b)), 1e6);
end
