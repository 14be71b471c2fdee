function [Q, R] = qrsize(A, whole)
  if whole
    [Q, R] = qr(A);
  else
    [Q, R] = qr(A, 0);
  end
end
