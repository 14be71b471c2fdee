function A = speye(m, n, varargin)
  if nargin == 0
    m = 1;
  end
  if nargin < 2
    n = m(end);
    m = m(1);
  end
  k = 1:min(m, n);
  A = sparse(k, k, ones(size(k), varargin{:}), m, n);
end
