function x = im2double(x, kind)
  if nargin > 1
    if ~strcmp(kind, 'indexed')
      error('MATLAB:im2double:InvalidType', 'im2double: the second argument must be ''indexed''');
    end
    if any(strcmp(class(x), {'int8', 'int16', 'int32', 'int64'}))
      error('MATLAB:im2double:InvalidIndex', 'im2double: an indexed image must be of an unsigned integer class, logical or floating point');
    end
    x = double(x) + isinteger(x);
    return;
  end
  switch class(x)
    case {'uint8', 'uint16'}
      x = double(x) / double(intmax(class(x)));
    case {'int8', 'int16'}
      x = (double(x) - double(intmin(class(x)))) / (double(intmax(class(x))) - double(intmin(class(x))));
    case {'double', 'single', 'logical'}
      x = double(x);
    otherwise
      error('MATLAB:im2double:InvalidClass', 'im2double: expected uint8, uint16, int16, logical, single or double, found %s', class(x));
  end
end
