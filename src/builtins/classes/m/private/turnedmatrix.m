function A = turnedmatrix(given)
  % The matrix that is given, or that of a scale, an angle in degrees or a rotation, and a translation.
  A = given{1};
  if numel(given) > 1
    R = given{2};
    if isscalar(R)
      R = [cosd(R), -sind(R); sind(R), cosd(R)];
    end
    v = [0; 0];
    if numel(given) > 2
      v = given{3};
    end
    A = [A * R, v(:); 0, 0, 1];
  end
end
