function map = flag(n)
  if nargin < 1
    n = 256;
  elseif ~isscalar(n) || ~isnumeric(n) || ~isreal(n)
    error('MATLAB:flag:InvalidSize', 'flag: N must be a real scalar, found %s', class(n));
  end
  cycle = [1, 0, 0; 1, 1, 1; 0, 0, 1; 0, 0, 0];
  rows = floor(max(double(n), 0));
  map = repmat(cycle, ceil(rows / size(cycle, 1)), 1);
  map(rows + 1:end, :) = [];
end
