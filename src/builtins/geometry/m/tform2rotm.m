function R = tform2rotm(T)
  T = rotationpages('tform2rotm', T, 4);
  R = T(1:3, 1:3, :) ./ T(4, 4, :);
end
