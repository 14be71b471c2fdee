function [Q1, R1] = qrupdate(Q, R, u, v)
  if size(Q, 2) ~= size(R, 1) || size(u, 1) ~= size(Q, 1) || size(v, 1) ~= size(R, 2) || size(u, 2) ~= size(v, 2)
    error('MATLAB:qrupdate:SizeMismatch', 'qrupdate: the dimensions of Q, R, u and v do not fit');
  end
  [Q1, R1] = qrsize(Q * R + u * v', size(Q, 1) == size(Q, 2));
end
