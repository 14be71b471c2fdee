function [Q1, R1] = qrinsert(Q, R, j, x, orient)
  if nargin < 5
    orient = 'col';
  end
  if ~any(strcmp(orient, {'col', 'row'}))
    error('MATLAB:qrinsert:InvalidOrient', 'qrinsert: ORIENT must be ''col'' or ''row''');
  end
  if size(Q, 2) ~= size(R, 1)
    error('MATLAB:qrinsert:SizeMismatch', 'qrinsert: the dimensions of Q and R do not fit');
  end
  A = Q * R;
  whole = size(Q, 1) == size(Q, 2);
  if strcmp(orient, 'col')
    if ~isequal(size(x), [size(A, 1), 1]) || ~(j >= 1 && j <= size(A, 2) + 1)
      error('MATLAB:qrinsert:SizeMismatch', 'qrinsert: the column or its place does not fit');
    end
    A = [A(:, 1:j - 1), x, A(:, j:end)];
  else
    if ~whole || ~isequal(size(x), [1, size(A, 2)]) || ~(j >= 1 && j <= size(A, 1) + 1)
      error('MATLAB:qrinsert:SizeMismatch', 'qrinsert: the row or its place does not fit');
    end
    A = [A(1:j - 1, :); x; A(j:end, :)];
  end
  [Q1, R1] = qrsize(A, whole);
end
