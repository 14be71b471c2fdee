function tf = usejava(feature)
  if nargin < 1 || ~ischar(feature)
    error('MATLAB:usejava:InvalidFeature', 'usejava: expected the name of a feature');
  end
  tf = false;
end
