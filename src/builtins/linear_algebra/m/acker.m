function K = acker(A, B, p)
  % Ackermann's formula: Franklin, Powell and Emami-Naeini, Feedback Control of Dynamic Systems, section 7.5.
  n = size(A, 1);
  if ~isnumeric(A) || ~ismatrix(A) || size(A, 2) ~= n || ~isequal(size(B), [n, 1])
    error('Control:design:acker1', 'acker: expected a square matrix and a column with as many rows');
  end
  if numel(p) ~= n
    error('Control:design:acker2', 'acker: there must be as many poles as states');
  end
  Co = ctrb(A, B);
  if rank(Co) < n
    error('Control:design:acker3', 'acker: the system is not controllable');
  end
  wanted = polyvalm(poly(p(:)), A);
  last = zeros(1, n);
  last(n) = 1;
  K = last / Co * wanted;
  if isreal(A) && isreal(B)
    K = real(K);
  end
end
