function T = rotm2tform(R)
  R = rotationpages('rotm2tform', R, 3);
  T = zeros(4, 4, size(R, 3), 'like', R);
  T(1:3, 1:3, :) = R;
  T(4, 4, :) = 1;
end
