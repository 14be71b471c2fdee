function T = graydist(I, varargin)
  % Soille, Generalized geodesy via geodesic time, Pattern Recognition Letters 15 (1994).
  imagecheck('graydist', I);
  [seeds, method] = imageseeds('graydist', size(I), varargin);
  T = imagegeodesic(double(I), seeds, method);
  if ~isa(I, 'double')
    T = single(T);
  end
end
