function BW = bwareaopen(BW, P, conn)
  BW = imagebinary('bwareaopen', BW);
  if ~(isnumeric(P) && isscalar(P) && P >= 0)
    error('images:bwareaopen:invalidArea', 'bwareaopen: the least number of pixels must be a nonnegative number');
  end
  if nargin < 3
    conn = [];
  end
  [L, ~, area] = imagecomponents(BW, imageconn('bwareaopen', conn, ndims(BW)));
  kept = [false; area >= P];
  BW = reshape(kept(L + 1), size(BW));
end
