function h = lightangle(varargin)
  [az, el] = varargin{end - 1:end};
  made = light('Position', [sind(az) * cosd(el), -cosd(az) * cosd(el), sind(el)]);
  if nargout > 0
    h = made;
  end
end
