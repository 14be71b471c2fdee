function sol = pdepe(m, pde, ic, bc, x, tspan, options, varargin)
  % R. D. Skeel and M. Berzins, A method for the spatial discretization of parabolic equations, 1990.
  if ~any(m == [0, 1, 2])
    error('MATLAB:pdepe:InvalidM', 'pdepe: m must be 0, 1 or 2');
  end
  if ~isa(pde, 'function_handle') || ~isa(ic, 'function_handle') || ~isa(bc, 'function_handle')
    error('MATLAB:pdepe:badFunction', 'pdepe: expected function handles of the equation, the beginning and the ends');
  end
  x = reshape(double(x), 1, []);
  if numel(x) < 3 || any(diff(x) <= 0)
    error('MATLAB:pdepe:badMesh', 'pdepe: expected a mesh of at least three increasing places');
  end
  if m > 0 && x(1) < 0
    error('MATLAB:pdepe:badMesh', 'pdepe: with m > 0 the mesh must not begin below 0');
  end
  if numel(tspan) < 3 || any(diff(tspan) <= 0)
    error('MATLAB:pdepe:badTspan', 'pdepe: expected at least three times in order');
  end
  opts = odeset();
  if nargin > 6 && isstruct(options)
    opts = odeset(options);
  end
  N = numel(x);
  u = [];
  for j = 1:N
    u(:, j) = reshape(ic(x(j), varargin{:}), [], 1);
  end
  n = size(u, 1);
  middle = (x(1:end - 1) + x(2:end)) / 2;
  d.x = x;
  d.middle = middle;
  d.m = m;
  d.n = n;
  d.N = N;
  d.right = (middle .^ (m + 1) - x(1:end - 1) .^ (m + 1)) / (m + 1);
  d.left = (x(2:end) .^ (m + 1) - middle .^ (m + 1)) / (m + 1);
  d.pde = @(x, t, u, ux) pde(x, t, u, ux, varargin{:});
  d.bc = @(ul, ur, t) bc(x(1), ul, x(end), ur, t, varargin{:});
  y = u(:);
  if ~isfloat(tspan)
    tspan = double(tspan);
  end
  t = tspan(1);
  [C, G] = spread(d, t, y);
  % What no time derivative decides is made to hold at the beginning.
  held = C == 0;
  for iter = 1:10
    if ~any(held)
      break;
    end
    J = slopes_by_y(d, t, y, G);
    change = J(held, held) \ G(held);
    y(held) = y(held) - change;
    [C, G] = spread(d, t, y);
    if max(abs(change)) <= 1e-10 * max(1, max(abs(y)))
      break;
    end
  end
  yp = G ./ (C + held);
  yp(held) = 0;
  F = @(t, y, yp) remainder(d, t, y, yp);
  slopes = @(t, y, yp) both_slopes(d, t, y, yp);
  [T, Y] = ode_implicit('pdepe', F, slopes, tspan, y, yp, opts);
  sol = permute(reshape(Y.', n, N, []), [3, 2, 1]);
end

function r = remainder(d, t, y, yp)
  [C, G] = spread(d, t, y);
  r = C .* yp - G;
end

function [C, G] = spread(d, t, y)
  % C * u' = G at the nodes: what flows through the middles of intervals, and what comes up around each node.
  U = reshape(y, d.n, d.N);
  C = zeros(d.n, d.N);
  G = zeros(d.n, d.N);
  for j = 1:d.N - 1
    h = d.x(j + 1) - d.x(j);
    [c, f, s] = d.pde(d.middle(j), t, (U(:, j) + U(:, j + 1)) / 2, (U(:, j + 1) - U(:, j)) / h);
    flow = d.middle(j) ^ d.m * f(:);
    C(:, j) = C(:, j) + d.right(j) * c(:);
    C(:, j + 1) = C(:, j + 1) + d.left(j) * c(:);
    G(:, j) = G(:, j) + d.right(j) * s(:) + flow;
    G(:, j + 1) = G(:, j + 1) + d.left(j) * s(:) - flow;
  end
  [pl, ql, pr, qr] = d.bc(U(:, 1), U(:, end), t);
  if ~(d.m > 0 && d.x(1) == 0)
    [C(:, 1), G(:, 1)] = bounded(C(:, 1), G(:, 1), pl(:), ql(:), d.x(1) ^ d.m);
  end
  [C(:, end), G(:, end)] = bounded(C(:, end), G(:, end), pr(:), qr(:), -d.x(end) ^ d.m);
  C = C(:);
  G = G(:);
end

function [C, G] = bounded(C, G, p, q, size_of)
  fixed = q == 0;
  C(fixed) = 0;
  G(fixed) = p(fixed);
  G(~fixed) = G(~fixed) + size_of * p(~fixed) ./ q(~fixed);
end

function [Fy, Fyp] = both_slopes(d, t, y, yp)
  [C, G] = spread(d, t, y);
  Fyp = diag(C);
  Fy = by_groups(d, y, C .* yp - G, @(y) remainder(d, t, y, yp));
end

function J = slopes_by_y(d, t, y, G)
  J = by_groups(d, y, G, @(y) second(d, t, y));
end

function G = second(d, t, y)
  [~, G] = spread(d, t, y);
end

function J = by_groups(d, y, base, f)
  % Every third node at once, as a node sees its neighbours alone.
  J = zeros(d.n * d.N);
  small = sqrt(eps) * max(abs(y), 1e-3);
  for k = 1:d.n
    for first = 1:3
      nodes = first:3:d.N;
      at = (nodes - 1) * d.n + k;
      moved = y;
      moved(at) = moved(at) + small(at);
      change = f(moved) - base;
      for j = nodes
        rows = (max(j - 2, 0) * d.n + 1):(min(j + 1, d.N) * d.n);
        J(rows, (j - 1) * d.n + k) = change(rows) / small((j - 1) * d.n + k);
      end
    end
  end
end
