function y = rotdim(x, n, plane)
  if nargin < 1
    error('MATLAB:minrhs', 'rotdim: expected an array');
  end
  if nargin < 2 || isempty(n)
    n = 1;
  elseif ~(isscalar(n) && n == fix(n))
    error('MATLAB:rotdim:badTurns', 'rotdim: the number of turns must be an integer');
  end
  nd = ndims(x);
  if nargin < 3
    wide = find(size(x) ~= 1);
    if numel(wide) >= 2
      plane = wide(1:2);
    else
      plane = [1, 2];
    end
  elseif ~(numel(plane) == 2 && all(plane == fix(plane)) && all(plane > 0) && plane(1) ~= plane(2))
    error('MATLAB:rotdim:badPlane', 'rotdim: the plane must be two different dimensions');
  end
  order = 1:max(nd, max(plane));
  order(plane) = plane([2, 1]);
  switch mod(n, 4)
    case 0
      y = x;
    case 1
      y = flip(permute(x, order), min(plane));
    case 2
      y = flip(flip(x, plane(1)), plane(2));
    case 3
      y = flip(permute(x, order), max(plane));
  end
end
