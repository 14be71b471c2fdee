function e = bweuler(BW, conn)
  % Pratt, Digital Image Processing, 1991, section 18.2: quads of pixels with one, three, and two opposite ones.
  BW = imagebinary('bweuler', BW);
  if ~ismatrix(BW)
    error('images:bweuler:invalidImage', 'bweuler: the image must be a matrix');
  end
  if nargin < 2
    conn = 8;
  elseif ~(isequal(conn, 4) || isequal(conn, 8))
    error('images:bweuler:invalidConnectivity', 'bweuler: the connectivity must be 4 or 8');
  end
  P = double(imagepad(BW, [1, 1], [1, 1], false));
  a = P(1:end - 1, 1:end - 1);
  b = P(2:end, 1:end - 1);
  c = P(1:end - 1, 2:end);
  d = P(2:end, 2:end);
  quads = a + b + c + d;
  crossed = nnz(quads == 2 & a == d);
  e = (nnz(quads == 1) - nnz(quads == 3) + 2 * crossed * (1 - 2 * (conn == 8))) / 4;
end
