function [G, H] = modwtresponse(low, high, k, n)
  % The filters with 2^(k - 1) - 1 zeros between their coefficients, wrapped around n samples.
  places = mod((0:numel(low) - 1) * 2 ^ (k - 1), n) + 1;
  G = fft(accumarray(places(:), low(:), [n, 1]).');
  H = fft(accumarray(places(:), high(:), [n, 1]).');
end
