function xyz = whitepoint(name)
  if nargin < 1
    name = 'icc';
  elseif ~(ischar(name) || isstring(name))
    error('images:whitepoint:invalidName', 'whitepoint: expected the name of an illuminant, found %s', class(name));
  end
  xyz = imagewhite('whitepoint', name);
end
