function y = rotdim(x, n, plane)
  % Quarter turns, each an exchange of two dimensions and a reflection.
  if nargin < 2 || isempty(n)
    n = 1;
  end
  if nargin < 3
    long = [find(size(x) ~= 1), 0];
    plane = [1, 2];
    if numel(long) > 2
      plane = long(1:2);
    end
  end
  if ~isscalar(n) || n ~= fix(n)
    error('MATLAB:rotdim:badTurns', 'rotdim: the number of turns must be an integer');
  end
  if numel(unique(plane)) ~= 2 || numel(plane) ~= 2 || any(plane < 1 | plane ~= fix(plane))
    error('MATLAB:rotdim:badPlane', 'rotdim: the plane must be two different dimensions');
  end
  exchange = 1:max([ndims(x), plane]);
  exchange(plane) = plane([2, 1]);
  y = x;
  for turn = 1:mod(n, 4)
    y = flip(permute(y, exchange), min(plane));
  end
end
