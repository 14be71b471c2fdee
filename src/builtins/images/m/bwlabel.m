function [L, n] = bwlabel(BW, conn)
  BW = imagebinary('bwlabel', BW);
  if ~ismatrix(BW)
    error('images:bwlabel:invalidImage', 'bwlabel: the image must be a matrix');
  end
  if nargin < 2
    conn = 8;
  elseif ~(isequal(conn, 4) || isequal(conn, 8))
    error('images:bwlabel:invalidConnectivity', 'bwlabel: the connectivity must be 4 or 8');
  end
  [L, n] = imagecomponents(BW, imageconn('bwlabel', conn, 2));
end
