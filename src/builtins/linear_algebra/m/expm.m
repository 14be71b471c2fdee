function F = expm(A)
  % Scaling and squaring of diagonal Pade approximants: Higham, SIAM J. Matrix Anal. Appl. 26 (2005), algorithm 2.3.
  if ~isnumeric(A) || ~ismatrix(A) || diff(size(A)) ~= 0
    error('MATLAB:square', 'expm: expected a square numeric matrix');
  end
  if isempty(A)
    F = A;
    return;
  end
  % All that is asked is asked at once.
  [diagonal, large] = gather(isdiag(A), norm(A, 1));
  if diagonal
    F = diag(exp(diag(A)));
  else
    % Up to the norm theta, the degree beside it is exact but for rounding.
    degrees = [3, 5, 7, 9, 13];
    theta = [1.495585217958292e-2, 2.539398330063230e-1, 9.504178996162932e-1, 2.097847961257068, 5.371920351148152];
    at = 1;
    while at < 5 && ~(large <= theta(at))
      at = at + 1;
    end
    [~, halvings] = log2(large / theta(5));
    halvings = max(halvings, 0) * (large > theta(5));
    F = pade(A / 2 ^ halvings, degrees(at));
    for k = 1:halvings
      F = F * F;
    end
  end
end

% exp(A) is near (V - U) \ (V + U), with the odd and the even part of one polynomial of odd degree m in A, of as few
% products as there can be (equations 2.5 and 2.6 there).
function F = pade(A, m)
  c = 1;
  for k = 1:m
    c(k + 1) = c(k) * ((m + 1 - k) / (k * (2 * m + 1 - k)));
  end
  I = eye(size(A, 1));
  powers = {A * A};
  for k = 2:min((m - 1) / 2, 4 - (m > 9))
    powers{k} = powers{k - 1} * powers{1};
  end
  [U, V] = deal(c(2) * I, c(1) * I);
  for k = 1:numel(powers)
    U = U + c(2 * k + 2) * powers{k};
    V = V + c(2 * k + 1) * powers{k};
  end
  if m > 9
    U = U + powers{3} * (c(14) * powers{3} + c(12) * powers{2} + c(10) * powers{1});
    V = V + powers{3} * (c(13) * powers{3} + c(11) * powers{2} + c(9) * powers{1});
  end
  U = A * U;
  F = (V - U) \ (V + U);
end
