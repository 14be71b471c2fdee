function [b, a] = stmcb(h, varargin)
  % K. Steiglitz and L. E. McBride, A technique for the identification of linear systems, 1965.
  x = eye(numel(h), 1);
  if nargin > 3 && numel(varargin{1}) == numel(h)
    x = varargin{1};
    varargin(1) = [];
  end
  if numel(varargin) < 2 || ~(isnumeric(h) && isvector(h) && numel(h) > sum([varargin{1:2}]))
    error('signal:stmcb:invalidInput', 'stmcb: expected a signal, perhaps what caused it, and two degrees below its length');
  end
  [nb, na] = varargin{1:2};
  count = 5;
  if numel(varargin) > 2
    count = varargin{3};
  end
  if numel(varargin) > 3
    a = varargin{4};
  elseif isequal(x, eye(numel(h), 1))
    [~, a] = prony(h, 0, na);
  else
    a = 1;
  end
  for k = 1:count
    u = filter(1, a, x(:));
    v = filter(1, a, h(:));
    c = [-toeplitz([0; v(1:end - 1)], zeros(1, na)), toeplitz(u, [u(1), zeros(1, nb)])] \ v;
    a = [1; c(1:na)].';
    b = c(na + 1:end).';
  end
end
