function H = hadamard(n)
  [f, e] = log2([n, n / 12, n / 20, n / 28]);
  k = find(f == 1 / 2 & e > 0, 1);
  if isempty(k)
    error('MATLAB:hadamard:InvalidInput', 'hadamard: n, n/12, n/20 or n/28 must be a power of 2');
  end
  switch k
    case 1
      H = 1;
    case 2
      H = paley(11);
    case 3
      H = paley(19);
    case 4
      H = hadamard_28();
  end
  for t = 1:e(k) - 1
    H = [H, H; H, -H];
  end
end

function H = paley(q)
  % Paley's first construction: quadratic residues modulo a prime that is 3 modulo 4.
  residues = unique(mod((1:q - 1) .^ 2, q));
  chi = -ones(1, q);
  chi(residues + 1) = 1;
  chi(1) = 0;
  Q = chi(mod((0:q - 1).' - (0:q - 1), q) + 1);
  H = [1, ones(1, q); ones(q, 1), -Q - eye(q)];
end

function H = hadamard_28()
  % Paley's second construction for q = 13.
  q = 13;
  residues = unique(mod((1:q - 1) .^ 2, q));
  chi = -ones(1, q);
  chi(residues + 1) = 1;
  chi(1) = 0;
  Q = chi(mod((0:q - 1).' - (0:q - 1), q) + 1);
  S = [0, ones(1, q); ones(q, 1), Q];
  H = kron(S, [1, 1; 1, -1]) + kron(eye(q + 1), [1, -1; -1, -1]);
end
