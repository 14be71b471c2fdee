function v = tform2trvec(T)
  T = rotationpages('tform2trvec', T, 4);
  v = reshape(T(1:3, 4, :) ./ T(4, 4, :), 3, []).';
end
