function T = trvec2tform(v)
  v = rotationrows('trvec2tform', v, 3);
  T = repmat(eye(4, 'like', v), 1, 1, size(v, 1));
  T(1:3, 4, :) = reshape(v.', 3, 1, []);
end
