function total = bwarea(BW)
  % Pratt, Digital Image Processing, 1991, section 18.2.
  BW = imagebinary('bwarea', BW);
  if ~ismatrix(BW)
    error('images:bwarea:invalidImage', 'bwarea: the image must be a matrix');
  end
  P = double(imagepad(BW, [1, 1], [1, 1], false));
  a = P(1:end - 1, 1:end - 1);
  b = P(2:end, 1:end - 1);
  c = P(1:end - 1, 2:end);
  d = P(2:end, 2:end);
  quads = a + b + c + d;
  total = nnz(quads == 1) / 4 + nnz(quads == 2) / 2 + nnz(quads == 2 & a == d) / 4 + nnz(quads == 3) * 7 / 8 + ...
          nnz(quads == 4);
end
