function [Q1, R1] = qrdelete(Q, R, j, orient)
  if nargin < 4
    orient = 'col';
  end
  if ~any(strcmp(orient, {'col', 'row'}))
    error('MATLAB:qrdelete:InvalidOrient', 'qrdelete: ORIENT must be ''col'' or ''row''');
  end
  if size(Q, 2) ~= size(R, 1)
    error('MATLAB:qrdelete:SizeMismatch', 'qrdelete: the dimensions of Q and R do not fit');
  end
  A = Q * R;
  whole = size(Q, 1) == size(Q, 2);
  rows = strcmp(orient, 'row');
  if ~(j >= 1 && j <= size(A, 2 - rows)) || (rows && ~whole)
    error('MATLAB:qrdelete:IndexOutOfRange', 'qrdelete: the index does not fit');
  end
  if rows
    A(j, :) = [];
  else
    A(:, j) = [];
  end
  [Q1, R1] = qrsize(A, whole);
end
