function p = sumdistribution(parts, count)
  % The probabilities of the sums 0, 1, ... of a random choice of parts, all choices alike; of so many parts where count
  % is given.
  parts = round(reshape(parts, 1, []));
  total = sum(parts);
  if nargin < 2
    p = [1, zeros(1, total)];
    for k = parts
      p = (p + [zeros(1, k), p(1:end - k)]) / 2;
    end
    return;
  end
  P = zeros(count + 1, total + 1);
  P(1, 1) = 1;
  for k = parts
    P = P + [zeros(1, total + 1); zeros(count, k), P(1:count, 1:end - k)];
  end
  p = P(count + 1, :) / sum(P(count + 1, :));
end
