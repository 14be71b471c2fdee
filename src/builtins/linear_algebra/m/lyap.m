function X = lyap(A, B, C, E)
  narginchk(2, 4);
  square(A);
  if nargin == 3
    % A * X + X * B + C = 0.
    square(B);
    if size(C, 1) ~= size(A, 1) || size(C, 2) ~= size(B, 1)
      error('Control:foundation:Lyapunov1', 'lyap: the sizes of the matrices do not agree');
    end
    X = sylvester(A, B, -C);
    return;
  end
  if ~isequal(size(A), size(B))
    error('Control:foundation:Lyapunov1', 'lyap: the sizes of the matrices do not agree');
  end
  if nargin == 4
    % A * X * E' + E * X * A' + Q = 0.
    if ~isempty(C) || ~isequal(size(E), size(A))
      error('Control:foundation:Lyapunov2', 'lyap: expected lyap(A, Q, [], E) with matrices of the same size');
    end
    A = E \ A;
    B = E \ B / E';
  end
  X = sylvester(A, A', -B);
  if ishermitian(B)
    X = (X + X') / 2;
  end
end

function square(A)
  if ~isnumeric(A) || ~ismatrix(A) || size(A, 1) ~= size(A, 2)
    error('Control:foundation:Lyapunov3', 'lyap: expected square matrices');
  end
end
