function n = fskipl(fid, count)
  if nargin < 2
    count = 1;
  end
  n = 0;
  while n < count && ischar(fgetl(fid))
    n = n + 1;
  end
end
