function BW = bwconvhull(BW, method, conn)
  BW = imagebinary('bwconvhull', BW);
  if ~ismatrix(BW)
    error('images:bwconvhull:invalidImage', 'bwconvhull: the image must be a matrix');
  end
  if nargin < 2
    method = 'union';
  end
  method = imageword('bwconvhull', method, {'union', 'objects'});
  if nargin < 3
    conn = [];
  end
  if strcmp(method, 'union')
    regions = double(BW);
  else
    regions = imagecomponents(BW, imageconn('bwconvhull', conn, 2));
  end
  hulls = regionprops(regions, 'ConvexImage', 'SubarrayIdx');
  for k = 1:numel(hulls)
    at = hulls(k).SubarrayIdx;
    BW(at{:}) = BW(at{:}) | hulls(k).ConvexImage;
  end
end
